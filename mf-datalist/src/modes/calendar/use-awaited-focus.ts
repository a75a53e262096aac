import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type RefObject, useEffect, useRef } from 'react';
import type { Day } from './wall-time.model.ts';

/** Day or record that is to have the focus once it is drawn. */
interface FocusTarget {
  readonly day: Day | null;
  readonly record: string | null;
}

const none: FocusTarget = { day: null, record: null };

/**
 * The focus of a calendar: the Tab key stops at one of its days, and what keys moved has the focus again once the library has drawn
 * it anew.
 */
export function useAwaitedFocus(root: RefObject<HTMLElement | null>, at: Day) {
  const awaited = useRef<FocusTarget>(none);
  const stop = useRef<HTMLElement | null>(null);
  const stopAt = useStableCallback((target: HTMLElement) => {
    if (target.getAttribute('role') !== 'cell') return;
    if (stop.current !== null) stop.current.tabIndex = -1;
    stop.current = target;
    target.tabIndex = 0;
  });
  useEffect(() => {
    const cell = cellOf(root.current, at);
    if (cell !== null) stopAt(cell);
  }, [root, at, stopAt]);
  const dayDrawn = useStableCallback(({ el, date }: { readonly el: HTMLElement; readonly date: Date }) => {
    const day = date.toISOString().slice(0, 10);
    el.tabIndex = -1;
    if (day === at) stopAt(el);
    if (awaited.current.day !== day) return;
    awaited.current = none;
    const { activeElement } = document;
    // Who has gone elsewhere meanwhile stays there.
    if (activeElement === document.body || root.current?.contains(activeElement) === true) el.focus();
  });
  const handleFocus = useStableCallback((target: HTMLElement) => {
    awaited.current = none;
    stopAt(target);
  });
  const wantsFocus = useStableCallback((id: string) => awaited.current.record === id);
  const awaitFocus = useStableCallback((day: Day | null, record: string | null) => {
    const cell = day === null ? null : cellOf(root.current, day);
    cell?.focus();
    // A day at the edge of two months is there already, and is drawn anew with the next one.
    awaited.current = { day, record };
  });
  return { awaitFocus, wantsFocus, dayDrawn, handleFocus };
}

function cellOf(root: HTMLElement | null, day: Day): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[role="cell"][data-date="${day}"]`) ?? null;
}
