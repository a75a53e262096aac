import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '../../stable/index.ts';

/**
 * Calls for what is copied or pasted while an element has the focus: browsers tell the text of it that was pressed last, or the page.
 */
export function useClipboardOf(
  element: RefObject<HTMLElement | null>,
  type: 'copy' | 'paste',
  onEvent: (event: ClipboardEvent) => void,
): void {
  const call = useStableCallback(onEvent);
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      if (element.current !== null && document.activeElement === element.current) call(event);
    };
    document.addEventListener(type, handle);
    return () => document.removeEventListener(type, handle);
  }, [element, type, call]);
}
