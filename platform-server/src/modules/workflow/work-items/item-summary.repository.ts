import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import {
  dueConditions,
  type ItemNarrowing,
  itemOrder,
  narrowedItems,
  newestFirst,
} from './item-conditions.repository.ts';

/** Number of the newest items of a list that are looked at. */
const looked = 5000;
const mostOriginators = 100;

/** A workflow with how many of somebody's items are of it. */
export interface WorkflowCountRow {
  readonly workflowCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly schemaCode: ModelCode;
  readonly count: number;
}

/** Selection of somebody's work items: whose, in which list, at which time, of which application. */
export type OwnItemsFilter = Pick<ItemNarrowing, 'participantId' | 'state' | 'now' | 'appCode'>;

/** The newest items of a list with the instances that they are of. */
function newest(db: Database, corpId: string, filter: OwnItemsFilter) {
  const { key, direction } = itemOrder(newestFirst[filter.state], 'zh');
  const items = narrowedItems(db, corpId, filter)
    .select(['item.corp_id', 'item.instance_id'])
    .orderBy(key, direction)
    .limit(looked);
  return db
    .selectFrom(items.as('item'))
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    );
}

/** The workflows of a list's items under their newest names, by name. */
export async function countByWorkflow(
  db: Database,
  corpId: string,
  filter: OwnItemsFilter,
): Promise<WorkflowCountRow[]> {
  const counted = newest(db, corpId, filter)
    .select(['instance.workflow_code as code', (row) => row.fn.max('instance.workflow_version').as('version')])
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy('instance.workflow_code');
  return db
    .selectFrom(counted.as('counted'))
    .innerJoin('workflow_template as template', (join) =>
      join
        .on('template.corp_id', '=', corpId)
        .onRef('template.code', '=', 'counted.code')
        .onRef('template.version', '=', 'counted.version'),
    )
    .select([
      'template.code as workflowCode',
      'template.name',
      'template.name_i18n as nameI18n',
      'template.schema_code as schemaCode',
      'counted.count',
    ])
    .orderBy('template.name')
    .orderBy('template.code')
    .execute();
}

/** Returns the originators of the workflows of a list's items, most first. */
export async function countByOriginator(
  db: Database,
  corpId: string,
  filter: OwnItemsFilter,
): Promise<{ readonly userId: UserId; readonly count: number }[]> {
  return newest(db, corpId, filter)
    .select('instance.originator_id as userId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy('instance.originator_id')
    .orderBy('count', 'desc')
    .orderBy('userId')
    .limit(mostOriginators)
    .execute();
}

/** Returns the number of items that are past their time, and of those that will be soon. */
export async function countDue(
  db: Database,
  corpId: string,
  filter: OwnItemsFilter,
): Promise<{ readonly overdue: number; readonly soon: number }> {
  const { overdue, soon } = dueConditions(filter.now);
  return narrowedItems(db, corpId, filter)
    .where(sql<boolean>`item.due_time is not null`)
    .select([
      sql<number>`count(*) filter (where ${overdue})`.as('overdue'),
      sql<number>`count(*) filter (where ${soon})`.as('soon'),
    ])
    .executeTakeFirstOrThrow();
}
