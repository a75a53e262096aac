/** A column as the dialog sets it (list spec, section 3, column setting entry). */
export interface ColumnSetting {
  readonly id: string;
  /** The name in the user's language. */
  readonly title: string;
  readonly isShown: boolean;
}

/** A column with its number in the whole list, from 1: filtering by name does not renumber. */
export interface NumberedColumn extends ColumnSetting {
  readonly position: number;
}

/** The columns whose name holds the text, whatever the case; all of them for an empty text. */
export function columnsNamed(columns: readonly ColumnSetting[], text: string): readonly NumberedColumn[] {
  const wanted = text.trim().toLocaleLowerCase();
  return columns
    .map((column, index) => ({ ...column, position: index + 1 }))
    .filter((column) => column.title.toLocaleLowerCase().includes(wanted));
}

/** Returns the number of the columns that are shown, and the state of the select-all box for it. */
export function shownState(columns: readonly ColumnSetting[]) {
  const count = columns.filter((column) => column.isShown).length;
  return { count, isAll: count > 0 && count === columns.length, isSome: count > 0 && count < columns.length };
}

/** Shows or hides the columns with the given ids. */
export function withShown(
  columns: readonly ColumnSetting[],
  ids: readonly string[],
  shown: { readonly isShown: boolean },
): readonly ColumnSetting[] {
  return columns.map((column) => (ids.includes(column.id) ? { ...column, ...shown } : column));
}
