import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import { asJson, type Database } from '../../../database/index.ts';

/** Most messages of one workflow that are shown, the newest of them. */
const maxShown = 200;

/** Message of somebody beside an approval, or a reminder to its handlers. */
export interface MessageRow {
  readonly id: string;
  readonly kind: 'urge' | 'communicate';
  readonly senderId: UserId;
  readonly recipientIds: readonly string[];
  readonly content: string | null;
  readonly createdTime: Date;
}

interface InstanceKey {
  readonly corpId: string;
  readonly instanceId: InstanceId;
}

/** Keeps a message of an instance. */
export async function insertMessage(
  db: Database,
  { corpId, instanceId }: InstanceKey,
  message: MessageRow,
): Promise<void> {
  await db
    .insertInto('workflow_message')
    .values({
      corp_id: corpId,
      id: message.id,
      instance_id: instanceId,
      kind: message.kind,
      sender_id: message.senderId,
      recipient_ids: asJson(message.recipientIds),
      content: message.content,
      created_time: message.createdTime,
    })
    .execute();
}

/** The newest messages of an instance, oldest first. */
export async function findMessages(db: Database, { corpId, instanceId }: InstanceKey): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('workflow_message')
    .select(['id', 'kind', 'sender_id', 'recipient_ids', 'content', 'created_time'])
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    kind: row.kind === 'urge' ? 'urge' : 'communicate',
    senderId: row.sender_id,
    recipientIds: row.recipient_ids as string[],
    content: row.content,
    createdTime: row.created_time,
  }));
}

/** Returns the time of the last reminder to the handlers of an instance; null where they never were. */
export async function lastUrged(db: Database, { corpId, instanceId }: InstanceKey): Promise<Date | null> {
  const row = await db
    .selectFrom('workflow_message')
    .select('created_time')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', 'urge')
    .orderBy('created_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_time ?? null;
}

/** Returns the ids of all who have or had work in an instance, without order. */
export async function findParticipantIds(db: Database, { corpId, instanceId }: InstanceKey): Promise<string[]> {
  const rows = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .distinct()
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .execute();
  return rows.map(({ id }) => id);
}
