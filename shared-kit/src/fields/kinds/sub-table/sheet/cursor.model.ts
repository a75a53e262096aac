/** Position of a cell, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Cells beside and under one another, both ends included. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Size of a sheet: its rows and columns, and the rows that a screen shows. */
export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
  readonly screen: number;
}

/** The cell nearest to a position that may lie outside. */
export function nearest({ row, column }: CellPosition, { rows, columns }: SheetSize): CellPosition {
  const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));
  return { row: within(row, rows), column: within(column, columns) };
}

/** The next cell for Tab, the one before it for `step` -1, over the ends of rows; null where the rows end. */
export function stepped(
  { row, column }: CellPosition,
  step: 1 | -1,
  { rows, columns }: SheetSize,
): CellPosition | null {
  const at = row * columns + column + step;
  return at < 0 || at >= rows * columns ? null : { row: Math.floor(at / columns), column: at % columns };
}

/** The cells between two corners. */
export function areaBetween(one: CellPosition, other: CellPosition): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}
