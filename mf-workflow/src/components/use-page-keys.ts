import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ctrl+Enter presses the page's main action, Ctrl+S what saves: the same, unless `onKeep` keeps a draft. While a dialog is
 * open the keys are its own. Returns what to tie to the row of actions.
 */
export function usePageKeys(isOn: boolean, onKeep?: () => void): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (pressed: KeyboardEvent) => {
      const isSave = pressed.key.toLowerCase() === 's';
      if ((!pressed.ctrlKey && !pressed.metaKey) || pressed.altKey || pressed.shiftKey) return;
      if (!isSave && pressed.key !== 'Enter') return;
      if (pressed.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      pressed.preventDefault();
      if (isSave && onKeep !== undefined) onKeep();
      else actions.current?.querySelector<HTMLElement>('.ant-btn-primary')?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, onKeep]);
  return actions;
}
