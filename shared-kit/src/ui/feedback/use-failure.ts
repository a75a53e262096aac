import { useEffect, useReducer } from 'react';
import { fetchErrorWords, hasErrorWords } from '../../errors/index.ts';
import { useLocale } from '../../i18n/index.ts';
import { describeApiError, isApiError } from '../../errors/api-error.ts';

/** A failed call as the user meets it, in the user's language: for `ErrorState` and `useToast().failure`. */
export interface FailureMessage {
  readonly message: string;
  /** Advice on what to do next; empty for a moment where the words have to be fetched. */
  readonly hint: string;
  readonly code: number;
  readonly traceId: string | undefined;
  /** True where the same call may succeed later: what does not exist or may not be seen is not there at the next try. */
  readonly canRetry: boolean;
}

/** Draws again when the words for a code have come. */
function useErrorWords(code: number): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // They may come between drawing and the effect: what was drawn without them is drawn again all the same.
  const isDrawnWithout = !hasErrorWords(code);
  useEffect(() => {
    if (isDrawnWithout) void fetchErrorWords().then(drawAgain);
  }, [isDrawnWithout]);
}

/** Describes a failed call by the catalogue; the words follow the language. */
export function useFailure(error: unknown): FailureMessage {
  const { message, hint, code, traceId, retry } = describeApiError(error, useLocale());
  useErrorWords(code);
  const isServersFault = !isApiError(error) || error.status === 0 || error.status >= 500;
  const canRetry = retry !== 'never' || isServersFault;
  return { message, hint, code, traceId: traceId === '' ? undefined : traceId, canRetry };
}
