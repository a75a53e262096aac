/** Value of a cell of a spreadsheet that is no text: a decimal, or a day or a time of the organisation's wall clock. */
export interface SheetValue {
  readonly kind: 'decimal' | 'date' | 'dateTime';
  readonly value: string;
}

/** Form in which spreadsheets hold the values of a kind that they can count with. */
export interface SheetForm<TValue, TSettings extends object> {
  /** Number format code in which cells show them; undefined where they have no need of one. */
  numberFormat(settings: TSettings): string | undefined;
  /** The value of a cell; null where the settings make it one that spreadsheets do not count with, which is text then. */
  toCell(value: TValue, settings: TSettings): SheetValue | null;
  /** All of the value as text that `parse` reads, for files that hold nothing but texts. */
  toText(value: TValue, settings: TSettings): string;
}
