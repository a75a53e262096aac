import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type {
  ModelIndexAction,
  ModelIndexStatus,
  IndexDefinition,
} from '@portico/shared-kit/contract/model-indexes.schema';
import type { Database } from '../../../database/index.ts';

/** An index that is wanted, as it is kept. */
export interface StoredIndex extends IndexDefinition {
  readonly id: string;
  readonly schemaCode: ModelCode;
  readonly indexName: string;
  readonly status: ModelIndexStatus;
  readonly failure: string | null;
  readonly creater: string;
  readonly createdTime: Date;
}

const kept = [
  'id',
  'schema_code as schemaCode',
  'property_code as propertyCode',
  'kind',
  'within_codes as withinCodes',
  'index_name as indexName',
  'status',
  'failure',
  'creater',
  'created_time as createdTime',
] as const;

/** The indexes that are wanted for a model, oldest first; those of all models where none is named. */
export async function findIndexes(db: Database, corpId: string, schemaCode?: ModelCode): Promise<StoredIndex[]> {
  const rows = await db
    .selectFrom('model_index')
    .select(kept)
    .where('corp_id', '=', corpId)
    .$if(schemaCode !== undefined, (query) => query.where('schema_code', '=', schemaCode ?? ''))
    .orderBy('created_time')
    .orderBy('id')
    .execute();
  return rows.map(withItems);
}

/** An index of one field is told as such. */
function withItems<T extends { readonly withinCodes: readonly string[] }>({ withinCodes, ...row }: T) {
  return withinCodes.length === 0 ? row : { ...row, within: [...withinCodes] };
}

/** The oldest index that is to be made or to be deleted; undefined where nothing is to be done. */
export async function findNextWork(db: Database, corpId: string): Promise<StoredIndex | undefined> {
  const row = await db
    .selectFrom('model_index')
    .select(kept)
    .where('corp_id', '=', corpId)
    .where('status', 'in', ['waiting', 'building', 'dropping'])
    .orderBy('modified_time')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && withItems(row);
}

interface NewIndex extends IndexDefinition {
  readonly id: string;
  readonly corpId: string;
  readonly schemaCode: ModelCode;
  readonly indexName: string;
  readonly creater: string;
  readonly at: Date;
}

/** Keeps an index as one that waits; one that could not be made, or was to be deleted, waits again. */
export async function insertIndex(trx: Database, wanted: NewIndex): Promise<void> {
  const { id, corpId, schemaCode, propertyCode, kind, within = [], indexName, creater, at } = wanted;
  const again = {
    id,
    index_name: indexName,
    status: 'waiting' as const,
    failure: null,
    creater,
    created_time: at,
    modified_time: at,
  };
  const key = {
    corp_id: corpId,
    schema_code: schemaCode,
    property_code: propertyCode,
    kind,
    within_codes: [...within],
  };
  await trx
    .insertInto('model_index')
    .values({ ...key, ...again })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'schema_code', 'property_code', 'kind', 'within_codes']).doUpdateSet(again),
    )
    .execute();
}

interface Change {
  readonly status: ModelIndexStatus;
  readonly at: Date;
  readonly failure?: string;
  /** Only where it is still at one of these. */
  readonly from: readonly ModelIndexStatus[];
}

/** Moves an index on; whether it was there and as far as is said. */
export async function changeStatus(
  db: Database,
  { corpId, id }: { readonly corpId: string; readonly id: string },
  { status, at, failure, from }: Change,
): Promise<boolean> {
  const result = await db
    .updateTable('model_index')
    .set({ status, failure: failure ?? null, modified_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets an index that is to be deleted, unless somebody wants it again meanwhile; whether it is forgotten. */
export async function deleteIndex(db: Database, corpId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('model_index')
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', '=', 'dropping')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

interface NewEntry extends IndexDefinition {
  readonly id: string;
  readonly corpId: string;
  readonly schemaCode: ModelCode;
  readonly action: ModelIndexAction;
  readonly userId: UserId | null;
  readonly detail?: string;
  readonly at: Date;
}

/** Writes down what was done about an index. */
export async function insertEntry(db: Database, entry: NewEntry): Promise<void> {
  await db
    .insertInto('model_index_log')
    .values({
      corp_id: entry.corpId,
      id: entry.id,
      schema_code: entry.schemaCode,
      property_code: entry.propertyCode,
      kind: entry.kind,
      within_codes: [...(entry.within ?? [])],
      action: entry.action,
      user_id: entry.userId,
      detail: entry.detail ?? null,
      created_time: entry.at,
    })
    .execute();
}

/** Entry of the log of a model's indexes. */
export interface Entry extends IndexDefinition {
  readonly id: string;
  readonly action: ModelIndexAction;
  readonly userId: UserId | null;
  readonly createdTime: Date;
}

/** The last entries, newest first. */
export async function findEntries(db: Database, corpId: string, schemaCode: ModelCode): Promise<Entry[]> {
  const rows = await db
    .selectFrom('model_index_log')
    .select([
      'id',
      'property_code as propertyCode',
      'kind',
      'within_codes as withinCodes',
      'action',
      'user_id as userId',
      'created_time as createdTime',
    ])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(withItems);
}

export { alone, buildIndex, dropIndex, readIndexes, readProgress, readTableSize } from '../../../record-store/index.ts';
