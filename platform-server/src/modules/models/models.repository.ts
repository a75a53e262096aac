import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { sql } from 'kysely';
import { type Database, asJson } from '../../database/index.ts';
import {
  lockEmptied,
  planTables,
  relationNames,
  applySchemaChanges,
  type SchemaChange,
} from '../../record-store/index.ts';
import { type Model, modelOf } from './model.ts';

/** Codes of the fields that have an index of their pairs of letters, joined by commas. */
const pairedItems = sql<string>`coalesce((select string_agg(i.property_code, ',' order by i.property_code)
  from model_index i where i.corp_id = business_model.corp_id and i.schema_code = business_model.schema_code
    and i.kind = 'text' and i.status = 'ready'), '')`;

/** The forms that take no new records, as `sheetCode:off` or `sheetCode:retired`, joined by commas. */
const unavailableForms = sql<string>`coalesce((select string_agg(f.form_code || ':' || f.availability, ',' order by f.form_code)
  from form_availability f where f.corp_id = business_model.corp_id and f.schema_code = business_model.schema_code), '')`;

const stampColumns = ['version', pairedItems.as('paired'), unavailableForms.as('unavailable')] as const;

/**
 * Stamp that changes with anything known of a model: its version, its indexes of texts, and which forms are
 * unavailable.
 */
export interface ModelStamp {
  readonly version: number;
  readonly paired: string;
  readonly unavailable: string;
}

/** The stamp of a published model; undefined where there is none. */
export async function findStamp(db: Database, corpId: string, schemaCode: ModelCode): Promise<ModelStamp | undefined> {
  return db
    .selectFrom('business_model')
    .select(stampColumns)
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('published_definition', 'is not', null)
    .executeTakeFirst();
}

/** A published model and its stamp; undefined where there is none. */
export async function findStamped(db: Database, corpId: string, schemaCode: ModelCode) {
  const row = await db
    .selectFrom('business_model')
    .select(['app_code', 'published_definition', ...stampColumns])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('published_definition', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { version, paired, unavailable } = row;
  const model = modelOf(row.app_code, version, row.published_definition as ModelDefinition, paired.split(','));
  return {
    model: { ...model, unavailable: unavailableIn(unavailable) },
    stamp: { version, paired, unavailable },
  };
}

function unavailableIn(stamp: string): Model['unavailable'] {
  const entries = stamp.split(',').filter((entry) => entry !== '');
  return new Map(
    entries.map((entry) => {
      const [code = '', availability] = entry.split(':');
      return [code, availability === 'off' ? 'off' : 'retired'];
    }),
  );
}

/** A published model; undefined where there is none. */
export async function findModel(db: Database, corpId: string, schemaCode: ModelCode): Promise<Model | undefined> {
  return (await findStamped(db, corpId, schemaCode))?.model;
}

/** Locks a model until the transaction ends, so that its publications, and what is added to it, come one after the other. */
export async function lockModel(trx: Database, corpId: string, schemaCode: ModelCode): Promise<void> {
  await trx
    .selectFrom('business_model')
    .select('version')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .forUpdate()
    .execute();
}

/** Codes and stamps of all published models. */
export async function findStamps(db: Database, corpId: string): Promise<(ModelStamp & { schemaCode: ModelCode })[]> {
  return db
    .selectFrom('business_model')
    .select(['schema_code as schemaCode', ...stampColumns])
    .where('corp_id', '=', corpId)
    .where('published_definition', 'is not', null)
    .orderBy('schema_code')
    .execute();
}

/** The definitions of all published models. */
export async function findDefinitions(db: Database, corpId: string): Promise<ModelDefinition[]> {
  const rows = await db
    .selectFrom('business_model')
    .select('published_definition as definition')
    .where('corp_id', '=', corpId)
    .where('published_definition', 'is not', null)
    .orderBy('schema_code')
    .execute();
  return rows.map(({ definition }) => definition as ModelDefinition);
}

/** The code of another published model that has a table or an index of the same name; undefined where none has. */
export async function findNameConflict(db: Database, corpId: string, { schemaCode, table }: Model) {
  const rows = await db
    .selectFrom('business_model')
    .select(['schema_code as code', 'published_definition as definition'])
    .where('corp_id', '=', corpId)
    .where('schema_code', '!=', schemaCode)
    .where('published_definition', 'is not', null)
    .execute();
  const wanted = new Set(relationNames(table));
  const conflict = rows.find(({ definition }) =>
    relationNames(modelOf('', 1, definition as ModelDefinition).table).some((name) => wanted.has(name)),
  );
  return conflict?.code;
}

/** Returns the steps by which publishing changes the tables; see `planTables`. */
export function planModelTables(db: Database, next: Model, before: Model | undefined): Promise<SchemaChange[]> {
  return planTables(db, next.table, before?.table);
}

/** See `lockEmptied`. */
export function lockEmptiedTables(trx: Database, steps: readonly SchemaChange[]): Promise<boolean> {
  return lockEmptied(trx, steps);
}

/** Changes the tables in the caller's transaction. */
export function changeTables(trx: Database, steps: readonly SchemaChange[]): Promise<void> {
  return applySchemaChanges(trx, steps);
}

/** Keeps a definition as the published one, under the version of `model`. */
export async function savePublished(trx: Database, corpId: string, model: Model, at: Date): Promise<void> {
  const { definition, version, appCode, schemaCode } = model;
  const text = asJson(definition);
  const row = {
    app_code: appCode,
    name: definition.name,
    name_i18n: definition.name_i18n ?? null,
    definition: text,
    published_definition: text,
    published_time: at,
    modified_time: at,
    version,
  };
  await trx
    .insertInto('business_model')
    .values({ corp_id: corpId, schema_code: schemaCode, ...row })
    .onConflict((conflict) => conflict.columns(['corp_id', 'schema_code']).doUpdateSet(row))
    .execute();
}
