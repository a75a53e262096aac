import type { ImportReason } from '@portico/shared-kit/contract/imports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RowLevelPolicy } from '../../../record-store/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import { importsTexts } from '../imports.texts.ts';
import type { TargetedRecord } from '../reading/find-overwritten.ts';

/** Rows that are named for a column. */
const mostRows = 10;

/** Tells, once for each column, which ones were left out of new records because their person may not fill them in. */
export function leftOutColumns(
  targets: readonly ImportTarget[],
  { fields: { readOnlyWhenNew } }: Pick<RowLevelPolicy, 'fields'>,
  locale: Locale,
) {
  const isLeftOut = ({ path, code, parent }: ImportTarget) =>
    readOnlyWhenNew.has(path) || readOnlyWhenNew.has(parent?.code ?? code);
  const columns = targets.filter(isLeftOut).map((target) => ({ target, count: 0, firstRows: [] as number[] }));
  return {
    note({ source, overwrites }: TargetedRecord): void {
      if (overwrites !== null) return;
      for (const column of columns) {
        const { code, parent } = column.target;
        const rows = parent === null ? [source] : (source.children[parent.code] ?? []);
        if (!rows.some(({ cells }) => cells[code] !== undefined)) continue;
        column.count += 1;
        if (column.firstRows.length < mostRows) column.firstRows.push(source.rowNumber);
      }
    },
    reasons: (): ImportReason[] =>
      columns
        .filter(({ count }) => count > 0)
        .map(({ target, count, firstRows }) => ({
          propertyPath: target.path,
          reason: importsTexts.t(locale, 'leftOut'),
          count,
          firstRows,
        })),
  };
}
