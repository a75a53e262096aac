import type { UserId } from '@portico/shared-kit/contract/ids';
import { AppError, codeOf, rowOf } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Model, ModelService } from '../models/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { SavedViewService } from '../saved-views/index.ts';
import type { SessionService } from '../session/index.ts';
import { findDue } from './due-subscriptions.repository.ts';
import { readList, readRecordIds } from './read-list.ts';
import { changesNotice, endNotice } from './subscription-notices.ts';
import * as repository from './subscriptions.repository.ts';

/** Services that the look at subscribed lists stands on. */
export interface CheckNeeds {
  readonly models: Pick<ModelService, 'visible' | 'all' | 'rightsOf'>;
  readonly savedViews: Pick<SavedViewService, 'get'>;
  readonly rightsOf: SessionService['rightsOf'];
  readonly notify: NotificationService['notify'];
}

/** Lists of one batch, and of one run: what is left waits for the next one, those first that waited longest. */
const mostOfBatch = 20;
const mostOfRun = 500;

/**
 * Returns what looks at all lists that may have changed, and answers how many. Each is a transaction of its own with the notification that it
 * leads to: several processes may do it at once, and whatever ends one of them, nothing is told twice and nothing is left out.
 */
export function subscriptionChecker(platform: Platform, needs: CheckNeeds): (signal: AbortSignal) => Promise<number> {
  const { connections, corpId, now, log } = platform;
  return async (signal) => {
    const done: string[] = [];
    while (!signal.aborted && done.length < mostOfRun) {
      const due = await findDue(connections.db, corpId, { now: now(), most: mostOfBatch, except: done });
      if (due.length === 0) break;
      for (const { id, userId } of due) {
        if (signal.aborted) break;
        done.push(id);
        await look(platform, needs, { id, userId }).catch(async (error: unknown) => {
          if (connections.watch.note(error)) throw error;
          log.error({ err: error, subscription: id }, 'a subscribed list could not be looked at');
          await repository.postpone(connections.db, corpId, id, now());
        });
      }
    }
    return done.length;
  };
}

interface Due {
  readonly id: string;
  readonly userId: UserId;
}

/** Looks at one list by the rights that its person has now. A list that cannot be read by them any more is watched no longer. */
async function look(platform: Platform, needs: CheckNeeds, due: Due): Promise<void> {
  const { connections, corpId } = platform;
  const user = await needs.rightsOf(due.userId);
  // Who has left or is disabled is told nothing.
  if (user === undefined) return transaction(connections.db, (trx) => repository.deleteSubscription(trx, corpId, due));
  try {
    await compare(platform, needs, { ...due, user });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await end(platform, needs, due, reason);
  }
}

/** Reason for which a list is watched no longer: too many records, no right to it, or it is gone. */
type EndReason = 'tooMany' | 'noRight' | 'gone';

/** Returns the reason that an error is; null for a fault of ours, after which another look may go well. */
function reasonOf(error: unknown): EndReason | null {
  if (!(error instanceof AppError) || (rowOf(error.code)?.status ?? 500) >= 500) return null;
  if (error.code === codeOf('subscribedListTooLarge')) return 'tooMany';
  return error.code === codeOf('noPermissionToView') ? 'noRight' : 'gone';
}

interface Looking extends Due {
  readonly user: SignedInUser;
}

/** Compares the records that a list finds with those that it found before, keeps them and tells of the difference. */
async function compare(platform: Platform, needs: CheckNeeds, { id, user }: Looking): Promise<void> {
  const { connections, corpId, now } = platform;
  const rows = await repository.findSubscriptions(connections.db, corpId, user.id);
  const before = rows.find((each) => each.id === id);
  if (before === undefined) return;
  const model = await needs.models.visible(before.schemaCode, user);
  const { viewCode, query } =
    before.savedViewId === null
      ? before
      : await needs.savedViews.get(user, { schemaCode: before.schemaCode, id: before.savedViewId });
  const { selection, movesWithTime } = readList(platform, { model, user, models: needs.models }, { viewCode, query });
  await transaction(connections.db, async (trx) => {
    const subscription = await repository.lockSubscription(trx, corpId, id);
    if (subscription === undefined) return;
    const { writes, ids } = await readRecordIds(trx, selection);
    const difference = await keepDifference(trx, corpId, id, ids);
    await repository.keepSnapshot(trx, corpId, id, { viewCode, query, movesWithTime, writes, at: now() });
    // Whoever changes a saved view changes its list on purpose: from now on its new records are watched.
    if (subscription.viewCode !== viewCode || subscription.query !== query) return;
    const notice = await changesNotice(trx, { subscription, model, selection, ...difference });
    if (notice !== null) await needs.notify(trx, notice);
  });
}

/** Keeps the records of a list, and returns those that entered and left it since. */
async function keepDifference(trx: DatabaseTransaction, corpId: string, id: string, ids: readonly string[]) {
  const known = await repository.findRecords(trx, corpId, id);
  const found = new Set(ids);
  const entered = ids.filter((each) => !known.has(each));
  const left = [...known].filter((each) => !found.has(each));
  await repository.addRecords(trx, corpId, id, entered);
  await repository.removeRecords(trx, corpId, id, left);
  return { entered, left };
}

/** Ends a subscription and says why, once. */
async function end(platform: Platform, needs: CheckNeeds, due: Due, reason: EndReason): Promise<void> {
  const { connections, corpId } = platform;
  const models: readonly Model[] = await needs.models.all();
  await transaction(connections.db, async (trx) => {
    const subscription = await repository.lockSubscription(trx, corpId, due.id);
    if (subscription === undefined) return;
    await repository.deleteSubscription(trx, corpId, due);
    const model = models.find(({ schemaCode }) => schemaCode === subscription.schemaCode);
    await needs.notify(trx, endNotice({ subscription, model, reason }));
  });
}
