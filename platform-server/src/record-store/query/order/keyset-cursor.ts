import { type ColumnStorageType } from '@portico/shared-kit/fields';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { isSortedAsKept, newestFirst, sortableColumn, sortsEmpty } from './list-orders.ts';
import type { ModelColumn, ModelTable } from '../../schema/model-table.ts';
import { columnStorages } from '../../storages/column-storages.ts';

type Condition = RawBuilder<boolean>;
type Direction = OrderBy['direction'];

/** A column of an order; the record's id is the last one of every order. */
export interface OrderKey {
  readonly column: string;
  readonly storage: ColumnStorageType;
  readonly direction: Direction;
  readonly canBeEmpty: boolean;
}

/** Position of a record in an order: the texts of its values, by key. */
export type RecordCursor = readonly (string | null)[];

/**
 * The keys of an order that is decided by what columns hold, the id last; undefined where names or lists of options
 * decide, which are kept elsewhere.
 */
export function orderKeys(table: ModelTable, orderBy: readonly OrderBy[]): readonly OrderKey[] | undefined {
  const wanted = orderBy.length > 0 ? orderBy : newestFirst;
  const keys = wanted.map(({ propertyCode, direction }) => {
    const column = sortableColumn(table, propertyCode);
    return column === undefined || !isSortedAsKept(column) ? undefined : keyOf(column, direction);
  });
  if (keys.includes(undefined)) return undefined;
  const direction = wanted.at(-1)?.direction ?? 'desc';
  const id: OrderKey = { column: 'id', storage: 'text', direction, canBeEmpty: false };
  return [...keys.filter((key) => key !== undefined), id];
}

function keyOf(column: ModelColumn, direction: Direction): OrderKey {
  return { column: column.name, storage: column.storage, direction, canBeEmpty: sortsEmpty(column) };
}

/** The place of a row `r` as JSON text. */
export function cursorOf(keys: readonly OrderKey[]): RawBuilder<string> {
  return sql`json_build_array(${sql.join(keys.map(({ column }) => sql`${sql.id('r', column)}::text`))})::text`;
}

/** Reads a place that came from outside; undefined for one that is none of this order. */
export function readCursor(text: string, keys: readonly OrderKey[]): RecordCursor | undefined {
  const raw = parsed(text);
  if (!Array.isArray(raw) || raw.length !== keys.length) return undefined;
  const isFit = keys.every(({ storage, canBeEmpty }, index) => {
    const value: unknown = raw[index];
    return value === null ? canBeEmpty : typeof value === 'string' && columnStorages[storage].cursor.isValid(value);
  });
  return isFit ? (raw as RecordCursor) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueOf({ storage }: OrderKey, value: string): RawBuilder<unknown> {
  return sql`${value}${columnStorages[storage].cursor.cast}`;
}

/** Direction in which to read on from a place; `included` starts with the record that stands there. */
export type ReadDirection = 'after' | 'before' | 'included';

/**
 * The records on one side of a place as conditions whose results follow each other, each of which an index on the order
 * starts at the place: empty values are last, and no index goes on from a value to the empty ones.
 */
export function keysetConditions(keys: readonly OrderKey[], cursor: RecordCursor, towards: ReadDirection): Condition[] {
  const [first] = keys;
  const value = cursor[0] ?? null;
  if (first === undefined) return [];
  const rest = chain(keys, cursor, towards, 0);
  const isEmpty = sql<boolean>`${sql.id('r', first.column)} is null`;
  if (value === null) {
    const within = sql<boolean>`(${isEmpty} and ${rest})`;
    return towards === 'before' ? [within, sql<boolean>`not ${isEmpty}`] : [within];
  }
  const bound = sql<boolean>`${sql.id('r', first.column)} ${sideOf(first, towards, '=')} ${valueOf(first, value)}`;
  const within = sql<boolean>`(${bound} and ${rest})`;
  return towards !== 'before' && first.canBeEmpty ? [within, isEmpty] : [within];
}

/** Beyond the place by this key, or equal in it and beyond by the next ones. */
function chain(keys: readonly OrderKey[], cursor: RecordCursor, towards: ReadDirection, at: number): Condition {
  const key = keys[at];
  if (key === undefined) return towards === 'included' ? sql`true` : sql`false`;
  const value = cursor[at] ?? null;
  const column = sql.id('r', key.column);
  const isSame = value === null ? sql`${column} is null` : sql`${column} = ${valueOf(key, value)}`;
  return sql`(${beyond(key, value, towards)} or (${isSame} and ${chain(keys, cursor, towards, at + 1)}))`;
}

function beyond(key: OrderKey, value: string | null, towards: ReadDirection): Condition {
  const column = sql.id('r', key.column);
  if (value === null) return towards === 'before' ? sql`${column} is not null` : sql`false`;
  const isBeyond = sql<boolean>`${column} ${sideOf(key, towards, '')} ${valueOf(key, value)}`;
  return towards !== 'before' && key.canBeEmpty ? sql`(${isBeyond} or ${column} is null)` : isBeyond;
}

function sideOf({ direction }: OrderKey, towards: ReadDirection, equal: '=' | ''): RawBuilder<unknown> {
  const isUp = (direction === 'asc') === (towards !== 'before');
  return sql.raw(`${isUp ? '>' : '<'}${equal}`);
}

/** The order as it is read: forwards, or from its end for what comes before a place. */
export function orderOfKeys(keys: readonly OrderKey[], towards: ReadDirection): RawBuilder<unknown> {
  const words = keys.map(({ column, direction, canBeEmpty }) => {
    const isBackwards = towards === 'before';
    const way = isBackwards ? (direction === 'asc' ? 'desc' : 'asc') : direction;
    const empty = canBeEmpty ? ` nulls ${isBackwards ? 'first' : 'last'}` : '';
    return sql`${sql.id('r', column)} ${sql.raw(`${way}${empty}`)}`;
  });
  return sql.join(words);
}
