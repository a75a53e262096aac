import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** A counter of uses. */
export interface CountedBy {
  readonly counter: Tables['limited_use']['counter'];
  /** The owner of the uses: an address, a person, a link. */
  readonly key: string;
}

/** Uses within the time that is counted. */
export interface CountedUses {
  /** The one that was just counted included. */
  readonly uses: number;
  /** Time at which the counting ends and begins anew. */
  readonly until: Date;
}

/** Ms by which the clocks of processes that count together may differ; a request may also be overtaken by a later one. */
const clockDifference = 60_000;

/** Returns the key under which something is counted: names and addresses themselves are not kept. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Counts one more use, right for many processes at once; a counting that has ended begins anew. */
export async function countUse(
  db: Database,
  corpId: string,
  { counter, key }: CountedBy,
  { at, expires }: { readonly at: Date; readonly expires: Date },
): Promise<CountedUses> {
  // One that would end later than a new one was begun by a clock that has been set back since.
  const latest = new Date(expires.getTime() + clockDifference);
  const isOver = sql<boolean>`(limited_use.expires_time <= ${at} or limited_use.expires_time > ${latest})`;
  return db
    .insertInto('limited_use')
    .values({ corp_id: corpId, counter, key_hash: hashKey(key), uses: 1, expires_time: expires })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'counter', 'key_hash']).doUpdateSet({
        uses: sql<number>`case when ${isOver} then 1 else limited_use.uses + 1 end`,
        expires_time: sql<Date>`case when ${isOver} then excluded.expires_time else limited_use.expires_time end`,
      }),
    )
    .returning(['uses', 'expires_time as until'])
    .executeTakeFirstOrThrow();
}
