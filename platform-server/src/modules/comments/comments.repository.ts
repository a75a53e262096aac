import type { RecordId, ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { CommentInputPart } from '@portico/shared-kit/contract/comment-limits';
import { sql } from 'kysely';
import { asJson, type Database } from '../../database/index.ts';

/** The record that is talked about. */
export interface CommentedRecord {
  readonly corpId: string;
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
}

/** A comment as it is kept; `content` is null for one that its author has deleted. */
export interface CommentRow {
  readonly id: string;
  readonly authorId: UserId;
  readonly content: readonly CommentInputPart[] | null;
  readonly replyToId: string | null;
  readonly createdTime: Date;
}

const columns = [
  'id',
  'author_id as authorId',
  'content',
  'reply_to_id as replyToId',
  'created_time as createdTime',
] as const;

function ofRecord(db: Database, { corpId, schemaCode, recordId }: CommentedRecord) {
  return db
    .selectFrom('record_comment')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', '=', recordId);
}

type RawRow = Omit<CommentRow, 'content'> & { readonly content: unknown };

const rowOf = (raw: RawRow): CommentRow => ({ ...raw, content: raw.content as CommentRow['content'] });

/** Keeps a new comment. */
export async function insertComment(db: Database, record: CommentedRecord, comment: CommentRow): Promise<void> {
  await db
    .insertInto('record_comment')
    .values({
      corp_id: record.corpId,
      id: comment.id,
      schema_code: record.schemaCode,
      record_id: record.recordId,
      author_id: comment.authorId,
      content: asJson(comment.content),
      reply_to_id: comment.replyToId,
      created_time: comment.createdTime,
    })
    .execute();
}

/** The newest comments of a record, or those right before one of its comments, newest first; none before an unknown one. */
export async function findComments(
  db: Database,
  record: CommentedRecord,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<CommentRow[]> {
  const own = ofRecord(db, record);
  const point = own.select(['created_time', 'id']).where('id', '=', before ?? '');
  const wanted = before === undefined ? own : own.where(sql<boolean>`(created_time, id) < (${point})`);
  const rows = await wanted
    .select(columns)
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(rowOf);
}

/** Comments of a record by id; unknown ids and those of other records are left out. */
export async function findCommentsById(
  db: Database,
  record: CommentedRecord,
  ids: readonly string[],
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  return (await ofRecord(db, record).select(columns).where('id', 'in', ids).execute()).map(rowOf);
}

/** Returns the number of a record's comments that are not deleted. */
export async function countComments(db: Database, record: CommentedRecord): Promise<number> {
  const { count } = await ofRecord(db, record)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deleted_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the people who wrote about a record, whoever wrote last first; at most `limit` people. */
export async function findAuthors(db: Database, record: CommentedRecord, limit: number): Promise<string[]> {
  const rows = await ofRecord(db, record)
    .select('author_id as id')
    .groupBy('author_id')
    .orderBy(({ fn }) => fn.max('created_time'), 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the words of a comment of this author away; false where there is none that has some. */
export async function emptyComment(
  db: Database,
  { corpId, schemaCode, recordId }: CommentedRecord,
  { id, authorId, at }: { readonly id: string; readonly authorId: UserId; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_comment')
    .set({ content: null, deleted_time: at })
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', '=', recordId)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes all that was said about records. */
export async function deleteCommentsOf(
  db: Database,
  corpId: string,
  schemaCode: ModelCode,
  recordIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('record_comment')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', '=', sql<string>`any(${[...recordIds]}::text[])`)
    .execute();
}
