import { type RefObject, useEffect, useRef } from 'react';

const reachable = 'input:not([hidden]), textarea, button, [tabindex="0"]';

/**
 * Brings the first entry that must be mended into sight and under the cursor, each time the form was refused.
 * Returns what to tie to the element that holds the entries.
 */
export function useFirstProblem(refusals: number): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const entry = holder.current?.querySelector('[data-refused="true"]');
    const control = entry?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? entry?.querySelector(reachable);
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    // Not to the edge: the page's title and buttons stay on top of what is scrolled.
    control.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return holder;
}
