import { InstanceId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, Nullable, PageIndex, PageOf, PageSize, UserRef } from './common.schema.ts';
import { maxOpinionLength } from '../workflow/index.ts';
import { WorkItemStatus } from './workflow.schema.ts';

/** Before it begins, while it holds, and after its end, be it in time or early. */
export const DelegationStatus = Type.Enum(['PLANNED', 'ACTIVE', 'ENDED'], { type: 'string' });
export type DelegationStatus = Static<typeof DelegationStatus>;

/** A workflow whose work can be delegated. */
export const DelegableWorkflow = Type.Object({
  workflowCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appName: Type.String(),
  appName_i18n: NameI18n,
});
export type DelegableWorkflow = Static<typeof DelegableWorkflow>;
/** All of them. */
export const DelegableWorkflows = Type.Array(DelegableWorkflow);

/** A period in which the work of one person goes to another (shell spec, section 2: delegation). */
export const Delegation = Type.Object({
  id: Id,
  delegator: UserRef,
  delegate: UserRef,
  /** Null: all workflows. */
  workflows: Nullable(Type.Array(Type.Object({ workflowCode: Code, name: Type.String(), name_i18n: NameI18n }))),
  startTime: Moment,
  /** The first moment at which it no longer holds. */
  endTime: Moment,
  reason: Nullable(Type.String()),
  /** True where work that waits for the delegator when it begins goes over as well. */
  includesOpen: Type.Boolean(),
  status: DelegationStatus,
  createdTime: Moment,
  /** Time at which it was ended; before `endTime` where that was early, null until then. */
  endedTime: Nullable(Moment),
});
export type Delegation = Static<typeof Delegation>;
/** A page of delegations. */
export const DelegationPage = PageOf(Delegation);
export type DelegationPage = Static<typeof DelegationPage>;

/** `given` are the user's own, `received` those of others to the user. */
export const ListDelegationsInput = Type.Object({
  side: Type.Union([Type.Literal('given'), Type.Literal('received')]),
  page: PageIndex,
  size: PageSize,
});
export type ListDelegationsInput = Static<typeof ListDelegationsInput>;

const terms = {
  delegateId: Id,
  /** Absent: all workflows. */
  workflowCodes: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 100, uniqueItems: true })),
  /** A start that is over means now. */
  startTime: Moment,
  endTime: Moment,
  reason: Type.Optional(Type.String({ maxLength: maxOpinionLength })),
  includesOpen: Type.Boolean(),
};

/** Terms of a new delegation; the same `requestId` makes one. */
export const CreateDelegationInput = Type.Object({ ...terms, requestId: Id });
export type CreateDelegationInput = Static<typeof CreateDelegationInput>;

/** The whole of what a delegation says from now on; of one that holds only its end and its reason may differ. */
export const ChangeDelegationInput = Type.Object({ id: Id, ...terms });
export type ChangeDelegationInput = Static<typeof ChangeDelegationInput>;

/** Names a delegation of the user. */
export const DelegationInput = Type.Object({ id: Id });
export type DelegationInput = Static<typeof DelegationInput>;

/** Asks for what others do for the user. */
export const ListDelegatedItemsInput = Type.Object({ page: PageIndex, size: PageSize });
export type ListDelegatedItemsInput = Static<typeof ListDelegatedItemsInput>;

/** A work item that somebody else handles on behalf of the user, or has handled. */
export const DelegatedItem = Type.Object({
  id: Id,
  workflowInstanceId: InstanceId,
  instanceName: Type.String(),
  instanceName_i18n: Type.Optional(NameI18n),
  workflowName: Type.String(),
  workflowName_i18n: NameI18n,
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  handler: UserRef,
  status: WorkItemStatus,
  receiveTime: Moment,
  finishTime: Nullable(Moment),
});
export type DelegatedItem = Static<typeof DelegatedItem>;
/** A page of what others do for the user. */
export const DelegatedItemPage = PageOf(DelegatedItem);
export type DelegatedItemPage = Static<typeof DelegatedItemPage>;

/** Names open work of the user's that comes back. */
export const TakeBackItemsInput = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) });
export type TakeBackItemsInput = Static<typeof TakeBackItemsInput>;

/** Number of work items that came back: the others were handled meanwhile. */
export const TakeBackResult = Type.Object({ count: Type.Integer() });
export type TakeBackResult = Static<typeof TakeBackResult>;
