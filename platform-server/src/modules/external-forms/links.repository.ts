import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import { asJson, type Database } from '../../database/index.ts';

/** A link as it is kept. */
export interface StoredLink {
  readonly id: string;
  readonly formidHash: string;
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode;
  readonly name: string;
  readonly fields: readonly string[] | null;
  readonly expiresTime: Date;
  readonly maxAnswers: number | null;
  readonly answers: number;
  readonly lastAnswerTime: Date | null;
  readonly disabledTime: Date | null;
  readonly creater: string;
  readonly createdTime: Date;
}

const columns = [
  'id',
  'formid_hash as formidHash',
  'schema_code as schemaCode',
  'form_code as formCode',
  'name',
  'fields',
  'expires_time as expiresTime',
  'max_answers as maxAnswers',
  'answers',
  'last_answer_time as lastAnswerTime',
  'disabled_time as disabledTime',
  'creater',
  'created_time as createdTime',
] as const;

const links = (db: Database, corpId: string) =>
  db
    .selectFrom('external_link')
    .select(columns)
    .where('corp_id', '=', corpId)
    .$narrowType<{ fields: readonly string[] | null }>();

/** The links of a model, newest first. */
export function findLinks(db: Database, corpId: string, schemaCode: ModelCode): Promise<StoredLink[]> {
  return links(db, corpId)
    .where('schema_code', '=', schemaCode)
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The link with this hash of its address; undefined for none. */
export function findLinkByHash(db: Database, corpId: string, formidHash: string): Promise<StoredLink | undefined> {
  return links(db, corpId).where('formid_hash', '=', formidHash).executeTakeFirst();
}

/** A link by its id; undefined for none. */
export function findLink(db: Database, corpId: string, id: string): Promise<StoredLink | undefined> {
  return links(db, corpId).where('id', '=', id).executeTakeFirst();
}

/** As `findLink`; others who want to lock it wait until the end of the transaction. */
export function lockLink(trx: Database, corpId: string, id: string): Promise<StoredLink | undefined> {
  return links(trx, corpId).where('id', '=', id).forUpdate().executeTakeFirst();
}

type NewLink = Omit<StoredLink, 'answers' | 'lastAnswerTime' | 'disabledTime'>;

/** Keeps a new link. */
export async function insertLink(db: Database, corpId: string, link: NewLink): Promise<void> {
  await db
    .insertInto('external_link')
    .values({
      corp_id: corpId,
      id: link.id,
      formid_hash: link.formidHash,
      schema_code: link.schemaCode,
      form_code: link.formCode,
      name: link.name,
      fields: link.fields === null ? null : asJson(link.fields),
      expires_time: link.expiresTime,
      max_answers: link.maxAnswers,
      creater: link.creater,
      created_time: link.createdTime,
    })
    .execute();
}

interface LinkOfModel {
  readonly schemaCode: ModelCode;
  readonly id: string;
}

/** Closes a link at a time, or opens it again with null; false where there is none. */
export async function setDisabled(
  db: Database,
  corpId: string,
  { schemaCode, id, at }: LinkOfModel & { readonly at: Date | null },
): Promise<boolean> {
  const result = await db
    .updateTable('external_link')
    .set({ disabled_time: at })
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a link, not what is known of its answers; false where there is none. */
export async function deleteLink(db: Database, corpId: string, { schemaCode, id }: LinkOfModel): Promise<boolean> {
  const result = await db
    .deleteFrom('external_link')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A record that came by a link. */
export interface Answer {
  readonly id: string;
  readonly linkId: string;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly guestId: string;
  readonly addressHash: string;
  readonly at: Date;
}

/** Notes an answer and counts it, of a link that is locked. */
export async function insertAnswer(trx: Database, corpId: string, answer: Answer): Promise<void> {
  await trx
    .insertInto('external_answer')
    .values({
      corp_id: corpId,
      id: answer.id,
      link_id: answer.linkId,
      schema_code: answer.schemaCode,
      record_id: answer.recordId,
      visitor_id: answer.guestId,
      address_hash: answer.addressHash,
      created_time: answer.at,
    })
    .execute();
  await trx
    .updateTable('external_link')
    .set(({ eb }) => ({ answers: eb('answers', '+', 1), last_answer_time: answer.at }))
    .where('corp_id', '=', corpId)
    .where('id', '=', answer.linkId)
    .execute();
}
