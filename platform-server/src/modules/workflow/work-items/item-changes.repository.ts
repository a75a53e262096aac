import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { sql } from 'kysely';
import type { NewWorkItem, ReopenedItem, WorkItemChange } from '../../../workflow-engine/index.ts';

/** A work item with whose work it is, where its participant handles it on behalf of somebody else. */
export interface ItemToOpen extends NewWorkItem {
  readonly delegatorId?: UserId;
}

/** The same of an item that is opened again. */
export interface ItemToReopen extends ReopenedItem {
  readonly delegatorId?: UserId;
}

/** A change of the engine, whose new items may be in other hands. */
export type ItemChange =
  | Exclude<WorkItemChange, { kind: 'open' | 'reopen' }>
  | { readonly kind: 'open'; readonly item: ItemToOpen }
  | { readonly kind: 'reopen'; readonly items: readonly ItemToReopen[] };

/** An open work item that was canceled before its participant handled it. */
export interface CanceledItem {
  readonly id: string;
  readonly type: number;
  readonly participantId: UserId;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
}

/** Makes the engine's changes to the work items of an instance, in their order; answers those that are taken away. */
export async function applyChanges(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
  changes: readonly ItemChange[],
): Promise<CanceledItem[]> {
  const canceled: CanceledItem[] = [];
  let opened: ItemToOpen[] = [];
  const insertOpened = async () => {
    if (opened.length > 0) await insertItems(db, { corpId, instanceId }, opened);
    opened = [];
  };
  for (const change of changes) {
    if (change.kind === 'open') {
      opened.push(change.item);
      continue;
    }
    await insertOpened();
    canceled.push(...(await changeItems(db, { corpId, instanceId }, change)));
  }
  await insertOpened();
  return canceled;
}

async function insertItems(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
  items: readonly ItemToOpen[],
): Promise<void> {
  const rows = items.map((item) => ({
    corp_id: corpId,
    id: item.id,
    instance_id: instanceId,
    activity_id: item.activityId,
    activity_code: item.activityCode,
    activity_name: item.activityName,
    activity_name_i18n: item.activityNameI18n,
    type: item.type,
    status: 'PENDING',
    participant_id: item.participant.id,
    delegator_id: item.delegatorId ?? null,
    receive_time: item.receiveTime,
    source_item_id: item.sourceItemId,
    due_time: item.dueTime,
    wake_time: item.timerDueTime,
  }));
  // A statement takes 65,535 values at most.
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('work_item')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

async function changeItems(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
  change: Exclude<ItemChange, { kind: 'open' }>,
): Promise<CanceledItem[]> {
  if (change.kind === 'reopen') return reopenItems(db, { corpId, instanceId }, change.items);
  const pending = db
    .updateTable('work_item')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'PENDING');
  if (change.kind === 'setTimer') {
    await pending.set({ wake_time: change.timerDueTime }).where('id', '=', change.workItemId).execute();
    return [];
  }
  const { finishTime } = change;
  if (change.kind === 'close') {
    const { action, comment } = change;
    await pending
      .set({ status: change.status, action, comment, finish_time: finishTime })
      .where('id', '=', change.workItemId)
      .execute();
    return [];
  }
  const status = change.kind === 'suspend' ? 'CANCELED' : change.status;
  const taken = pending.set({ status, reason: change.reason, finish_time: finishTime });
  if (change.kind === 'cancel') return taken.where('id', '=', change.workItemId).returning(lostColumns).execute();
  const ofActivity = taken.where('activity_id', '=', change.activityId).returning(lostColumns);
  if (change.kind === 'closeActivity') return ofActivity.execute();
  return ofActivity.where('type', 'in', [0, 1]).where('id', '!=', change.exceptItemId).execute();
}

const lostColumns = [
  'id',
  'type',
  'participant_id as participantId',
  'activity_name as activityName',
  'activity_name_i18n as activityNameI18n',
] as const;

/** Makes items pending again, in the hands of those who have them now, with one statement. */
async function reopenItems(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
  items: readonly ItemToReopen[],
): Promise<CanceledItem[]> {
  const ids = items.map(({ id }) => id);
  const participants = items.map(({ participant }) => participant.id);
  const delegators = items.map(({ delegatorId }) => delegatorId ?? null);
  await sql`update work_item item
    set status = 'PENDING', reason = null, finish_time = null,
      participant_id = given.participant_id, delegator_id = given.delegator_id
    from unnest(${ids}::text[], ${participants}::text[], ${delegators}::text[])
      as given (id, participant_id, delegator_id)
    where item.corp_id = ${corpId} and item.instance_id = ${instanceId} and item.id = given.id
      and item.status = 'CANCELED'`.execute(db);
  return [];
}
