import type { Database } from '../database/index.ts';

/** A file that no record refers to. */
export interface OrphanFile {
  readonly corp_id: string;
  readonly id: string;
  readonly storage_key: string;
}

/** Removes sessions, refresh tokens, password keys and counted sign-ins that ended before the time. @returns how many rows of each */
export async function deleteExpired(db: Database, before: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const table of ['refresh_token', 'session_family', 'rsa_key', 'sign_in_attempt'] as const) {
    const result = await db.deleteFrom(table).where('expires_time', '<', before).executeTakeFirst();
    deleted[table] = Number(result.numDeletedRows);
  }
  return deleted;
}

/** Removes answers kept for repeated requests since before the time. @returns how many */
export async function deleteOldReplies(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('idempotency').where('created_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets which records were written before the time; how often stays known. @returns how many writes */
export async function deleteOldChanges(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('record_change').where('changed_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** @returns up to 500 files that were uploaded before the time and never became part of a record */
export async function findOrphanFiles(db: Database, before: Date): Promise<OrphanFile[]> {
  return db
    .selectFrom('file')
    .select(['corp_id', 'id', 'storage_key'])
    .where('attached_time', 'is', null)
    .where('created_time', '<', before)
    .orderBy('created_time')
    .limit(500)
    .execute();
}

/** Forgets the file, unless it was attached meanwhile. @returns whether it is gone, so that its content may go too */
export async function deleteOrphanFile(db: Database, { corp_id, id }: OrphanFile): Promise<boolean> {
  const result = await db
    .deleteFrom('file')
    .where('corp_id', '=', corp_id)
    .where('id', '=', id)
    .where('attached_time', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
