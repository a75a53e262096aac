import type { PagePosition } from './page-fragment.ts';

/** Ends put by hand: of a page of the flow, by its index, in mm from the top of its content. */
export type ForcedEnds = ReadonlyMap<number, number>;

/** Mm between the margins, what of it reflow uses, and the pages that end earlier. */
export interface ContentArea {
  readonly height: number;
  readonly usable: number;
  readonly ends: ForcedEnds;
}

/** Lower limit of what reflow puts on a page. */
export const usableOn = ({ usable, ends }: ContentArea, page: number): number =>
  Math.min(usable, ends.get(page) ?? usable);

/** Lower limit where something begins: what stands where it was designed may use the page down to the margin. */
export function limitAt({ page, y }: PagePosition, designedTop: number, area: ContentArea, tolerance: number): number {
  const isDesigned = page === 0 && y <= designedTop + tolerance;
  return isDesigned ? Math.min(area.height, area.ends.get(page) ?? area.height) : usableOn(area, page);
}

/** The same area with a page that ends where pages do. */
export function withoutEnd(area: ContentArea, page: number): ContentArea {
  return { ...area, ends: new Map([...area.ends].filter(([own]) => own !== page)) };
}
