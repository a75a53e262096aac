import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import { type CountedBy, countAttempt, forgetAttempts, takeAttemptBack } from './attempts.repository.ts';

const windowMs = 15 * 60_000;
/** Failures within the window. An address may stand for a whole office. */
const most = { account: 10, address: 200 } as const;

type Counter = CountedBy & { readonly kind: keyof typeof most };

/**
 * Bounds how often passwords can be tried: 10 failures for one account name and 200 from one address in 15 minutes,
 * counted for all processes. A name that no account has is counted like any other, so that the answer tells nothing.
 */
export function attemptLimit({ connections, corpId, now }: Platform) {
  const { db } = connections;
  const countersOf = (username: string, address: string | null): Counter[] => [
    ...(address === null ? [] : [{ kind: 'address', value: address } as const]),
    { kind: 'account', value: username },
  ];

  return {
    /**
     * Counts the attempt before it is made, so that many at once are bounded too. Throws tooManyAttempts with the
     * minutes until the next one is allowed.
     */
    async begin(username: string, address: string | null): Promise<void> {
      const at = now();
      const expires = new Date(at.getTime() + windowMs);
      for (const by of countersOf(username, address)) {
        const { attempts, until } = await countAttempt(db, corpId, by, { at, expires });
        if (attempts <= most[by.kind]) continue;
        throw appError('tooManyAttempts', { minutes: Math.ceil((until.getTime() - at.getTime()) / 60_000) });
      }
    },

    /** The attempt was a good one: the account starts anew, the address has one failure less. */
    async succeed(username: string, address: string | null): Promise<void> {
      for (const by of countersOf(username, address)) {
        await (by.kind === 'account' ? forgetAttempts(db, corpId, by) : takeAttemptBack(db, corpId, by));
      }
    },
  };
}
