import type { SpreadsheetCell, SpreadsheetRow } from '../cells.ts';

const kinds = ['text', 'number', 'boolean', 'date', 'dateTime', 'time', 'error'] as const;
const numberOfKind = Object.fromEntries(kinds.map((kind, index) => [kind, index]));

/** Rows as they go from one thread to another: flat arrays, which cost a fraction of as many objects. */
export interface RowBatch {
  /** Number of each row and, behind it, of its cells. */
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly columns: Uint16Array<ArrayBuffer>;
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly values: readonly (string | number | boolean)[];
}

/** Returns rows as flat arrays. */
export function packRows(rows: readonly SpreadsheetRow[]): RowBatch {
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  const batch = {
    rows: new Uint32Array(rows.length * 2),
    columns: new Uint16Array(count),
    kinds: new Uint8Array(count),
    values: [] as (string | number | boolean)[],
  };
  for (const [index, { row, cells }] of rows.entries()) {
    batch.rows.set([row, cells.length], index * 2);
    for (const { column, kind, value } of cells) {
      batch.columns[batch.values.length] = column;
      batch.kinds[batch.values.length] = numberOfKind[kind] ?? 0;
      batch.values.push(value);
    }
  }
  return batch;
}

/** Returns the rows that flat arrays hold. */
export function unpackRows({ rows, columns, kinds: kindNumbers, values }: RowBatch): SpreadsheetRow[] {
  const unpacked: SpreadsheetRow[] = [];
  let at = 0;
  for (let index = 0; index < rows.length; index += 2) {
    const cells: SpreadsheetCell[] = [];
    for (const end = at + (rows[index + 1] ?? 0); at < end; at += 1) {
      cells.push({ column: columns[at], kind: kinds[kindNumbers[at] ?? 0], value: values[at] } as SpreadsheetCell);
    }
    unpacked.push({ row: rows[index] ?? 0, cells });
  }
  return unpacked;
}
