import { nextPosition } from '@portico/shared-kit/ui/keys';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import type { BoardValue } from './board-values.model.ts';
import { type BoardModel, cellId } from './use-board.ts';

/** Controls of cards from which keys lead to the same control of another card: the title, and the box that selects the card. */
type Control = 'a' | 'input';

const controlsIn = (list: Element | undefined, control: Control) => [
  ...(list?.querySelectorAll<HTMLElement>(`[data-item] ${control}`) ?? []),
];

function controlOf({ tagName }: HTMLElement): Control | null {
  if (tagName === 'A') return 'a';
  return tagName === 'INPUT' ? 'input' : null;
}

/**
 * Keys of the cards: arrows lead up and down in a column and to the columns beside it, Ctrl or Cmd with left or right moves the card
 * there, and the focus goes with it.
 */
export function useBoardKeys(
  root: RefObject<HTMLElement | null>,
  board: BoardModel,
  columns: readonly BoardValue[],
): (event: KeyboardEvent<HTMLElement>) => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    // The card is drawn anew in the cell that it was moved to.
    if (moved.current === null) return;
    const link = root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(moved.current)}"] a`);
    moved.current = null;
    link?.focus();
  });
  return useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const [item, list] = [target.closest<HTMLElement>('[data-item]'), target.closest<HTMLElement>('[data-list]')];
    if (item === null || list === null || controlOf(target) === null || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const cell = targetOf(event.key, list, { board, columns });
      if (cell === null) return;
      event.preventDefault();
      const record = board.recordIn(list.dataset['list'] ?? '', item.dataset['item'] ?? '');
      if (record === undefined || !board.isMovable(record)) return;
      moved.current = record.id;
      board.moveTo(record, list.dataset['list'] ?? '', cell);
      return;
    }
    const next = nextCard(event.key, target, {
      list,
      lists: [...(root.current?.querySelectorAll('[data-list]') ?? [])],
    });
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

/** Returns the cell beside that of a list, in the same lane. */
function targetOf(
  key: string,
  list: HTMLElement,
  { board, columns }: { readonly board: BoardModel; readonly columns: readonly BoardValue[] },
): string | null {
  const own = list.dataset['list'] ?? '';
  for (const lane of board.lanes.values) {
    const cells = columns.map((column) => cellId(lane, column));
    const at = cells.indexOf(own);
    if (at < 0) continue;
    const to = key === 'ArrowLeft' || key === 'ArrowRight' ? nextPosition(key, { at, count: cells.length }) : null;
    return to === null ? null : (cells[to] ?? null);
  }
  return null;
}

/** Returns the control of the card to which a key leads: beside it, the nearest column that has cards. */
function nextCard(
  key: string,
  from: HTMLElement,
  { list, lists }: { readonly list: Element; readonly lists: readonly Element[] },
): HTMLElement | undefined {
  const control = controlOf(from) ?? 'a';
  const own = controlsIn(list, control);
  const at = own.indexOf(from);
  const inColumn = nextPosition(key, { at, count: own.length, axis: 'vertical' });
  if (inColumn !== null) return own[inColumn];
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined) return undefined;
  for (let column = lists.indexOf(list) + by; lists[column] !== undefined; column += by) {
    const cards = controlsIn(lists[column], control);
    if (cards.length > 0) return cards[Math.min(at, cards.length - 1)];
  }
  return undefined;
}
