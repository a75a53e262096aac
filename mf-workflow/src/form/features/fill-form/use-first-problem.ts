import { type RefObject, useEffect, useRef } from 'react';
import type { FormProblems } from '../../../form-view/form-values.model.ts';

const reachable = 'input:not([hidden]), textarea, button, [tabindex="0"]';

/**
 * Brings the first entry that must be mended into sight and under the cursor, each time the form was refused, by itself
 * or by the server, which told what is wrong. Returns what to tie to the element that holds the entries.
 */
export function useFirstProblem(refusals: number, told: FormProblems): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0 && Object.keys(told).length === 0) return;
    const field = holder.current?.querySelector('[data-refused="true"]');
    // Of a sub-table the cell.
    const entry = field?.querySelector('[data-refused="true"]') ?? field;
    const control = entry?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? entry?.querySelector(reachable);
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    // Not to the edge: the page's title and buttons stay on top of what is scrolled.
    control.scrollIntoView({ block: 'center' });
  }, [refusals, told]);
  return holder;
}
