/** Position of an element on the screen, in px. */
export type ElementRect = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Returns the index of the one of `rects` to which an arrow key leads from the one at `from`, as the eye sees it: the
 * nearest row above or below and in it what stands most nearly over or under, or the neighbour in the same row. -1 as
 * `from`: nothing is chosen yet. Null where there is none further that way.
 */
export function nextElementIndex(rects: readonly ElementRect[], from: number, key: string): number | null {
  const here = rects[from];
  if (here === undefined) return rects.length === 0 ? null : /Up|Left/.test(key) ? rects.length - 1 : 0;
  const isOnTheWay = {
    ArrowDown: ({ top }: ElementRect) => top >= here.bottom - 1,
    ArrowUp: ({ bottom }: ElementRect) => bottom <= here.top + 1,
    ArrowRight: (rect: ElementRect) => isBeside(rect, here) && rect.left >= here.right - 1,
    ArrowLeft: (rect: ElementRect) => isBeside(rect, here) && rect.right <= here.left + 1,
  }[key];
  if (isOnTheWay === undefined) return null;
  const found = rects.map((rect, index) => ({ rect, index })).filter(({ rect }) => isOnTheWay(rect));
  const [nearest] = found.toSorted((one, other) => distance(one.rect, here) - distance(other.rect, here));
  return nearest?.index ?? null;
}

function isBeside(rect: ElementRect, other: ElementRect): boolean {
  return rect.top < other.bottom && rect.bottom > other.top;
}

/** Rows first: what stands in a nearer row is nearer, wherever in the row it is. */
function distance(rect: ElementRect, other: ElementRect): number {
  const rows = Math.max(0, rect.top - other.bottom, other.top - rect.bottom);
  return rows * 1000 + Math.abs(rect.left - other.left);
}
