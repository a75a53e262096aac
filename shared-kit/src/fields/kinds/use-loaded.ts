import { useEffect, useRef, useState } from 'react';

/** State of a load: a value, a failure, or neither yet. */
export interface Loaded<T> {
  readonly value: T | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Answer<T> {
  /** Request that this answers. */
  readonly request: string;
  readonly value: T | null;
  readonly hasFailed: boolean;
}

/**
 * Loads while `isWanted`, again when `key` changes (after `delay` ms, so that typing does not ask at every letter).
 * A newer load aborts the older one, whose answer is dropped; until it answers the older value stays.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { key, isWanted, delay = 0 }: { key: string; isWanted: boolean; delay?: number },
): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${key}`;
  // `load` is made anew at every draw; `key` says what it loads.
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const take = (value: T | null, hasFailed: boolean) => {
      if (!abort.signal.aborted) setAnswer({ request, value, hasFailed });
    };
    const timer = setTimeout(() => {
      latestLoad.current(abort.signal).then(
        (value) => take(value, false),
        () => take(null, true),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, isWanted, delay]);
  const isAnswered = answer?.request === request;
  return {
    value: answer?.value ?? null,
    isLoading: isWanted && !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
    retry: () => setAttempt((count) => count + 1),
  };
}
