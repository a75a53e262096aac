/** The items with one of them at another place, counted without it. */
export function reordered<T>(items: readonly T[], isMoved: (item: T) => boolean, index: number): readonly T[] {
  const moved = items.find(isMoved);
  if (moved === undefined) return items;
  const others = items.filter((item) => !isMoved(item));
  return [...others.slice(0, index), moved, ...others.slice(index)];
}
