import { randomId } from '@portico/shared-kit/contract/random-id';
import { useCallback, useRef } from 'react';

interface AttemptId {
  /** The id of the attempt under way: the same for the same values, so that a repeated press saves once. */
  idFor(values: unknown): string;
}

/** Names attempts to save: a lost answer and a second press are one attempt, changed values are another. */
export function useAttemptId(): AttemptId {
  const last = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const idFor = useCallback((values: unknown) => {
    const text = JSON.stringify(values);
    if (last.current?.text !== text) last.current = { text, id: randomId() };
    return last.current.id;
  }, []);
  return { idFor };
}
