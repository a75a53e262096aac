import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** An uploaded file; the bytes are in the store under `storageKey`. */
export interface FileRow {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mimeType: string;
  readonly storageKey: string;
  readonly creater: string;
  /** Both null while no saved record names the file. */
  readonly schemaCode: ModelCode | null;
  readonly recordId: string | null;
}

const columns = [
  'id',
  'name',
  'size',
  'mime_type as mimeType',
  'storage_key as storageKey',
  'creater',
  'schema_code as schemaCode',
  'record_id as recordId',
] as const;

type NewFile = Omit<FileRow, 'schemaCode' | 'bizObjectId'> & { readonly createdTime: Date };

/** Notes a file that belongs to no record yet. */
export async function insertFile(db: Database, corpId: string, file: NewFile): Promise<void> {
  await db
    .insertInto('file')
    .values({
      corp_id: corpId,
      id: file.id,
      name: file.name,
      size: file.size,
      mime_type: file.mimeType,
      storage_key: file.storageKey,
      creater: file.creater,
      created_time: file.createdTime,
    })
    .execute();
}

/** Returns the bytes of the files that somebody uploaded and that no record has yet. */
export async function sumWaiting(db: Database, corpId: string, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .where('corp_id', '=', corpId)
    .where('creater', '=', userId)
    .where('attached_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

/** Notes how large a file came out, in bytes. */
export async function setSize(db: Database, corpId: string, id: string, size: number): Promise<void> {
  await db.updateTable('file').set({ size }).where('corp_id', '=', corpId).where('id', '=', id).execute();
}

/** Forgets a file. */
export async function deleteFile(db: Database, corpId: string, id: string): Promise<void> {
  await db.deleteFrom('file').where('corp_id', '=', corpId).where('id', '=', id).execute();
}

/** Files by id; ids of none are left out. */
export async function findFiles(db: Database, corpId: string, ids: readonly string[]): Promise<FileRow[]> {
  return db.selectFrom('file').select(columns).where('corp_id', '=', corpId).where('id', 'in', ids).execute();
}

/** Files that a record names. */
export interface RecordFiles {
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  /** Ids of all files that the record names, of all its fields and sub-tables. */
  readonly fileIds: readonly string[];
  /** Id of the user who saves the record. */
  readonly userId: UserId;
}

/** Attaches files that the user uploaded or that the record has already; returns the ids that could be. */
export async function attachFiles(db: Database, corpId: string, given: RecordFiles, at: Date): Promise<string[]> {
  const { schemaCode, recordId, fileIds, userId } = given;
  if (fileIds.length === 0) return [];
  const rows = await db
    .updateTable('file')
    .set({ schema_code: schemaCode, record_id: recordId, attached_time: at })
    .where('corp_id', '=', corpId)
    .where('id', 'in', fileIds)
    .where(({ and, or, eb }) =>
      or([
        and([eb('schema_code', 'is', null), eb('creater', '=', userId)]),
        and([eb('schema_code', '=', schemaCode), eb('record_id', '=', recordId)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Lets go of the files of records; they are removed with the uploads nobody used. */
export async function releaseFiles(
  db: Database,
  corpId: string,
  { schemaCode, recordIds }: { readonly schemaCode: ModelCode; readonly recordIds: readonly string[] },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ schema_code: null, record_id: null, attached_time: null })
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', '=', sql<string>`any(${[...recordIds]}::text[])`)
    .execute();
}
