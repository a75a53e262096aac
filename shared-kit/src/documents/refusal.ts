import { isApiError } from '../api/index.ts';
import { codeOf, type ErrorName } from '../errors/index.ts';

/** True where the server has refused, which it would do again; a network comes back. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** Returns whether a call failed with this error of the catalogue. */
export function failedBy(error: unknown, name: ErrorName): boolean {
  return isApiError(error) && error.errcode === codeOf(name);
}
