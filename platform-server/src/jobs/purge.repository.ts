import { type Database, fileLocations } from '../database/index.ts';

/** A file that no record refers to. */
export interface OrphanFile {
  readonly corp_id: string;
  readonly id: string;
  readonly storage_key: string;
}

const expiring = [
  'refresh_token',
  'session_family',
  'limited_use',
  'sign_in_delay',
  'known_device',
  'open_id_attempt',
  'list_watcher',
] as const;

/** Removes sessions, refresh tokens, known devices, what is counted for limits, begun sign-ins and who looked at lists that ended before the time. @returns how many rows of each */
export async function deleteExpired(db: Database, before: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const table of expiring) {
    const result = await db.deleteFrom(table).where('expires_time', '<', before).executeTakeFirst();
    deleted[table] = Number(result.numDeletedRows);
  }
  return deleted;
}

/** Removes keys of passwords that ended before the time: a private key is kept for nothing. @returns how many */
export async function deleteExpiredKeys(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('rsa_key').where('expires_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes answers kept for repeated requests since before the time. @returns how many */
export async function deleteOldReplies(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('idempotency').where('created_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets which records people were about to print before the time. @returns how many selections */
export async function deleteOldPrintSelections(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('print_selection').where('created_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets which records were written before the time; how often stays known. @returns how many writes */
export async function deleteOldChanges(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('record_change').where('changed_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Forgets what handlers kept for later of work items that closed before the time, and lets go of its files, which are
 * removed with the uploads nobody used. @returns how many
 */
export async function deleteOldDrafts(db: Database, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('work_item_draft as draft')
    .using('work_item as item')
    .whereRef('item.corp_id', '=', 'draft.corp_id')
    .whereRef('item.id', '=', 'draft.work_item_id')
    .where('item.status', '!=', 'PENDING')
    .where('item.finish_time', '<', before)
    .returning(['draft.corp_id', 'draft.work_item_id', 'draft.user_id'])
    .execute();
  for (const { corp_id, work_item_id, user_id } of gone) {
    await db
      .updateTable('file')
      .set({ schema_code: null, record_id: null, attached_time: null })
      .where('corp_id', '=', corp_id)
      .where('schema_code', '=', fileLocations.draft)
      .where('record_id', '=', `${work_item_id} ${user_id}`)
      .execute();
  }
  return gone.length;
}

/** Forgets operations on many records that ended before the time. @returns how many */
export async function deleteOldRecordJobs(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('record_job').where('ended_time', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets up to 500 exports, or files of printed records, that are kept no longer. @returns how many, and the keys of their files, which may go now */
export async function deleteExpiredFiles(
  db: Database,
  table: 'export_task' | 'print_file_task',
  at: Date,
): Promise<{ readonly count: number; readonly fileKeys: readonly string[] }> {
  const expired = await db
    .selectFrom(table)
    .select(['corp_id', 'id', 'file_key'])
    .where('expiry_time', '<=', at)
    .limit(500)
    .execute();
  for (const { corp_id, id } of expired) {
    await db.deleteFrom(table).where('corp_id', '=', corp_id).where('id', '=', id).execute();
  }
  return { count: expired.length, fileKeys: expired.flatMap(({ file_key }) => file_key ?? []) };
}

/** Forgets what undoes imports that cannot be undone any more. @returns how many imports */
export async function deleteOldUndo(db: Database, at: Date): Promise<number> {
  const over = await db
    .updateTable('import_task')
    .set({ undo_until: null })
    .where('undo_until', '<=', at)
    .where('is_undo', '=', false)
    .returning(['corp_id', 'id'])
    .execute();
  for (const { corp_id, id } of over)
    await db.deleteFrom('record_undo').where('corp_id', '=', corp_id).where('operation_id', '=', id).execute();
  return over.length;
}

/** Forgets what undoes operations on many records that began before the time. @returns how many operations */
export async function deleteOldOperations(db: Database, before: Date): Promise<number> {
  const over = await db
    .deleteFrom('record_operation')
    .where('created_time', '<', before)
    .returning(['corp_id', 'id'])
    .execute();
  for (const { corp_id, id } of over)
    await db.deleteFrom('record_undo').where('corp_id', '=', corp_id).where('operation_id', '=', id).execute();
  return over.length;
}

/** Forgets imports that ended before the time, with the rows that were refused. @returns how many imports */
export async function deleteOldImports(db: Database, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('import_task')
    .where('ended_time', '<', before)
    .returning(['corp_id', 'id'])
    .execute();
  for (const { corp_id, id } of gone)
    await db.deleteFrom('import_row').where('corp_id', '=', corp_id).where('task_id', '=', id).execute();
  return gone.length;
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
