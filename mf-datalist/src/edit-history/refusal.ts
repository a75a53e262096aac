import { isApiError } from '@portico/shared-kit/api';

/** Returns whether the server refused a call for good: it would refuse the same call again, as it would not after an error of the network. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !isPassing(error.status);

const isPassing = (status: number) => status === 401 || status === 408 || status === 429;
