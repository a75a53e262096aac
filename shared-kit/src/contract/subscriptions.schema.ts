import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.schema.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';

/** Subscriptions of one person, of all lists together. */
export const mostSubscriptions = 20;
/** Records that a subscribed list has at most. */
export const mostWatchedRecords = 10_000;

const Name = Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' });
/** State of a list as its address writes it, without the page. */
const Query = Type.String({ maxLength: 8000 });
const state = {
  schemaCode: ModelCode,
  viewCode: ViewCode,
  query: Query,
  /** The saved view whose state of now is watched; null: the state that is given here. */
  savedViewId: Nullable(Id),
  name: Name,
};
const events = { onEnter: Type.Boolean(), onLeave: Type.Boolean() };

/** Watch that somebody keeps on a list, to be told of what enters or leaves it. */
export const Subscription = Type.Object({
  id: Id,
  ...state,
  ...events,
  name: Type.String(),
  appCode: Type.String(),
  modelName: Type.String(),
  modelName_i18n: Nullable(Type.String()),
  /** Number of records that the list had when it was last looked at. */
  count: Type.Integer(),
});
export type Subscription = Static<typeof Subscription>;

/** The caller's own subscriptions, of all lists. */
export const Subscriptions = Type.Object({ subscriptions: Type.Array(Subscription) });
export type Subscriptions = Static<typeof Subscriptions>;

/** Watches a list as it is now, or a saved view. At least one event is wanted. */
export const SubscribeInput = Type.Object({ ...state, ...events });
export type SubscribeInput = Static<typeof SubscribeInput>;

/** Names a subscription. */
export const SubscriptionInput = Type.Object({ id: Id });
export type SubscriptionInput = Static<typeof SubscriptionInput>;
