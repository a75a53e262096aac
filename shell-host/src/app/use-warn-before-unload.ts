import { useEffect } from 'react';
import { hasUnsavedWork } from './leave-questions.ts';

/** Lets the browser ask before the tab is closed or reloaded while a page has unsaved work. */
export function useWarnBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
