import { useEffect, useMemo } from 'react';
import { type LocalDraftKey, writeLocalDraft, type LocalDraft } from './local-draft.ts';

/** In ms: form values are written into the browser once at most in so long; a crash loses no more than what was typed in it. */
export const autosavePause = 500;

/** Autosave of form values in the browser, seldom enough that keys stay quick. */
export interface LocalDraftAutosave {
  /** Schedules a write of the draft, which is computed only then: at once after a pause, else when the pause is over. */
  schedule(draft: () => LocalDraft | null): void;
  /** Writes what waits. */
  flush(): void;
  /** Removes the draft once the values are saved or given up: nothing of it stays, and nothing that waits comes after. */
  forget(): void;
}

/** Returns the autosave of one form's local draft. */
export function localDraftAutosave(key: LocalDraftKey): LocalDraftAutosave {
  let waiting: (() => LocalDraft | null) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = waiting;
    waiting = null;
    return draft;
  };
  const flush = () => {
    const draft = stop();
    if (draft === null) return;
    last = performance.now();
    writeLocalDraft(key, draft());
  };
  return {
    flush,
    schedule(draft) {
      waiting = draft;
      if (timer !== undefined) return;
      const rest = last + autosavePause - performance.now();
      if (rest <= 0) flush();
      else timer = setTimeout(flush, rest);
    },
    forget() {
      stop();
      writeLocalDraft(key, null);
    },
  };
}

/** Returns the autosave of a form, which writes at once when a field, the form or the page is left. */
export function useLocalDraftAutosave(key: LocalDraftKey): LocalDraftAutosave {
  const autosave = useMemo(() => localDraftAutosave(key), [key]);
  useEffect(() => {
    const { flush } = autosave;
    // Phones end pages that are not seen without a word.
    document.addEventListener('visibilitychange', flush);
    document.addEventListener('focusout', flush);
    addEventListener('pagehide', flush);
    addEventListener('blur', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      document.removeEventListener('focusout', flush);
      removeEventListener('pagehide', flush);
      removeEventListener('blur', flush);
      flush();
    };
  }, [autosave]);
  return autosave;
}
