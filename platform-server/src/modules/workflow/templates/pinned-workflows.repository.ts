import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';

interface PinnedWorkflowKey {
  readonly corpId: string;
  readonly userId: UserId;
  readonly workflowCode: string;
}

/** Takes a workflow from those that somebody has pinned. */
export async function unpinWorkflow(db: Database, { corpId, userId, workflowCode }: PinnedWorkflowKey): Promise<void> {
  await db
    .deleteFrom('pinned_workflow')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('workflow_code', '=', workflowCode)
    .execute();
}

/** Returns how many workflows somebody has pinned. */
export async function countPinned(
  db: Database,
  { corpId, userId }: Pick<PinnedWorkflowKey, 'corpId' | 'userId'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('pinned_workflow')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Pins a workflow for somebody; one that is pinned stays so. */
export async function pinWorkflow(
  trx: DatabaseTransaction,
  { corpId, userId, workflowCode }: PinnedWorkflowKey,
  createdTime: Date,
): Promise<void> {
  await trx
    .insertInto('pinned_workflow')
    .values({ corp_id: corpId, user_id: userId, workflow_code: workflowCode, created_time: createdTime })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
