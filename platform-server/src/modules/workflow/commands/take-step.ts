import { sequenceStatusOfInstance } from '@portico/shared-kit/workflow';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, InstanceState, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import * as instances from '../instances/instances.repository.ts';
import * as log from '../instances/log.repository.ts';
import * as changes from '../work-items/item-changes.repository.ts';
import type { RecordOfWorkflow, WorkflowPorts } from '../workflow.ports.ts';
import { opinionsIn } from './opinions.ts';
import { runCommand } from './run-command.ts';
import { actorOf, newsOf } from './workflow-news.ts';

/** The instance a command works on; `state` is null for one that starts now. */
export interface StepInstance {
  readonly id: string;
  readonly name: string;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly schemaCode: string;
  readonly objectId: string;
  readonly state: InstanceState | null;
}

/** A command on an instance that the caller has locked or starts now. */
export interface Step {
  readonly template: WorkflowTemplate;
  readonly instance: StepInstance;
  readonly record: RecordOfWorkflow;
  readonly command: Command;
  readonly now: Date;
}

/**
 * Carries a command out in the caller's transaction, under the lock of the instance: its state, its work items in the
 * engine's order, its log, the status of its record and the news for people change together or not at all.
 */
export async function takeStep(
  trx: DatabaseTransaction,
  { corpId, ports }: { readonly corpId: string; readonly ports: WorkflowPorts },
  { template, instance, record, command, now }: Step,
): Promise<void> {
  const before = instance.state;
  const toRun = { template, state: before, command, now: now.toISOString(), record };
  const done = await runCommand(trx, ports.directory, toRun);
  const { state } = done;
  if (before === null) await instances.insertInstance(trx, corpId, { ...instance, state });
  else await instances.updateInstance(trx, corpId, state);
  const place = { corpId, instanceId: instance.id };
  await changes.applyChanges(trx, place, done.workItems);
  const entries = done.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
  await log.insertLog(trx, place, entries);
  const opinions = opinionsIn(entries, instance.id);
  if (opinions.length > 0) await ports.records.addOpinions(trx, instance.schemaCode, instance.objectId, opinions);
  if (before?.status !== state.status) {
    const sequenceStatus = sequenceStatusOfInstance(state.status);
    const recordState = { workflowInstanceId: instance.id, sequenceStatus, actorId: actorOf(command).id };
    await ports.records.setState(trx, instance.schemaCode, instance.objectId, recordState);
  }
  const { id: workflowInstanceId, name: instanceName, workflowName, schemaCode, objectId } = instance;
  const facts = { workflowInstanceId, instanceName, workflowName, schemaCode, objectId };
  const news = newsOf(facts, command, done);
  if (news.length > 0) await ports.notices.send(trx, news);
}
