/** Position of an element on the screen, in px. */
export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Returns the index of the one of `places` to which an arrow key leads from the one at `from`, as the eye sees it: the
 * nearest row above or below and in it what stands most nearly over or under, or the neighbour in the same row. -1 as
 * `from`: nothing is chosen yet. Null where there is none further that way.
 */
export function nextPlace(places: readonly Place[], from: number, key: string): number | null {
  const here = places[from];
  if (here === undefined) return places.length === 0 ? null : /Up|Left/.test(key) ? places.length - 1 : 0;
  const isOnTheWay = {
    ArrowDown: ({ top }: Place) => top >= here.bottom - 1,
    ArrowUp: ({ bottom }: Place) => bottom <= here.top + 1,
    ArrowRight: (place: Place) => isBeside(place, here) && place.left >= here.right - 1,
    ArrowLeft: (place: Place) => isBeside(place, here) && place.right <= here.left + 1,
  }[key];
  if (isOnTheWay === undefined) return null;
  const found = places.map((place, index) => ({ place, index })).filter(({ place }) => isOnTheWay(place));
  const [nearest] = found.toSorted((one, other) => distance(one.place, here) - distance(other.place, here));
  return nearest?.index ?? null;
}

function isBeside(one: Place, other: Place): boolean {
  return one.top < other.bottom && one.bottom > other.top;
}

/** Rows first: what stands in a nearer row is nearer, wherever in the row it is. */
function distance(one: Place, other: Place): number {
  const rows = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return rows * 1000 + Math.abs(one.left - other.left);
}
