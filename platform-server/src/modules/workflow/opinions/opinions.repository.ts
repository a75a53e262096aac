import type { InstanceId, ModelCode, UserId, WorkItemId } from '@portico/shared-kit/contract/ids';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';

/** Files that somebody gave along with an opinion. */
export interface Enclosures {
  readonly attachments: readonly StoredFile[];
  /** A picture; null where the opinion is not signed. */
  readonly signature: StoredFile | null;
}

/** Draft of an opinion that a handler keeps for later. */
export interface DraftRow extends Enclosures {
  readonly workItemId: WorkItemId;
  readonly userId: UserId;
  readonly comment: string;
  readonly savedTime: Date;
}

interface OpinionDraftKey {
  readonly workItemId: WorkItemId;
  readonly userId: UserId;
  readonly instanceId: InstanceId;
}

/** Returns the drafts that handlers of an instance keep for later. */
export async function findDrafts(db: Database, corpId: string, instanceId: InstanceId): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('work_item_draft')
    .select(['work_item_id as workItemId', 'user_id as userId', 'comment', 'attachments', 'signature'])
    .select('saved_time as savedTime')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .execute();
  return rows.map(({ attachments, signature, ...row }) => ({
    ...row,
    attachments: attachments as readonly StoredFile[],
    signature: signature as StoredFile | null,
  }));
}

/** Of these work items those for which the user keeps something. */
export async function findKept(
  db: Database,
  corpId: string,
  { userId, ids }: { readonly userId: UserId; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('work_item_draft')
    .select('work_item_id as id')
    .where('corp_id', '=', corpId)
    .where('work_item_id', 'in', ids)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps an opinion in place of the one before; null leaves that as it was and notes the time alone. */
export async function saveDraft(
  db: Database,
  corpId: string,
  {
    key: { workItemId, userId, instanceId },
    opinion,
    savedTime,
  }: {
    readonly key: OpinionDraftKey;
    readonly opinion: (Enclosures & { readonly comment: string }) | null;
    readonly savedTime: Date;
  },
): Promise<void> {
  const { comment, attachments, signature } = opinion ?? { comment: '', attachments: [], signature: null };
  const words = { comment, attachments: asJson(attachments), signature: signature === null ? null : asJson(signature) };
  const key = { corp_id: corpId, work_item_id: workItemId, user_id: userId };
  const change = { ...(opinion === null ? {} : words), saved_time: savedTime };
  await db
    .insertInto('work_item_draft')
    .values({ ...key, instance_id: instanceId, ...words, saved_time: savedTime })
    .onConflict((conflict) => conflict.columns(['corp_id', 'work_item_id', 'user_id']).doUpdateSet(change))
    .execute();
}

/** Forgets what a handler kept; answers whether they had kept anything. */
export async function deleteDraft(
  db: Database,
  corpId: string,
  { workItemId, userId }: Omit<OpinionDraftKey, 'instanceId'>,
): Promise<boolean> {
  const result = await db
    .deleteFrom('work_item_draft')
    .where('corp_id', '=', corpId)
    .where('work_item_id', '=', workItemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds files to the newest entry that the actor made with a work item. */
export async function addEnclosures(
  db: Database,
  corpId: string,
  {
    workItemId,
    actorId,
    enclosures,
  }: { readonly workItemId: WorkItemId; readonly actorId: UserId; readonly enclosures: Enclosures },
): Promise<void> {
  const entry = await db
    .selectFrom('workflow_log')
    .select(['id', 'detail'])
    .where('corp_id', '=', corpId)
    .where('work_item_id', '=', workItemId)
    .where('actor_id', '=', actorId)
    .orderBy('created_time', 'desc')
    .orderBy((log) => log.fn<number>('length', ['id']), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined) return;
  await db
    .updateTable('workflow_log')
    .set({ detail: asJson({ ...(entry.detail as object | null), ...enclosures }) })
    .where('corp_id', '=', corpId)
    .where('id', '=', entry.id)
    .execute();
}

/** The instances of a record in whose log the file stands. */
export async function findInstancesWithFile(
  db: Database,
  corpId: string,
  {
    schemaCode,
    recordId,
    fileId,
  }: { readonly schemaCode: ModelCode; readonly recordId: string; readonly fileId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('workflow_instance as instance')
    .innerJoin('workflow_log as log', (join) =>
      join.onRef('log.corp_id', '=', 'instance.corp_id').onRef('log.instance_id', '=', 'instance.id'),
    )
    .select('instance.id')
    .distinct()
    .where('instance.corp_id', '=', corpId)
    .where('instance.schema_code', '=', schemaCode)
    .where('instance.record_id', '=', recordId)
    .where(
      sql<boolean>`(log.detail -> 'attachments' @> ${JSON.stringify([{ id: fileId }])}::jsonb
        or log.detail -> 'signature' ->> 'id' = ${fileId})`,
    )
    .execute();
  return rows.map(({ id }) => id);
}
