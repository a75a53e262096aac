/** Day of the calendar, `2026-11-24`, or a time of the wall clock without a zone, `2026-11-24T09:30:00`. */
export interface DateInput {
  readonly kind: 'date' | 'dateTime';
  readonly value: string;
}

/** Decimal as text (ADR 9). Beyond 15 digits, which is all that spreadsheets keep, it is written as text. */
export interface DecimalInput {
  readonly kind: 'decimal';
  readonly value: string;
}

/** Cell that is one with the cell above it. */
export const mergedCell = { kind: 'merged' } as const;

/** Value of a cell to be written; null leaves the cell empty. Texts are written as they are: see `neutralizeFormula`. */
export type CellInput = string | number | boolean | DateInput | DecimalInput | typeof mergedCell | null;

/**
 * Cell that was read. `column` counts from 0. A date or a time is that of the wall clock: `2026-11-24`,
 * `2026-11-24T09:30:00`, `36:15:00`. An error is as shown, such as `#N/A`. Of a formula it is the value that was saved
 * with it; no formula is ever run.
 */
export type SpreadsheetCell =
  | { readonly column: number; readonly kind: 'text' | 'date' | 'dateTime' | 'time' | 'error'; readonly value: string }
  | { readonly column: number; readonly kind: 'number'; readonly value: number }
  | { readonly column: number; readonly kind: 'boolean'; readonly value: boolean };

/** Row that was read, without its empty cells. `row` is its number as the spreadsheet shows it, from 1. */
export interface SpreadsheetRow {
  readonly row: number;
  readonly cells: readonly SpreadsheetCell[];
}
