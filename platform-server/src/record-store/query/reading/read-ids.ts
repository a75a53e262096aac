import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { RecordSelection } from './read-records.ts';

/** Returns those of the ids whose records are within the scope, in no order. */
export async function readIds(
  db: Database,
  { table, corpId, policy }: Omit<RecordSelection, 'filter' | 'search'>,
  ids: readonly RecordId[],
): Promise<RecordId[]> {
  const { rows } = await sql<{ id: RecordId }>`select r.id from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${scopeCondition(policy.view, table)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
