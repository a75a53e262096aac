import type { UserId } from '@portico/shared-kit/contract/ids';
import { asJson, type Database } from '../../../database/index.ts';

/** Phrases and signature that a person keeps for their opinions; null where they never kept any. */
export interface HabitsRow {
  readonly phrases: readonly string[] | null;
  readonly signatureFileId: string | null;
}

interface HabitsKey {
  readonly corpId: string;
  readonly userId: UserId;
}

/** Returns what a person keeps for their opinions, or undefined. */
export async function findHabits(db: Database, { corpId, userId }: HabitsKey): Promise<HabitsRow | undefined> {
  const row = await db
    .selectFrom('opinion_habits')
    .select(['phrases', 'signature_file_id'])
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { phrases: row.phrases as string[] | null, signatureFileId: row.signature_file_id };
}

/** Keeps what is given; what is undefined stays as it was. */
export async function saveHabits(
  db: Database,
  { corpId, userId }: HabitsKey,
  { phrases, signatureFileId }: { readonly [K in keyof HabitsRow]: HabitsRow[K] | undefined },
): Promise<void> {
  const change = {
    ...(phrases === undefined ? {} : { phrases: phrases === null ? null : asJson(phrases) }),
    ...(signatureFileId === undefined ? {} : { signature_file_id: signatureFileId }),
  };
  await db
    .insertInto('opinion_habits')
    .values({ corp_id: corpId, user_id: userId, ...change })
    .onConflict((conflict) => conflict.columns(['corp_id', 'user_id']).doUpdateSet({ ...change, user_id: userId }))
    .execute();
}
