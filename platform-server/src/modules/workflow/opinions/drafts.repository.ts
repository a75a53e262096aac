import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { asJson, type Database } from '../../../database/index.ts';
import type { Enclosures } from './enclosures.repository.ts';

/** Draft of an opinion that a handler keeps for later. */
export interface DraftRow extends Enclosures {
  readonly workItemId: string;
  readonly userId: string;
  readonly comment: string;
  readonly savedTime: Date;
}

interface OpinionDraftKey {
  readonly workItemId: string;
  readonly userId: string;
  readonly instanceId: string;
}

/** Returns the drafts that handlers of an instance keep for later. */
export async function findDrafts(db: Database, corpId: string, instanceId: string): Promise<DraftRow[]> {
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
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
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
