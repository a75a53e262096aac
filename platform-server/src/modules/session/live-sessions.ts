import { appError } from '@portico/shared-kit/errors';
import { isFresh } from '../../freshness.ts';
import type { Platform } from '../../platform.ts';
import { isUnused, type SessionUse } from './session-use.ts';
import { findSessionUser, type UserFacts } from './user-facts.repository.ts';

/** Time in ms by which the known facts of a session may be behind, such as a role just taken away. */
const factsMs = 3_000;
/** Sessions that one process remembers. */
const mostKnown = 10_000;

/** Users of the live sessions. */
export interface LiveSessions {
  /**
   * All that is known of a session's user. Throws notSignedIn for one that has ended, sessionUnused where its person has
   * not used it for too long, or userDisabled.
   */
  factsOf(sessionId: string): Promise<UserFacts>;
  /** Makes this process ask anew about the session from now on. */
  forget(sessionId: string): void;
}

interface CachedFacts {
  /** Epoch ms of when they were asked for. */
  readonly since: number;
  readonly facts: Promise<UserFacts | undefined>;
}

interface LiveNeeds {
  readonly use: Pick<SessionUse, 'mend'>;
  /** Hears of each `forget`. */
  readonly onForget: (sessionId: string) => void;
}

/** Reads them from the database at most every three seconds, since every request asks. */
export function liveSessions(platform: Platform, { use, onForget }: LiveNeeds): LiveSessions {
  const { connections, corpId, now } = platform;
  const known = new Map<string, CachedFacts>();

  function read(sessionId: string): Promise<UserFacts | undefined> {
    const at = now().getTime();
    const held = known.get(sessionId);
    if (held !== undefined && isFresh(held.since, at, factsMs)) return held.facts;
    if (known.size > mostKnown) known.clear();
    const facts = findSessionUser(connections.db, corpId, sessionId, now());
    known.set(sessionId, { since: at, facts });
    facts.catch(() => known.delete(sessionId));
    return facts;
  }

  return {
    async factsOf(sessionId) {
      const facts = await read(sessionId);
      if (facts === undefined) throw appError('notSignedIn');
      if (isUnused(platform, facts.lastUsedTime)) throw appError('sessionUnused');
      use.mend(sessionId, facts.lastUsedTime);
      if (facts.status !== 'ENABLED') throw appError('userDisabled');
      return facts;
    },
    forget(sessionId) {
      known.delete(sessionId);
      onForget(sessionId);
    },
  };
}
