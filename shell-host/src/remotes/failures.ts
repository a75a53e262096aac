import { codeOf, describeError, type ErrorDescription } from '@portico/shared-kit/errors';
import { failureErrors, type LoadFailure, type Verdict } from '@portico/shared-kit/remotes';
import { EntryFailure } from './entry-script.ts';

/** A failure with the words of whoever noticed it, for support. */
export interface Failure {
  readonly failure: LoadFailure;
  readonly detail: string;
}

const ofEntry = {
  unreachable: 'entryUnreachable',
  timeout: 'timeout',
  threw: 'threw',
  empty: 'threw',
} as const satisfies Record<EntryFailure['reason'], LoadFailure>;

/** The catalogue's code of a failure. */
export const codeOfFailure = (failure: LoadFailure): number => codeOf(failureErrors[failure]);

/** A failure in the words of the error catalogue; `page` is what did not come up, in the user's language. */
export function describeFailure(failure: LoadFailure, page: string, locale: 'zh' | 'en'): ErrorDescription {
  return describeError({ code: codeOfFailure(failure), params: { remote: page } }, locale);
}

/** Returns the failure for an error of loading a module. */
export function failureOf(error: unknown): Failure {
  const detail = error instanceof Error ? error.message : String(error);
  const entry = entryFailureIn(error);
  if (entry) return { failure: ofEntry[entry.reason], detail };
  if (isChunkError(error)) return { failure: 'chunkUnreachable', detail };
  if (/does not satisfy|singleton|Can not get/i.test(detail)) return { failure: 'sharedVersion', detail };
  if (/does not exist in container|has no module/i.test(detail)) return { failure: 'noSuchModule', detail };
  return { failure: 'threw', detail };
}

/** Webpack's own error for a chunk, script or style, that did not come. */
function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (
    error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /^Loading (CSS )?chunk/.test(error.message)
  );
}

/** Returns the reason for which a remote was refused before any of its code was fetched; null when it fits. */
export function refusal(verdict: Verdict): Failure | null {
  if (verdict.kind === 'compatible') return null;
  if (verdict.kind === 'unknown') return { failure: 'unreadableRange', detail: verdict.unreadable };
  return { failure: verdict.because, detail: `${verdict.required} / ${verdict.found}` };
}

function entryFailureIn(error: unknown): EntryFailure | null {
  if (error instanceof EntryFailure) return error;
  return error instanceof Error && error.cause !== undefined ? entryFailureIn(error.cause) : null;
}
