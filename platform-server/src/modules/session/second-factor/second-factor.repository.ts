import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/connect.ts';

/** The second factor of an account; its secrets are encrypted. */
export interface FactorRow {
  readonly secret: string | null;
  /** Null: it is off. */
  readonly confirmedTime: Date | null;
  readonly pendingSecret: string | null;
  readonly pendingTime: Date | null;
}

/** Returns the second factor of an account, or undefined where none was ever begun. */
export async function findFactor(db: Database, corpId: string, userId: UserId): Promise<FactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .select([
      'secret',
      'confirmed_time as confirmedTime',
      'pending_secret as pendingSecret',
      'pending_time as pendingTime',
    ])
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

interface UsedStep {
  readonly userId: UserId;
  /** The encrypted secret that the code was checked with. */
  readonly checked: string;
  readonly step: number;
  /** A step beyond this one was used by a clock that has been set back since. */
  readonly latest: number;
  /** The encrypted secret from now on. */
  readonly secret: string;
}

/** Uses up the code of a step; false where it or a later one was used, of two at the same time for one of them. */
export async function useStep(
  db: Database,
  corpId: string,
  { userId, checked, step, latest, secret }: UsedStep,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_used_step: step, secret })
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('confirmed_time', 'is not', null)
    .where('secret', '=', checked)
    .where((row) => row.or([row('last_used_step', '<', step), row('last_used_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the encrypted secret of a set-up that has begun, in the place of one before; what is on stays on. */
export async function keepPending(
  db: Database,
  corpId: string,
  { userId, secret, at }: { readonly userId: UserId; readonly secret: string; readonly at: Date },
): Promise<void> {
  const pending = { pending_secret: secret, pending_time: at };
  await db
    .insertInto('second_factor')
    .values({ corp_id: corpId, user_id: userId, ...pending })
    .onConflict((conflict) => conflict.columns(['corp_id', 'user_id']).doUpdateSet(pending))
    .execute();
}

/** Turns the second factor on with the secret that waited; false where another one waits or it was confirmed meanwhile. */
export async function confirmPending(
  db: Database,
  corpId: string,
  {
    userId,
    secret,
    step,
    at,
  }: { readonly userId: UserId; readonly secret: string; readonly step: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ secret, confirmed_time: at, last_used_step: step, pending_secret: null, pending_time: null })
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('pending_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the second factor of an account with its recovery codes; false where none was on. */
export async function removeFactor(db: Database, corpId: string, userId: UserId): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('corp_id', '=', corpId).where('user_id', '=', userId).execute();
  const row = await db
    .deleteFrom('second_factor')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .returning('confirmed_time')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_time !== null;
}

/** Puts new recovery codes, by their hashes, in the place of all before. */
export async function replaceRecoveryCodes(
  db: Database,
  corpId: string,
  { userId, hashes, at }: { readonly userId: UserId; readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> {
  await db.deleteFrom('recovery_code').where('corp_id', '=', corpId).where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ corp_id: corpId, user_id: userId, code_hash: hash, created_time: at }));
  await db.insertInto('recovery_code').values(rows).execute();
}

/** Uses up a recovery code, which has one of these hashes; false where there is none, of two at the same time for one of them. */
export async function useRecoveryCode(
  db: Database,
  corpId: string,
  { userId, hashes }: { readonly userId: UserId; readonly hashes: readonly string[] },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the number of recovery codes that an account has left. */
export async function countRecoveryCodes(db: Database, corpId: string, userId: UserId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}
