import {
  mostOwnSessions,
  type EndedSessions,
  type OwnSessions,
} from '@portico/shared-kit/contract/own-sessions.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { deviceWords, recordAudit } from '../audit/index.ts';
import type { LiveSessions } from './live-sessions.ts';
import { countLive, listLive, lockLive, type OwnLive } from './own-sessions.repository.ts';
import { unusedSince } from './session-use.ts';
import { revokeFamilies, revokeFamily } from './session.repository.ts';

/** Lists and ends the user's own sessions, never anybody else's. */
export interface OwnSessionService {
  /** The sessions that go on, this one first, then those used last. */
  list(user: SignedInUser): Promise<OwnSessions>;
  /** Ends one. Throws sessionMissing where it is not one of the user's that goes on. */
  end(user: SignedInUser, id: string): Promise<void>;
  /** Ends all but the one that asks. */
  endOthers(user: SignedInUser): Promise<EndedSessions>;
}

/** Shows and ends one's own sessions; an ended one is refused at its next request, by other processes within seconds. */
export function ownSessions(platform: Platform, live: Pick<LiveSessions, 'forget'>): OwnSessionService {
  const { connections, corpId, now } = platform;
  const ownOf = (user: SignedInUser): OwnLive => ({
    corpId,
    userId: user.id,
    at: now(),
    unusedSince: unusedSince(platform),
  });

  return {
    async list(user) {
      const { db } = connections;
      const own = ownOf(user);
      const rows = await listLive(db, own, { first: user.sessionId, most: mostOwnSessions });
      const totalElements = rows.length < mostOwnSessions ? rows.length : await countLive(db, own);
      return { content: rows.map((row) => present(row, user.sessionId)), totalElements };
    },

    async end(user, id) {
      await endOne(platform, ownOf(user), { id, name: user.name });
      live.forget(id);
    },

    async endOthers(user) {
      const { ended, count } = await endAllBut(platform, ownOf(user), user);
      for (const id of ended) live.forget(id);
      return { endedCount: count };
    },
  };
}

function endOne(platform: Platform, own: OwnLive, { id, name }: { readonly id: string; readonly name: string }) {
  const { connections, corpId, now } = platform;
  return transaction(connections.db, async (trx) => {
    const session = await lockLive(trx, own, id);
    if (session === undefined) throw appError('sessionMissing');
    await revokeFamily(trx, corpId, id, now());
    const detail = { device: deviceWords(session.userAgent ?? undefined), address: session.address };
    await recordAudit(platform, trx, { action: 'sessionEnd', object: { id: own.userId, name }, detail });
  });
}

/** Returns the ids of what was ended, and how many of them went on; the rest was over by its time. */
function endAllBut(platform: Platform, own: OwnLive, { name, sessionId: keptId }: SignedInUser) {
  const { connections, corpId, now } = platform;
  const { userId } = own;
  return transaction(connections.db, async (trx) => {
    const count = (await countLive(trx, own)) - 1;
    const ended = await revokeFamilies(trx, corpId, { userId, keptId, at: now() });
    await recordAudit(platform, trx, { action: 'sessionsEnd', object: { id: userId, name }, detail: { count } });
    return { ended, count };
  });
}

type Row = Awaited<ReturnType<typeof listLive>>[number];

function present(row: Row, thisId: string): OwnSessions['content'][number] {
  const { id, userAgent, address, loginType, signInTime, lastUsedTime } = row;
  return {
    id,
    device: deviceWords(userAgent ?? undefined),
    address,
    loginType,
    signInTime: signInTime.toISOString(),
    lastUsedTime: lastUsedTime.toISOString(),
    isThis: id === thisId,
  };
}
