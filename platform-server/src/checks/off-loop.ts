import { appError } from '@portico/shared-kit/errors';
import type { CheckCall } from './check-call.ts';
import { CheckThread } from './check-thread.ts';

/** Most checks that wait for the one that is under way: the next one would wait for minutes. */
const mostWaiting = 30;

const thread = new CheckThread();
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The functions of a file of checks, by name. */
type Checks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Calls functions of a file of checks (`x.checks.ts`) in the one thread for them, in the order of the calls, so that
 * nobody else's request waits: what people write or send is read, compiled and tried there before it is published.
 * Arguments and results are plain values. Rejects with the check's own row of the error catalogue; with checkTooLong
 * for one that takes too much time or memory, which is ended; with checksBusy where too many wait.
 */
export function offLoop<M extends Checks>(module: URL) {
  return async <N extends keyof M & string>(name: N, ...args: Parameters<M[N]>): Promise<Awaited<ReturnType<M[N]>>> => {
    const value = await inTurn({ module: module.href, name, args });
    return value as Awaited<ReturnType<M[N]>>;
  };
}

async function inTurn(call: CheckCall): Promise<unknown> {
  if (waiting > mostWaiting) throw appError('checksBusy');
  waiting += 1;
  const result = last.then(() => thread.run(call));
  last = result.catch(() => undefined);
  return result.finally(() => {
    waiting -= 1;
  });
}
