import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import { kindOf, type Property, propertyName, type StorageType, systemProperties } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
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
  /** The condition on the record row `r` under which its value is seen; absent: always. */
  readonly seenWhere?: RawBuilder<boolean>;
}

/** The rows of a sub-table: corp_id, id, parent_id, sort_key and its columns. */
export interface ChildTable {
  readonly code: string;
  readonly table: string;
  readonly property: Property;
  readonly columns: readonly ModelColumn[];
  /** As of a column: where the rows of a record are seen. */
  readonly seenWhere?: RawBuilder<boolean>;
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
  /** Set where this is what one user sees of a table: the table with all that it has. */
  readonly whole?: ModelTable;
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

/** A column's value in a row, empty where it is not seen; `alias` names the row of the record or of a sub-table. */
export function valueIn({ name, seenWhere }: ModelColumn, alias: string): RawBuilder<unknown> {
  const value = sql.id(alias, name);
  return seenWhere === undefined ? value : sql`case when ${seenWhere} then ${value} end`;
}

/** Why a data item cannot be asked for: the user may not see it, or there is none of this code. */
export function missingProperty({ whole }: ModelTable, propertyCode: string, locale: Locale = 'zh'): Error {
  const property = whole?.properties.find(({ code }) => code === propertyCode);
  if (property === undefined) return appError('propertyMissing', { propertyCode });
  return appError('fieldNotVisible', { property: propertyName(property, locale) });
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
