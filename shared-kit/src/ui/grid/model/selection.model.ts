/** Extent to which a page is selected, as the box of the header shows it. */
export type SelectionState = 'all' | 'some' | 'none';

/** Returns the extent to which a page is selected. Keys of other pages do not count. */
export function selectionState(selected: ReadonlySet<string>, pageKeys: readonly string[]): SelectionState {
  const count = pageKeys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === pageKeys.length ? 'all' : 'some';
}

/** Selects or deselects one row. */
export function toggleKey(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Selects the whole page, or deselects it when all of it is selected; other pages keep their selection. */
export function togglePage(selected: ReadonlySet<string>, pageKeys: readonly string[]): ReadonlySet<string> {
  const isAll = selectionState(selected, pageKeys) === 'all';
  return setKeys(selected, pageKeys, !isAll);
}

/** Selects every row from the anchor to a row, both included; the row alone when the anchor is not on the page. */
export function selectRange(
  selected: ReadonlySet<string>,
  pageKeys: readonly string[],
  range: { readonly anchor: string | null; readonly to: string },
): ReadonlySet<string> {
  const to = pageKeys.indexOf(range.to);
  const from = range.anchor === null ? -1 : pageKeys.indexOf(range.anchor);
  if (from < 0 || to < 0) return toggleKey(selected, range.to);
  return setKeys(selected, pageKeys.slice(Math.min(from, to), Math.max(from, to) + 1), true);
}

function setKeys(selected: ReadonlySet<string>, keys: readonly string[], isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
