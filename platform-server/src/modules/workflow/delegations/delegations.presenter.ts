import type { UserId } from '@portico/shared-kit/contract/ids';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { DelegableWorkflow, DelegatedItem, Delegation } from '@portico/shared-kit/contract/delegations.schema';
import type { WorkItemStatus } from '@portico/shared-kit/workflow';
import type { WorkflowName } from '../templates/templates.repository.ts';
import type { StartableRow } from '../templates/workflow-templates.ts';
import type { DelegatedItemRow } from './delegated-items.repository.ts';
import { statusAt } from './delegations.model.ts';
import type { DelegationRow } from './delegations.repository.ts';

/** The names that a delegation is shown with. */
export interface NamesOfDelegations {
  readonly people: ReadonlyMap<string, UserRef>;
  readonly workflows: ReadonlyMap<string, WorkflowName>;
}

/** A delegation as it stands at a moment; a workflow that is gone is called by its code. */
export function presentDelegation(
  row: DelegationRow,
  { people, workflows }: NamesOfDelegations,
  now: Date,
): Delegation {
  const { id, delegatorId, delegateId, workflowCodes, startTime, endTime, reason, includesOpen, createdTime } = row;
  const personOf = (userId: UserId) => people.get(userId) ?? { id: userId, name: userId };
  const workflowOf = (code: string) => {
    const named = workflows.get(code);
    return { workflowCode: code, name: named?.name ?? code, name_i18n: named?.nameI18n ?? null };
  };
  const endedTime = row.endedTime ?? (endTime <= now ? endTime : null);
  return {
    id,
    delegator: personOf(delegatorId),
    delegate: personOf(delegateId),
    workflows: workflowCodes && workflowCodes.map(workflowOf),
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    reason,
    includesOpen,
    status: statusAt(row, now),
    createdTime: createdTime.toISOString(),
    endedTime: endedTime && endedTime.toISOString(),
  };
}

/** A workflow to choose. */
export function presentDelegable({ code, name, nameI18n, appName, appNameI18n }: StartableRow): DelegableWorkflow {
  return { workflowCode: code, name, name_i18n: nameI18n, appName, appName_i18n: appNameI18n };
}

/** A line of what others do for somebody. */
export function presentDelegatedItem(row: DelegatedItemRow, people: ReadonlyMap<string, UserRef>): DelegatedItem {
  const { workflowNameI18n, activityNameI18n, handlerId, status, receiveTime, finishTime, ...rest } = row;
  return {
    ...rest,
    workflowName_i18n: workflowNameI18n,
    activityName_i18n: activityNameI18n,
    handler: people.get(handlerId) ?? { id: handlerId, name: handlerId },
    status: status as WorkItemStatus,
    receiveTime: receiveTime.toISOString(),
    finishTime: finishTime && finishTime.toISOString(),
  };
}
