import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type {
  InstanceStatus,
  StartableWorkflow,
  WorkflowInstance,
  WorkflowInstanceDetail,
  WorkflowLogEntry,
  WorkItem,
  WorkItemStatus,
} from '@portico/shared-kit/contract/workflow.schema';
import { type ActionCode, actionCode } from '@portico/shared-kit/workflow';
import type { WorkflowTemplate } from '../../workflow-engine/index.ts';
import type { InstanceRow } from './instances/instances.repository.ts';
import type { LogRow } from './instances/log.repository.ts';
import type { StartableRow } from './templates/templates.repository.ts';
import type { ListedItemRow } from './work-items/work-item-lists.repository.ts';
import type { ItemRow } from './work-items/work-items.repository.ts';

/** A workflow in the list of those that can be started; `sheetCode` is the form to fill in. */
export function presentStartable(row: StartableRow, sheetCode: string): StartableWorkflow {
  return {
    workflowCode: row.code,
    name: row.name,
    name_i18n: row.nameI18n,
    appCode: row.appCode,
    appName: row.appName,
    appName_i18n: row.appNameI18n,
    schemaCode: row.schemaCode,
    sheetCode,
    startCount: row.startCount,
  };
}

/** A line of the to-do or done list; `usedTime` in milliseconds, null while it is open. */
export function presentListedItem(row: ListedItemRow): WorkItem {
  const { finishTime, receiveTime } = row;
  return {
    id: row.id,
    workflowInstanceId: row.instanceId,
    workflowCode: row.workflowCode,
    instanceName: row.instanceName,
    workflowName: row.workflowName,
    workflowName_i18n: row.workflowNameI18n,
    activityCode: row.activityCode,
    activityName: row.activityName,
    activityName_i18n: row.activityNameI18n,
    originator: {
      id: row.originatorId,
      name: row.originatorName ?? row.originatorId,
      name_i18n: row.originatorName_i18n,
      imgUrl: row.originatorImgUrl,
    },
    originatorDepartmentName: row.departmentName,
    originatorDepartmentName_i18n: row.departmentName_i18n,
    status: row.status as WorkItemStatus,
    instanceStatus: row.instanceStatus as InstanceStatus,
    receiveTime: receiveTime.toISOString(),
    finishTime: finishTime?.toISOString() ?? null,
    usedTime: finishTime === null ? null : msBetween(receiveTime, finishTime),
    schemaCode: row.schemaCode,
    objectId: row.objectId,
  };
}

/** An instance; `open` are its open work items, which say where it stands and with whom. */
export function presentInstance(row: InstanceRow, open: readonly ItemRow[]): WorkflowInstance {
  const people = new Map(open.map((item) => [item.participant.id, personOf(item)]));
  const activities = new Map(
    open.map(({ activityCode, activityName, activityNameI18n }) => [
      activityCode,
      { name: activityName, name_i18n: activityNameI18n },
    ]),
  );
  return {
    id: row.id,
    workflowCode: row.workflowCode,
    instanceName: row.name,
    workflowName: row.workflowName,
    workflowName_i18n: row.workflowNameI18n,
    status: row.status as InstanceStatus,
    startTime: row.startedTime.toISOString(),
    finishTime: row.finishedTime?.toISOString() ?? null,
    schemaCode: row.schemaCode,
    objectId: row.objectId,
    activities: [...activities.values()],
    participants: [...people.values()],
  };
}

/** The user's own work item on the form; `disagree` is null where there is nothing to decide. */
export function presentOwnItem(item: ItemRow, { nodes }: WorkflowTemplate): WorkflowInstanceDetail['workItem'] {
  const node = nodes.find(({ id }) => id === item.activityCode);
  return {
    id: item.id,
    activityCode: item.activityCode,
    activityName: item.activityName,
    activityName_i18n: item.activityNameI18n,
    status: item.status,
    disagree: node?.type === 'approve' ? node.disagree : null,
  };
}

/** What was done, then what is open (portal spec, section 3). */
export function presentLog(done: readonly LogRow[], open: readonly ItemRow[]): WorkflowLogEntry[] {
  return [...done.map(presentDone), ...open.map(presentOpen)];
}

function presentDone(row: LogRow): WorkflowLogEntry {
  const name = row.personName ?? row.personId ?? '';
  return {
    activityName: row.activityName,
    activityName_i18n: row.activityNameI18n,
    activityCode: row.activityCode,
    receiveTime: row.receiveTime.toISOString(),
    finishTime: row.finishTime.toISOString(),
    usedTime: msBetween(row.receiveTime, row.finishTime),
    user: row.personId === null ? null : { id: row.personId, name, name_i18n: row.personName_i18n, imgUrl: row.imgUrl },
    name,
    approvalActionStatus: row.action,
    reasonCode: row.reason,
    comment: row.comment,
    logStatus: (row.itemStatus as WorkItemStatus | null) ?? statusOfAction[row.action as ActionCode] ?? 'AGREED',
  };
}

/** The status of an entry that has no work item: what was done to the instance itself. */
const statusOfAction: Partial<Record<ActionCode, WorkItemStatus>> = {
  [actionCode.submit]: 'SUBMITTED',
  [actionCode.revoke]: 'CANCELED',
  [actionCode.finish]: 'ABORTED',
};

function presentOpen(item: ItemRow): WorkflowLogEntry {
  return {
    activityName: item.activityName,
    activityName_i18n: item.activityNameI18n,
    activityCode: item.activityCode,
    receiveTime: item.receiveTime,
    finishTime: null,
    usedTime: null,
    user: personOf(item),
    name: item.participant.name,
    approvalActionStatus: null,
    reasonCode: null,
    comment: null,
    logStatus: item.status,
  };
}

function personOf({ participant, personName_i18n, imgUrl }: ItemRow): UserRef {
  return { id: participant.id, name: participant.name, name_i18n: personName_i18n, imgUrl };
}

function msBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime());
}
