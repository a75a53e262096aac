import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  type ColumnStorageType,
  isColumnStorage,
  kindOf,
  type Property,
  propertyName,
  storageOf,
  systemProperties,
  type SystemPropertyCode,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import { handlersOf } from '../query/filters/handlers.ts';
import { childTableName, columnName, modelTableName, systemColumnName } from './identifiers.ts';

/**
 * Names of another model's records that a field holds, as somebody sees them. People who may not see a record see
 * no name of it.
 */
export interface VisibleNames {
  /** The name of the record with this id as they see it; null where they see none. */
  nameOf(id: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The same for English readers, as JSON by language; null where it is the same. */
  otherNameOf(id: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Returns whether that is what everybody who sees all of it calls it. */
  isWhole(id: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The ids of a tenant's records that they see under a name for which this holds. */
  idsNamed(corpId: string, holds: (name: RawBuilder<unknown>) => RawBuilder<boolean>): RawBuilder<unknown>;
}

/** A field and the column that holds it. */
export interface ModelColumn {
  readonly code: string;
  /** The column's name in the table. */
  readonly name: string;
  readonly storage: ColumnStorageType;
  readonly property: Property;
  readonly isSystem: boolean;
  /** Set where no table has the column: its value for the record row of this name. */
  readonly derived?: (alias: string) => RawBuilder<unknown>;
  /** Set where an index finds a text by its pairs of letters. */
  readonly hasPairs?: boolean;
  /** The condition on the record row `r` under which its value is seen; absent: always. */
  readonly visibleWhere?: RawBuilder<boolean>;
  /** Of a column that holds other records: absent where all of them are seen under their names. */
  readonly visibleAs?: VisibleNames;
}

/** The rows of a sub-table: corp_id, id, parent_id, sort_key and its columns. */
export interface ChildTable {
  readonly code: string;
  readonly table: string;
  readonly property: Property;
  readonly columns: readonly ModelColumn[];
  /** As of a column: where the rows of a record are seen. */
  readonly visibleWhere?: RawBuilder<boolean>;
}

/**
 * The tables that hold the records of a model. This is the whitelist: a code that came from outside becomes an
 * identifier only by being found here.
 */
export interface ModelTable {
  readonly schemaCode: ModelCode;
  readonly table: string;
  /** Query that makes its rows, where these are not a table's own: for reading alone. */
  readonly rows?: RawBuilder<unknown>;
  /** By property code, system columns first. */
  readonly columns: ReadonlyMap<string, ModelColumn>;
  readonly children: ReadonlyMap<string, ChildTable>;
  /** System properties, then the model's own, in their order. */
  readonly properties: readonly Property[];
  /** The orders in which lists of the records come, unless somebody sorts them otherwise. */
  readonly orders: readonly (readonly OrderBy[])[];
  /** The fields that the names of records are made of. */
  readonly nameParts: readonly string[];
  /** Set where this is what one user sees of a table: the table with all that it has. */
  readonly whole?: ModelTable;
}

/**
 * Further facts about a model's table: the orders of its lists, what names are made of, and whose pairs of letters are
 * indexed.
 */
interface TableFacts {
  readonly orders?: ModelTable['orders'];
  readonly nameParts?: readonly string[];
  readonly paired?: readonly string[];
}

/** The tables and columns of a model with these fields. */
export function modelTableOf(
  schemaCode: ModelCode,
  own: readonly Property[],
  { orders = [], nameParts = [], paired = [] }: TableFacts = {},
): ModelTable {
  const children = own.flatMap((property): ChildTable[] => {
    if (!storageOf(property).hasTable) return [];
    const columns = columnsOf(property.subSchema?.properties ?? []);
    return [{ code: property.code, table: childTableName(schemaCode, property.code), property, columns }];
  });
  const columns = [...systemColumns, ...columnsOf(own)].map((column) =>
    paired.includes(column.code) ? { ...column, hasPairs: true } : column,
  );
  return {
    schemaCode,
    table: modelTableName(schemaCode),
    columns: new Map(columns.map((column) => [column.code, column])),
    children: new Map(children.map((child) => [child.code, child])),
    properties: [...systemProperties, ...own],
    orders,
    nameParts,
  };
}

/**
 * Returns the table of these fields whose rows a query makes, with `corp_id`, `id` and a column for each field under its code:
 * what is no record of a model is filtered and grouped as records are.
 */
export function derivedTableOf(code: string, properties: readonly Property[], rows: RawBuilder<unknown>): ModelTable {
  const columns = columnsOf(properties).map((column) => ({ ...column, name: column.code }));
  return {
    schemaCode: code,
    table: code,
    rows: sql`(${rows})`,
    columns: new Map(columns.map((column) => [column.code, column])),
    children: new Map(),
    properties,
    orders: [],
    nameParts: [],
  };
}

/** A column's value in a row, empty where it is not seen; `alias` names the row of the record or of a sub-table. */
export function valueIn({ name, visibleWhere, derived }: ModelColumn, alias: string): RawBuilder<unknown> {
  const value = derived?.(alias) ?? sql.id(alias, name);
  return visibleWhere === undefined ? value : sql`case when ${visibleWhere} then ${value} end`;
}

/**
 * Returns the error for a field that cannot be asked for: the user may not see it, or there is none of this code.
 */
export function missingProperty({ whole }: ModelTable, propertyCode: string, locale: Locale = 'zh'): Error {
  const property = whole?.properties.find(({ code }) => code === propertyCode);
  if (property === undefined) return appError('propertyMissing', { propertyCode });
  return appError('fieldNotVisible', { property: propertyName(property, locale) });
}

/** The columns that the table of the records has. */
export function keptColumns({ columns }: Pick<ModelTable, 'columns'>): readonly ModelColumn[] {
  return [...columns.values()].filter(({ derived }) => derived === undefined);
}

/** The title of a record for English readers beside its title: no field by itself. Its value's code is `nameEn`. */
const englishTitle: ModelColumn = {
  code: 'nameEn',
  name: 'name_en',
  storage: 'text',
  property: { code: 'nameEn', name: 'nameEn', propertyType: 0, system: true },
  isSystem: true,
};

/** The columns that are written with a record: those that its table has, and its title in English. */
export function writtenColumns(table: Pick<ModelTable, 'columns'>): readonly ModelColumn[] {
  return [...keptColumns(table), englishTitle];
}

/** The model's own columns, without those of the system. */
export function ownColumns({ columns }: ModelTable): readonly ModelColumn[] {
  return [...columns.values()].filter((column) => !column.isSystem);
}

function columnsOf(properties: readonly Property[]): ModelColumn[] {
  return properties.flatMap((property) => {
    const { storage } = kindOf(property);
    if (!isColumnStorage(storage)) return [];
    return [{ code: property.code, name: columnName(property.code), storage, property, isSystem: false }];
  });
}

/** SQL of the system properties that are computed, as no table has them. */
const derivations: Partial<Record<SystemPropertyCode, NonNullable<ModelColumn['derived']>>> = {
  participants_: handlersOf,
};

const systemColumns: readonly ModelColumn[] = systemProperties.map((property): ModelColumn => {
  const derived = derivations[property.code];
  const { storage } = kindOf(property);
  if (!isColumnStorage(storage)) throw new RangeError(`${property.code} is no column`);
  return {
    code: property.code,
    name: systemColumnName(property.code),
    storage,
    property,
    isSystem: true,
    ...(derived === undefined ? {} : { derived }),
  };
});
