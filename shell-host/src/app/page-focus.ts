import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Ms for which a page's title is waited for; what loads longer leaves the focus where it is. */
const timeoutMs = 10_000;

/**
 * Moves the focus to the title of a page that was navigated to, where screen readers go on reading from and the next Tab leads into the
 * page. A changed query is the same page; the first page of a window, and one that has taken the focus itself, are left alone.
 * `frame` holds the page.
 */
export function usePageFocus(frame: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return frame.current === null ? undefined : focusTitle(frame.current);
  }, [frame, pathname]);
}

/** Focuses the title as soon as it says something: an outline of the page has an empty one. Returns the function that gives up. */
function focusTitle(frame: HTMLElement): () => void {
  const isDone = () => {
    const title = frame.querySelector('h1');
    if (isTaken(frame)) return true;
    if (title === null || title.textContent.trim() === '') return false;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    return true;
  };
  if (isDone()) return () => undefined;
  const observer = new MutationObserver(() => isDone() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(frame, { childList: true, subtree: true, characterData: true });
  return stop;
}

/** Returns whether something within the page, or a dialog over it, has the focus already. */
function isTaken(frame: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  const isInPage = frame.contains(activeElement) && activeElement !== frame && activeElement.tagName !== 'H1';
  return isInPage || activeElement.closest('[role="dialog"]') !== null;
}
