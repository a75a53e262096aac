import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/index.ts';

/** What attempts are counted by: a name that was given (of an account or not), where they come from, a link. */
export interface CountedBy {
  readonly kind: Tables['sign_in_attempt']['counted_by'];
  readonly value: string;
}

/** How often a password was tried, this attempt included. */
export interface CountedAttempts {
  readonly attempts: number;
  /** When the counting ends. */
  readonly until: Date;
}

/** Names and addresses are not kept as they are: people type passwords into the field for the name. */
function keyOf(corpId: string, { kind, value }: CountedBy) {
  const hash = createHash('sha256').update(value).digest('base64url');
  return { corp_id: corpId, counted_by: kind, key_hash: hash };
}

/** Counts one more attempt and returns how many there are now; a counting that has ended begins anew. */
export async function countAttempt(
  db: Database,
  corpId: string,
  by: CountedBy,
  { at, expires }: { readonly at: Date; readonly expires: Date },
): Promise<CountedAttempts> {
  const isOver = sql<boolean>`sign_in_attempt.expires_time <= ${at}`;
  const row = await db
    .insertInto('sign_in_attempt')
    .values({ ...keyOf(corpId, by), attempts: 1, expires_time: expires })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'counted_by', 'key_hash']).doUpdateSet({
        attempts: sql<number>`case when ${isOver} then 1 else sign_in_attempt.attempts + 1 end`,
        expires_time: sql<Date>`case when ${isOver} then excluded.expires_time else sign_in_attempt.expires_time end`,
      }),
    )
    .returning(['attempts', 'expires_time as until'])
    .executeTakeFirstOrThrow();
  return row;
}

/** Forgets what was counted. */
export async function forgetAttempts(db: Database, corpId: string, by: CountedBy): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where((row) => row.and(keyOf(corpId, by)))
    .execute();
}

/** Takes one attempt off again. */
export async function takeAttemptBack(db: Database, corpId: string, by: CountedBy): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where((row) => row.and(keyOf(corpId, by)))
    .execute();
}
