import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { sequenceStatusOfInstance } from '@portico/shared-kit/workflow';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, InstanceState } from '../../../workflow-engine/index.ts';
import * as instances from '../instances/instances.repository.ts';
import * as log from '../instances/log.repository.ts';
import { opinionsIn } from '../opinions/opinion-of-command.ts';
import { applyChanges, type CanceledItem } from '../work-items/item-changes.repository.ts';
import type { RecordOfWorkflow, WorkflowPorts } from '../workflow.ports.ts';
import type { DelegatedOutcome } from './delegate-items.ts';
import { actorOf } from './workflow-notifications.ts';

/** The instance a command works on; `state` is null for one that starts now. */
export interface CommandTarget {
  readonly id: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly state: InstanceState | null;
}

/** A decided command, with the record on whose values it was decided. */
interface DecidedOutcome {
  readonly instance: CommandTarget;
  readonly record: RecordOfWorkflow;
  readonly command: Command;
  readonly outcome: DelegatedOutcome;
}

/**
 * Writes what the engine decided: the instance's state, its work items in the engine's order, its log, the opinions and
 * the status of its record. Returns the items that were open before and were taken away.
 */
export async function writeOutcome(
  trx: DatabaseTransaction,
  { corpId, ports }: { readonly corpId: string; readonly ports: WorkflowPorts },
  { instance, record, command, outcome }: DecidedOutcome,
): Promise<readonly CanceledItem[]> {
  const before = instance.state;
  const { state } = outcome;
  if (before === null)
    await instances.insertInstance(trx, corpId, { ...instance, sequenceNo: numberOf(record), state });
  else await instances.updateInstance(trx, corpId, state);
  const place = { corpId, instanceId: instance.id };
  const canceled = await applyChanges(trx, place, outcome.workItems);
  const entries = outcome.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
  await log.insertLog(trx, place, entries);
  const opinions = opinionsIn(entries, instance.id, command);
  if (opinions.length > 0) await ports.records.addOpinions(trx, instance.schemaCode, instance.recordId, opinions);
  if (before?.status !== state.status) {
    const sequenceStatus = sequenceStatusOfInstance(state.status);
    const recordState = {
      workflowInstanceId: instance.id,
      sequenceStatus,
      actorId: actorOf(command, state.originator).id,
    };
    await ports.records.setState(trx, instance.schemaCode, instance.recordId, recordState);
  } else if (movesWork(command)) {
    await ports.records.noteHandlers(trx, instance.schemaCode, instance.recordId);
  }
  return canceled;
}

function numberOf({ data: { sequenceNo } }: RecordOfWorkflow): string | null {
  return typeof sequenceNo === 'string' ? sequenceNo : null;
}

/** Returns whether others may handle the record now: whoever only lets people read, or reads, changes nothing about that. */
function movesWork({ type }: Command): boolean {
  return type !== 'circulate' && type !== 'read' && type !== 'temporarySave';
}
