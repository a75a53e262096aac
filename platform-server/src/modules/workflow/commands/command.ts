import { appError } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Command, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { type InstanceWithState, lockInstance } from '../instances/instances.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';
import type { CompletedOutcome } from './run-command.ts';
import { applyCommand } from './apply-command.ts';

/** Locks the instance, carries out the command that is made of what stands under the lock, and answers what it changed. */
export async function applyToInstance(
  trx: DatabaseTransaction,
  { platform: { corpId, now }, ports }: WorkflowContext,
  { instanceId, template }: { readonly instanceId: string; readonly template: WorkflowTemplate },
  commandOf: (instance: InstanceWithState) => Promise<Command>,
): Promise<CompletedOutcome> {
  const instance = await lockInstance(trx, corpId, instanceId);
  if (instance === undefined) throw appError('workflowInstanceMissing');
  const command = await commandOf(instance);
  const record = await ports.records.read(trx, instance.schemaCode, instance.objectId);
  return applyCommand(trx, { corpId, ports }, { template, instance, record, command, now: now() });
}

/** A user as the log keeps them. */
export function personOf({ id, name }: SignedInUser) {
  return { id, name };
}

/** An opinion as the log keeps it; null for one of nothing but spaces. */
export function opinionOf(comment: string | undefined): string | null {
  return comment?.trim() || null;
}
