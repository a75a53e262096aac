import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/index.ts';

/** Which of these users and departments exist. */
export async function findUnits(
  db: Database,
  corpId: string,
  wanted: { readonly users: readonly string[]; readonly departments: readonly string[] },
): Promise<{ users: ReadonlyMap<string, string>; departments: ReadonlyMap<string, string> }> {
  const named = async (table: 'app_user' | 'department', ids: readonly string[]) => {
    if (ids.length === 0) return new Map<string, string>();
    const query = db.selectFrom(table).select(['id', 'name']).where('corp_id', '=', corpId);
    const rows = await query.where('id', '=', anyOf(ids)).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return { users: await named('app_user', wanted.users), departments: await named('department', wanted.departments) };
}

function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::text[])`;
}

/**
 * Takes so many numbers of each period and returns the last one of each. Others who want one of the same period wait
 * for the transaction.
 */
export async function takeNumbers(
  trx: Database,
  corpId: string,
  schemaCode: string,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  // In one order everywhere, so that two loads do not wait for each other.
  const wanted = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
  const rows = await trx
    .insertInto('record_sequence')
    .values(wanted.map(([period, count]) => ({ corp_id: corpId, schema_code: schemaCode, period, last_value: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'schema_code', 'period'])
        .doUpdateSet({ last_value: sql<number>`record_sequence.last_value + excluded.last_value` }),
    )
    .returning(['period', 'last_value'])
    .execute();
  return new Map(rows.map((row) => [row.period, row.last_value]));
}
