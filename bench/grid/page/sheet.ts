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

/** The rows of both tables; the values repeat from run to run. */
export const sheetRows: readonly SheetRow[] = Array.from({ length: rowCount }, (_row, row) => ({
  key: `row-${row}`,
  cells: sheetColumns.map(({ index }) => `${(row * 7919 + index * 104_729) % 10_007} value ${index}`),
}));

/** The rows in the order of one column. */
export function sortedBy(index: number, direction: 'asc' | 'desc'): readonly SheetRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return sheetRows.toSorted((one, other) => sign * (one.cells[index] ?? '').localeCompare(other.cells[index] ?? ''));
}
