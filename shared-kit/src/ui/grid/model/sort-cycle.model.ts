/** Ascending or descending; a column that is not sorted has none. */
export type SortDirection = 'asc' | 'desc';

/** Column of an order; the first entry of a list weighs most. */
export interface SortEntry {
  readonly columnId: string;
  readonly direction: SortDirection;
}

/**
 * The order after the user asked for a direction on a column (portal spec, section 4): the same direction again clears
 * it. With `isAdditive` the other columns stay and a new one joins at the end; otherwise the column stands alone.
 */
export function sortBy(
  entries: readonly SortEntry[],
  asked: SortEntry,
  { isAdditive }: { readonly isAdditive: boolean },
): readonly SortEntry[] {
  const current = directionOf(entries, asked.columnId);
  const isAgain = current === asked.direction;
  if (!isAdditive) return isAgain ? [] : [asked];
  if (isAgain) return entries.filter((entry) => entry.columnId !== asked.columnId);
  if (current === null) return [...entries, asked];
  return entries.map((entry) => (entry.columnId === asked.columnId ? asked : entry));
}

/** Returns the direction that a press on a column's title asks for: ascending, then descending, then (descending again) nothing. */
export function nextDirection(current: SortDirection | null): SortDirection {
  return current === null ? 'asc' : 'desc';
}

/** The direction a column is sorted in; null when it is not. */
export function directionOf(entries: readonly SortEntry[], columnId: string): SortDirection | null {
  return entries.find((entry) => entry.columnId === columnId)?.direction ?? null;
}

/** The place of a column among several sorted ones, from 1; null when it is the only one or none. */
export function placeOf(entries: readonly SortEntry[], columnId: string): number | null {
  const index = entries.findIndex((entry) => entry.columnId === columnId);
  return entries.length < 2 || index < 0 ? null : index + 1;
}
