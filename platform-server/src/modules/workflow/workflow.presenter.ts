import { asRecordId, type FormCode } from '@portico/shared-kit/contract/ids';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import type {
  InstanceStatus,
  WorkflowInstance,
  WorkflowInstanceDetail,
  WorkflowLogEntry,
  WorkItem,
  WorkItemStatus,
} from '@portico/shared-kit/contract/workflow.schema';
import type { TrackHandler } from '@portico/shared-kit/contract/workflow-track.schema';
import { type ActionCode, actionCode, type ReasonCode, reasonCodes } from '@portico/shared-kit/workflow';
import type { WorkflowTemplate } from '../../workflow-engine/index.ts';
import type { InstanceRow } from './instances/instances.repository.ts';
import type { LogRow } from './instances/log.repository.ts';
import type { StartableRow } from './templates/workflow-templates.ts';
import type { DraftRow } from './opinions/opinions.repository.ts';
import type { ListedItemRow } from './work-items/work-item-lists.repository.ts';
import type { DelegatorColumns, ItemRow } from './work-items/work-items.repository.ts';

/** A workflow in the list of those that can be started; `sheetCode` is the form to fill in. */
export function presentStartable(row: StartableRow, formCode: FormCode): StartableWorkflow {
  return {
    workflowCode: row.code,
    name: row.name,
    name_i18n: row.nameI18n,
    appCode: row.appCode,
    appName: row.appName,
    appName_i18n: row.appNameI18n,
    ...(row.folderName === null ? {} : { folder: { name: row.folderName, name_i18n: row.folderNameI18n } }),
    schemaCode: row.schemaCode,
    sheetCode: formCode,
    startCount: row.startCount,
    ...(row.unavailable === null ? {} : { unavailable: row.unavailable }),
    ...(row.pinnedTime === null ? {} : { pinnedTime: row.pinnedTime.toISOString() }),
  };
}

/**
 * A line of the to-do or done list; `usedTime` in milliseconds, null while it is open. `marks` say what is
 * special about an open one.
 */
export function presentListedItem(
  row: ListedItemRow,
  marks: Pick<WorkItem, 'claim' | 'isKept' | 'isReturned'> = {},
): WorkItem {
  const { finishTime, receiveTime } = row;
  return {
    id: row.id,
    workflowInstanceId: row.instanceId,
    workflowCode: row.workflowCode,
    instanceName: row.instanceName,
    instanceName_i18n: row.instanceNameI18n,
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
    type: row.type,
    action: row.action,
    receiveTime: receiveTime.toISOString(),
    dueTime: row.dueTime?.toISOString() ?? null,
    finishTime: finishTime?.toISOString() ?? null,
    usedTime: finishTime === null ? null : msBetween(receiveTime, finishTime),
    schemaCode: row.schemaCode,
    objectId: asRecordId(row.recordId),
    cc: ccOf(row),
    ...onBehalfOf(row),
    ...marks,
  };
}

function ccOf({ senderId, senderName, senderName_i18n, senderImgUrl, remark }: ListedItemRow) {
  if (senderId === null) return null;
  return {
    sender: { id: senderId, name: senderName ?? senderId, name_i18n: senderName_i18n, imgUrl: senderImgUrl },
    remark,
  };
}

/** Says on whose behalf something is done, where that is so. */
function onBehalfOf({ delegatorId, delegatorName, delegatorName_i18n }: DelegatorColumns) {
  if (delegatorId === null) return {};
  return { delegator: { id: delegatorId, name: delegatorName ?? delegatorId, name_i18n: delegatorName_i18n } };
}

/** An instance; `open` are its open work items, which say where it stands and with whom. */
export function presentInstance(row: InstanceRow, open: readonly ItemRow[]): WorkflowInstance {
  const work = open.filter(isWork);
  const people = new Map(work.map((item) => [item.participant.id, personOf(item)]));
  const activities = new Map(
    work.map(({ activityCode, activityName, activityNameI18n }) => [
      activityCode,
      { name: activityName, name_i18n: activityNameI18n },
    ]),
  );
  return {
    id: row.id,
    workflowCode: row.workflowCode,
    instanceName: row.name,
    instanceName_i18n: row.nameI18n,
    workflowName: row.workflowName,
    workflowName_i18n: row.workflowNameI18n,
    status: row.status as InstanceStatus,
    startTime: row.startedTime.toISOString(),
    finishTime: row.finishedTime?.toISOString() ?? null,
    schemaCode: row.schemaCode,
    objectId: asRecordId(row.recordId),
    activities: [...activities.values()],
    participants: [...people.values()],
    waitingSince: open[0]?.receiveTime ?? null,
  };
}

