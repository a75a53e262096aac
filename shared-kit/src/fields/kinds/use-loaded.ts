import { useEffect, useState } from 'react';

/** What a load has come to: a value, a failure, or neither yet. */
export interface Loaded<T> {
  readonly value: T | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Loads while `isWanted`, again when `key` changes (after `delay` ms, so that typing does not ask at every letter).
 * A newer load aborts the older one, whose answer is dropped.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { key, isWanted, delay = 0 }: { key: string; isWanted: boolean; delay?: number },
): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; step: 'loading' | 'done' | 'failed' }>({
    value: null,
    step: 'loading',
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    setState(({ value }) => ({ value, step: 'loading' }));
    const timer = setTimeout(() => {
      load(abort.signal).then(
        (value) => !abort.signal.aborted && setState({ value, step: 'done' }),
        () => !abort.signal.aborted && setState({ value: null, step: 'failed' }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `load` is made anew at every render; `key` says what it loads.
  }, [key, isWanted, attempt, delay]);
  return {
    value: state.value,
    isLoading: isWanted && state.step === 'loading',
    hasFailed: state.step === 'failed',
    retry: () => setAttempt((count) => count + 1),
  };
}
