import type { RowValue } from '@portico/shared-kit/fields';
import type { ExportedRecord } from '../../record-store/index.ts';
import type { CellInput } from '../../spreadsheets/index.ts';
import type { PlannedColumn } from './export-columns.ts';

/** Rules by which a record becomes rows. */
interface RowRules {
  readonly columns: readonly PlannedColumn[];
  /** Cell of what the reader may not see. */
  readonly hidden: string;
  /** True where each row says all of its record; else the first one of each alone. */
  readonly repeatsRecord: boolean;
}

/** Returns a function that makes the rows of a record: as many as its longest sub-table has, and one at least. */
export function rowMaker({ columns, hidden, repeatsRecord }: RowRules) {
  return (record: ExportedRecord): CellInput[][] => {
    const count = columns.reduce(
      (most, { code, children }) => Math.max(most, sheetRows(record, code, children).length),
      1,
    );
    return Array.from({ length: count }, (_, at) =>
      columns.flatMap(({ code, field, children }): CellInput[] => {
        const isHidden = record.hidden.has(code);
        const isSaid = at === 0 || repeatsRecord;
        if (children === null) return [isSaid ? (isHidden ? hidden : field.cellOf(record.data[code])) : null];
        if (isHidden) return children.map(() => (isSaid ? hidden : null));
        const row = sheetRows(record, code, children)[at];
        if (row === undefined) return children.map(() => null);
        return children.map((child) =>
          record.hidden.has(`${code}.${child.code}`) ? hidden : child.cellOf(row[child.code]),
        );
      }),
    );
  };
}

function sheetRows(
  { data, hidden }: ExportedRecord,
  code: string,
  children: PlannedColumn['children'],
): readonly RowValue[] {
  if (children === null || hidden.has(code)) return [];
  return (data[code] as readonly RowValue[] | null | undefined) ?? [];
}
