import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { AppError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import { type TemplateNode, subscriptionsOf } from '../../../workflow-engine/index.ts';
import { byEngine, load, runCommand } from '../commands/pipeline.ts';
import { findInstance, type InstanceWithState } from '../instances/instances.repository.ts';
import { notifyOfStuckInstance } from '../instance-administration/notify-of-stuck-instance.ts';
import { type CallAttempt, keyOf } from './call-queue.ts';
import { type CallResult, sendCall } from './send-call.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Makes attempts to call services. */
export interface ServiceCalls {
  /**
   * Makes an attempt, and takes the instance on with what became of it, or plans the next one. An attempt of a call
   * that is over does nothing, so it may be repeated.
   */
  call(attempt: CallAttempt): Promise<void>;
}

const longestPauseSeconds = 3_600;

/** The pause before an attempt in ms: ten seconds, then three times as long each time, up to an hour. */
export function pauseBefore(attempt: number): number {
  return Math.min(longestPauseSeconds, 10 * 3 ** (attempt - 1)) * 1_000;
}

/** Calls services of workflows. */
export function serviceCalls(needs: WorkflowContext): ServiceCalls {
  const { platform, ports } = needs;
  const { connections, corpId, now } = platform;

  return {
    async call(attempt) {
      const instance = await findInstance(connections.db, corpId, attempt.instanceId);
      const wait = instance && subscriptionsOf(instance.state).find((each) => keyOf(each) === keyOf(attempt));
      if (instance === undefined || wait?.kind !== 'service') return;
      const loaded = await load(needs, { ...instance, instanceId: attempt.instanceId });
      const node = loaded.template.nodes.find(({ id }) => id === wait.nodeId);
      if (node?.type !== 'serviceCall') return;
      const result = await attemptOf(needs, { instance, node, attempt });
      await transaction(connections.db, async (trx) => {
        if (!result.isAnswered && !result.isFinal && attempt.attempt < node.retries) {
          const next = attempt.attempt + 1;
          const startAfter = new Date(now().getTime() + pauseBefore(next));
          return ports.calls.send(trx, { ...attempt, attempt: next }, startAfter);
        }
        const { activityId, round } = attempt;
        const failure = result.isAnswered ? null : result.failure;
        const command = { type: 'serviceAnswered', activityId, round, failure } as const;
        await runCommand(trx, loaded, { authorize: byEngine, commandOf: async () => command });
      }).catch((error: unknown) => whenRefused(needs, attempt.instanceId, error));
    },
  };
}

interface Attempting {
  readonly instance: InstanceWithState;
  readonly node: Extract<TemplateNode, { type: 'serviceCall' }>;
  readonly attempt: CallAttempt;
}

async function attemptOf(
  { platform, ports }: WorkflowContext,
  { instance, node, attempt }: Attempting,
): Promise<CallResult> {
  const { config, connections, now } = platform;
  const secret = config.serviceCalls.secrets.get(node.secret);
  if (secret === undefined) return { isAnswered: false, failure: `no secret "${node.secret}"`, isFinal: true };
  const { id, name, schemaCode, recordId, workflowCode, state } = instance;
  const record = await transaction(connections.db, (trx) => ports.records.read(trx, schemaCode, recordId));
  const { id: originatorId, name: originatorName } = state.originator;
  const body = JSON.stringify({
    workflowInstanceId: id,
    instanceName: name,
    workflowCode,
    activityCode: node.id,
    activityName: node.name,
    originator: { id: originatorId, name: originatorName },
    schemaCode,
    objectId: recordId,
    data: record.data,
  });
  const call = { url: node.url, method: node.method, body, secret, idempotencyKey: attempt.activityId, now: now() };
  return sendCall(call, { privateHosts: config.serviceCalls.privateHosts });
}

/**
 * An instance that has moved on or ended while the service was called needs no answer any more. One that cannot go on
 * from it is told to those who mend it, and tried again.
 */
async function whenRefused(needs: WorkflowContext, instanceId: InstanceId, error: unknown): Promise<void> {
  const isOver = error instanceof AppError && ['activityNotLive', 'workflowEnded'].includes(error.errorName);
  if (isOver) return;
  if (error instanceof AppError) await notifyOfStuckInstance(needs, instanceId, error);
  throw error;
}
