import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { kindOf, type Property, type StorageType, systemProperties } from '@portico/shared-kit/fields';
import { type RawBuilder, sql } from 'kysely';
import { childTableName, columnName, modelTableName, systemColumnName } from './identifiers.ts';

/** A storage that is a column; `rows` are a table of their own. */
export type ColumnStorage = Exclude<StorageType, 'rows'>;

/** A data item and the column that holds it. */
export interface ModelColumn {
  readonly code: string;
  /** The column's name in the table. */
  readonly name: string;
  readonly storage: ColumnStorage;
  readonly property: Property;
  readonly isSystem: boolean;
}

/** The rows of a sub-table: corp_id, id, parent_id, sort_key and its columns. */
export interface ChildTable {
  readonly code: string;
  readonly table: string;
  readonly property: Property;
  readonly columns: readonly ModelColumn[];
}

/**
 * Where the records of a model are. This is the whitelist: a code that came from outside becomes an identifier only by
 * being found here.
 */
export interface ModelTable {
  readonly schemaCode: string;
  readonly table: string;
  /** By property code, system columns first. */
  readonly columns: ReadonlyMap<string, ModelColumn>;
  readonly children: ReadonlyMap<string, ChildTable>;
  /** System properties, then the model's own, in their order. */
  readonly properties: readonly Property[];
  /** The orders in which lists of the records come, unless somebody sorts them otherwise. */
  readonly orders: readonly (readonly OrderBy[])[];
}

/** The tables and columns of a model with these data items, whose lists come in these orders. */
export function modelTableOf(
  schemaCode: string,
  own: readonly Property[],
  orders: ModelTable['orders'] = [],
): ModelTable {
  const children = own.flatMap((property): ChildTable[] => {
    if (kindOf(property).storage !== 'rows') return [];
    const columns = columnsOf(property.subSchema?.properties ?? []);
    return [{ code: property.code, table: childTableName(schemaCode, property.code), property, columns }];
  });
  const columns = [...systemColumns, ...columnsOf(own)];
  return {
    schemaCode,
    table: modelTableName(schemaCode),
    columns: new Map(columns.map((column) => [column.code, column])),
    children: new Map(children.map((child) => [child.code, child])),
    properties: [...systemProperties, ...own],
    orders,
  };
}

/** A column's value in a row; `alias` names the row of the record or of a sub-table. */
export function valueIn({ name }: ModelColumn, alias: string): RawBuilder<unknown> {
  return sql.id(alias, name);
}

/** The model's own columns, without those of the system. */
export function ownColumns({ columns }: ModelTable): readonly ModelColumn[] {
  return [...columns.values()].filter((column) => !column.isSystem);
}

function columnsOf(properties: readonly Property[]): ModelColumn[] {
  return properties.flatMap((property) => {
    const { storage } = kindOf(property);
    if (storage === 'rows') return [];
    return [{ code: property.code, name: columnName(property.code), storage, property, isSystem: false }];
  });
}

const systemColumns: readonly ModelColumn[] = systemProperties.map((property) => ({
  code: property.code,
  name: systemColumnName(property.code),
  storage: kindOf(property).storage as ColumnStorage,
  property,
  isSystem: true,
}));
