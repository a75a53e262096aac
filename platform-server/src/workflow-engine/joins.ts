import type { LiveActivity, ScopedNode, WaitingJoin } from './instance-state.ts';
import type { EngineState, Token } from './engine-state.ts';
import { flowsInto, leadsTo } from './template/graph.ts';

/** A branch comes to a gateway, which it leaves together with the others that come there. */
export function arriveAt(engine: EngineState, { nodeId, scope, flowId }: Token): void {
  const { joins } = engine.state;
  const arrived = flowId === null ? [] : [flowId];
  const known = joins.find((join) => isSamePlace(join, { nodeId, scope }));
  const flows = [...new Set([...(known?.flows ?? []), ...arrived])];
  const others = known ? joins.map((join) => (join === known ? { ...known, flows } : join)) : joins;
  engine.state = { ...engine.state, joins: known ? others : [...joins, { nodeId, scope, flows }] };
}

/**
 * Takes out a gateway that is to be left now; null when all still wait. It is left when every branch has come, or when
 * none of those that are missing can come any more, so that a branch that ended elsewhere holds nobody up. Gateways
 * that wait for each other alone are left in the order in which something came to them.
 */
export function takeReadyJoin(engine: EngineState): ScopedNode | null {
  const { joins } = engine.state;
  const quiet = joins.filter((join) => !canSomethingCome(engine, join));
  const ready =
    joins.find((join) => flowsInto(engine.template, join.nodeId).length <= join.flows.length) ??
    quiet.find((join) => quiet.every((other) => !reaches(engine, other, join) || reaches(engine, join, other)));
  if (!ready) return null;
  engine.state = { ...engine.state, joins: joins.filter((join) => join !== ready) };
  return ready;
}

function canSomethingCome(engine: EngineState, join: WaitingJoin): boolean {
  const { activities, waits, scopes } = engine.state;
  return [...activities.map(positionOf), ...waits, ...scopes].some((live) => reaches(engine, live, join));
}

/** Position from which the token of an activity moves on. */
function positionOf({ nodeId, scope, returnTo }: LiveActivity): ScopedNode {
  return { nodeId: returnTo?.nodeId ?? nodeId, scope };
}

/** Returns whether flows lead from one place to another; flows do not lead into a sub-process or out of it. */
function reaches(engine: EngineState, from: ScopedNode, to: ScopedNode): boolean {
  return from.scope === to.scope && leadsTo(engine.template, from.nodeId, to.nodeId);
}

function isSamePlace(left: ScopedNode, right: ScopedNode): boolean {
  return left.nodeId === right.nodeId && left.scope === right.scope;
}
