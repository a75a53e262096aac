import { cellLimits } from '@portico/shared-kit/contract/cell-limits';
import type { Cell, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { isEmptyValue } from '@portico/shared-kit/fields';
import type { BlockRequest } from './block-request.ts';
import type { TextTable } from './copied-table.ts';

/** Row of a block as it is to be: of a record, or of a new one. */
export interface PlannedRow {
  readonly record: BizRecord | null;
  readonly cells: readonly Cell[];
}

/** Cells that are to be written, and what of the request cannot be. */
export interface BlockPlan {
  readonly does: BlockRequest['does'];
  /** Rows and columns of the request. */
  readonly size: { readonly rows: number; readonly columns: number };
  /** Fields that are written, by the places of the cells. */
  readonly codes: readonly string[];
  readonly rows: readonly PlannedRow[];
  /** Columns of the list that this person does not write. */
  readonly closed: readonly string[];
  /** Columns of what was pasted that are beyond the last one of the list. */
  readonly beyond: number;
}

/** Returns what a request writes; `isOpen` says whether this person may write a field at all. `table` is what was pasted. */
export function blockPlan(request: BlockRequest, isOpen: (code: string) => boolean, table: TextTable): BlockPlan {
  const { does, target } = request;
  const texts = does === 'paste' ? spread(table, target) : null;
  const width = texts === null ? target.columnIds.length : (texts[0]?.length ?? 0);
  const height = texts === null ? target.rows.length : texts.length;
  const columns = target.room.columnIds.slice(0, width).map((code, at) => ({ code, at }));
  const open = columns.filter(({ code }) => isOpen(code));
  const cellOf =
    (row: number, record: BizRecord | null) => (column: { readonly code: string; readonly at: number }) => {
      if (texts !== null) return texts[row]?.[column.at] ?? null;
      return record === null || request.does === 'paste' ? null : commandCell(request, { row, column, record });
    };
  return {
    does,
    size: { rows: height, columns: width },
    codes: open.map(({ code }) => code),
    rows: Array.from({ length: height }, (_, row) => {
      const record = target.room.rows[row] ?? null;
      return { record, cells: open.map(cellOf(row, record)) };
    }),
    closed: columns.filter(({ code }) => !isOpen(code)).map(({ code }) => code),
    beyond: width - columns.length,
  };
}

/** Repeats what was pasted over a block that is a multiple of it, as one cell over several. */
function spread(table: TextTable, { rows, columnIds }: BlockRequest['target']): TextTable {
  const [height, width] = [table.length, table[0]?.length ?? 0];
  if (height === 0 || width === 0) return table;
  const isMultiple = rows.length % height === 0 && columnIds.length % width === 0;
  if (!isMultiple || (rows.length === height && columnIds.length === width)) return table;
  return rows.map((_, row) => columnIds.map((__, column) => table[row % height]?.[column % width] ?? ''));
}

type CommandRequest = Exclude<BlockRequest, { readonly does: 'paste' }>;

interface CellInBlock {
  readonly row: number;
  readonly column: { readonly code: string; readonly at: number };
  readonly record: BizRecord;
}

/** A cell of a block that is filled or emptied; null for those that it is filled from, and for what is empty already. */
function commandCell(request: CommandRequest, { row, column, record }: CellInBlock): Cell {
  const { does, source, target } = request;
  if (does === 'empty') return isEmptyValue(record.data[column.code]) ? null : '';
  const place = does === 'fillDown' ? row : column.at;
  if (place < source) return null;
  const from = does === 'fillDown' ? target.rows[row % source] : record;
  const code = does === 'fillDown' ? column.code : target.columnIds[column.at % source];
  return { value: (code === undefined ? null : from?.data[code]) ?? null };
}

/** Limit that a plan goes beyond; null where it keeps to all of them. */
export function limitOf({ rows, codes }: Pick<BlockPlan, 'rows' | 'codes'>): 'rows' | 'columns' | null {
  if (rows.length > cellLimits.rows) return 'rows';
  return codes.length > cellLimits.columns ? 'columns' : null;
}

/** Returns the rows that are sent: those of records, and where `addsRows` those of new ones. Rows that say nothing are left out. */
export function sentRows({ rows }: BlockPlan, addsRows: boolean): readonly PlannedRow[] {
  const says = ({ record, cells }: PlannedRow) =>
    cells.some((cell) => cell !== null && (record !== null || cell !== ''));
  return rows.filter((row) => (addsRows || row.record !== null) && says(row));
}

/** Returns rows as the server takes them, each record with the version that its person saw, or that of an own save since. */
export function inputRows(
  rows: readonly PlannedRow[],
  versionOf: (record: BizRecord) => number,
): ChangeCellsInput['rows'] {
  return rows.map(({ record, cells }) => ({
    ...(record === null ? {} : { record: { id: record.id, version: versionOf(record) } }),
    cells: [...cells],
  }));
}
