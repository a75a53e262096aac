import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { asJson, type Database } from '../../../database/index.ts';

/** Values by the codes of their fields. */
export type Entries = Readonly<Record<string, unknown>>;

interface DraftKey {
  readonly corpId: string;
  readonly schemaCode: ModelCode;
}

/** Returns what a draft holds and its record cannot; nothing for one that has no such entries. */
export async function readEntries(db: Database, { corpId, schemaCode }: DraftKey, id: string): Promise<Entries> {
  const row = await db
    .selectFrom('draft_entry')
    .select('entries')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('object_id', '=', id)
    .executeTakeFirst();
  return (row?.entries ?? {}) as Entries;
}

/** Keeps the entries of a draft in key of those before; none forgets them. */
export async function keepEntries(db: Database, key: DraftKey, id: string, entries: Entries): Promise<void> {
  if (Object.keys(entries).length === 0) return forgetEntries(db, key, [id]);
  const json = asJson(entries);
  await db
    .insertInto('draft_entry')
    .values({ corp_id: key.corpId, schema_code: key.schemaCode, object_id: id, entries: json })
    .onConflict((conflict) => conflict.columns(['corp_id', 'schema_code', 'object_id']).doUpdateSet({ entries: json }))
    .execute();
}

/** Forgets the entries of records that are finished or gone. */
export async function forgetEntries(
  db: Database,
  { corpId, schemaCode }: DraftKey,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('draft_entry')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('object_id', 'in', ids)
    .execute();
}
