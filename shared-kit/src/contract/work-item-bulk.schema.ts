import { UserId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { maxOpinionLength } from '../workflow/index.ts';
import { Code, Id, NameI18n, Nullable } from './common.schema.ts';
import { PropertyWithRights } from './models.schema.ts';
import { mostInBulk, mostInReview } from './work-item-limits.ts';
import { WorkItemOrder, workItemNarrowing } from './work-item-search.schema.ts';
import { WorkItem } from './workflow.schema.ts';

/**
 * Handles many work items in one way, each in a transaction of its own. The same `requestId` handles each of them once,
 * so that a call whose answer was lost can be sent again.
 */
export const BulkActInput = Type.Object({
  action: Type.Enum(['agree', 'forward', 'claim'], { type: 'string' }),
  ids: Type.Array(Id, { minItems: 1, maxItems: mostInBulk, uniqueItems: true }),
  /** With `forward`: to whom. */
  people: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1 })),
  comment: Type.Optional(Type.String({ maxLength: maxOpinionLength })),
  requestId: Type.String({ minLength: 1, maxLength: 40 }),
});
export type BulkActInput = Static<typeof BulkActInput>;

/**
 * Gives open work items of one person to another, each in a transaction of its own and once for the same `requestId`.
 * An item that is in other hands by now stays there.
 */
export const HandOverInput = Type.Object({
  /** Person whose items they are. */
  participantId: UserId,
  /** Person who gets them. */
  personId: Id,
  ids: Type.Array(Id, { minItems: 1, maxItems: mostInBulk, uniqueItems: true }),
  comment: Type.Optional(Type.String({ maxLength: maxOpinionLength })),
  requestId: Type.String({ minLength: 1, maxLength: 40 }),
});
export type HandOverInput = Static<typeof HandOverInput>;

/** Outcome of one of the items: handled, left as it was because a rule says so, or failed and worth another try. */
export const BulkResult = Type.Object({
  id: Id,
  /** Null where the item is not one of the user's. */
  instanceName: Nullable(Type.String()),
  instanceName_i18n: Type.Optional(NameI18n),
  outcome: Type.Enum(['done', 'skipped', 'failed'], { type: 'string' }),
  /** 0 where it is done, else the code of the reason. */
  errcode: Type.Integer(),
  /** The reason in the language of whoever asks; '' where it is done. */
  errmsg: Type.String(),
});
export type BulkResult = Static<typeof BulkResult>;

/** A result per item, in the order of the request. */
export const BulkActReply = Type.Object({ results: Type.Array(BulkResult) });
export type BulkActReply = Static<typeof BulkActReply>;

/** Asks for the items that are to do with what their records hold: these, or those that the conditions keep. */
export const ReviewWorkItemsInput = Type.Object({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostInReview })),
  ...workItemNarrowing,
  order: Type.Optional(WorkItemOrder),
});
export type ReviewWorkItemsInput = Static<typeof ReviewWorkItemsInput>;

/** A work item and what its record holds. */
export const ReviewedItem = Type.Object({
  ...WorkItem.properties,
  /** Values by the code of the field, as records have them; what the user does not see of this record is left out. */
  values: Type.Record(Type.String(), Type.Unknown()),
});
export type ReviewedItem = Static<typeof ReviewedItem>;

/** Items of one workflow at one of its activities. */
export const ReviewGroup = Type.Object({
  workflowCode: Code,
  workflowName: Type.String(),
  workflowName_i18n: NameI18n,
  activityCode: Type.String(),
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  /** True where handlers of this activity may agree at all. */
  canAgree: Type.Boolean(),
  /** The fields that can be compared. */
  properties: Type.Array(PropertyWithRights),
  items: Type.Array(ReviewedItem),
});
export type ReviewGroup = Static<typeof ReviewGroup>;

/** Groups of similar items, the largest first; `totalElements` is how many there are beside the first 200. */
export const Review = Type.Object({ groups: Type.Array(ReviewGroup), totalElements: Type.Integer() });
export type Review = Static<typeof Review>;
