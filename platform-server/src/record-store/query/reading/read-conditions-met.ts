import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { filterCondition } from '../filters/filter-sql.ts';
import { scopeCondition } from '../scope/scope.ts';
import { visibleTable } from '../scope/visible-table.ts';
import type { RecordSelection } from './read-records.ts';

interface ConditionsOnRecords {
  readonly ids: readonly RecordId[];
  /** Checked against the fields that are seen. */
  readonly filters: readonly FilterTree[];
}

/** Returns the ids of the records within the scope that meet each filter, in the order of the filters. */
export async function readConditionsMet(
  db: Database,
  { table, corpId, policy }: Omit<RecordSelection, 'filter' | 'search'>,
  { ids, filters }: ConditionsOnRecords,
): Promise<RecordId[][]> {
  const seen = visibleTable(table, policy);
  const matches = filters.map((filter) => sql`coalesce(${filterCondition(seen, filter)}, false)`);
  const { rows } = await sql<{ id: RecordId; matches: boolean[] }>`select r.id, array[${sql.join(matches)}] as matches
    from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${scopeCondition(policy.view, table)}`.execute(
    db,
  );
  return filters.map((_, at) => rows.flatMap(({ id, matches: own }) => (own[at] === true ? [id] : [])));
}
