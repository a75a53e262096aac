/** Picture in a cell. */
export interface CellPicture {
  readonly refId: string;
  readonly name: string;
}

/** Content of a cell: its text, or its pictures. */
export type CellContent = string | readonly CellPicture[];

/** Line of a table: a row with the numbers of its summed columns, the head of a group, or the totals below one. */
export type TableUnit =
  | { readonly kind: 'row'; readonly cells: readonly CellContent[]; readonly numbers: readonly (string | null)[] }
  | { readonly kind: 'groupHead'; readonly text: string }
  | { readonly kind: 'groupTotal'; readonly label: string; readonly sums: readonly string[] };

/** Labels of totals; null where a table does not show them. */
export interface TableTotals {
  readonly page: string | null;
  readonly carried: string | null;
  readonly end: string | null;
}
