import type { UserId } from '@portico/shared-kit/contract/ids';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import { type InstanceWithState, lockInstance } from '../instances/instances.repository.ts';
import { findItem, type ItemRow } from '../work-items/work-items.repository.ts';
import { findDelegates } from './delegates.repository.ts';
import { findOpenWork, findTaken, moveItem, type OpenItemRef } from './delegated-items.repository.ts';
import type { DelegationRow } from './delegations.repository.ts';
import type { DelegationNeeds } from './named-delegations.ts';

/**
 * Gives what waits for the delegator to whoever does their work now, each item under the lock of its instance; what is
 * handled meanwhile, and what was handed back to be mended, stays. Done twice it leaves the same.
 */
export async function handOver(needs: DelegationNeeds, delegation: DelegationRow, signal?: AbortSignal): Promise<void> {
  const { connections, corpId } = needs.platform;
  const { delegatorId: participantId, delegateId, workflowCodes } = delegation;
  for (let after = ''; ; ) {
    const places = await findOpenWork(connections.db, corpId, { participantId, delegateId, workflowCodes, after });
    for (const place of places) {
      if (signal?.aborted) return;
      await underLock(needs, place, (trx, instance, item) =>
        giveToDelegate(trx, needs, { instance, item, participantId }),
      );
    }
    const last = places.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

interface Giving {
  readonly instance: InstanceWithState;
  readonly item: ItemRow;
  readonly participantId: UserId;
}

async function giveToDelegate(
  trx: DatabaseTransaction,
  { platform: { corpId, now } }: DelegationNeeds,
  { instance, item, participantId }: Giving,
): Promise<string | null> {
  const { workflowCode, originatorId, state } = instance;
  const isSubmission = state.activities.some(({ id, waiting }) => id === item.activityId && waiting === 'submission');
  if (item.participant.id !== participantId || isSubmission) return null;
  const work = { corpId, workflowCode, originatorId, at: now().toISOString() };
  const holder = (await findDelegates(trx, work, [participantId])).get(participantId);
  if (holder === undefined) return null;
  const owner = item.delegatorId ?? participantId;
  const delegatorId = owner === holder.id ? null : owner;
  await moveItem(trx, corpId, { id: item.id, participantId: holder.id, delegatorId });
  return holder.id;
}

/** Gives open work back to whose it is, of all of one delegate's or by id; answers how many came back. */
export async function takeBack(
  needs: DelegationNeeds,
  whose: Parameters<typeof findTaken>[2],
  signal?: AbortSignal,
): Promise<number> {
  const { connections, corpId } = needs.platform;
  const participantId = whose.delegatorId;
  let count = 0;
  for (const place of await findTaken(connections.db, corpId, whose)) {
    if (signal?.aborted) break;
    const isBack = await underLock(needs, place, async (trx, _instance, item) => {
      if (item.delegatorId !== participantId) return null;
      await moveItem(trx, corpId, { id: item.id, participantId, delegatorId: null });
      return participantId;
    });
    if (isBack) count += 1;
  }
  return count;
}

/**
 * Does it with an item that is still open, under the lock of its instance; `work` answers into whose hands it has come,
 * or null where it stays, and lists are told of it.
 */
function underLock(
  { platform: { connections, corpId }, noteHandlers, noteWork }: DelegationNeeds,
  { id, instanceId }: OpenItemRef,
  work: (trx: DatabaseTransaction, instance: InstanceWithState, item: ItemRow) => Promise<string | null>,
): Promise<boolean> {
  return transaction(connections.db, async (trx) => {
    const instance = await lockInstance(trx, corpId, instanceId);
    const item = await findItem(trx, corpId, { instanceId, id });
    if (instance === undefined || item?.status !== 'PENDING') return false;
    const holderId = await work(trx, instance, item);
    if (holderId === null) return false;
    await noteHandlers(trx, instance.schemaCode, instance.recordId);
    noteWork(trx, [item.participant.id, holderId]);
    return true;
  });
}
