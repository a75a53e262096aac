/** The list with the item at `from` moved to `to`, both from 0; places outside the list leave it as it is. */
export function moveItem<TItem>(items: readonly TItem[], from: number, to: number): readonly TItem[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
