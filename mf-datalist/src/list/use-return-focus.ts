import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog was opened, or else to the list: one that is there only while it is open cannot do that
 * itself. Call what is returned before the dialog opens.
 */
export function useReturnFocus(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
      // A button that is disabled by what was done takes no focus: the keys go on in the list.
      if (document.activeElement !== opener.current) document.querySelector<HTMLElement>('[role="grid"]')?.focus();
    }
    opener.current = null;
  }, [isOpen]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}
