/** Positions that keys move among: one after the other, from 0. */
export interface KeyPositions {
  /** The present one; below 0 for none, from which the first step on goes to the first. */
  readonly at: number;
  readonly count: number;
  /** Arrow keys that move: those of both axes unless said. */
  readonly axis?: 'vertical' | 'horizontal';
  /** Positions of a screen, for Page Up and Page Down, which stop at the ends; without it they do nothing. */
  readonly screen?: number;
  /** True where the last one is followed by the first, as in a row of tabs. */
  readonly isCircular?: boolean;
}

const arrows: Readonly<Record<string, readonly [axis: KeyPositions['axis'], by: 1 | -1]>> = {
  ArrowDown: ['vertical', 1],
  ArrowUp: ['vertical', -1],
  ArrowRight: ['horizontal', 1],
  ArrowLeft: ['horizontal', -1],
};
const screens: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** Returns the position to which a key leads, as WAI-ARIA describes lists, tabs and trees; null where it leads nowhere. */
export function nextPosition(key: string, positions: KeyPositions): number | null {
  const { at, count, axis, screen, isCircular = false } = positions;
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const page = screens[key];
  if (page !== undefined && screen !== undefined) return Math.min(Math.max(at + page * screen, 0), count - 1);
  const [along, by] = arrows[key] ?? [];
  if (by === undefined || (axis !== undefined && along !== axis)) return null;
  const to = Math.max(at, -1) + by;
  if (isCircular) return (to + count) % count;
  return to >= 0 && to < count ? to : null;
}
