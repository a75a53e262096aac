import type { Database } from '../../database/connect.ts';

/** An account whose password may be made anew, locked; undefined where there is none. */
export async function lockAccount(db: Database, corpId: string, id: string) {
  return db
    .selectFrom('app_user')
    .select(['username', 'status', 'sync_type as syncType', 'password_hash as passwordHash'])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the hash of a password that its owner has to change before anything else. */
export async function setInitialHash(
  db: Database,
  corpId: string,
  { id, hash, at }: { readonly id: string; readonly hash: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: hash, must_change_password: true, modified_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}
