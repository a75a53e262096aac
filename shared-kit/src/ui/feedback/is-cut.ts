/** Returns whether an element shows less than it holds. Half pixels of zoomed pages do not count. */
export function isCut(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}
