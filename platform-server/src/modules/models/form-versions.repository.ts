import type { Form } from '@portico/shared-kit/contract/models.schema';
import { asJson, type Database } from '../../database/index.ts';

/** A publication of a form. */
export interface FormVersionRow {
  readonly sheetCode: string;
  readonly version: number;
  readonly form: Form;
  readonly note: string;
  /** Null where a package brought it. */
  readonly publisherId: string | null;
  readonly publishedTime: Date;
}

const columns = [
  'sheet_code as sheetCode',
  'version',
  'form',
  'note',
  'publisher_id as publisherId',
  'published_time as publishedTime',
] as const;

/** Names a form of a model. */
export interface FormKey {
  readonly corpId: string;
  readonly schemaCode: string;
  readonly sheetCode: string;
}

const ofForm = (db: Database, { corpId, schemaCode, sheetCode }: FormKey) =>
  db
    .selectFrom('form_version')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('sheet_code', '=', sheetCode);

/** The newest version of every form that a model has or had. */
export async function findNewestForms(db: Database, corpId: string, schemaCode: string): Promise<FormVersionRow[]> {
  return db
    .selectFrom('form_version')
    .distinctOn('sheet_code')
    .select(columns)
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .orderBy('sheet_code')
    .orderBy('version', 'desc')
    .$narrowType<FormVersionRow>()
    .execute();
}

/** Published versions of a form, newest first. */
export async function findFormVersions(
  db: Database,
  key: FormKey,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<FormVersionRow[]> {
  return ofForm(db, key)
    .select(columns)
    .orderBy('version', 'desc')
    .offset(page * size)
    .limit(size)
    .$narrowType<FormVersionRow>()
    .execute();
}

/** Returns the number of published versions of a form. */
export async function countFormVersions(db: Database, key: FormKey): Promise<number> {
  const { count } = await ofForm(db, key)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns one version of a form, or the newest; undefined where it was never published. */
export async function findFormVersion(
  db: Database,
  key: FormKey,
  version?: number,
): Promise<FormVersionRow | undefined> {
  const versions = ofForm(db, key).select(columns).orderBy('version', 'desc').limit(1);
  return (version === undefined ? versions : versions.where('version', '=', version))
    .$narrowType<FormVersionRow>()
    .executeTakeFirst();
}

/** Keeps a publication. */
export async function insertFormVersion(
  trx: Database,
  { corpId, schemaCode }: Pick<FormKey, 'corpId' | 'schemaCode'>,
  { sheetCode, version, form, note, publisherId, publishedTime }: FormVersionRow,
): Promise<void> {
  await trx
    .insertInto('form_version')
    .values({
      corp_id: corpId,
      schema_code: schemaCode,
      sheet_code: sheetCode,
      version,
      form: asJson(form),
      note,
      publisher_id: publisherId,
      published_time: publishedTime,
    })
    .execute();
}
