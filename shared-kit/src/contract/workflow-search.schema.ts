import { UserId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { workItemTypes } from '../workflow/index.ts';
import { Code, Id, Moment, NameI18n, Nullable, PageIndex, PageSize, UserRef } from './common.schema.ts';
import { InstanceStatus, WorkflowInstance, WorkItem, WorkItemAction, WorkItemStatus } from './workflow.schema.ts';

/** Largest number that is counted; of what is beyond it only is said that there is more. */
export const mostCounted = 10_000;

const Ids = Type.Array(Id, { minItems: 1, maxItems: 50 });
const Keyword = Type.Optional(Type.String({ maxLength: 200 }));

/** Schema of one page; `totalElements` counts up to 10,000, and `isMore` says that there are more than that. */
const SearchPageOf = <T extends ReturnType<typeof Type.Object>>(item: T) =>
  Type.Object({ content: Type.Array(item), totalElements: Type.Integer(), isMore: Type.Boolean() });

const Codes = Type.Array(Code, { minItems: 1, maxItems: 50 });

/** Selection of workflows: those that are named, and all of the named applications. */
const which = { appCodes: Type.Optional(Codes), workflowCodes: Type.Optional(Codes) };

const started = { startedFrom: Type.Optional(Moment), startedTo: Type.Optional(Moment) };

/** A workflow in the choice of a search, whether it can still be started or not. */
export const SearchableWorkflow = Type.Object({
  workflowCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  appCode: Code,
  appName: Type.String(),
  appName_i18n: NameI18n,
});
export type SearchableWorkflow = Static<typeof SearchableWorkflow>;

/** Of `all` workflows, which is for administrators, or of those that the user has started. */
export const ListWorkflowsInput = Type.Object({ of: Type.Union([Type.Literal('all'), Type.Literal('mine')]) });
export type ListWorkflowsInput = Static<typeof ListWorkflowsInput>;

/** Asks for what the user started; `keyword` is part of the title. */
export const QueryMyInstancesInput = Type.Object({
  keyword: Keyword,
  status: Type.Optional(Type.Array(InstanceStatus, { minItems: 1, maxItems: 8 })),
  ...which,
  ...started,
  page: PageIndex,
  size: PageSize,
});
export type QueryMyInstancesInput = Static<typeof QueryMyInstancesInput>;

/** A workflow that the user started; `actions` is what they may do with it where they see it in a list. */
export const MyInstance = Type.Object({
  ...WorkflowInstance.properties,
  actions: Type.Array(WorkItemAction),
  /** True where it was handed back to the user, who has to submit it again; absent elsewhere. */
  isReturned: Type.Optional(Type.Boolean()),
});
export type MyInstance = Static<typeof MyInstance>;

/** A page of what the user started. */
export const MyInstancePage = SearchPageOf(MyInstance);
export type MyInstancePage = Static<typeof MyInstancePage>;

/** Order of instances. */
export const InstanceOrder = Type.Union([
  Type.Literal('newest'),
  Type.Literal('oldest'),
  Type.Literal('lastFinished'),
  Type.Literal('firstFinished'),
]);
export type InstanceOrder = Static<typeof InstanceOrder>;

/** Asks an administrator's question about all instances; what is left out does not narrow. */
export const SearchInstancesInput = Type.Object({
  keyword: Keyword,
  /** The beginning of the record's number, in either case. */
  sequenceNo: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  status: Type.Optional(Type.Array(InstanceStatus, { minItems: 1, maxItems: 8 })),
  ...which,
  originatorIds: Type.Optional(Ids),
  /** Departments of originators, with all below them. */
  departmentIds: Type.Optional(Ids),
  /** People for whom it waits now. */
  handlerIds: Type.Optional(Ids),
  ...started,
  finishedFrom: Type.Optional(Moment),
  finishedTo: Type.Optional(Moment),
  /** Not over, and started more than so many days ago. */
  runningDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  order: InstanceOrder,
  page: PageIndex,
  size: PageSize,
});
export type SearchInstancesInput = Static<typeof SearchInstancesInput>;

/** An instance as a search shows it. */
export const InstanceMatch = Type.Object({
  ...WorkflowInstance.properties,
  /** The record's number; null of a record that has none. */
  sequenceNo: Nullable(Type.String()),
  originator: UserRef,
  originatorDepartmentName: Nullable(Type.String()),
  originatorDepartmentName_i18n: NameI18n,
});
export type InstanceMatch = Static<typeof InstanceMatch>;

/** A page of what a search found. */
export const InstanceMatchPage = SearchPageOf(InstanceMatch);
export type InstanceMatchPage = Static<typeof InstanceMatchPage>;

const types = Object.keys(workItemTypes).map(Number);
const ItemType = Type.Integer({ minimum: Math.min(...types), maximum: Math.max(...types) });

/**
 * Asks for the open (`unfinished`) or the handled (`finished`) work items of somebody. The bounds are of the time that
 * the list is sorted by: when an open one came, when another was handled.
 */
export const SearchWorkItemsInput = Type.Object({
  participantId: UserId,
  state: Type.Union([Type.Literal('unfinished'), Type.Literal('finished')]),
  keyword: Keyword,
  /** Types 0 to 4 (shell spec, section 3). */
  types: Type.Optional(Type.Array(ItemType, { minItems: 1, maxItems: 5 })),
  status: Type.Optional(Type.Array(WorkItemStatus, { minItems: 1, maxItems: 8 })),
  ...which,
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  order: Type.Union([Type.Literal('newest'), Type.Literal('oldest')]),
  page: PageIndex,
  size: PageSize,
});
export type SearchWorkItemsInput = Static<typeof SearchWorkItemsInput>;

/** A page of somebody's work items. */
export const WorkItemMatchPage = SearchPageOf(WorkItem);
export type WorkItemMatchPage = Static<typeof WorkItemMatchPage>;

/** Amount of work that a person has to do. */
export const WorkLoad = Type.Object({ participant: UserRef, open: Type.Integer(), oldestReceiveTime: Moment });
export type WorkLoad = Static<typeof WorkLoad>;

/** Loads of those who have most, most first. */
export const WorkLoads = Type.Array(WorkLoad);

/** Person whose load is asked for. */
export const GetWorkLoadInput = Type.Object({ participantId: UserId });
export type GetWorkLoadInput = Static<typeof GetWorkLoadInput>;

/** Work that waits for a person, workflow by workflow, most first. */
export const WorkLoadParts = Type.Array(
  Type.Object({
    workflowCode: Code,
    workflowName: Type.String(),
    workflowName_i18n: NameI18n,
    open: Type.Integer(),
    oldestReceiveTime: Moment,
  }),
);
export type WorkLoadParts = Static<typeof WorkLoadParts>;
