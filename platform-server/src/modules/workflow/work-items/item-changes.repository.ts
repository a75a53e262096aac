import type { Database } from '../../../database/index.ts';
import type { NewWorkItem, WorkItemChange } from '../../../workflow-engine/index.ts';

/** Makes the engine's changes to the work items of an instance, in their order. */
export async function applyChanges(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: string },
  changes: readonly WorkItemChange[],
): Promise<void> {
  let opened: NewWorkItem[] = [];
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
    await closeItems(db, { corpId, instanceId }, change);
  }
  await insertOpened();
}

async function insertItems(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: string },
  items: readonly NewWorkItem[],
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
    receive_time: item.receiveTime,
  }));
  // A statement takes 65,535 values at most.
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('work_item')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

async function closeItems(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: string },
  change: Exclude<WorkItemChange, { kind: 'open' }>,
): Promise<void> {
  const { status, finishTime } = change;
  const pending = db
    .updateTable('work_item')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'PENDING');
  if (change.kind === 'close') {
    const { action, comment } = change;
    await pending
      .set({ status, action, comment, finish_time: finishTime })
      .where('id', '=', change.workItemId)
      .execute();
    return;
  }
  await pending
    .set({ status, reason: change.reason, finish_time: finishTime })
    .where('activity_id', '=', change.activityId)
    .execute();
}
