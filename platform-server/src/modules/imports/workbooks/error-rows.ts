import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type CellInput, neutralizeFormula } from '../../../spreadsheets/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';

/** Yields refused rows as rows of a workbook: what is wrong, then the texts as the file has them, rows of sub-tables below. */
export async function* errorRows(
  refused: AsyncIterable<ImportRow>,
  targets: readonly ImportTarget[],
  locale: Locale,
): AsyncGenerator<readonly CellInput[]> {
  for await (const row of refused) {
    const height = Math.max(1, ...Object.values(row.children).map(({ length }) => length));
    for (let at = 0; at < height; at += 1) {
      const problems = at === 0 ? problemsOf(row, targets, locale) : null;
      yield [problems, ...targets.map((target) => textAt(row, target, at))];
    }
  }
}

function textAt(row: ImportRow, { code, parent }: ImportTarget, at: number): CellInput {
  const cells = parent === null ? (at === 0 ? row.cells : {}) : (row.children[parent.code]?.[at]?.cells ?? {});
  const text = cells[code]?.text ?? '';
  return text === '' ? null : neutralizeFormula(text);
}

function problemsOf({ cells, children, reason }: ImportRow, targets: readonly ImportTarget[], locale: Locale): string {
  const named = (cell: ImportCell | undefined, target: ImportTarget) =>
    cell?.problem === undefined ? [] : [`${propertyName(target.property, locale)}: ${cell.problem.reason}`];
  const own = targets.flatMap((target) => {
    const { code, parent } = target;
    if (parent === null) return named(cells[code], target);
    return (children[parent.code] ?? []).flatMap((row) => named(row.cells[code], target));
  });
  return neutralizeFormula([...(reason === null ? [] : [reason]), ...own].join('\n'));
}
