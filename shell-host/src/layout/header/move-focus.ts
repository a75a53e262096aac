import { nextElementIndex } from './next-element.model.ts';

const reachable = 'a[href], button:not([disabled]), input';

/** Moves the focus in an open panel of the header to what stands next in the direction of an arrow key. */
export function moveFocus(panel: HTMLElement, key: string): void {
  const elements = [...panel.querySelectorAll<HTMLElement>(reachable)].filter(({ tabIndex }) => tabIndex >= 0);
  const from = elements.findIndex((element) => element === document.activeElement);
  const to = nextElementIndex(
    elements.map((element) => element.getBoundingClientRect()),
    from,
    key,
  );
  if (to !== null) elements[to]?.focus();
}
