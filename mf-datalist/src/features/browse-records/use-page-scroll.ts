import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridState } from './list-rows.ts';

/** Cards scroll with their page: it starts where the list was left, tells where it stands, and goes to the top with other records. */
export function usePageScroll(
  cards: RefObject<HTMLElement | null>,
  isShown: boolean,
  { initialScroll, onScroll, resetKey }: Pick<GridState, 'initialScroll' | 'onScroll' | 'resetKey'>,
): void {
  const lastKey = useRef(resetKey);
  useLayoutEffect(() => {
    const page = cards.current?.closest('main');
    if (!isShown || !page) return;
    page.scrollTop = initialScroll.top;
    const handleScroll = () => onScroll({ top: page.scrollTop, left: 0 });
    page.addEventListener('scroll', handleScroll, { passive: true });
    return () => page.removeEventListener('scroll', handleScroll);
  }, [cards, isShown, initialScroll, onScroll]);
  useLayoutEffect(() => {
    if (lastKey.current === resetKey) return;
    lastKey.current = resetKey;
    cards.current?.closest('main')?.scrollTo({ top: 0 });
  }, [cards, resetKey]);
}
