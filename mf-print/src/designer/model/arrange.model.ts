import { boundsOf, type Rect, type Size } from './geometry.model.ts';

/** Edge or middle at which elements are aligned. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Direction in which gaps become equal. */
export type Distribution = 'across' | 'down';

/** Rectangle by the id of its element. */
export type Rects = ReadonlyMap<string, Rect>;

/** Returns rectangles aligned at each other; a single one at the content of its page. */
export function alignRects(rects: Rects, alignment: Alignment, content: Size): Rects {
  const around = rects.size > 1 ? boundsOf([...rects.values()]) : { left: 0, top: 0, ...content };
  if (around === null) return rects;
  return new Map([...rects].map(([id, rect]) => [id, { ...rect, ...alignedAt(rect, alignment, around) }]));
}

function alignedAt(rect: Rect, alignment: Alignment, around: Rect): Partial<Rect> {
  const places: Readonly<Record<Alignment, () => Partial<Rect>>> = {
    left: () => ({ left: around.left }),
    center: () => ({ left: around.left + (around.width - rect.width) / 2 }),
    right: () => ({ left: around.left + around.width - rect.width }),
    top: () => ({ top: around.top }),
    middle: () => ({ top: around.top + (around.height - rect.height) / 2 }),
    bottom: () => ({ top: around.top + around.height - rect.height }),
  };
  return places[alignment]();
}

/** Returns rectangles with equal gaps between the two outer ones; the same where there are fewer than three. */
export function distributeRects(rects: Rects, way: Distribution): Rects {
  if (rects.size < 3) return rects;
  const [start, size] = way === 'across' ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const inOrder = [...rects].toSorted(([, one], [, other]) => one[start] - other[start]);
  const all = inOrder.map(([, rect]) => rect);
  const [first, last] = [all[0] as Rect, all.at(-1) as Rect];
  const whole = last[start] + last[size] - first[start];
  const gap = (whole - all.reduce((sum, rect) => sum + rect[size], 0)) / (all.length - 1);
  let next = first[start];
  return new Map(
    inOrder.map(([id, rect]) => {
      const moved = { ...rect, [start]: next };
      next += rect[size] + gap;
      return [id, moved];
    }),
  );
}

/** Returns rectangles as wide or as tall as the first of them. */
export function equalRects(rects: Rects, side: 'width' | 'height'): Rects {
  const [first] = rects.values();
  if (first === undefined) return rects;
  return new Map([...rects].map(([id, rect]) => [id, { ...rect, [side]: first[side] }]));
}
