/** Selector of the elements that an owner puts into a cell to be pressed. */
const pressable = 'a[href], button:not(:disabled, [data-grid-control])';

/** Goes into a cell: to the first thing in it that can be pressed; one that only shows more (`data-peek`) shows it at once. */
export function enterCell(cell: HTMLElement | null): void {
  const first = cell?.querySelector<HTMLElement>(pressable);
  first?.focus({ preventScroll: true });
  if (first?.matches('[data-peek]')) first.click();
}

/** Returns whether an element is such a thing in a cell of this grid. */
export function isInCell(element: EventTarget, grid: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(pressable) && grid.contains(element.closest('[data-cell]'));
}

/** Goes to the next or the previous thing of the same cell; false where there is none. */
export function stepInCell(from: HTMLElement, step: 1 | -1): boolean {
  const all = [...(from.closest('[data-cell]')?.querySelectorAll<HTMLElement>(pressable) ?? [])];
  const next = all[all.indexOf(from) + step];
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
