/** Day of the calendar, `2026-11-24`, or a time of the wall clock without a zone, `2026-11-24T09:30:00`. */
export interface DateInput {
  readonly kind: 'date' | 'dateTime';
  readonly value: string;
}

/** Decimal as text (decision 9). Beyond 15 digits, which is all that spreadsheets keep, it is written as text. */
export interface DecimalInput {
  readonly kind: 'decimal';
  readonly value: string;
}

/** Value of a cell to be written; null leaves the cell empty. Texts are written as they are: see `neutralizeFormula`. */
export type CellInput = string | number | boolean | DateInput | DecimalInput | null;
