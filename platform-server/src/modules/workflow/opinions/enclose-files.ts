import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findInstance } from '../instances/instances.repository.ts';
import { addEnclosures } from './enclosures.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface Enclosing {
  readonly user: SignedInUser;
  readonly instanceId: string;
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
  const { schemaCode, objectId } = instance;
  const files = await ports.files.attach(trx, { schemaCode, objectId, fileIds, userId: user.id });
  const fileOf = (id: string) => files.get(id) ?? [];
  const signed = signature === undefined ? null : (files.get(signature) ?? null);
  requirePicture(signed);
  const enclosures = { attachments: attachments.flatMap(fileOf), signature: signed };
  await addEnclosures(trx, corpId, { workItemId, actorId: user.id, enclosures });
}

/** Throws requestInvalid for a signature that is no picture. */
export function requirePicture(signature: StoredFile | null): void {
  if (signature === null || signature.mimeType === 'image/png') return;
  throw appError('requestInvalid', { detail: 'a signature is a PNG picture' });
}
