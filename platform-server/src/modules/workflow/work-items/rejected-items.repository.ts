import { actionCode } from '@portico/shared-kit/workflow';
import type { Database } from '../../../database/index.ts';

/** Returns which of these work items were opened by a rejection: by the command of one, which has their time. */
export async function findRejected(db: Database, corpId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('work_item as item')
    .innerJoin('workflow_log as log', (join) =>
      join
        .onRef('log.corp_id', '=', 'item.corp_id')
        .onRef('log.instance_id', '=', 'item.instance_id')
        .onRef('log.created_time', '=', 'item.receive_time'),
    )
    .where('item.corp_id', '=', corpId)
    .where('item.id', 'in', ids)
    .where('item.type', '=', 0)
    .where('log.action', '=', actionCode.reject)
    .select('item.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
