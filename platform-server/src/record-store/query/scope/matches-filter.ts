import type { FilterTree } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { filterCondition } from '../filters/filter-sql.ts';
import type { ModelTable } from '../../schema/model-table.ts';
import { type RowLevelPolicy, scopeCondition } from './scope.ts';
import { visibleTable } from './visible-table.ts';

/** A condition on the record that an expression names. */
export type RecordCondition = (id: RawBuilder<unknown>) => RawBuilder<boolean>;

/** A filter on the records of a model for somebody who sees them by `policy`, and where that does not reach by `others`. */
interface RecordFilter {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly policy: RowLevelPolicy;
  readonly others: RowLevelPolicy;
  /** Checked against both. */
  readonly filter: FilterTree;
}

/** The condition that the record with this id is kept by the filter, judged by what is seen of this very record. */
export function matchesFilter({ table, corpId, policy, others, filter }: RecordFilter): RecordCondition {
  const by = (sight: RowLevelPolicy) => filterCondition(visibleTable(table, sight), filter);
  const kept =
    policy.view === 'none'
      ? by(others)
      : sql`case when ${scopeCondition(policy.view, table)} then ${by(policy)} else ${by(others)} end`;
  return (id) =>
    sql`exists (select 1 from ${sql.id(table.table)} r where r.corp_id = ${corpId} and r.id = ${id} and ${kept})`;
}
