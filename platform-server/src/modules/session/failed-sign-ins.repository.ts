import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';

/** Counts a wrong password for an account and returns how many there were since it signed in last. */
export async function countFailure(db: Database, corpId: string, userId: UserId, at: Date): Promise<number> {
  const row = await db
    .insertInto('failed_sign_in')
    .values({ corp_id: corpId, user_id: userId, attempts: 1, last_time: at })
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'user_id'])
        .doUpdateSet({ attempts: sql<number>`failed_sign_in.attempts + 1`, last_time: at }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return row.attempts;
}

/** Takes the failures of an account since its last sign-in; undefined where there were none. */
export async function takeFailures(
  db: Database,
  corpId: string,
  userId: UserId,
): Promise<{ readonly attempts: number; readonly lastTime: Date } | undefined> {
  return db
    .deleteFrom('failed_sign_in')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .returning(['attempts', 'last_time as lastTime'])
    .executeTakeFirst();
}
