import type { DatabaseState } from './database-state.ts';

/** The log of a watch. */
export interface OutageLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The lines of one database in the log. */
export interface OutageLines {
  /** Says what is so: writes a line when an outage begins and one when it ends. */
  tell(state: DatabaseState, error?: unknown): void;
  /** Counts a failure; connections that broke while the database answers are told in a line once a minute. */
  count(error: unknown): void;
  /** Counts a refused request. */
  countRefused(): void;
}

interface Outage {
  readonly state: DatabaseState;
  /** Of the monotonic clock. */
  readonly since: number;
  refused: number;
  failures: number;
}

const brokenLineMs = 60_000;

/** Keeps the log short: everybody who needs the database notices its outage, dozens of times a second. */
export function outageLines(name: string, log: OutageLog | undefined): OutageLines {
  let outage: Outage | undefined;
  let broken: { readonly count: number; readonly error: unknown } | undefined;
  let refusedBefore = 0;
  let loggedBrokenAt = Number.NEGATIVE_INFINITY;

  function begin(state: DatabaseState, error: unknown): void {
    outage = { state, since: performance.now(), refused: refusedBefore, failures: broken?.count ?? 0 };
    const cause = messageOf(error ?? broken?.error);
    broken = undefined;
    log?.error({ database: name, state, ...(cause === undefined ? {} : { cause }) }, 'a database outage begins');
  }

  function end({ state, since, refused, failures }: Outage): void {
    outage = undefined;
    const ms = Math.round(performance.now() - since);
    log?.info({ database: name, state, ms, refused, failures }, 'the database outage is over');
  }

  function logBroken(): void {
    if (broken === undefined || performance.now() - loggedBrokenAt < brokenLineMs) return;
    loggedBrokenAt = performance.now();
    const facts = { database: name, count: broken.count, cause: messageOf(broken.error) };
    broken = undefined;
    log?.warn(facts, 'database connections broke and are replaced');
  }

  return {
    tell(state, error) {
      if (outage !== undefined && state === 'answering') end(outage);
      else if (outage === undefined && state !== 'answering') begin(state, error);
      if (outage === undefined) logBroken();
      refusedBefore = 0;
    },
    count(error) {
      if (outage !== undefined) outage.failures += 1;
      else broken = { count: (broken?.count ?? 0) + 1, error };
    },
    countRefused() {
      if (outage !== undefined) outage.refused += 1;
      else refusedBefore += 1;
    },
  };
}

function messageOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  // Where a name stands for several addresses the system says why of each, and nothing of all.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { message } = (first ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(first);
}
