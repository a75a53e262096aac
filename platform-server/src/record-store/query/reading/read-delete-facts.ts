import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { scopeCondition } from '../scope/scope.ts';
import { isBegunBy, isProcessData, type RecordSelection } from './read-records.ts';

/** Record among the asked ones that is within the view scope, with the facts that decide about deleting it. */
export interface DeleteFacts {
  readonly id: string;
  /** Name of the record. */
  readonly name: string | null;
  readonly isAllowed: boolean;
  readonly isProcessData: boolean;
  readonly isDraft: boolean;
}

/**
 * The facts about records that may be deleted; in a transaction they are locked, so that they stay true. What `begunBy`
 * began and never finished may go in any case.
 */
export async function readDeleteFacts(
  db: Database,
  { table, corpId, policy }: Omit<RecordSelection, 'filter' | 'search'>,
  ids: readonly string[],
  begunBy?: string,
): Promise<DeleteFacts[]> {
  const own = begunBy === undefined ? sql`` : sql` or ${isBegunBy(begunBy)}`;
  const { rows } =
    await sql<DeleteFacts>`select r.id, r.name, (${scopeCondition(policy.delete, table)}${own}) as "isAllowed",
      ${isProcessData(policy)} as "isProcessData", r.sequence_status = 'DRAFT' as "isDraft"
    from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${scopeCondition(policy.view, table)}
    order by r.id ${db.isTransaction ? sql`for update` : sql``}`.execute(db);
  return rows;
}
