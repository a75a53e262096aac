import type { ChangedRecord } from './live-changes.model.ts';
import { flashCells } from './flash-cells.ts';

/** Ms in which what was read is drawn: some of it is by itself, and some by libraries that measure first. */
const drawnWithin = 1_000;

const item = ({ dataset }: HTMLElement) => dataset['row'] ?? dataset['item'] ?? '';
/** Rows of a grid and cards: bars of a calendar or chart stand where their days are. */
const lines = '[data-row], li[data-item]';

/** Element that scrolls, and the places of the lines in sight by their ids, in px. */
interface ScrolledLines {
  readonly scroller: HTMLElement;
  readonly tops: readonly { readonly id: string; readonly top: number }[];
}

/**
 * Keeps a list as its user sees it while others' changes are drawn: the first line in sight stays where it is, the focus stays on its record
 * wherever that stands now, and what changed is marked. Returns what ends that; it ends by itself too, and where the user goes on.
 */
export function holdStill(root: HTMLElement, changed: readonly ChangedRecord[]): () => void {
  const ids = new Set(changed.map(({ id }) => id));
  const scrolled = scrolledIn(root, ids);
  const focus = focusIn(root);
  const marked = new WeakSet<Element>();
  const settle = () => {
    for (const lined of scrolled) scrollBack(lined);
    focus?.();
    flashCells(changed, marked);
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] });
  const ends = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const each of ends) window.removeEventListener(each, end, true);
  };
  const timer = setTimeout(() => {
    settle();
    end();
  }, drawnWithin);
  for (const each of ends) window.addEventListener(each, end, true);
  return end;
}

/** The lines in sight of each element that was scrolled; those that are changed may go elsewhere. */
function scrolledIn(root: HTMLElement, changed: ReadonlySet<string>): readonly ScrolledLines[] {
  const all = [...root.querySelectorAll<HTMLElement>(lines)].filter((line) => !changed.has(item(line)));
  const byScroller = Map.groupBy(all, scrollerOf) as ReadonlyMap<HTMLElement | null, HTMLElement[]>;
  return [...byScroller].flatMap(([scroller, own]) => {
    if (scroller === null) return [];
    const { top: start, bottom: end } = scroller.getBoundingClientRect();
    const places = own.map((line) => ({ id: item(line), ...placeOf(line) }));
    const tops = places.filter(({ top, bottom }) => bottom > start && top < end);
    return [{ scroller, tops: tops.toSorted((left, right) => left.top - right.top) }];
  });
}

function placeOf(line: HTMLElement): { readonly top: number; readonly bottom: number } {
  const { top, bottom } = line.getBoundingClientRect();
  return { top, bottom };
}

/** The element by which a line was scrolled; null for none: at its beginning a list shows what comes there. */
function scrollerOf(line: HTMLElement): HTMLElement | null {
  for (let node = line.parentElement; node !== null; node = node.parentElement) {
    if (node.scrollTop > 0 && getComputedStyle(node).overflowY !== 'visible') return node;
  }
  return null;
}

function scrollBack({ scroller, tops }: ScrolledLines): void {
  for (const { id, top } of tops) {
    const line = scroller.querySelector(`[data-row="${CSS.escape(id)}"], li[data-item="${CSS.escape(id)}"]`);
    if (line === null) continue;
    const by = line.getBoundingClientRect().top - top;
    if (Math.abs(by) >= 1) scroller.scrollTop += by;
    return;
  }
}

/** Returns the function that gives the focus back to the record that has it now; null where none has. */
function focusIn(root: HTMLElement): (() => void) | null {
  const { activeElement: focused } = document;
  const own = focused instanceof HTMLElement ? focused.closest<HTMLElement>('[data-item]') : null;
  if (!(focused instanceof HTMLElement) || own === null || !root.contains(own)) return null;
  const parts = 'a, button, input';
  const at = [...own.querySelectorAll(parts)].indexOf(focused);
  const all = [...root.querySelectorAll<HTMLElement>('[data-item]')];
  // Where the record is gone, the next one beside it has the focus.
  const place = all.indexOf(own);
  const nearest = [...all.slice(place), ...all.slice(0, place).toReversed()].map(item);
  return () => {
    if (focused.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    for (const id of nearest) {
      const isFocused = [...root.querySelectorAll(`[data-item="${CSS.escape(id)}"]`)].some((next) => {
        const controls = [...next.querySelectorAll<HTMLElement>(parts)];
        const control = controls[id === item(own) ? at : 0] ?? controls.find(({ tagName }) => tagName === 'A');
        control?.focus({ preventScroll: true });
        // What has no room is drawn out of sight, and takes no focus.
        return control !== undefined && document.activeElement === control;
      });
      if (isFocused) return;
    }
  };
}
