import { actionCode } from '@portico/shared-kit/workflow';
import type { EventSubscription } from './instance-state.ts';
import { takeOutgoingFlow } from './sequence-flows.ts';
import { closeInside } from './scopes.ts';
import { closeActivity } from './activities.ts';
import { log, nodeOf, type EngineState } from './engine-state.ts';
import { boundariesOf } from './template/graph.ts';
import { dueTimeOf, subscribe } from './subscriptions.ts';

/** Lets go of the times that were watched for something that is live no more. */
export function dropBoundaries(engine: EngineState): void {
  const { waits } = engine.state;
  if (waits.every(({ host }) => host === undefined)) return;
  const live = new Set(hostsIn(engine).map(({ id }) => id));
  engine.state = { ...engine.state, waits: waits.filter(({ host }) => host === undefined || live.has(host)) };
}

/** Begins to watch the times of whatever has become live in this command and still is. */
export function openBoundaries(engine: EngineState): void {
  const known = new Set(engine.known);
  for (const { id, nodeId, scope } of hostsIn(engine)) {
    if (known.has(id)) continue;
    for (const boundary of boundariesOf(engine.template, nodeId)) {
      subscribe(engine, { nodeId: boundary.id, scope, kind: 'timer', dueAt: dueTimeOf(engine, boundary), host: id });
    }
  }
}

/**
 * Returns the live parts whose time can be watched: activities, sub-processes and calls of services. An activity that
 * is mended and returns to its rejecter leads on by no other flow.
 */
function hostsIn({ state: { activities, scopes, waits } }: EngineState) {
  const own = activities.filter(({ returnTo }) => returnTo === undefined);
  return [...own, ...scopes, ...waits.filter(({ kind }) => kind === 'service')];
}

/** The time has come that was watched for something live: a token leaves the event, and ends it where it is to. */
export function leaveBoundary(engine: EngineState, subscription: EventSubscription): void {
  const node = nodeOf(engine, subscription.nodeId);
  if (node.type === 'boundary' && node.interrupts && subscription.host !== undefined) {
    const facts = { action: actionCode.timeoutCancel, reason: 'TIMEOUT_ABORTED' } as const;
    log(engine, { ...facts, nodeId: subscription.nodeId, receiveTime: subscription.openedAt, person: null });
    interrupt(engine, subscription.host);
  }
  takeOutgoingFlow(engine, subscription);
}

function interrupt(engine: EngineState, host: string): void {
  const status = 'ABORTED';
  const reason = 'TIMEOUT_ABORTED';
  for (const each of engine.state.activities.filter(({ id }) => id === host))
    closeActivity(engine, each, status, reason);
  if (engine.state.scopes.some(({ id }) => id === host)) closeInside(engine, host, { status, reason });
  const isOther = ({ id }: { readonly id: string }) => id !== host;
  const { scopes, waits } = engine.state;
  engine.state = { ...engine.state, scopes: scopes.filter(isOther), waits: waits.filter(isOther) };
}
