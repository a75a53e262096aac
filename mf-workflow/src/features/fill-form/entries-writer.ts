import { useEffect, useMemo } from 'react';
import { type EntriesOf, keepEntries, type LocalDraft } from './kept-entries.ts';

/** In ms: entries are written into the browser once at most in so long; a crash loses no more than what was typed in it. */
export const writePause = 500;

/** Writes what is entered, seldom enough that keys stay quick. */
export interface EntriesWriter {
  /** Notes the present entries, computed only when they are written: at once after a pause, else when the pause is over. */
  note(kept: () => LocalDraft | null): void;
  /** Writes what waits. */
  flush(): void;
  /** The entries are saved or given up: nothing of them stays, and nothing that waits comes after. */
  forget(): void;
}

/** A writer of one form's entries. */
export function entriesWriter(of: EntriesOf): EntriesWriter {
  let waiting: (() => LocalDraft | null) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    const kept = waiting;
    waiting = null;
    return kept;
  };
  const flush = () => {
    const kept = stop();
    if (kept === null) return;
    last = performance.now();
    keepEntries(of, kept());
  };
  return {
    flush,
    note(kept) {
      waiting = kept;
      if (timer !== undefined) return;
      const rest = last + writePause - performance.now();
      if (rest <= 0) flush();
      else timer = setTimeout(flush, rest);
    },
    forget() {
      stop();
      keepEntries(of, null);
    },
  };
}

/** The writer of a form, which keeps nothing back when a field, the form or the page is left. */
export function useEntriesWriter(of: EntriesOf): EntriesWriter {
  const writer = useMemo(() => entriesWriter(of), [of]);
  useEffect(() => {
    const { flush } = writer;
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
  }, [writer]);
  return writer;
}
