import { isApiError } from '@portico/shared-kit/api';

/** Returns whether no list can answer what the address asks, as of a field that its model does not have any more. */
export function isUnanswerable(error: unknown): boolean {
  return isApiError(error) && error.status === 400;
}
