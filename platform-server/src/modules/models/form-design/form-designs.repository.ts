import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import type { DesignRow, LockColumns } from '../../designs/index.ts';
import type { FormKey } from '../form-versions.repository.ts';

/** Columns of the design of a form. */
export interface FormDesignRow extends DesignRow {
  readonly schemaCode: string;
  readonly sheetCode: string;
  /** Names of the draft; null where there is none. */
  readonly name: string | null;
  readonly nameI18n: string | null;
}

const columns = [
  'schema_code as schemaCode',
  'sheet_code as sheetCode',
  'revision',
  'based_on as basedOn',
  'modifier_id as modifierId',
  'modified_time as modifiedTime',
  'lock_user_id as lockUserId',
  'lock_since as lockSince',
  'lock_expires as lockExpires',
] as const;

const rows = (db: Database, corpId: string) =>
  db
    .selectFrom('form_design')
    .select(columns)
    .select((row) => row('form', 'is not', null).as('hasDraft'))
    .select(sql<string | null>`form ->> 'name'`.as('name'))
    .select(sql<string | null>`form ->> 'name_i18n'`.as('nameI18n'))
    .where('corp_id', '=', corpId)
    .$narrowType<FormDesignRow>();

const one = (db: Database, { corpId, schemaCode, sheetCode }: FormKey) =>
  rows(db, corpId).where('schema_code', '=', schemaCode).where('sheet_code', '=', sheetCode);

/** The designs that are kept, of one model where it is named. */
export async function findDesigns(db: Database, corpId: string, schemaCode?: string): Promise<FormDesignRow[]> {
  return (
    schemaCode === undefined ? rows(db, corpId) : rows(db, corpId).where('schema_code', '=', schemaCode)
  ).execute();
}

/** Returns the stored design of a form; undefined where there is none. */
export async function findDesign(db: Database, key: FormKey): Promise<FormDesignRow | undefined> {
  return one(db, key).executeTakeFirst();
}

/** As findDesign, locked until the transaction ends. */
export async function lockDesign(trx: DatabaseTransaction, key: FormKey): Promise<FormDesignRow | undefined> {
  return one(trx, key).forUpdate().executeTakeFirst();
}

/** Newest versions of forms, without them. */
export interface PublishedForm {
  readonly schemaCode: string;
  readonly sheetCode: string;
  readonly version: number;
  readonly publisherId: string | null;
  readonly publishedTime: Date;
}

/** The newest versions of all forms that models have or had, of one model where it is named. */
export async function findPublishedForms(db: Database, corpId: string, schemaCode?: string): Promise<PublishedForm[]> {
  return db
    .selectFrom('form_version')
    .distinctOn(['schema_code', 'sheet_code'])
    .select(['schema_code as schemaCode', 'sheet_code as sheetCode', 'version'])
    .select(['publisher_id as publisherId', 'published_time as publishedTime'])
    .where('corp_id', '=', corpId)
    .$if(schemaCode !== undefined, (query) => query.where('schema_code', '=', schemaCode ?? ''))
    .orderBy('schema_code')
    .orderBy('sheet_code')
    .orderBy('version', 'desc')
    .execute();
}

const kept = ({ corpId, schemaCode, sheetCode }: FormKey) =>
  ({ corp_id: corpId, schema_code: schemaCode, sheet_code: sheetCode }) as const;

/** The form of a draft; null where there is none. */
export async function findDraft(db: Database, { corpId, schemaCode, sheetCode }: FormKey): Promise<DraftForm | null> {
  const row = await db
    .selectFrom('form_design')
    .select('form')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('sheet_code', '=', sheetCode)
    .executeTakeFirst();
  return (row?.form ?? null) as DraftForm | null;
}

/** Columns that replace the former draft; `form` null: no draft. */
export type DraftColumns = Pick<FormDesignRow, 'revision' | 'basedOn' | 'modifierId' | 'modifiedTime'> & {
  readonly form: DraftForm | null;
};

const draftOf = ({ form, revision, basedOn, modifierId, modifiedTime }: DraftColumns) => ({
  form: form === null ? null : asJson(form),
  revision,
  based_on: basedOn,
  modifier_id: modifierId,
  modified_time: modifiedTime,
});

/** Makes a design; false where there is one already. */
export async function insertDesign(trx: DatabaseTransaction, key: FormKey, draft: DraftColumns): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('form_design')
    .values({ ...kept(key), ...draftOf(draft) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const change = (trx: DatabaseTransaction, { corpId, schemaCode, sheetCode }: FormKey) =>
  trx
    .updateTable('form_design')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('sheet_code', '=', sheetCode);

/** Keeps a draft, or that there is none any more. */
export async function setDraft(trx: DatabaseTransaction, key: FormKey, draft: DraftColumns): Promise<void> {
  await change(trx, key).set(draftOf(draft)).execute();
}

/** Keeps who has the lock. */
export async function setLock(trx: DatabaseTransaction, key: FormKey, lock: LockColumns): Promise<void> {
  const { lockUserId, lockSince, lockExpires } = lock;
  await change(trx, key).set({ lock_user_id: lockUserId, lock_since: lockSince, lock_expires: lockExpires }).execute();
}

/** Lets the design of a form go that was never published. */
export async function deleteDesign(trx: DatabaseTransaction, { corpId, schemaCode, sheetCode }: FormKey) {
  await trx
    .deleteFrom('form_design')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('sheet_code', '=', sheetCode)
    .execute();
}

/** Returns the names of roles by their codes; a role that is not there is left out. */
export async function findRoleNames(db: Database, corpId: string, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, { readonly name: string; readonly nameI18n: string | null }>();
  const found = await db
    .selectFrom('role')
    .select(['code', 'name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .where('code', 'in', codes)
    .execute();
  return new Map(found.map((row) => [row.code, row]));
}
