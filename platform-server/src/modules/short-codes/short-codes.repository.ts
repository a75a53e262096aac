import {
  asRecordId,
  type FormCode,
  type ModelCode,
  type RecordId,
  type UserId,
} from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/index.ts';
import { sql } from '../../database/sql.ts';

/** Record and form that a code leads to; an empty form is the model's first. */
export interface CodeTarget {
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
  readonly formCode: FormCode;
}

/** Code with its target. */
export interface StoredCode extends CodeTarget {
  readonly id: string;
}

/** Keeps new codes; a target that has one keeps it. */
export async function insertCodes(
  db: Database,
  corpId: string,
  codes: readonly StoredCode[],
  { creatorId, at }: { readonly creatorId: UserId; readonly at: Date },
): Promise<void> {
  const texts = (of: (code: StoredCode) => string) => sql`${codes.map(of)}::text[]`;
  await sql`insert into short_code (corp_id, id, schema_code, record_id, form_code, creator_id, created_time)
    select ${corpId}, code.id, code.schema_code, code.record_id, code.form_code, ${creatorId}, ${at}::timestamptz
    from unnest(${texts(({ id }) => id)}, ${texts(({ schemaCode }) => schemaCode)},
      ${texts(({ recordId }) => recordId)}, ${texts(({ formCode }) => formCode)})
      code(id, schema_code, record_id, form_code)
    on conflict (corp_id, schema_code, record_id, form_code) do nothing`.execute(db);
}

const codesOf = (db: Database, corpId: string) =>
  db
    .selectFrom('short_code')
    .where('corp_id', '=', corpId)
    .select(['id', 'schema_code as schemaCode', 'record_id', 'form_code as formCode']);

const stored = ({ record_id: recordId, ...code }: Omit<StoredCode, 'recordId'> & { readonly record_id: string }) => ({
  ...code,
  recordId: asRecordId(recordId),
});

/** The codes of records, for each form that has one. */
export async function findCodes(
  db: Database,
  corpId: string,
  { schemaCode, recordIds }: { readonly schemaCode: ModelCode; readonly recordIds: readonly RecordId[] },
): Promise<StoredCode[]> {
  const rows = await codesOf(db, corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', 'in', [...recordIds])
    .execute();
  return rows.map(stored);
}

/** The target of a code; undefined where there is none. */
export async function findCode(db: Database, corpId: string, id: string): Promise<StoredCode | undefined> {
  const row = await codesOf(db, corpId).where('id', '=', id).executeTakeFirst();
  return row && stored(row);
}

/** Deletes the codes of records, in the transaction that deletes these. */
export async function deleteCodesOf(
  trx: Database,
  corpId: string,
  { schemaCode, ids }: { readonly schemaCode: ModelCode; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('short_code')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('record_id', 'in', [...ids])
    .execute();
}
