import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import type { DatabaseTransaction } from '../../../database/index.ts';
import { deleteDraft, saveDraft } from './drafts.repository.ts';
import { requirePicture } from './enclose-files.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface Keeping {
  readonly userId: string;
  readonly instanceId: string;
  readonly input: Pick<ActOnWorkItemInput, 'id' | 'comment' | 'attachments' | 'signature'>;
}

/**
 * Keeps what a handler has begun to say, with its files; without a comment what was kept before stays. Throws fileMissing
 * for a file that the user did not upload, and requestInvalid for a signature that is no picture.
 */
export async function keepOpinion(
  trx: DatabaseTransaction,
  { platform: { corpId, now }, ports }: WorkflowContext,
  { userId, instanceId, input: { id: workItemId, comment, attachments = [], signature } }: Keeping,
): Promise<void> {
  const key = { workItemId, userId, instanceId };
  const savedTime = now();
  if (comment === undefined) return saveDraft(trx, corpId, { key, opinion: null, savedTime });
  const fileIds = [...attachments, ...(signature === undefined ? [] : [signature])];
  const files = await ports.files.keepForLater(trx, { workItemId, userId, fileIds });
  const signed = signature === undefined ? null : (files.get(signature) ?? null);
  requirePicture(signed);
  const opinion = { comment, attachments: attachments.flatMap((id) => files.get(id) ?? []), signature: signed };
  return saveDraft(trx, corpId, { key, opinion, savedTime });
}

/** Forgets what the user kept for a work item that they have handled, so that its files can come along with that. */
export async function forgetOpinion(
  trx: DatabaseTransaction,
  { platform: { corpId }, ports }: WorkflowContext,
  key: { readonly workItemId: string; readonly userId: string },
): Promise<void> {
  if (await deleteDraft(trx, corpId, key)) await ports.files.keepForLater(trx, { ...key, fileIds: [] });
}
