import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import { containing } from '../filters/filter-values.ts';
import { type ModelTable, valueIn } from '../../schema/model-table.ts';
import { otherNameOf } from '../../schema/relations.ts';
import { isBegunBy, isProcessData } from './read-records.ts';
import { type RowLevelPolicy, scopeCondition } from '../scope/scope.ts';
import { visibleTable } from '../scope/visible-table.ts';
import { instantText } from '../../storages/figures.ts';

/** Models of which one statement counts: it stays small however many there are. */
const modelsAtOnce = 50;

/** A model whose drafts are wanted, as their owner sees it. */
export interface DraftSource {
  readonly table: ModelTable;
  readonly policy: RowLevelPolicy;
  /** Text that the names of its drafts contain; '' for all of them. */
  readonly search: string;
}

/** Person whose drafts are read. */
interface DraftOwner {
  readonly corpId: string;
  readonly ownerId: UserId;
}

/** A draft, and the place of its model among those that were asked for; times as ISO texts in UTC. */
export interface DraftRow {
  readonly place: number;
  readonly recordId: string;
  readonly name: string | null;
  readonly name_i18n: string | null;
  readonly createdTime: string;
  readonly modifiedTime: string;
  readonly workflowInstanceId: InstanceId | null;
  readonly canDelete: boolean;
}

function seenName({ table, policy }: DraftSource): RawBuilder<unknown> {
  const name = visibleTable(table, policy).columns.get('name');
  return name === undefined ? sql`null::text` : sql`nullif(${valueIn(name, 'r')}, '')`;
}

/** The same for English readers, as JSON by language. */
function otherName(source: DraftSource): RawBuilder<unknown> {
  return sql`case when ${seenName(source)} is not null then ${otherNameOf('r', 'name')} end`;
}

/** The condition that a row `r` is a draft of this person that they see and that the search finds. */
function isWanted({ corpId, ownerId }: DraftOwner, source: DraftSource): RawBuilder<boolean> {
  const { table, policy, search } = source;
  const isFound =
    search === ''
      ? sql`true`
      : sql`(${seenName(source)} ilike ${containing(search)}
    or (${otherName(source)})::json ->> 'en' ilike ${containing(search)})`;
  return sql`r.corp_id = ${corpId} and r.owner = ${ownerId} and r.sequence_status = 'DRAFT'
    and ${scopeCondition(policy.view, table)} and ${isFound}`;
}

/** Returns the number of a person's drafts in each model, in the order of the models. */
export async function countDrafts(db: Database, owner: DraftOwner, sources: readonly DraftSource[]): Promise<number[]> {
  const counts = sources.map(() => 0);
  for (let start = 0; start < sources.length; start += modelsAtOnce) {
    const parts = sources.slice(start, start + modelsAtOnce).map(
      (source, index) => sql`select ${start + index}::int as place, count(*)::int as count
        from ${sql.id(source.table.table)} r where ${isWanted(owner, source)}`,
    );
    const { rows } = await sql<{ place: number; count: number }>`${sql.join(parts, sql` union all `)}`.execute(
      forValues(db),
    );
    for (const { place, count } of rows) counts[place] = count;
  }
  return counts;
}

interface PageRange {
  readonly offset: number;
  readonly size: number;
}

/** A part of a person's drafts of all these models, the one changed last first; each model gives no more than is needed. */
export async function readDrafts(
  db: Database,
  owner: DraftOwner,
  sources: readonly DraftSource[],
  { offset, size }: PageRange,
): Promise<DraftRow[]> {
  if (sources.length === 0) return [];
  const parts = sources.map(
    (source, place) => sql`(select ${place}::int as place, r.id, ${seenName(source)} as name,
        ${otherName(source)} as name_i18n, r.created_time,
        r.modified_time, r.workflow_instance_id,
        (not ${isProcessData(source.policy)} and (${scopeCondition(source.policy.delete, source.table)}
          or ${isBegunBy(owner.ownerId)})) is true as may_delete
      from ${sql.id(source.table.table)} r where ${isWanted(owner, source)}
      order by r.modified_time desc, r.id desc limit ${offset + size})`,
  );
  const { rows } = await sql<DraftRow>`select d.place, d.id as "recordId", d.name, d.name_i18n,
      ${instantText(sql`d.created_time`)} as "createdTime", ${instantText(sql`d.modified_time`)} as "modifiedTime",
      d.workflow_instance_id as "workflowInstanceId", d.may_delete as "canDelete"
    from (${sql.join(parts, sql` union all `)}) d
    order by d.modified_time desc, d.id desc limit ${size} offset ${offset}`.execute(forValues(db));
  return rows;
}
