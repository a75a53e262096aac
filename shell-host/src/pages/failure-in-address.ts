import type { ApiError } from '@portico/shared-kit/api';
import { codeOf, rowOf } from '@portico/shared-kit/errors';

/** Returns the failure that the address tells of; a code that is no number is the unknown error. */
export function failureInAddress(search: URLSearchParams): ApiError {
  const text = search.get('code') ?? '';
  const errcode = /^-?\d{1,9}$/.test(text) ? Number(text) : codeOf('unknownError');
  // Another try is offered where the catalogue says that it may help.
  const status = rowOf(errcode)?.status ?? 0;
  return { errcode, errmsg: '', status, traceId: search.get('traceId') ?? '', params: {}, aborted: false };
}
