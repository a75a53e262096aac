/** Text in both languages of the product. */
export interface Label {
  readonly zh: string;
  readonly en: string;
}

/** A table of rows that carry their own texts, keyed by code. */
export type LabelTable = Readonly<Record<string | number, { readonly label: Label }>>;

/** The text of `code` in a table, or the code itself when an older or newer server sent one that the table lacks. */
export function labelOf(table: LabelTable, code: string | number, locale: keyof Label): string {
  return Object.hasOwn(table, code) ? (table[code]?.label[locale] ?? String(code)) : String(code);
}
