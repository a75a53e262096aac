import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import type { WorkItemStatus, WorkItemType } from '@portico/shared-kit/workflow';
import type { Database } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findKept } from '../opinions/opinions.repository.ts';
import { findStates } from '../instances/instances.repository.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { findRejected } from './rejected-items.repository.ts';
import { canClaim, claimOn } from './claimed-items.ts';
import type { ListedItemRow } from './work-item-lists.repository.ts';

interface MarkNeeds {
  readonly db: Database;
  readonly corpId: string;
  readonly templates: Pick<WorkflowTemplates, 'read'>;
}

/** Returns the marks of a user's open items on a page, by their ids: claimed or to be claimed, begun and kept, returned. */
export async function marksOf(
  { db, corpId, templates }: MarkNeeds,
  { id: userId, name }: Pick<SignedInUser, 'id' | 'name'>,
  rows: readonly ListedItemRow[],
): Promise<ReadonlyMap<string, Pick<WorkItem, 'claim' | 'isKept' | 'isReturned'>>> {
  const instanceIds = rows.filter(({ type }) => type === 0 || type === 1).map(({ instanceId }) => instanceId);
  const [states, kept, rejected] = await Promise.all([
    findStates(db, corpId, [...new Set(instanceIds)]),
    findKept(db, corpId, { userId, ids: rows.map(({ id }) => id) }),
    findRejected(
      db,
      corpId,
      rows.map(({ id }) => id),
    ),
  ]);
  const claimOf = async (row: ListedItemRow): Promise<Pick<WorkItem, 'claim'>> => {
    const state = states.get(row.instanceId);
    if (state === undefined) return {};
    const item = { ...row, type: row.type as WorkItemType, status: row.status as WorkItemStatus };
    if (claimOn(item, state)?.itemId === row.id) return { claim: { by: { id: userId, name } } };
    const template = await templates.read(row.workflowCode, row.workflowVersion);
    return canClaim(item, template, state) ? { claim: { by: null } } : {};
  };
  // Who started it has work at its start only where it was handed back to them.
  const isReturned = ({ id, instanceId, activityId }: ListedItemRow) =>
    rejected.has(id) ||
    states.get(instanceId)?.activities.some((each) => each.id === activityId && each.waiting === 'submission') === true;
  const marked = rows.map(async (row) => {
    const own = { ...(kept.has(row.id) ? { isKept: true } : {}), ...(isReturned(row) ? { isReturned: true } : {}) };
    const marks = { ...(await claimOf(row)), ...own };
    return [row.id, marks] as const;
  });
  return new Map(await Promise.all(marked));
}
