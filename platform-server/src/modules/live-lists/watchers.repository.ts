import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/index.ts';

/** Person who looks at lists of a model. */
interface Watcher {
  readonly schemaCode: ModelCode;
  readonly userId: UserId;
}

/** Notes until when somebody looks at a list. */
export async function keepWatcher(
  db: Database,
  corpId: string,
  { schemaCode, userId }: Watcher,
  expires: Date,
): Promise<void> {
  await db
    .insertInto('list_watcher')
    .values({ corp_id: corpId, schema_code: schemaCode, user_id: userId, expires_time: expires })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'schema_code', 'user_id']).doUpdateSet({ expires_time: expires }),
    )
    .execute();
}

/** Forgets that somebody looks at a list. */
export async function deleteWatcher(db: Database, corpId: string, { schemaCode, userId }: Watcher): Promise<void> {
  await db
    .deleteFrom('list_watcher')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('user_id', '=', userId)
    .execute();
}

/** The ids of the others who look at a list at a time. */
export async function findOthers(
  db: Database,
  corpId: string,
  { schemaCode, userId }: Watcher,
  at: Date,
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('list_watcher')
    .select('user_id as userId')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('user_id', '!=', userId)
    .where('expires_time', '>', at)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.userId);
}
