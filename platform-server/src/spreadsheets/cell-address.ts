const letterCount = 26;
const firstLetter = 65;

/** Returns the letters of a column that counts from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCodePoint(firstLetter + (column % letterCount));
  return column < letterCount ? letter : columnLetters(Math.floor(column / letterCount) - 1) + letter;
}

/** Cells of a rectangle; rows count from 1, columns from 0, and both ends belong to it. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Returns a rectangle as `A1:B2`. */
export function rangeText({ firstRow, lastRow, firstColumn, lastColumn }: CellRange): string {
  return `${columnLetters(firstColumn)}${firstRow}:${columnLetters(lastColumn)}${lastRow}`;
}
