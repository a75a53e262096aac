import { commentAnchor } from '@portico/shared-kit/contract/notification-target';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages of earlier comments that are fetched to find the one that is meant. */
const mostPages = 10;

interface EarlierComments {
  /** Ids of those that are here. */
  readonly ids: readonly string[];
  readonly pages: number;
  /** Undefined where there are none, or where they are on their way. */
  readonly onEarlier: (() => void) | undefined;
}

/** Fetches earlier comments until the one that the address means is here; returns its id, null for none. */
export function useMeantComment({ ids, pages, onEarlier }: EarlierComments): string | null {
  const { hash } = useLocation();
  const meant = ids.find((id) => hash === `#${commentAnchor(id)}`) ?? null;
  const isWanted = hash.startsWith(`#${commentAnchor('')}`) && meant === null && pages > 0 && pages < mostPages;
  useEffect(() => {
    if (isWanted) onEarlier?.();
  }, [isWanted, onEarlier]);
  return meant;
}

/** Events of a person who looks around for themselves. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings an element in view, and keeps it there while the page is still growing, until somebody moves for themselves. */
export function useKeptInView(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const shown = element.current;
    if (!isWanted || shown === null) return undefined;
    const show = () => shown.scrollIntoView({ block: 'center' });
    const growing = new ResizeObserver(show);
    const stop = () => growing.disconnect();
    show();
    for (let box = shown.parentElement; box !== null; box = box.parentElement) growing.observe(box);
    for (const sign of signs) addEventListener(sign, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const sign of signs) removeEventListener(sign, stop);
    };
  }, [element, isWanted]);
}
