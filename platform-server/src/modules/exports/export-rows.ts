import type { RowValue } from '@portico/shared-kit/fields';
import type { ExportedRecord } from '../../record-store/index.ts';
import { type CellInput, mergedCell } from '../../spreadsheets/index.ts';
import type { PlannedColumn } from './export-columns.ts';

/** Rules by which a record becomes rows. */
interface RowRules {
  readonly columns: readonly PlannedColumn[];
  /** Cell of what the reader may not see. */
  readonly hidden: string;
  /** Cells of a record beside its second row and those that follow: its values again, one with the first, or nothing. */
  readonly following: 'repeated' | 'merged' | 'empty';
}

/** Merged cells that one file has at most: the list of them is held until the sheet ends, and programs open more slowly. */
const mostMerged = 50_000;

/** Returns true where the values of each record may stand beside all of its rows, in whichever way these fall. */
export function mergesRecords(records: number, columns: readonly Pick<PlannedColumn, 'children'>[]): boolean {
  return records * columns.filter(({ children }) => children === null).length <= mostMerged;
}

/** Returns a function that makes the rows of a record: as many as its longest sub-table has, and one at least. */
export function rowMaker({ columns, hidden, following }: RowRules) {
  const covered = following === 'merged' ? mergedCell : null;
  return (record: ExportedRecord): CellInput[][] => {
    const count = columns.reduce(
      (most, { code, children }) => Math.max(most, sheetRows(record, code, children).length),
      1,
    );
    return Array.from({ length: count }, (_, at) =>
      columns.flatMap(({ code, field, children }): CellInput[] => {
        const isHidden = record.hidden.has(code);
        const isSaid = at === 0 || following === 'repeated';
        if (children === null) return [isSaid ? (isHidden ? hidden : field.cellOf(record.data[code])) : covered];
        if (isHidden) return children.map(() => (isSaid ? hidden : covered));
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
