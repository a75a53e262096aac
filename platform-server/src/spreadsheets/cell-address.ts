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

/** Returns the number of a column from 0 by its letters, or -1 where these are none. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * letterCount + ((letter.codePointAt(0) ?? 0) - firstLetter + 1);
  return column - 1;
}

const range = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/;

/** Returns the rectangle that `A1:B2` or `A1` names, or null where it is neither. */
export function parseRange(text: string): CellRange | null {
  const [, letters, row, lastLetters = letters, lastRow = row] = range.exec(text) ?? [];
  if (letters === undefined || lastLetters === undefined) return null;
  return {
    firstRow: Number(row),
    lastRow: Number(lastRow),
    firstColumn: columnOf(letters),
    lastColumn: columnOf(lastLetters),
  };
}
