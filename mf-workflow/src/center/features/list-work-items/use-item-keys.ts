import { nextPosition } from '@portico/shared-kit/ui/keys';
import { useEffect, useRef } from 'react';
import { itemKeys } from './item-keys.ts';

/** Of two keys that move the first goes on, the second back: the arrow keys that they stand for. */
const moves = new Map<string, string>(
  itemKeys.move.map((key, index) => [key, index % 2 === 0 ? 'ArrowDown' : 'ArrowUp']),
);
const selects = new Set<string>(itemKeys.select);
/** Selector of the elements in which keys type or choose. */
const takesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/**
 * The keys of a list whose entries hold a link each: J and K or the arrows move, Enter opens, as links do, X selects.
 * J and K begin at the top wherever the focus is; arrows scroll the page until an entry has the focus.
 */
export function useItemKeys(onToggle: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef(onToggle);
  useEffect(() => {
    toggle.current = onToggle;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof Element) || event.target.closest(takesKeys) !== null) return;
      if (
        list.current === null ||
        document.querySelector('.ant-modal-wrap:not([style*="none"]), .ant-drawer-open') !== null
      )
        return;
      const links = [...list.current.querySelectorAll<HTMLElement>('li > a')];
      const entry = event.target.closest('li');
      const at = entry === null ? -1 : links.findIndex((link) => link.parentElement === entry);
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const move = moves.get(key);
      if (selects.has(key) && at >= 0) {
        event.preventDefault();
        toggle.current(at);
      }
      if (move === undefined || (at < 0 && key.startsWith('Arrow'))) return;
      const to = at < 0 ? 0 : nextPosition(move, { at, count: links.length });
      const next = to === null ? undefined : links[to];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return list;
}
