import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { toColumn } from './column-types.ts';
import type { ModelColumn, ModelTable } from './model-table.ts';
import { wireValue } from './wire.ts';

/** Records that a formula looks at, at most (list spec, section 9: rule query). */
const mostRows = 99_999;

/** Which values of a model's records a formula compares with. */
export interface OtherRecords {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly propertyCode: string;
  /** Only records whose data item has this value. */
  readonly match: { readonly propertyCode: string; readonly value: unknown } | null;
  /** A record that is not compared with itself. */
  readonly exceptId: string | null;
}

/** The least and the greatest of the values as the wire has them, null of none, and whether `value` is one of them. */
export interface OtherValues {
  readonly low: string | null;
  readonly high: string | null;
  readonly isAmong: boolean;
}

/** Looks at the values of other records, whoever may see them: the rule is the model's, not the user's. */
export async function readOtherValues(db: Database, wanted: OtherRecords, value: unknown): Promise<OtherValues> {
  const { table, corpId, propertyCode, match, exceptId } = wanted;
  const column = table.columns.get(propertyCode);
  if (column === undefined) return { low: null, high: null, isAmong: true };
  const name = sql.id('r', column.name);
  const isMatched = match === null ? sql`true` : equals(table.columns.get(match.propertyCode), match.value);
  const isOther = exceptId === null ? sql`true` : sql`r.id <> ${exceptId}`;
  const wire = (figure: ReturnType<typeof sql>) => wireValue(column, figure, sql`${corpId}`);
  const { rows } = await sql<OtherValues>`select ${wire(sql`min(kept.x)`)} as low, ${wire(sql`max(kept.x)`)} as high,
      coalesce(bool_or(kept.x = ${toColumn(column.storage, value)}), false) as "isAmong"
    from (select ${name} as x from ${sql.id(table.table)} r
      where r.corp_id = ${corpId} and ${name} is not null and ${isMatched} and ${isOther} limit ${mostRows}) kept`.execute(
    db,
  );
  return rows[0] ?? { low: null, high: null, isAmong: false };
}

function equals(column: ModelColumn | undefined, value: unknown) {
  if (column === undefined) return sql`false`;
  return sql`${sql.id('r', column.name)} = ${toColumn(column.storage, value)}`;
}
