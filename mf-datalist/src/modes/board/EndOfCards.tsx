import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef } from 'react';
import styles from './Board.module.css';

/** Px before the end of a cell at which its next cards are asked for. */
const ahead = 400;

/** End of the cards that are there: calls once it comes near what is in sight, whatever is scrolled. */
export function EndOfCards({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const handleNear = useStableCallback(onNear);
  useEffect(() => {
    const { current: node } = end;
    if (node === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear();
      },
      { root: node.closest('[data-list]'), rootMargin: `${ahead}px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [handleNear]);
  return <li ref={end} className={styles.end} aria-hidden="true" />;
}
