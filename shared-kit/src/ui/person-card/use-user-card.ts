import { useEffect, useState } from 'react';
import type { UserCard } from '../../contract/organisation.schema.ts';
import { useUserCardSource } from './user-card-source.ts';

interface Answer {
  readonly request: string;
  readonly card: UserCard | null;
  readonly error: unknown;
}

/** A person's card by the source of the page: null until it is there, with the error of the last try or null. */
export function useUserCard(id: string) {
  const source = useUserCardSource();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${id}`;
  useEffect(() => {
    const abort = new AbortController();
    const take = (card: UserCard | null, error: unknown) => {
      if (!abort.signal.aborted) setAnswer({ request, card, error });
    };
    source?.getUserCard(id, abort.signal).then(
      (card) => take(card, null),
      (error: unknown) => take(null, error),
    );
    return () => abort.abort();
  }, [source, id, request]);
  const isAnswered = answer?.request === request;
  return {
    card: isAnswered ? answer.card : null,
    error: isAnswered ? answer.error : null,
    isLoading: !isAnswered,
    retry: () => setAttempt((count) => count + 1),
  };
}
