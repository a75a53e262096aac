import { type Static, Type } from 'typebox';
import {
  approveActions,
  claimChanges,
  instanceStatuses,
  maxOpinionLength,
  workItemStatuses,
} from '../workflow/index.ts';
import {
  Code,
  Id,
  KeyOf,
  Moment,
  NameI18n,
  Nullable,
  PageIndex,
  PageOf,
  PageSize,
  UserRef,
  WholeNumber,
} from './common.schema.ts';
import { StoredFile } from './files.schema.ts';
import { OwnWorkItem } from './own-work-item.schema.ts';
import { Cc, Claim } from './work-item-origins.schema.ts';
import { WorkItemList, WorkItemOrder, workItemNarrowing } from './work-item-search.schema.ts';
import { RecordId, InstanceId, ModelCode } from './ids.schema.ts';

/** An opinion on a work item; characters as the workflow tables limit them. */
const Comment = Type.Optional(Type.String({ maxLength: maxOpinionLength }));

/** Narrows the counts to the workflows of one application; without it those of all are counted. */
export const CountWorkItemsInput = Type.Object({ appCode: workItemNarrowing.appCode });
export type CountWorkItemsInput = Static<typeof CountWorkItemsInput>;

/** Counts for the badges (shell spec, section 3). */
export const WorkItemCount = Type.Object({ workItemCount: Type.Integer(), circulateItemCount: Type.Integer() });
export type WorkItemCount = Static<typeof WorkItemCount>;

/** Status of a workflow instance (shell spec, section 3). */
export const InstanceStatus = KeyOf(instanceStatuses);
export type InstanceStatus = Static<typeof InstanceStatus>;

/** Status of a work item (shell spec, section 3). */
export const WorkItemStatus = KeyOf(workItemStatuses);
export type WorkItemStatus = Static<typeof WorkItemStatus>;

/** `unfinished` is the to-do list, `finished` the done list, `unread` and `read` the cc items; without an order the newest come first. */
export const QueryWorkItemsInput = Type.Object({
  state: WorkItemList,
  ...workItemNarrowing,
  order: Type.Optional(WorkItemOrder),
  page: PageIndex,
  size: PageSize,
});
export type QueryWorkItemsInput = Static<typeof QueryWorkItemsInput>;

/** Line of a list of work items. `usedTime` in milliseconds. */
export const WorkItem = Type.Object({
  id: Id,
  workflowInstanceId: InstanceId,
  workflowCode: Code,
  instanceName: Type.String(),
  instanceName_i18n: Type.Optional(NameI18n),
  workflowName: Type.String(),
  workflowName_i18n: NameI18n,
  activityCode: Type.String(),
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  originator: UserRef,
  originatorDepartmentName: Nullable(Type.String()),
  originatorDepartmentName_i18n: NameI18n,
  status: WorkItemStatus,
  instanceStatus: InstanceStatus,
  /** Type of work: 0 to 4 (shell spec, section 3). */
  type: Type.Integer(),
  /** The action code of what was done; null while it is open. */
  action: Nullable(Type.Integer()),
  /** Person on whose behalf it is handled; absent where it is the handler's own work. */
  delegator: Type.Optional(UserRef),
  /** Absent where there is nothing to claim, and once it is done. */
  claim: Type.Optional(Claim),
  /** The user has begun with it and kept that for later; absent elsewhere. */
  isKept: Type.Optional(Type.Boolean()),
  /** True where it was rejected or handed back to the user and is open; absent elsewhere. */
  isReturned: Type.Optional(Type.Boolean()),
  receiveTime: Moment,
  /** Due time, by the timeout of its activity; null where there is none. */
  dueTime: Nullable(Moment),
  finishTime: Nullable(Moment),
  usedTime: Nullable(Type.Integer()),
  schemaCode: ModelCode,
  objectId: RecordId,
  /** Sender of the cc and their comment; null for work and for a cc of the workflow itself. */
  cc: Nullable(Cc),
});
export type WorkItem = Static<typeof WorkItem>;
/** A page of the to-do or done list. */
export const WorkItemPage = PageOf(WorkItem);
export type WorkItemPage = Static<typeof WorkItemPage>;

