import { useLocale } from '../i18n/index.ts';
import { describeApiError } from './api-error.ts';

/** A failed call as the user meets it, in the user's language: for `ErrorState` and `useToast().failure`. */
export interface ShownFailure {
  readonly message: string;
  readonly hint: string;
  readonly code: number;
  readonly traceId: string | undefined;
}

/** Describes a failed call by the catalogue; the words follow the language. */
export function useFailure(error: unknown): ShownFailure {
  const { message, hint, code, traceId } = describeApiError(error, useLocale());
  return { message, hint, code, traceId: traceId === '' ? undefined : traceId };
}
