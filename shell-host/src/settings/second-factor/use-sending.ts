import { useState } from 'react';

interface Sending<T> {
  readonly submit: (typed: T) => Promise<void>;
  readonly isSending: boolean;
  /** The last failure; undefined before one and while trying again. */
  readonly error: unknown;
}

/** Sends what was typed and keeps the failure, so that it stands beside what was typed. */
export function useSending<T>(send: (typed: T) => Promise<void>): Sending<T> {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (typed: T) => {
    setSending(true);
    setError(undefined);
    try {
      await send(typed);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return { submit, isSending, error };
}
