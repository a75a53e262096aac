import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { leastSizes, printLimits } from '@portico/shared-kit/contract/print-element-defaults';
import type { TemplateElement } from './template-draft.model.ts';

/** Rectangle on a page's content, in mm from its upper left corner. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height in mm. */
export type Size = Pick<Rect, 'width' | 'height'>;

/** Lengths are kept to a tenth of a millimetre. */
export const inTenths = (length: number): number => Math.round(length * 10) / 10;

/** The rectangle of an element. */
export const rectOf = ({ left, top, widthValue: width, heightValue: height }: TemplateElement): Rect => ({
  left,
  top,
  width,
  height,
});

/** Paper as it is printed. */
export function paperOf({ direction, paperWidth, paperHeight }: PageSettings): Size {
  return direction === 'landscape'
    ? { width: paperHeight, height: paperWidth }
    : { width: paperWidth, height: paperHeight };
}

/** The part of the paper within its margins, which elements are measured from. */
export function contentOf(settings: PageSettings): Rect {
  const { width, height } = paperOf(settings);
  const { marginLeft, marginRight, marginTop, marginBottom } = settings;
  return {
    left: marginLeft,
    top: marginTop,
    width: Math.max(0, width - marginLeft - marginRight),
    height: Math.max(0, height - marginTop - marginBottom),
  };
}

/** The smallest rectangle around several; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns whether two rectangles have a common area; edges that touch are none. */
export function overlap(one: Rect, other: Rect, by = 0.05): boolean {
  return (
    one.left + one.width - other.left > by &&
    other.left + other.width - one.left > by &&
    one.top + one.height - other.top > by &&
    other.top + other.height - one.top > by
  );
}

/** Returns whether the second rectangle reaches outside of the content of a page. */
export function leaves({ width, height }: Size, { left, top, ...size }: Rect, by = 0.05): boolean {
  return left < -by || top < -by || left + size.width > width + by || top + size.height > height + by;
}

/** Least size of an element; what is unknown has none. */
export function leastSizeOf({ eleType }: TemplateElement): Size {
  if (eleType === 'unknown') return { width: 0, height: 0 };
  const [width, height] = leastSizes[eleType];
  return { width, height };
}

/** An element in another rectangle. The label of a field keeps its width where it can, and the value takes the rest. */
export function withRect<T extends TemplateElement>(element: T, rect: Rect): T {
  const most = printLimits.length;
  const within = (length: number) => Math.min(most, Math.max(0, inTenths(length)));
  const [left, top] = [within(rect.left), within(rect.top)];
  const [widthValue, heightValue] = [within(rect.width), within(rect.height)];
  const moved = { ...element, left, top, widthValue, heightValue };
  if (moved.eleType !== 'column' || widthValue === element.widthValue) return moved;
  const { leftKey, rightValue } = moved;
  const label = Math.min(leftKey.widthValue, widthValue);
  return {
    ...moved,
    leftKey: { ...leftKey, widthValue: label },
    rightValue: { ...rightValue, widthValue: inTenths(widthValue - label) },
  };
}
