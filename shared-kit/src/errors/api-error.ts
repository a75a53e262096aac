import {
  codeOf,
  describeError,
  type ErrorDescription,
  type ErrorName,
  fetchErrorWords,
  hasErrorWords,
} from './index.ts';

/** Error with which every failed call ends: the envelope's code and text, the HTTP status (0 without an answer), the trace id. */
export interface ApiError {
  readonly errcode: number;
  readonly errmsg: string;
  readonly status: number;
  readonly traceId: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** True where the call was given up because the page was left: nobody is told. */
  readonly aborted: boolean;
}

/** Makes an error for what failed before the server could answer. */
export function localError(name: ErrorName, traceId: string, aborted = false): ApiError {
  return { errcode: codeOf(name), errmsg: '', status: 0, traceId, params: {}, aborted };
}

/** Returns whether a rejected value is one of ours. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'errcode' in value && 'traceId' in value;
}

/** Returns the words that a person is shown for a failed call; anything that is not an API error is the unknown error. */
export function describeApiError(error: unknown, locale: 'zh' | 'en'): ErrorDescription & { traceId: string } {
  if (!isApiError(error)) return { ...describeError({ code: codeOf('unknownError') }, locale), traceId: '' };
  const facts = { code: error.errcode, params: error.params, serverMessage: error.errmsg };
  return { ...describeError(facts, locale), traceId: error.traceId };
}

/** In ms: a message is not held back longer than this for the words that say what to do next. */
const timeoutMs = 1_000;

/** `describeApiError` for what is told once: waits a moment where the words have to be fetched. Never rejects. */
export async function loadApiErrorDescription(
  error: unknown,
  locale: 'zh' | 'en',
): Promise<ReturnType<typeof describeApiError>> {
  if (isApiError(error) && !hasErrorWords(error.errcode)) await fetchErrorWords(timeoutMs);
  return describeApiError(error, locale);
}