/** Returns whether an instance waits for the item; one that is only to be read holds nothing up. */
export const isWork = ({ type }: ItemRow): boolean => type !== 4;

/** The user's own work item on the form; `disagree` is null where there is nothing to decide. */
export function presentOwnItem(
  item: ItemRow,
  { nodes }: WorkflowTemplate,
  done: readonly LogRow[],
): NonNullable<WorkflowInstanceDetail['workItem']> {
  const sent = isWork(item) ? undefined : done.find(({ id }) => id === item.activityId);
  const node = nodes.find(({ id }) => id === item.activityCode);
  return {
    id: item.id,
    activityCode: item.activityCode,
    activityName: item.activityName,
    activityName_i18n: item.activityNameI18n,
    type: item.type,
    status: item.status,
    ...(node?.type === 'handle' && isWork(item) ? { isTask: true } : {}),
    ...(node && 'reasonFor' in node && node.reasonFor.length > 0 ? { reasonFor: [...node.reasonFor] } : {}),
    ...onBehalfOf(item),
    cc: sent === undefined ? null : senderIn(sent),
    disagree: node?.type === 'approve' && isWork(item) ? node.disagree : null,
  };
}

function senderIn({ personId, personName, personName_i18n, imgUrl, comment }: LogRow) {
  if (personId === null) return null;
  return {
    sender: { id: personId, name: personName ?? personId, name_i18n: personName_i18n, imgUrl },
    remark: comment,
  };
}

/**
 * Presents the done items, then the open ones (portal spec, section 3), of which handlers may keep something for later.
 */
export function presentLog(
  done: readonly LogRow[],
  open: readonly ItemRow[],
  drafts: readonly Pick<DraftRow, 'workItemId' | 'userId' | 'savedTime'>[] = [],
): WorkflowLogEntry[] {
  const savedTimes = new Map(drafts.map(({ workItemId, userId, savedTime }) => [`${workItemId} ${userId}`, savedTime]));
  return [
    ...done.map(presentDone),
    ...open.map((item) => presentOpen(item, savedTimes.get(`${item.id} ${item.participant.id}`))),
  ];
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
    ...onBehalfOf(row),
    ...(row.detail?.attachments?.length ? { attachments: [...row.detail.attachments] } : {}),
    ...(row.detail?.signature ? { signature: row.detail.signature.id } : {}),
    ...(row.detail?.change ? { change: { from: [...row.detail.change.from], to: [...row.detail.change.to] } } : {}),
    ...(row.detail?.claim ? { claim: row.detail.claim } : {}),
    logStatus:
      (row.itemStatus as WorkItemStatus | null) ??
      statusOfReason(row.reason) ??
      statusOfAction[row.action as ActionCode] ??
      'AGREED',
  };
}

/** An entry with a reason tells it by its status. */
function statusOfReason(reason: string | null): WorkItemStatus | null {
  if (reason === null || !Object.hasOwn(reasonCodes, reason)) return null;
  return statusOfEffect[reasonCodes[reason as ReasonCode].effect];
}

const statusOfEffect = { abort: 'ABORTED', cancel: 'CANCELED', void: 'VOIDED', autoPass: null } as const;

/** The status of an entry that has no work item: what was done to the instance itself. */
const statusOfAction: Partial<Record<ActionCode, WorkItemStatus>> = {
  [actionCode.submit]: 'SUBMITTED',
  [actionCode.revoke]: 'CANCELED',
  [actionCode.finish]: 'ABORTED',
};

function presentOpen(item: ItemRow, savedTime: Date | undefined): WorkflowLogEntry {
  const begun = savedTime === undefined ? null : actionCode.temporarySave;
  return {
    activityName: item.activityName,
    activityName_i18n: item.activityNameI18n,
    activityCode: item.activityCode,
    receiveTime: item.receiveTime,
    finishTime: null,
    usedTime: null,
    user: personOf(item),
    name: item.participant.name,
    approvalActionStatus: isWork(item) ? begun : actionCode.unread,
    ...(savedTime === undefined ? {} : { savedTime: savedTime.toISOString() }),
    reasonCode: null,
    comment: null,
    ...onBehalfOf(item),
    logStatus: item.status,
  };
}

/** Presents the holder of an open item, and its times of receipt and due. */
export function presentHandler(item: ItemRow): TrackHandler {
  const { type, receiveTime, dueTime } = item;
  return { user: personOf(item), type, receiveTime, dueTime, ...onBehalfOf(item) };
}

/** Returns the person who has an open item. */
export function personOf({ participant, personName_i18n, imgUrl }: ItemRow): UserRef {
  return { id: participant.id, name: participant.name, name_i18n: personName_i18n, imgUrl };
}

function msBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime());
}
