import { sequenceStatusOfInstance } from '@portico/shared-kit/workflow';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, InstanceState, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import * as instances from '../instances/instances.repository.ts';
import * as log from '../instances/log.repository.ts';
import * as changes from '../work-items/item-changes.repository.ts';
import { findItem } from '../work-items/work-items.repository.ts';
import { findInstanceAdmins } from '../instance-administration/instance-admins.ts';
import type { RecordOfWorkflow, WorkflowPorts } from '../workflow.ports.ts';
import { type DelegatedOutcome, delegateItems } from './delegate-items.ts';
import { opinionsIn } from './opinions.ts';
import { runCommand } from './run-command.ts';
import { actorOf, notificationsOf, titlesOf, type CompletedCommand } from './workflow-notifications.ts';
import { sendNewCalls } from '../service-calls/call-queue.ts';

/** The instance a command works on; `state` is null for one that starts now. */
export interface CommandTarget {
  readonly id: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly schemaCode: string;
  readonly objectId: string;
  readonly state: InstanceState | null;
}

/** A command on an instance that the caller has locked or starts now. */
export interface InstanceCommand {
  readonly template: WorkflowTemplate;
  readonly instance: CommandTarget;
  readonly record: RecordOfWorkflow;
  readonly command: Command;
  readonly now: Date;
}

/**
 * Carries a command out in the caller's transaction, under the lock of the instance: its state, its work items in the
 * engine's order, its log, the status of its record and the notifications change together or not at all. Answers
 * what the engine decided.
 */
export async function applyCommand(
  trx: DatabaseTransaction,
  { corpId, ports }: { readonly corpId: string; readonly ports: WorkflowPorts },
  { template, instance, record, command, now }: InstanceCommand,
): Promise<DelegatedOutcome> {
  const before = instance.state;
  const toRun = { template, state: before, command, now: now.toISOString(), record };
  const decided = await runCommand(trx, { corpId, directory: ports.directory }, toRun);
  const delegating = { corpId, workflowCode: instance.workflowCode, command, at: toRun.now };
  const done = await delegateItems(trx, delegating, decided);
  const { state } = done;
  if (before === null)
    await instances.insertInstance(trx, corpId, { ...instance, sequenceNo: numberOf(record), state });
  else await instances.updateInstance(trx, corpId, state);
  const place = { corpId, instanceId: instance.id };
  const canceled = await changes.applyChanges(trx, place, done.workItems);
  const entries = done.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
  await log.insertLog(trx, place, entries);
  const opinions = opinionsIn(entries, instance.id, command);
  if (opinions.length > 0) await ports.records.addOpinions(trx, instance.schemaCode, instance.objectId, opinions);
  if (before?.status !== state.status) {
    const sequenceStatus = sequenceStatusOfInstance(state.status);
    const recordState = {
      workflowInstanceId: instance.id,
      sequenceStatus,
      actorId: actorOf(command, state.originator).id,
    };
    await ports.records.setState(trx, instance.schemaCode, instance.objectId, recordState);
  } else if (movesWork(command)) {
    await ports.records.noteHandlers(trx, instance.schemaCode, instance.objectId);
  }
  await notifyPeople(trx, { corpId, ports }, { instance, command, done, canceled });
  await sendNewCalls(trx, ports.calls, { before, after: state });
  return done;
}

/** Tells everybody whom a command concerns, and lets the lists of those refresh who have gained or lost work silently. */
async function notifyPeople(
  trx: DatabaseTransaction,
  { corpId, ports: { directory, notifications } }: { readonly corpId: string; readonly ports: WorkflowPorts },
  {
    instance,
    command,
    done,
    canceled,
  }: Pick<CompletedCommand, 'command' | 'done' | 'canceled'> & { readonly instance: CommandTarget },
): Promise<void> {
  const { id: workflowInstanceId, schemaCode, objectId } = instance;
  const facts = { ...titlesOf(instance), workflowInstanceId, schemaCode, objectId };
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

function numberOf({ data: { sequenceNo } }: RecordOfWorkflow): string | null {
  return typeof sequenceNo === 'string' ? sequenceNo : null;
}

/** Returns whether others may handle the record now: whoever only lets people read, or reads, changes nothing about that. */
function movesWork({ type }: Command): boolean {
  return type !== 'circulate' && type !== 'read' && type !== 'temporarySave';
}
