import type { OwnIndex } from './own-index.ts';
import { type Property, type SettingsOf, settingsOf, storages, systemProperties } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import { columnName, derivedName, modelTableName, systemColumnName } from './identifiers.ts';
import type { ModelColumn, ModelTable } from './model-table.ts';

/** Settings of a field that holds records of another model. */
export interface Relation extends SettingsOf<'relevance'> {
  /** The target's column that names its records. */
  readonly nameColumn: string;
}

const systemCodes: ReadonlySet<string> = new Set(systemProperties.map(({ code }) => code));

/** The relation of a field that refers to records. */
export function relationOf(property: Property): Relation {
  const settings = settingsOf(property) as SettingsOf<'relevance'>;
  const { nameProperty } = settings;
  const nameColumn = systemCodes.has(nameProperty) ? systemColumnName(nameProperty) : columnName(nameProperty);
  return { ...settings, nameColumn };
}

const codesByTable = new WeakMap<ModelTable, readonly string[]>();

/** The codes of the models that a table's fields, those of its sub-tables included, refer to. */
export function targetCodes(table: ModelTable): readonly string[] {
  const known = codesByTable.get(table);
  if (known !== undefined) return known;
  const columns = [...table.columns.values(), ...[...table.children.values()].flatMap((child) => child.columns)];
  const codes = [...new Set(relationColumns(columns).map(({ property }) => relationOf(property).schemaCode))];
  codesByTable.set(table, codes);
  return codes;
}

/** The columns that hold records of other models. */
export function relationColumns(columns: readonly ModelColumn[]): readonly ModelColumn[] {
  return columns.filter(({ storage }) => storages[storage].refersTo === 'record');
}

/** Returns the name of a row of a model's table: by the wanted field, else its title, else its number. */
export function recordNameOf(alias: string, nameColumn: string): RawBuilder<string> {
  return sql`coalesce(nullif(${sql.id(alias, nameColumn)}, ''), nullif(${sql.id(alias, 'name')}, ''),
    ${sql.id(alias, 'sequence_no')}, ${sql.id(alias, 'id')})`;
}

/** The same for English readers, as JSON by language; null where it is the same, or is no title. */
export function otherNameOf(alias: string, nameColumn: string): RawBuilder<string | null> {
  const isTitle = nameColumn === 'name' ? sql`` : sql`and nullif(${sql.id(alias, nameColumn)}, '') is null`;
  return sql`case when ${sql.id(alias, 'name_en')} is not null ${isTitle}
    then json_build_object('en', ${sql.id(alias, 'name_en')})::text end`;
}

/**
 * Returns the model that a field refers to, as SQL: its table, the name of a row `t` of it, and the model's code.
 */
export function targetOf(property: Property) {
  const { schemaCode, nameColumn } = relationOf(property);
  return {
    table: sql.id(modelTableName(schemaCode)),
    name: recordNameOf('t', nameColumn),
    otherName: otherNameOf('t', nameColumn),
    schemaCode: sql`${sql.lit(schemaCode)}::text`,
  };
}

/** The indexes that find who refers to a record: of lists of ids an inverted one, which every PostgreSQL has. */
export function relationIndexes(table: string, columns: readonly ModelColumn[]): OwnIndex[] {
  return relationColumns(columns).map(({ name, storage }) => ({
    name: derivedName(table, `${name}_refers`),
    list: storages[storage].isList ? `using gin ("${name}")` : `(corp_id, "${name}")`,
    columns: [name],
  }));
}
