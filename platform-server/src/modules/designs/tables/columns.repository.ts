import { type RawBuilder, sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';

/** Columns by the names that rows have them under. */
export type Columns = Readonly<Record<string, string>>;

/** Column of a row with its value. */
export type ColumnValue = readonly [column: string, value: unknown];

/** Key of a row, which begins with the tenant. */
export interface TenantKey {
  readonly corpId: string;
}

/** The columns under the names that rows have them under. */
export function aliased(columns: Columns): RawBuilder<unknown>[] {
  return Object.entries(columns).map(([member, column]) => sql`${sql.id(column)} as ${sql.id(member)}`);
}

/** The values of an object by the columns that they are kept in; what it does not have is left out. */
export function valuesBy(columns: Columns, values: object): ColumnValue[] {
  return Object.entries(columns).flatMap(([member, column]) =>
    Object.hasOwn(values, member)
      ? [[column, (values as Readonly<Record<string, unknown>>)[member]] satisfies ColumnValue]
      : [],
  );
}

/** Condition that the columns have the values of a key, or of a part of one. */
export function isRow(columns: Columns, key: object): RawBuilder<boolean> {
  const parts = valuesBy(columns, key).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** The value as a parameter: objects are JSON. */
export function toParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? asJson(value) : value;
}

/** Inserts a row; false where there is one of its key already. `table` is a name of ours. */
export async function insertRow(trx: Database, table: string, values: readonly ColumnValue[]): Promise<boolean> {
  const columns = sql.join(values.map(([column]) => sql.id(column)));
  const parameters = sql.join(values.map(([, value]) => toParameter(value)));
  const { rows } = await sql`insert into ${sql.id(table)} (${columns}) values (${parameters})
    on conflict do nothing returning corp_id`.execute(trx);
  return rows.length > 0;
}