/** A workflow that was started. */
export const WorkflowInstance = Type.Object({
  id: Id,
  workflowCode: Code,
  instanceName: Type.String(),
  instanceName_i18n: Type.Optional(NameI18n),
  workflowName: Type.String(),
  workflowName_i18n: NameI18n,
  status: InstanceStatus,
  startTime: Moment,
  finishTime: Nullable(Moment),
  schemaCode: ModelCode,
  objectId: RecordId,
  /** The live activities, for "where is it now". */
  activities: Type.Array(Type.Object({ name: Type.String(), name_i18n: NameI18n })),
  participants: Type.Array(UserRef),
  /** Time since when it has been waiting for the first of them; null where nobody has to do anything. */
  waitingSince: Nullable(Moment),
  /** In lists: the timers and service calls it stands at; `until` is when a timer goes on, null of a call. Absent where there are none. */
  waits: Type.Optional(Type.Array(Type.Object({ name: Type.String(), name_i18n: NameI18n, until: Nullable(Moment) }))),
});
export type WorkflowInstance = Static<typeof WorkflowInstance>;
/** Workflow log entry (portal spec, section 3). `usedTime` in milliseconds. */
export const WorkflowLogEntry = Type.Object({
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  activityCode: Type.String(),
  receiveTime: Moment,
  finishTime: Nullable(Moment),
  usedTime: Nullable(Type.Integer()),
  user: Nullable(UserRef),
  name: Type.String(),
  /**
   * Action code 0 to 22 (shell spec, section 3). While the work item is open: 13 where its handler keeps what they have
   * begun, 10 of what is not read, else null.
   */
  approvalActionStatus: Nullable(Type.Integer()),
  reasonCode: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  /** Files that came along with the opinion. */
  attachments: Type.Optional(Type.Array(StoredFile)),
  /** Id of the file with the signature. */
  signature: Type.Optional(Id),
  /** People whom an action is about: those who had the work before, and those who have it now. */
  change: Type.Optional(Type.Object({ from: Type.Array(UserRef), to: Type.Array(UserRef) })),
  /** Time at which the handler of an open item last saved a draft; absent where they have not. */
  savedTime: Type.Optional(Moment),
  /** Action on the claim of the work; absent where the entry does not tell of a claim. */
  claim: Type.Optional(KeyOf(claimChanges)),
  /** Person on whose behalf it is handled; absent where it is the handler's own work. */
  delegator: Type.Optional(UserRef),
  logStatus: WorkItemStatus,
});
export type WorkflowLogEntry = Static<typeof WorkflowLogEntry>;

/**
 * Actions that a person with a work item may take: `submit` sends on what was handed back, `finish` ends it as
 * completed, who abstains in a vote is neither for nor against. `claim` takes work upon oneself that others have too,
 * `giveBack` unclaims it for them; `temporarySave` keeps what was begun and decides nothing.
 */
const handlingActions = [...approveActions, 'abstain', 'submit', 'claim', 'giveBack', 'temporarySave'] as const;
export const HandlingAction = Type.Enum([...handlingActions], { type: 'string' });
export type HandlingAction = Static<typeof HandlingAction>;

/** Action that a person may take on a workflow: handle its work item, as originator take it back, or let others read it. */
export const WorkItemAction = Type.Enum([...handlingActions, 'revoke', 'circulate'], { type: 'string' });
export type WorkItemAction = Static<typeof WorkItemAction>;

/** `workitemId` is the item that the user came for; absent, or not theirs: their first open one. */
export const GetInstanceInput = Type.Object({ workflowInstanceId: InstanceId, workitemId: Type.Optional(Id) });
export type GetInstanceInput = Static<typeof GetInstanceInput>;

/** A workflow with its log and what the user may do now. */
export const WorkflowInstanceDetail = Type.Object({
  instance: WorkflowInstance,
  originator: UserRef,
  workItem: Nullable(OwnWorkItem),
  actions: Type.Array(WorkItemAction),
  log: Type.Array(WorkflowLogEntry),
});
export type WorkflowInstanceDetail = Static<typeof WorkflowInstanceDetail>;

/** Saves a record and starts its workflow; the same `requestId` starts once. */
export const StartWorkflowInput = Type.Object({
  workflowCode: Code,
  /** Values of a new record, or `objectId` of a kept draft. */
  data: Type.Record(Type.String(), Type.Unknown()),
  objectId: Type.Optional(RecordId),
  version: Type.Optional(WholeNumber()),
  requestId: Id,
});
export type StartWorkflowInput = Static<typeof StartWorkflowInput>;

/** Workflow that was started, and the record that it is about. */
export const StartWorkflowReply = Type.Object({
  workflowInstanceId: InstanceId,
  objectId: RecordId,
  instanceName: Type.String(),
  instanceName_i18n: Type.Optional(NameI18n),
});
export type StartWorkflowReply = Static<typeof StartWorkflowReply>;

/** Most people to choose for one action. */
const mostChosenPeople = 20;

/** Handles the work item `id`; the same `requestId` counts once. */
export const ActOnWorkItemInput = Type.Object({
  id: Id,
  action: HandlingAction,
  /** With `submit`, `temporarySave` and, where the activity lets who approves fill in something, `agree`: changed values of the record, and the version that was seen. */
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  version: Type.Optional(WholeNumber()),
  /** With `forward`: to whom; with `assist` and `addSign`: who is asked; with `removeSign`: from whom it is taken back. */
  people: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostChosenPeople, uniqueItems: true })),
  /** With `reject`: to which activity, and whether it returns to its rejecter afterwards. */
  activityCode: Type.Optional(Id),
  straightBack: Type.Optional(Type.Boolean()),
  /** With `assist`: whether the handler waits for the answers. With `addSign`: whether they sign before or after. */
  waits: Type.Optional(Type.Boolean()),
  timing: Type.Optional(Type.Enum(['before', 'after'], { type: 'string' })),
  /** With `temporarySave`: '' keeps none, and without it what was kept before stays, with its files. */
  comment: Comment,
  /** Files that the user uploaded for it, and the picture of their signature (PNG). */
  attachments: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true })),
  signature: Type.Optional(Id),
  requestId: Id,
});
export type ActOnWorkItemInput = Static<typeof ActOnWorkItemInput>;

/** Takes back what the user started; the same `requestId` counts once. */
export const RevokeInstanceInput = Type.Object({
  workflowInstanceId: InstanceId,
  comment: Comment,
  requestId: Id,
});
export type RevokeInstanceInput = Static<typeof RevokeInstanceInput>;
