import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import { lineOf } from '../../networks.ts';
import type { Platform } from '../../platform.ts';
import { type Delayed, forgetAttempts, takeAttempt, takeAttemptBack } from './sign-in-delays.repository.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface DelayRule {
  /** Attempts without a delay; the one after them waits a second, and each one after that twice as long. */
  readonly free: number;
  readonly longestMs: number;
  /** Ms after the last attempt until all are forgotten. */
  readonly forgottenMs: number;
}

/**
 * Rules of the delays. The longest delay is short enough that nobody is kept out for long by somebody else at the same
 * address, and leaves a guesser 300 passwords a day. An address may stand for a whole office, which is slowed a little only.
 * Who types codes has the right password already: of 24 guesses a day one is right in 38 years.
 */
const rules = {
  nameAtAddress: { free: 5, longestMs: 5 * minute, forgottenMs: 24 * hour },
  nameOnDevice: { free: 5, longestMs: 5 * minute, forgottenMs: 24 * hour },
  address: { free: 100, longestMs: 5 * second, forgottenMs: hour },
  code: { free: 5, longestMs: hour, forgottenMs: 24 * hour },
} as const satisfies Record<Delayed['delayed'], DelayRule>;

/** Person who tries a password. */
export interface Trier {
  /** The name that is given, of an account or not. */
  readonly username: string;
  /** Null where the request has none. */
  readonly address: string | null;
  /** A device that the account has signed in from, or its own session; null for any other. */
  readonly knownDevice: string | null;
}

/** Delays that grow with the failures, for all processes. They lock nobody out: see `docs/operations.md`. */
export interface SignInDelays {
  /** Counts the attempt before it is made. Throws tooManyAttempts with the seconds until the next one may be made. */
  begin(trier: Trier): Promise<void>;
  /** Takes the attempt back that `begin` counted: nothing was wrong, something is missing. */
  takeBack(trier: Trier): Promise<void>;
  /** Counts an attempt with a code of the second factor before it is made. Throws as `begin` does. */
  beginCode(trier: Trier): Promise<void>;
  /** Ends the counting of codes after a right one. */
  succeedCode(trx: Database, trier: Trier): Promise<void>;
  /** Ends the counting after a right password and returns how often this very trier failed before. */
  succeed(trx: Database, trier: Trier): Promise<number>;
}

/**
 * Slows guessing of passwords by name and address together, and by address over all names. A name on a device that it is
 * known on is counted by itself: whatever others try elsewhere does not delay it. A name that no account has is counted like
 * any other, so that the answer tells nothing.
 */
export function signInDelays({ connections, corpId, now }: Platform): SignInDelays {
  async function begin(by: Delayed): Promise<void> {
    const at = now();
    const { delays, forgottenMs } = tables[by.delayed];
    const times = { at, expires: new Date(at.getTime() + forgottenMs), delays };
    const free = await takeAttempt(connections.db, corpId, by, times);
    if (free === null) return;
    const seconds = Math.max(1, Math.ceil((free.getTime() - at.getTime()) / second));
    throw appError('tooManyAttempts', { seconds });
  }

  return {
    async begin(trier) {
      for (const by of delayedBy(trier)) await begin(by);
    },

    async takeBack(trier) {
      for (const by of delayedBy(trier)) await takeAttemptBack(connections.db, corpId, by);
    },

    beginCode: (trier) => begin(codesOf(trier)),

    async succeedCode(trx, trier) {
      await forgetAttempts(trx, corpId, codesOf(trier));
    },

    async succeed(trx, trier) {
      let failures = 0;
      for (const by of delayedBy(trier)) {
        if (by.delayed === 'address') await takeAttemptBack(trx, corpId, by);
        else failures += Math.max(0, (await forgetAttempts(trx, corpId, by)) - 1);
      }
      return failures;
    },
  };
}

function delayedBy({ username: name, address, knownDevice }: Trier): Delayed[] {
  if (knownDevice !== null) return [{ delayed: 'nameOnDevice', name, place: knownDevice }];
  const place = address === null ? '' : lineOf(address);
  return [
    { delayed: 'address', name: '', place },
    { delayed: 'nameAtAddress', name, place },
  ];
}

/** All devices that are not known count together: whoever has many addresses guesses no faster. */
function codesOf({ username: name, knownDevice }: Trier): Delayed {
  return { delayed: 'code', name, place: knownDevice ?? '' };
}

/** Returns the ms to wait after the first, second and so on attempt; the last one serves all that follow. */
function delaysOf({ free, longestMs }: DelayRule): number[] {
  const delays = Array.from({ length: free - 1 }, () => 0);
  for (let delay = second; delay < longestMs; delay *= 2) delays.push(delay);
  return [...delays, longestMs];
}

const tables = {
  nameAtAddress: { ...rules.nameAtAddress, delays: delaysOf(rules.nameAtAddress) },
  nameOnDevice: { ...rules.nameOnDevice, delays: delaysOf(rules.nameOnDevice) },
  address: { ...rules.address, delays: delaysOf(rules.address) },
  code: { ...rules.code, delays: delaysOf(rules.code) },
};
