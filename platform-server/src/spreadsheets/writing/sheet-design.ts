import type { CellInput } from '../cells.ts';

/** Choices of a column, offered below its head; other values are refused by the spreadsheet program, unless it is open. */
export interface ChoiceList {
  readonly values: readonly string[];
  /** Text shown for another value. */
  readonly errorMessage?: string;
  readonly isOpen?: boolean;
}

/** Column of a sheet. */
export interface SheetColumn {
  /** Width in characters. */
  readonly width?: number;
  /** Number format code of the cells, those that people fill in too: `@` for texts, `0.00`, `yyyy-mm-dd`. */
  readonly format?: string;
  readonly choices?: ChoiceList;
}

/** Cell of the head; as in an HTML table, one of several rows or columns stands for all of them. */
export interface HeadCell {
  readonly text: string;
  readonly columnSpan?: number;
  readonly rowSpan?: number;
  /** Marks what must be filled in, by its look: the text stays the name of the field. */
  readonly isRequired?: boolean;
  /** Comment of the cell. */
  readonly note?: string;
}

/** Sheet to be written: its columns, the rows of its head, and the rows below it, which are read as they are written. */
export interface SheetDesign {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Rows of head cells; they stay in sight, and stand on every sheet where the rows need several. */
  readonly head: readonly (readonly HeadCell[])[];
  /** Columns at the left that stay in sight. */
  readonly frozenColumns?: number;
  readonly rows: AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>;
}

/** Counts of a file that was written. */
export interface WriteSummary {
  /** Rows below heads. */
  readonly rows: number;
  /** Sheets that people see. */
  readonly sheets: number;
  /** Texts that were too long for a cell and end with `…`. */
  readonly cutTexts: number;
}
