import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';

/** The name of a person or a department. */
export interface OrgUnitName {
  readonly name: string;
  readonly name_i18n: string | null;
}

/** People or departments by their ids. */
export type OrgUnitNames = ReadonlyMap<string, OrgUnitName>;

/** Returns those of these users and departments that exist, with their names. */
export async function findUnits(
  db: Database,
  corpId: string,
  wanted: { readonly users: readonly string[]; readonly departments: readonly string[] },
): Promise<{ users: OrgUnitNames; departments: OrgUnitNames }> {
  const units = { users: new Map<string, OrgUnitName>(), departments: new Map<string, OrgUnitName>() };
  if (wanted.users.length + wanted.departments.length === 0) return units;
  const { rows } = await sql<OrgUnitName & { kind: keyof typeof units; id: string }>`
    select 'users' as kind, u.id, u.name, u.name_i18n from app_user u
      where u.corp_id = ${corpId} and u.id = any(${[...wanted.users]}::text[])
    union all select 'departments', d.id, d.name, d.name_i18n from department d
      where d.corp_id = ${corpId} and d.id = any(${[...wanted.departments]}::text[])`.execute(db);
  for (const { kind, id, ...known } of rows) units[kind].set(id, known);
  return units;
}

/**
 * Takes so many numbers of each period and returns the last one of each. Others who want one of the same period wait
 * for the transaction.
 */
export async function takeNumbers(
  trx: Database,
  corpId: string,
  schemaCode: ModelCode,
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
