import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { type RecordSelection } from '../reading/read-records.ts';

/** The database's plan for a statement, as it explains it. */
export interface Plan {
  readonly 'Plan Rows': number;
  readonly 'Node Type': string;
  readonly Alias?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Only what the tenant says is no condition: an index on it alone reads every record. */
const ofTenantOnly = /^\((?:r\.)?corp_id = [^()]*\)$/;

/** Returns whether every record is looked at. */
export function readsWhole(plan: Plan): boolean {
  const isWhole =
    plan.Alias === 'r' &&
    (plan['Node Type'] === 'Seq Scan' ||
      ofTenantOnly.test(plan['Index Cond'] ?? (isIndexScan(plan) ? '(corp_id = )' : '')));
  return isWhole || (plan.Plans ?? []).some(readsWhole);
}

const isIndexScan = (plan: Plan) => /^Index (Only )?Scan$/.test(plan['Node Type']);

/** Returns how the database would find the records of a selection's model for which this holds; nothing is read. */
export async function planOf(
  db: Database,
  { table, corpId }: RecordSelection,
  where: RawBuilder<boolean>,
): Promise<Plan> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`explain (format json)
    select 1 from ${sql.id(table.table)} r where r.corp_id = ${corpId} and ${where}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('The database explained nothing');
  return plan;
}
