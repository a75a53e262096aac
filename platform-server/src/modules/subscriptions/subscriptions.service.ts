import {
  mostSubscriptions,
  type SubscribeInput,
  type Subscription,
  type SubscriptionInput,
  type Subscriptions,
} from '@portico/shared-kit/contract/subscriptions.schema';
import { appError } from '@portico/shared-kit/errors';
import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ModelService } from '../models/index.ts';
import type { SavedViewService } from '../saved-views/index.ts';
import { type CheckNeeds, subscriptionChecker } from './check-subscriptions.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import { type ListState, readList, readRecordIds } from './read-list.ts';
import * as repository from './subscriptions.repository.ts';

/** Watches that people keep on lists, to be told of what enters or leaves them. */
export interface SubscriptionService {
  /** The user's own subscriptions; those of models that are gone or not theirs to see any more are left out. */
  list(user: SignedInUser): Promise<Subscriptions>;
  /**
   * Watches a list from now on; for a list that is watched already it changes of what the person is told. Throws as `ModelService.visible`,
   * listViewMissing, savedViewMissing, savedLimitReached, subscribedListTooLarge, requestInvalid where no event is wanted, and as
   * `checkedFilter`.
   */
  subscribe(user: SignedInUser, input: SubscribeInput): Promise<Subscription>;
  /** Ends one of the user's own; anybody else's stays. */
  unsubscribe(user: SignedInUser, input: SubscriptionInput): Promise<object>;
  /** Looks at the lists that may have changed and tells their people; answers how many it looked at. */
  check(signal: AbortSignal): Promise<number>;
}

/** Services that subscriptions stand on. */
export interface SubscriptionNeeds extends CheckNeeds {
  readonly models: Pick<ModelService, 'visible' | 'all' | 'rightsOf'>;
  readonly savedViews: Pick<SavedViewService, 'get'>;
}

/** See SubscriptionService. */
export function subscriptionService(platform: Platform, needs: SubscriptionNeeds): SubscriptionService {
  const { connections, corpId } = platform;
  const list = (user: SignedInUser) => listOwn(platform, needs, user);
  return {
    list,

    async subscribe(user, input) {
      const id = await keepSubscription(platform, needs, { user, input });
      const kept = (await list(user)).subscriptions.find((each) => each.id === id);
      if (kept === undefined) throw appError('noPermissionToView');
      return kept;
    },

    async unsubscribe(user, { id }) {
      await transaction(connections.db, (trx) => repository.deleteSubscription(trx, corpId, { id, userId: user.id }));
      return {};
    },

    check: subscriptionChecker(platform, needs),
  };
}

async function listOwn(
  { connections: { db }, corpId }: Platform,
  { models: { all } }: SubscriptionNeeds,
  user: SignedInUser,
): Promise<Subscriptions> {
  const [rows, counts, models] = await Promise.all([
    repository.findSubscriptions(db, corpId, user.id),
    repository.countRecords(db, corpId, user.id),
    all(),
  ]);
  return {
    subscriptions: rows.flatMap((row) => presentSubscription(row, { user, models, count: counts.get(row.id) ?? 0 })),
  };
}

interface Subscribing {
  readonly user: SignedInUser;
  readonly input: SubscribeInput;
}

/** Keeps a subscription with the records that its list has now, or changes the one to the same list; returns its id. */
async function keepSubscription(
  platform: Platform,
  needs: SubscriptionNeeds,
  { user, input }: Subscribing,
): Promise<string> {
  const { connections, corpId, newId, now } = platform;
  if (!input.onEnter && !input.onLeave) throw appError('requestInvalid', { detail: 'onEnter or onLeave' });
  const model = await needs.models.visible(input.schemaCode, user);
  const state = await stateOf(needs, user, input);
  const { selection, movesWithTime } = readList(platform, { model, user, models: needs.models }, state);
  const wanted = { ...input, ...state, userId: user.id, name: input.name.trim() };
  return transaction(connections.db, async (trx) => {
    const known = await keepKnown(trx, corpId, wanted);
    if (known !== undefined) return known;
    const { writes, ids } = await readRecordIds(trx, selection);
    const row = { ...wanted, id: newId() };
    await repository.insertSubscription(trx, corpId, row, { ...state, movesWithTime, writes, at: now() });
    await repository.addRecords(trx, corpId, row.id, ids);
    return row.id;
  });
}

/** The state of the list to watch: that of the saved view where one is named. Throws savedViewMissing. */
async function stateOf(
  { savedViews }: SubscriptionNeeds,
  user: SignedInUser,
  { schemaCode, savedViewId, viewCode, query }: SubscribeInput,
): Promise<ListState> {
  return savedViewId === null
    ? { viewCode, query }
    : stateNow(await savedViews.get(user, { schemaCode, id: savedViewId }));
}

const stateNow = ({ viewCode, query }: ListState): ListState => ({ viewCode, query });

/** Changes the subscription of a person to the same list, and returns its id; undefined where there is none. Throws savedLimitReached. */
async function keepKnown(
  trx: Database,
  corpId: string,
  wanted: Omit<repository.SubscriptionRow, 'id'>,
): Promise<string | undefined> {
  const own = await repository.findSubscriptions(trx, corpId, wanted.userId);
  const known = own.find((each) => isSameList(each, wanted));
  if (known === undefined) {
    if (own.length >= mostSubscriptions) throw appError('savedLimitReached', { most: mostSubscriptions });
    return undefined;
  }
  await repository.changeSubscription(trx, corpId, { ...wanted, id: known.id });
  return known.id;
}

type Target = Pick<repository.SubscriptionRow, 'schemaCode' | 'viewCode' | 'query' | 'savedViewId'>;

function isSameList(one: Target, other: Target): boolean {
  if (one.schemaCode !== other.schemaCode || one.savedViewId !== other.savedViewId) return false;
  return one.savedViewId !== null || (one.viewCode === other.viewCode && one.query === other.query);
}
