import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { findItem } from '../work-items/work-items.repository.ts';
import { instanceAdminGrants } from '../workflow.policy.ts';
import type { WorkflowPorts } from '../workflow.ports.ts';
import { type CompletedCommand, notificationsOf, titlesOf } from './workflow-notifications.ts';
import type { CommandTarget } from './write-outcome.ts';

/** Tells everybody whom a command concerns, and lets the lists of those refresh who have gained or lost work silently. */
export async function notifyPeople(
  trx: DatabaseTransaction,
  { corpId, ports: { directory, notifications } }: { readonly corpId: string; readonly ports: WorkflowPorts },
  {
    instance,
    command,
    done,
    canceled,
  }: Pick<CompletedCommand, 'command' | 'done' | 'canceled'> & { readonly instance: CommandTarget },
): Promise<void> {
  const { id: workflowInstanceId, schemaCode, recordId } = instance;
  const facts = { ...titlesOf(instance), workflowInstanceId, schemaCode, recordId };
  const asking = done.events.flatMap((event) => (event.kind === 'answered' ? [event.sourceItemId] : []));
  const found = await Promise.all(asking.map((id) => findItem(trx, corpId, { instanceId: instance.id, id })));
  const answered = found.filter((item) => item !== undefined);
  const hasStopped = done.events.some(({ kind }) => kind === 'stopped');
  const instanceAdminIds = hasStopped ? (await findInstanceAdmins(directory, trx)).map(({ id }) => id) : [];
  const opened = new Set(done.workItems.flatMap((change) => (change.kind === 'open' ? [change.item.id] : [])));
  const taken = canceled.filter(({ id }) => !opened.has(id));
  const originatorBefore = instance.state?.originator ?? null;
  const closed = done.workItems.flatMap((change) => (change.kind === 'close' ? [change.workItemId] : []));
  await notifications.workDone(trx, [...closed, ...taken.map(({ id }) => id)]);
  const sent = notificationsOf({ facts, command, done, originatorBefore, canceled: taken, answered, instanceAdminIds });
  if (sent.length > 0) await notifications.send(trx, sent);
  const notified = new Set(sent.map(({ userId }) => userId));
  const others = taken.map(({ participantId }) => participantId).filter((id) => !notified.has(id));
  if (others.length > 0) notifications.workChanged(trx, [...new Set(others)]);
}

/**
 * Returns those who step in where an instance stands still: the people whose task that is, else the nearest others who
 * may. Empty where nobody may at all.
 */
export async function findInstanceAdmins(directory: Directory, db: Database): Promise<readonly UserRef[]> {
  for (const grant of instanceAdminGrants) {
    const people = await directory.holdersOfGrant(grant, db);
    if (people.length > 0) return people;
  }
  return [];
}
