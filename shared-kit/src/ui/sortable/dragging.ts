/** Milliseconds and pixels of dragging (list spec, section 9). */
export const dragTimes = { animation: 150, delay: 50, touchStartThreshold: 20 } as const;

/** Moves back what a drag moved: the list itself stays React's. */
export function putBack(list: HTMLElement, item: HTMLElement, index: number): void {
  item.remove();
  list.insertBefore(item, list.children[index] ?? null);
}
