import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { AppError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import { type Command, subscriptionsOf } from '../../../workflow-engine/index.ts';
import {
  apply,
  authorize,
  byEngine,
  decide,
  type LoadedInstance,
  loadInstance,
  lockIfFree,
  notify,
  saveFields,
} from '../commands/pipeline.ts';
import type { InstanceWithState } from '../instances/instances.repository.ts';
import { findItem } from '../work-items/work-items.repository.ts';
import { notifyOfStuckInstance } from '../instance-administration/notify-of-stuck-instance.ts';
import { findDueInstances, findDueItemId, postpone } from './due.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Instances that are looked for at once. */
const batchSize = 100;
/** Most commands on one instance in one run. */
const maxCommands = 100;
/** Time in ms after which a failed command is repeated, so that it does not block everything else. */
const retryMs = 10 * 60 * 1000;

/** Result of a run. */
interface ProcessedTimers {
  /** Reminders, timeouts and timers. */
  readonly commands: number;
  /** Instances that could not be processed. */
  readonly failures: number;
}

/** Deadlines and timers of workflows. */
export interface WorkflowTimers {
  /** Does everything that is due by now, command by command: `signal` ends it between two of them. */
  processDue(signal: AbortSignal): Promise<ProcessedTimers>;
}

/** See WorkflowTimers. */
export function workflowTimers(needs: WorkflowContext): WorkflowTimers {
  return { processDue: (signal) => processDueTimers(needs, signal) };
}

/**
 * Does everything that is due: reminds of work, ends what has run out, and fires timers. Each is a command of its own,
 * in a transaction under the lock of its instance, so that several servers do each once, a killed one loses none, and
 * a run after days catches up. What somebody works on at the moment is left to the next run.
 */
async function processDueTimers(needs: WorkflowContext, signal: AbortSignal): Promise<ProcessedTimers> {
  const { connections, corpId, now, log } = needs.platform;
  const passedOver: string[] = [];
  const done = { commands: 0, failures: 0 };
  for (;;) {
    const due = { now: now(), except: passedOver, limit: batchSize };
    const instanceIds = await findDueInstances(connections.db, corpId, due);
    if (instanceIds.length === 0) return done;
    for (const instanceId of instanceIds) {
      if (signal.aborted) return done;
      try {
        const commands = await processInstance(needs, instanceId, signal);
        done.commands += commands;
        // What is due again at once, as of a past day that a flow leads round to, waits for the next run like others.
        if (commands === 0 || commands >= maxCommands) passedOver.push(instanceId);
      } catch (error) {
        done.failures += 1;
        log.error({ err: error, instanceId }, 'what is due in a workflow cannot be done');
        const until = new Date(now().getTime() + retryMs);
        await postpone(connections.db, corpId, { instanceId, now: now(), until });
        if (error instanceof AppError) await notifyOfStuckInstance(needs, instanceId, error);
      }
    }
  }
}

/** Does what is due in one instance, one command after the other; answers how many there were. */
async function processInstance(needs: WorkflowContext, instanceId: InstanceId, signal: AbortSignal): Promise<number> {
  const { connections } = needs.platform;
  const loaded = await loadInstance(needs, instanceId);
  let commands = 0;
  const runNext = (trx: DatabaseTransaction) => runDueCommand(trx, loaded);
  while (!signal.aborted && commands < maxCommands && (await transaction(connections.db, runNext))) commands += 1;
  return commands;
}

/** Carries out one command that is due; answers whether there was one. */
async function runDueCommand(trx: DatabaseTransaction, loaded: LoadedInstance): Promise<boolean> {
  const locked = await lockIfFree(trx, loaded);
  if (locked === null) return false;
  const { platform } = loaded.context;
  const now = platform.now();
  const command = await dueCommand(trx, platform.corpId, locked.instance, now);
  if (command === null) return false;
  const saved = await saveFields(await authorize(locked, byEngine));
  const decided = await decide(saved, async () => command, now);
  await notify(await apply(decided));
  return true;
}

/** Returns the command that is due on a locked instance: of a timer, or of a work item. */
async function dueCommand(
  trx: DatabaseTransaction,
  corpId: string,
  { id: instanceId, state }: InstanceWithState,
  now: Date,
): Promise<Command | null> {
  const at = now.toISOString();
  const timer = subscriptionsOf(state).find(({ kind, dueAt }) => kind === 'timer' && dueAt !== null && dueAt <= at);
  if (timer !== undefined) return { type: 'timerFired', activityId: timer.activityId };
  const id = await findDueItemId(trx, corpId, { instanceId, now });
  const workItem = id === undefined ? undefined : await findItem(trx, corpId, { instanceId, id });
  return workItem ? { type: 'timeout', workItem } : null;
}
