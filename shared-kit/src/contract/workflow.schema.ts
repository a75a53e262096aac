import { type Static, Type } from 'typebox';
import { approveActions, instanceStatuses, maxOpinionLength, workItemStatuses } from '../workflow/index.ts';
import { Code, Id, KeyOf, Moment, NameI18n, Nullable, PageIndex, PageOf, PageSize, UserRef } from './common.schema.ts';

/** An opinion on a work item; characters as the workflow tables limit them. */
const Comment = Type.Optional(Type.String({ maxLength: maxOpinionLength }));

/** A workflow that the user may start. */
export const StartableWorkflow = Type.Object({
  workflowCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
  schemaCode: Code,
  sheetCode: Code,
  /** Times the user started it, for the common workflows (at most 7; shell spec, section 9). */
  startCount: Type.Integer(),
});
export type StartableWorkflow = Static<typeof StartableWorkflow>;
/** Everything that the user may start. */
export const StartableWorkflows = Type.Array(StartableWorkflow);

/** Counts for the badges (shell spec, section 3). */
export const WorkItemCount = Type.Object({ workItemCount: Type.Integer(), circulateItemCount: Type.Integer() });
export type WorkItemCount = Static<typeof WorkItemCount>;

/** Status of a workflow instance (shell spec, section 3). */
export const InstanceStatus = KeyOf(instanceStatuses);
export type InstanceStatus = Static<typeof InstanceStatus>;

/** Status of a work item (shell spec, section 3). */
export const WorkItemStatus = KeyOf(workItemStatuses);
export type WorkItemStatus = Static<typeof WorkItemStatus>;

/** `unfinished` is the to-do list, `finished` the done list; `keyword` is part of the title. */
export const QueryWorkItemsInput = Type.Object({
  state: Type.Union([Type.Literal('unfinished'), Type.Literal('finished')]),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  workflowCode: Type.Optional(Code),
  page: PageIndex,
  size: PageSize,
});
export type QueryWorkItemsInput = Static<typeof QueryWorkItemsInput>;

/** One line of the to-do or done list. `usedTime` in milliseconds. */
export const WorkItem = Type.Object({
  id: Id,
  workflowInstanceId: Id,
  workflowCode: Code,
  instanceName: Type.String(),
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
  receiveTime: Moment,
  finishTime: Nullable(Moment),
  usedTime: Nullable(Type.Integer()),
  schemaCode: Code,
  objectId: Id,
});
export type WorkItem = Static<typeof WorkItem>;
/** A page of the to-do or done list. */
export const WorkItemPage = PageOf(WorkItem);
export type WorkItemPage = Static<typeof WorkItemPage>;

/** Asks for what the user started; `keyword` is part of the title. */
export const QueryInstancesInput = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(InstanceStatus),
  page: PageIndex,
  size: PageSize,
});
export type QueryInstancesInput = Static<typeof QueryInstancesInput>;

/** One workflow that the user started. */
export const WorkflowInstance = Type.Object({
  id: Id,
  workflowCode: Code,
  instanceName: Type.String(),
  workflowName: Type.String(),
  workflowName_i18n: NameI18n,
  status: InstanceStatus,
  startTime: Moment,
  finishTime: Nullable(Moment),
  schemaCode: Code,
  objectId: Id,
  /** The live activities, for "where is it now". */
  activities: Type.Array(Type.Object({ name: Type.String(), name_i18n: NameI18n })),
  participants: Type.Array(UserRef),
});
export type WorkflowInstance = Static<typeof WorkflowInstance>;
/** A page of what the user started. */
export const WorkflowInstancePage = PageOf(WorkflowInstance);
export type WorkflowInstancePage = Static<typeof WorkflowInstancePage>;

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
  /** Action code 0 to 22 (shell spec, section 3); null while the work item is open. */
  approvalActionStatus: Nullable(Type.Integer()),
  reasonCode: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  logStatus: WorkItemStatus,
});
export type WorkflowLogEntry = Static<typeof WorkflowLogEntry>;

/** What somebody with a work item may do: `submit` sends on what was handed back, `finish` ends it as completed. */
export const HandlingAction = Type.Enum([...approveActions, 'submit'], { type: 'string' });
export type HandlingAction = Static<typeof HandlingAction>;

/** What somebody may do with a workflow: handle its work item, or as originator take it back. */
export const WorkItemAction = Type.Enum([...approveActions, 'submit', 'revoke'], { type: 'string' });
export type WorkItemAction = Static<typeof WorkItemAction>;

/** `workitemId` is the item that the user came for; absent, or not theirs: their first open one. */
export const GetInstanceInput = Type.Object({ workflowInstanceId: Id, workitemId: Type.Optional(Id) });
export type GetInstanceInput = Static<typeof GetInstanceInput>;

/** A workflow with its log and what the user may do now. */
export const WorkflowInstanceDetail = Type.Object({
  instance: WorkflowInstance,
  originator: UserRef,
  workItem: Nullable(
    Type.Object({
      id: Id,
      activityCode: Type.String(),
      activityName: Type.String(),
      activityName_i18n: NameI18n,
      status: WorkItemStatus,
      /** What a disagreement would do here; null where there is nothing to decide. */
      disagree: Nullable(Type.Union([Type.Literal('end'), Type.Literal('toOriginator')])),
    }),
  ),
  actions: Type.Array(WorkItemAction),
  log: Type.Array(WorkflowLogEntry),
});
export type WorkflowInstanceDetail = Static<typeof WorkflowInstanceDetail>;

/** Saves a record and starts its workflow; the same `requestId` starts once. */
export const StartWorkflowInput = Type.Object({
  workflowCode: Code,
  /** Values of a new record, or `objectId` of a kept draft. */
  data: Type.Record(Type.String(), Type.Unknown()),
  objectId: Type.Optional(Id),
  version: Type.Optional(Type.Integer()),
  requestId: Id,
});
export type StartWorkflowInput = Static<typeof StartWorkflowInput>;

/** What was started, and the record that it is about. */
export const StartWorkflowReply = Type.Object({ workflowInstanceId: Id, objectId: Id, instanceName: Type.String() });
export type StartWorkflowReply = Static<typeof StartWorkflowReply>;

/** Handles the work item `id`; the same `requestId` counts once. */
export const ActOnWorkItemInput = Type.Object({
  id: Id,
  action: HandlingAction,
  /** With `submit`: changed values of the record that was handed back, and the version that was seen. */
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  version: Type.Optional(Type.Integer()),
  comment: Comment,
  requestId: Id,
});
export type ActOnWorkItemInput = Static<typeof ActOnWorkItemInput>;

/** Takes back what the user started; the same `requestId` counts once. */
export const RevokeInstanceInput = Type.Object({
  workflowInstanceId: Id,
  comment: Comment,
  requestId: Id,
});
export type RevokeInstanceInput = Static<typeof RevokeInstanceInput>;
