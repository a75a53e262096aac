/** The sheet both tables show: 500 orders by 40 columns, the same on every run. */
const rowCount = 500;
const columnCount = 40;

/** A row of texts, one a column. */
export interface SheetRow {
  readonly key: string;
  readonly cells: readonly string[];
}

/** The columns of both tables. */
export const sheetColumns = Array.from({ length: columnCount }, (_column, index) => ({
  id: `c${index}`,
  index,
  title: `Column ${index + 1}`,
}));

/** The rows of both tables, page by page; the values repeat from run to run. */
export const sheetPages: readonly (readonly SheetRow[])[] = [0, 1].map((page) =>
  Array.from({ length: rowCount }, (_row, index) => rowAt(page * rowCount + index)),
);

function rowAt(row: number): SheetRow {
  return {
    key: `row-${row}`,
    cells: sheetColumns.map(({ index }) => `${(row * 7919 + index * 104_729) % 10_007} value ${index}`),
  };
}

/** Rows in the order of one column. */
export function sortedBy(rows: readonly SheetRow[], index: number, direction: 'asc' | 'desc'): readonly SheetRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.cells[index] ?? '').localeCompare(other.cells[index] ?? ''));
}
