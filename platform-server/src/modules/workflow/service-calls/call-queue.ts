import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { DatabaseTransaction } from '../../../database/index.ts';
import { type InstanceState, subscriptionsOf } from '../../../workflow-engine/index.ts';

/** Attempt to call a service for an instance. */
export interface CallAttempt {
  readonly instanceId: InstanceId;
  /** Id of the wait. */
  readonly activityId: string;
  /** Number of times that an administrator had it called again. */
  readonly round: number;
  /** 0: the first one. */
  readonly attempt: number;
}

/** Queue of attempts that are made in the background. */
export interface ServiceCallQueue {
  /** Within the transaction, not before `startAfter`. */
  send(trx: DatabaseTransaction, attempt: CallAttempt, startAfter?: Date): Promise<void>;
}

/** A queue that is there before the jobs are. */
export interface ServiceCallOutlet extends ServiceCallQueue {
  /** From now on attempts go there. */
  handOver(send: ServiceCallQueue['send']): void;
}

/** An outlet; a command that needs a service before anybody works on jobs fails whole, rather than wait for ever. */
export function serviceCallOutlet(): ServiceCallOutlet {
  let sendOn: ServiceCallQueue['send'] | undefined;
  return {
    handOver: (send) => {
      sendOn = send;
    },
    async send(...attempt) {
      if (sendOn === undefined) throw new Error('nobody works on service calls yet');
      await sendOn(...attempt);
    },
  };
}

/** Hands over the calls that a command has begun to wait for. */
export async function sendNewCalls(
  trx: DatabaseTransaction,
  queue: ServiceCallQueue,
  { before, after }: { readonly before: InstanceState | null; readonly after: InstanceState },
): Promise<void> {
  const known = new Set(before ? subscriptionsOf(before).map(keyOf) : []);
  const fresh = subscriptionsOf(after).filter((wait) => wait.kind === 'service' && !known.has(keyOf(wait)));
  for (const { activityId, round } of fresh) {
    await queue.send(trx, { instanceId: after.instanceId, activityId, round, attempt: 0 });
  }
}

/** Names a call: an id of a wait, and how often it was begun. */
export function keyOf({ activityId, round }: { readonly activityId: string; readonly round: number }): string {
  return `${activityId} ${round}`;
}
