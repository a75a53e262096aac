import { textParam } from '@portico/shared-kit/errors';
import { feelTexts, valueOf } from '@portico/shared-kit/expressions';
import { dueAfter, dueOn } from './due-time.ts';
import type { InstanceState, EventSubscription } from './instance-state.ts';
import { refuse, refuseExpression } from './outcome.ts';
import { nextId, type EngineState } from './engine-state.ts';
import { type NodeOf, nodeLabel } from './template/template.ts';

/** Open subscription of an instance to a timer or to the answer of a service: due timers are processed and services called by it. */
export interface OpenSubscription {
  /** Names the subscription in the command that ends it. */
  readonly activityId: string;
  readonly nodeId: string;
  readonly kind: EventSubscription['kind'];
  /** ISO, UTC; null where no time is set. */
  readonly dueAt: string | null;
  /** Number of times that a service was called again by an administrator. */
  readonly round: number;
  /** The time of something else that is live, which may be done before. */
  readonly isBoundary: boolean;
}

/**
 * Returns the open subscriptions of an instance to timers and services, in the order in which they began. A service that was given up is
 * not waited for: it stands until an administrator decides.
 */
export function subscriptionsOf(state: InstanceState): readonly OpenSubscription[] {
  return state.waits
    .filter(({ failure }) => failure === undefined)
    .map(({ id, nodeId, kind, dueAt, round = 0, host }) => {
      return { activityId: id, nodeId, kind, dueAt, round, isBoundary: host !== undefined };
    });
}

/** Subscribes a node to the event that its token waits for. */
export function subscribe(
  engine: EngineState,
  subscription: Omit<EventSubscription, 'id' | 'openedAt'>,
): EventSubscription {
  const { nodeId, scope, ...rest } = subscription;
  const opened = { id: nextId(engine), nodeId, scope, ...rest, openedAt: engine.context.now };
  engine.state = { ...engine.state, waits: [...engine.state.waits, opened] };
  return opened;
}

/** Returns the subscription with this id; refuses one that is over (402042). */
export function findSubscription(
  engine: EngineState,
  activityId: string,
  kind: EventSubscription['kind'],
): EventSubscription {
  const found = engine.state.waits.find((subscription) => subscription.id === activityId && subscription.kind === kind);
  return found ?? refuse('activityNotLive', {});
}

/** Replaces the subscription with the same id. */
export function replaceSubscription(engine: EngineState, subscription: EventSubscription): void {
  engine.state = {
    ...engine.state,
    waits: engine.state.waits.map((each) => (each.id === subscription.id ? subscription : each)),
  };
}

/** Has the service of a failed call called again, from the first attempt. */
export function callAgain(engine: EngineState, { failure: _failure, ...subscription }: EventSubscription): void {
  replaceSubscription(engine, { ...subscription, round: (subscription.round ?? 0) + 1 });
}

/** Ends a subscription. */
export function unsubscribe(engine: EngineState, { id }: EventSubscription): void {
  engine.state = { ...engine.state, waits: engine.state.waits.filter((subscription) => subscription.id !== id) };
}

/**
 * Returns the time at which a timer is due that an instance comes to now, ISO in UTC; an expression that gives no time
 * is refused.
 */
export function dueTimeOf(engine: EngineState, node: NodeOf<'timer' | 'boundary'>): string {
  const { now } = engine.context;
  const { kind, value } = node.due;
  const meant = (text: string) => (kind === 'duration' ? dueAfter(now, text) : dueOn(text));
  return meant(value) ?? meant(evaluated(engine, node)) ?? notATime(node);
}

function evaluated(engine: EngineState, node: NodeOf<'timer' | 'boundary'>): string {
  const { variables, now } = engine.context;
  try {
    const value = valueOf(node.due.value, variables, now);
    // FEEL's dates and durations become their ISO text as JSON.
    const text: unknown = JSON.parse(JSON.stringify(value ?? null));
    return typeof text === 'string' ? text : '';
  } catch (error) {
    return refuseExpression(error, nodeLabel(node));
  }
}

function notATime(node: NodeOf<'timer' | 'boundary'>): never {
  const detail = textParam('detail', feelTexts.notATime(node.due.value));
  return refuse('expressionInvalid', { element: nodeLabel(node), ...detail });
}
