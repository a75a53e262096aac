import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { type Database, asJson } from '../../database/index.ts';
import { lockEmptied, planTables, relationNames, runSteps, type TableStep } from '../../records/index.ts';
import { type Model, modelOf } from './model.ts';

/** The published version of a model; undefined where there is none. */
export async function findVersion(db: Database, corpId: string, schemaCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('business_model')
    .select('version')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('published_definition', 'is not', null)
    .executeTakeFirst();
  return row?.version;
}

/** A published model; undefined where there is none. */
export async function findModel(db: Database, corpId: string, schemaCode: string): Promise<Model | undefined> {
  const row = await db
    .selectFrom('business_model')
    .select(['app_code', 'version', 'published_definition'])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('published_definition', 'is not', null)
    .executeTakeFirst();
  return row && modelOf(row.app_code, row.version, row.published_definition as ModelDefinition);
}

/** Codes and versions of all published models. */
export async function findVersions(db: Database, corpId: string): Promise<{ schemaCode: string; version: number }[]> {
  return db
    .selectFrom('business_model')
    .select(['schema_code as schemaCode', 'version'])
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
export async function findNameClash(db: Database, corpId: string, { schemaCode, table }: Model) {
  const rows = await db
    .selectFrom('business_model')
    .select(['schema_code as code', 'published_definition as definition'])
    .where('corp_id', '=', corpId)
    .where('schema_code', '!=', schemaCode)
    .where('published_definition', 'is not', null)
    .execute();
  const wanted = new Set(relationNames(table));
  const clash = rows.find(({ definition }) =>
    relationNames(modelOf('', 1, definition as ModelDefinition).table).some((name) => wanted.has(name)),
  );
  return clash?.code;
}

/** What publishing has to do to the tables; see `planTables`. */
export function planModelTables(db: Database, next: Model, before: Model | undefined): Promise<TableStep[]> {
  return planTables(db, next.table, before?.table);
}

/** See `lockEmptied`. */
export function lockEmptiedTables(trx: Database, steps: readonly TableStep[]): Promise<boolean> {
  return lockEmptied(trx, steps);
}

/** Changes the tables in the caller's transaction. */
export function changeTables(trx: Database, steps: readonly TableStep[]): Promise<void> {
  return runSteps(trx, steps);
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
