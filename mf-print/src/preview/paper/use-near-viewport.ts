import { type RefObject, useEffect, useState } from 'react';

/** Distance from the window within which a page is drawn: some pages of a small zoom. */
const margin = '1200px 0px';

/** Returns whether an element is in the window or near it; always where the browser cannot tell. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const canTell = typeof IntersectionObserver !== 'undefined';
  const [isNear, setNear] = useState(!canTell);
  useEffect(() => {
    const element = ref.current;
    if (!canTell || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, canTell]);
  return isNear;
}
