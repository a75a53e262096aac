import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** The sessions of one person that go on at a moment. */
export interface OwnLive {
  readonly corpId: string;
  readonly userId: UserId;
  readonly at: Date;
  /** Time limit: sessions that were used last at this moment or before it have ended. */
  readonly unusedSince: Date;
}

/** Returns the sessions that go on, the one with this id first, then those used last; at most so many. */
export async function listLive(db: Database, own: OwnLive, { first, most }: { first: string; most: number }) {
  return live(db, own)
    .select([
      'id',
      'user_agent as userAgent',
      'ip_address as address',
      'login_type as loginType',
      'created_time as signInTime',
      'last_used_time as lastUsedTime',
    ])
    .orderBy(sql`case when id = ${first} then 0 else 1 end`)
    .orderBy('last_used_time', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Returns how many sessions go on. */
export async function countLive(db: Database, own: OwnLive): Promise<number> {
  const row = await live(db, own)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns one session that goes on, locked; undefined where there is none of this person. */
export async function lockLive(db: Database, own: OwnLive, id: string) {
  return live(db, own)
    .select(['id', 'user_agent as userAgent', 'ip_address as address'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function live(db: Database, { corpId, userId, at, unusedSince }: OwnLive) {
  return db
    .selectFrom('session_family')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('revoked_time', 'is', null)
    .where('expires_time', '>', at)
    .where('last_used_time', '>', unusedSince);
}
