import type { UserId } from '@portico/shared-kit/contract/ids';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Message } from '../../notifications/index.ts';
import { type DelegationRow, findDue, lockDelegation, markBegun, markEnded } from './delegations.repository.ts';
import { handOver, takeBack } from './move-items.ts';
import type { DelegationNeeds } from './named-delegations.ts';

/**
 * Carries out what has come: delegations that begin (what waits goes over where that was said, the delegate is told), that
 * are over (the delegate is told), and those of people who have left: work that a delegate who left has not handled goes
 * back. Every part is done once however often it is tried, by several servers too.
 */
export async function processDueDelegations(needs: DelegationNeeds, signal?: AbortSignal): Promise<void> {
  const { connections, corpId, now } = needs.platform;
  for (const id of await findDue(connections.db, corpId, now())) {
    if (signal?.aborted) return;
    await processDueDelegation(needs, id, signal);
  }
}

/** The same for one of them, which may have nothing to be carried out. */
export async function processDueDelegation(needs: DelegationNeeds, id: string, signal?: AbortSignal): Promise<void> {
  const { connections, corpId, now } = needs.platform;
  const row = await transaction(connections.db, (trx) => lockDelegation(trx, corpId, id));
  if (row === undefined || row.endedTime !== null) return;
  const people = await needs.directory.activeUsers([row.delegatorId, row.delegateId]);
  const isThere = (userId: UserId) => people.some((person) => person.id === userId);
  const hasDelegate = isThere(row.delegateId);
  if (!hasDelegate || !isThere(row.delegatorId)) {
    const { delegatorId, delegateId } = row;
    if (!hasDelegate) await takeBack(needs, { delegatorId, delegateId }, signal);
    await once(needs, id, (trx) => endOf(trx, needs, row, { at: now(), delegateLeft: !hasDelegate }));
  } else if (row.endTime <= now()) {
    await once(needs, id, (trx) => endOf(trx, needs, row, { at: row.endTime, delegateLeft: false }));
  } else if (row.begunTime === null && row.startTime <= now()) {
    if (row.includesOpen) await handOver(needs, row, signal);
    await once(needs, id, async (trx, { begunTime }) => {
      if (begunTime !== null) return;
      await markBegun(trx, corpId, id, now());
      await needs.notify(trx, await messageOf(trx, needs, row, 'delegationBegun'));
    });
  }
}

/** Does it to one that is not over yet, under its lock. */
function once(
  { platform: { connections, corpId } }: DelegationNeeds,
  id: string,
  work: (trx: DatabaseTransaction, row: DelegationRow) => Promise<void>,
): Promise<void> {
  return transaction(connections.db, async (trx) => {
    const row = await lockDelegation(trx, corpId, id);
    if (row !== undefined && row.endedTime === null) await work(trx, row);
  });
}

/** Ends a locked one; whoever was told of its beginning is told, and the delegator where the delegate has left. */
export async function endOf(
  trx: DatabaseTransaction,
  needs: DelegationNeeds,
  row: DelegationRow,
  { at, delegateLeft }: { readonly at: Date; readonly delegateLeft: boolean },
): Promise<void> {
  await markEnded(trx, needs.platform.corpId, row.id, at);
  if (row.begunTime === null && !delegateLeft) return;
  await needs.notify(trx, await messageOf(trx, needs, row, delegateLeft ? 'delegateLeft' : 'delegationEnded'));
}

/** Returns the message to the delegate about the delegator, or the delegator of a delegate who left. */
async function messageOf(
  trx: DatabaseTransaction,
  { directory }: DelegationNeeds,
  { delegatorId, delegateId, startTime, endTime }: DelegationRow,
  what: 'delegationBegun' | 'delegationEnded' | 'delegateLeft',
): Promise<Message> {
  const [aboutId, toId] = what === 'delegateLeft' ? [delegateId, delegatorId] : [delegatorId, delegateId];
  const about = (await directory.usersById([aboutId], trx)).get(aboutId);
  const actorName_i18n = about?.name_i18n;
  const actor = { actorName: about?.name ?? aboutId, ...(actorName_i18n ? { actorName_i18n } : {}) };
  const common = { userIds: [toId], senderId: aboutId };
  if (what === 'delegateLeft') {
    return { ...common, type: 'delegationEnded', bizParams: { ...actor, success: false } };
  }
  if (what === 'delegationEnded') return { ...common, type: 'delegationEnded', bizParams: actor };
  const period = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  return { ...common, type: 'delegationBegun', bizParams: { ...actor, ...period } };
}
