import { textParam } from '@portico/shared-kit/errors';
import { feelTexts, valueOf } from '@portico/shared-kit/expressions';
import { dueAfter, dueOn } from './due-time.ts';
import type { InstanceState, LiveWait } from './instance-state.ts';
import { refuse, refuseExpression } from './outcome.ts';
import { nextId, type EngineState } from './engine-state.ts';
import { type NodeOf, nodeLabel } from './template/template.ts';

/** Wait of an instance for something that nobody does: whatever drives time and calls services keeps a row for each. */
export interface DueWait {
  /** Names the wait in the command that ends it. */
  readonly activityId: string;
  readonly nodeId: string;
  readonly kind: LiveWait['kind'];
  /** ISO, UTC; null where no time is set. */
  readonly dueAt: string | null;
  /** Number of times that a service was called again by an overseer. */
  readonly round: number;
  /** The time of something else that is live, which may be done before. */
  readonly isBoundary: boolean;
}

/**
 * Returns all that an instance waits for besides people, in the order in which it began. A service that was given up is
 * not waited for: it stands until an overseer decides.
 */
export function waitsOf(state: InstanceState): readonly DueWait[] {
  return state.waits
    .filter(({ failure }) => failure === undefined)
    .map(({ id, nodeId, kind, dueAt, round = 0, host }) => {
      return { activityId: id, nodeId, kind, dueAt, round, isBoundary: host !== undefined };
    });
}

/** Begins to wait at a node. */
export function openWait(engine: EngineState, wait: Omit<LiveWait, 'id' | 'openedAt'>): LiveWait {
  const { nodeId, scope, ...rest } = wait;
  const opened = { id: nextId(engine), nodeId, scope, ...rest, openedAt: engine.context.now };
  engine.state = { ...engine.state, waits: [...engine.state.waits, opened] };
  return opened;
}

/** The wait with this id; what is over already is refused (402042). */
export function waitOf(engine: EngineState, activityId: string, kind: LiveWait['kind']): LiveWait {
  const found = engine.state.waits.find((wait) => wait.id === activityId && wait.kind === kind);
  return found ?? refuse('activityNotLive', {});
}

/** Makes a wait stand as it is given, in the place of the one with its id. */
export function keepWait(engine: EngineState, wait: LiveWait): void {
  engine.state = { ...engine.state, waits: engine.state.waits.map((each) => (each.id === wait.id ? wait : each)) };
}

/** Has the service of a given-up wait called again, from the first attempt. */
export function callAgain(engine: EngineState, { failure: _failure, ...wait }: LiveWait): void {
  keepWait(engine, { ...wait, round: (wait.round ?? 0) + 1 });
}

/** Ends a wait. */
export function closeWait(engine: EngineState, { id }: LiveWait): void {
  engine.state = { ...engine.state, waits: engine.state.waits.filter((wait) => wait.id !== id) };
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
