import type { Distance } from '../model/gesture.model.ts';

/** Attribute of the content of a page, with its id. */
const contentOfPage = '[data-page]';

/** Corner of a page's content in the window, in CSS pixels. */
export const cornerOf = (content: Element): Distance => {
  const { left, top } = content.getBoundingClientRect();
  return { x: left, y: top };
};

/** Returns the content of the page whose paper is nearest to a point of the window; the given one where none is nearer. */
export function pageAt(own: HTMLElement, { x, y }: Distance): HTMLElement {
  const contents = own.closest('[data-desk]')?.querySelectorAll<HTMLElement>(contentOfPage) ?? [];
  const distanceOf = (content: HTMLElement) => {
    const { left, right, top, bottom } = (content.parentElement ?? content).getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  return [...contents].reduce((best, each) => (distanceOf(each) < distanceOf(best) ? each : best), own);
}
