import { ModelCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, UserRef } from './common.schema.ts';
import { FilterTree } from './records.schema.ts';

/** Order of a list of work items; `handled` is of use for items that are done, `due` for those to do. */
export const WorkItemOrder = Type.Object({
  by: Type.Enum(['received', 'due', 'originator', 'title', 'handled'], { type: 'string' }),
  direction: Type.Enum(['asc', 'desc'], { type: 'string' }),
});
export type WorkItemOrder = Static<typeof WorkItemOrder>;

/** The lists of a person's work items: to-do, done, and cc items that are unread or read. */
export const WorkItemList = Type.Enum(['unfinished', 'finished', 'unread', 'read'], { type: 'string' });
export type WorkItemList = Static<typeof WorkItemList>;

/** Conditions that narrow a list of work items, all of them together; a condition that is left out does not narrow. */
export const workItemNarrowing = {
  /** Part of the title. */
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  /** Only work of this application's workflows, in whatever version. */
  appCode: Type.Optional(Code),
  workflowCode: Type.Optional(Code),
  originatorIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  /** Received in this time, both ends included. */
  receivedFrom: Type.Optional(Moment),
  receivedTo: Type.Optional(Moment),
  /** Handled in this time. */
  handledFrom: Type.Optional(Moment),
  handledTo: Type.Optional(Moment),
  /** `overdue`: the time is past; `soon`: it will be within a day. */
  due: Type.Optional(Type.Enum(['overdue', 'soon'], { type: 'string' })),
  /** Types of work items by their number. */
  types: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 4 }), { minItems: 1, maxItems: 5 })),
  /** Conditions on fields of the record that the user sees; only together with `workflowCode`. */
  filter: Type.Optional(FilterTree),
};

/** Asks what the items of a list have in common. */
export const SummariseWorkItemsInput = Type.Object({
  state: WorkItemList,
  appCode: workItemNarrowing.appCode,
});
export type SummariseWorkItemsInput = Static<typeof SummariseWorkItemsInput>;

/** Choices by which a list can be narrowed: of the newest 5,000 items the workflows and, most first, the people who started them. */
export const WorkItemSummary = Type.Object({
  workflows: Type.Array(
    Type.Object({
      workflowCode: Code,
      name: Type.String(),
      name_i18n: NameI18n,
      schemaCode: ModelCode,
      count: Type.Integer(),
    }),
  ),
  /** At most 100. */
  originators: Type.Array(Type.Object({ user: UserRef, count: Type.Integer() })),
  overdue: Type.Integer(),
  soon: Type.Integer(),
});
export type WorkItemSummary = Static<typeof WorkItemSummary>;
