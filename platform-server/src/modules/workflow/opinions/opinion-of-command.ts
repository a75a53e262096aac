import type { InstanceId, UserId, WorkItemId } from '@portico/shared-kit/contract/ids';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { OpinionValue } from '@portico/shared-kit/fields';
import { type ActionCode, actionCode, type ReasonCode, reasonCodes } from '@portico/shared-kit/workflow';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Command, LogEntry } from '../../../workflow-engine/index.ts';
import { findInstance } from '../instances/instances.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';
import { addEnclosures, deleteDraft, saveDraft } from './opinions.repository.ts';

/** A user as the log keeps them. */
export function personOf({ id, name }: SignedInUser) {
  return { id, name };
}

/** An opinion as the log keeps it; null for one of nothing but spaces. */
export function opinionOf(comment: string | undefined): string | null {
  return comment?.trim() || null;
}

interface Keeping {
  readonly userId: UserId;
  readonly instanceId: InstanceId;
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
  key: { readonly workItemId: WorkItemId; readonly userId: UserId },
): Promise<void> {
  if (await deleteDraft(trx, corpId, key)) await ports.files.keepForLater(trx, { ...key, fileIds: [] });
}

interface Enclosing {
  readonly user: SignedInUser;
  readonly instanceId: InstanceId;
  readonly input: Pick<ActOnWorkItemInput, 'id' | 'attachments' | 'signature'>;
}

/**
 * Gives the files of an opinion to its entry in the log and to the record, in the transaction of the command. Throws
 * fileMissing for one that the user did not upload, and requestInvalid for a signature that is no picture.
 */
export async function encloseFiles(
  trx: DatabaseTransaction,
  { platform: { corpId }, ports }: WorkflowContext,
  { user, instanceId, input: { id: workItemId, attachments = [], signature } }: Enclosing,
): Promise<void> {
  const fileIds = [...attachments, ...(signature === undefined ? [] : [signature])];
  if (fileIds.length === 0) return;
  const instance = await findInstance(trx, corpId, instanceId);
  if (instance === undefined) throw appError('workflowInstanceMissing');
  const { schemaCode, recordId } = instance;
  const files = await ports.files.attach(trx, { schemaCode, recordId, fileIds, userId: user.id });
  const fileOf = (id: string) => files.get(id) ?? [];
  const signed = signature === undefined ? null : (files.get(signature) ?? null);
  requirePicture(signed);
  const enclosures = { attachments: attachments.flatMap(fileOf), signature: signed };
  await addEnclosures(trx, corpId, { workItemId, actorId: user.id, enclosures });
}

/** Throws requestInvalid for a signature that is no picture. */
function requirePicture(signature: StoredFile | null): void {
  if (signature === null || signature.mimeType === 'image/png') return;
  throw appError('requestInvalid', { detail: 'a signature is a PNG picture' });
}

/** Actions whose words are for the people who are given something to read, and are no opinion on the record. */
const remarks: ReadonlySet<ActionCode> = new Set([actionCode.circulate]);

const decisions: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.disagree]);

/** Returns the opinions in the log of a command: a decision on a node, and whatever people wrote to what they did. */
export function opinionsIn(entries: readonly LogEntry[], instanceId: InstanceId, command: Command): OpinionValue[] {
  return entries.flatMap((entry) => {
    const { person, comment, approvalActionStatus: action, reason } = entry;
    if (remarks.has(action)) return [];
    if (person === null || isPass(reason) || (comment === null && !decisions.has(action))) return [];
    const { activityCode, activityName, activityNameI18n: activityName_i18n, finishTime: time } = entry;
    const id = `${instanceId} ${entry.id}`;
    const where = { activityCode, activityName, activityName_i18n };
    return [{ id, ...where, user: person, ...onBehalf(command, entry), action, comment, time }];
  });
}

/** Returns the delegator for whom somebody else has handled the work. */
function onBehalf(command: Command, { workItemId }: LogEntry): Pick<OpinionValue, 'delegator'> {
  const item = 'workItem' in command ? command.workItem : null;
  return item?.delegator !== undefined && item.id === workItemId ? { delegator: item.delegator } : {};
}

/** Returns whether a rule passed the person, who then has said nothing. */
function isPass(reason: ReasonCode | null): boolean {
  return reason !== null && reasonCodes[reason].effect === 'autoPass';
}
