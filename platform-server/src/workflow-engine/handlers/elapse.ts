import { actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { leaveBoundary } from '../boundaries.ts';
import { takeOutgoingFlow } from '../sequence-flows.ts';
import { refuse } from '../outcome.ts';
import { log, nodeOf, type EngineState } from '../engine-state.ts';
import { unsubscribe, replaceSubscription, findSubscription } from '../subscriptions.ts';

/** The time of a timer has come. Refused: one that is over (402042), and one whose time has not come (402002). */
export function timerFired(engine: EngineState, { activityId }: CommandOf<'timerFired'>): void {
  const subscription = findSubscription(engine, activityId, 'timer');
  if (subscription.dueAt === null || subscription.dueAt > engine.context.now)
    refuse('workflowActionNotAllowed', { action: 'timerFired' });
  unsubscribe(engine, subscription);
  if (subscription.host === undefined) takeOutgoingFlow(engine, subscription);
  else leaveBoundary(engine, subscription);
}

/** Longest reason that is kept of a service that was given up, in characters. */
const maxFailureLength = 200;

/**
 * A service has answered, and the instance advances; or it was given up, and the instance is in exception until an
 * administrator has it called again or lets the instance advance without it. Refused: an answer to a call that is over.
 */
export function serviceAnswered(
  engine: EngineState,
  { activityId, round, failure }: CommandOf<'serviceAnswered'>,
): void {
  const subscription = findSubscription(engine, activityId, 'service');
  if ((subscription.round ?? 0) !== round || subscription.failure !== undefined) refuse('activityNotLive', {});
  const entry = { nodeId: subscription.nodeId, receiveTime: subscription.openedAt, person: null };
  if (failure === null) {
    log(engine, { ...entry, action: actionCode.submit });
    unsubscribe(engine, subscription);
    takeOutgoingFlow(engine, subscription);
    return;
  }
  const reason = Array.from(failure).slice(0, maxFailureLength).join('') || 'unknown';
  log(engine, { ...entry, action: actionCode.processing, comment: reason });
  replaceSubscription(engine, { ...subscription, failure: reason });
  const { id: activityCode, name: activityName, nameI18n: activityNameI18n } = nodeOf(engine, subscription.nodeId);
  engine.events.push({ kind: 'stopped', node: { activityCode, activityName, activityNameI18n }, reason });
}
