import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isApiError } from '../errors/api-error.ts';
import { transport } from './transport.ts';

interface FailedCall {
  arg?: { type?: string; endpointName?: string };
}

const selfHandlingEndpoints = new Set<string>();

/** Marks a mutation whose screen handles its error itself, so that no toast repeats it. */
export function markHandlesErrorItself(...endpointNames: string[]): void {
  for (const name of endpointNames) selfHandlingEndpoints.add(name);
}

/**
 * The one rule for errors: a failed write is shown once as a message, unless its screen shows it in place;
 * a failed read is shown in place by the screen that asked.
 */
export const errorRule: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { arg } = action.meta as FailedCall;
    const isWrite = arg?.type === 'mutation';
    const handlesItself = selfHandlingEndpoints.has(arg?.endpointName ?? '');
    if (isWrite && !handlesItself && isApiError(action.payload)) transport().onError(action.payload);
  }
  return next(action);
};
