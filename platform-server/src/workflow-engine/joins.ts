import type { LiveActivity, ScopedNode, WaitingJoin } from './instance-state.ts';
import type { Step, Token } from './step.ts';
import { flowsInto, leadsTo } from './template/graph.ts';

/** A branch comes to a gateway, which it leaves together with the others that come there. */
export function arriveAt(step: Step, { nodeId, scope, flowId }: Token): void {
  const { joins } = step.state;
  const arrived = flowId === null ? [] : [flowId];
  const known = joins.find((join) => isSamePlace(join, { nodeId, scope }));
  const flows = [...new Set([...(known?.flows ?? []), ...arrived])];
  const others = known ? joins.map((join) => (join === known ? { ...known, flows } : join)) : joins;
  step.state = { ...step.state, joins: known ? others : [...joins, { nodeId, scope, flows }] };
}

/**
 * Takes out a gateway that is to be left now; null when all still wait. It is left when every branch has come, or when
 * none of those that are missing can come any more, so that a branch that ended elsewhere holds nobody up. Gateways
 * that wait for each other alone are left in the order in which something came to them.
 */
export function takeReadyJoin(step: Step): ScopedNode | null {
  const { joins } = step.state;
  const quiet = joins.filter((join) => !canSomethingCome(step, join));
  const ready =
    joins.find((join) => flowsInto(step.template, join.nodeId).length <= join.flows.length) ??
    quiet.find((join) => quiet.every((other) => !reaches(step, other, join) || reaches(step, join, other)));
  if (!ready) return null;
  step.state = { ...step.state, joins: joins.filter((join) => join !== ready) };
  return ready;
}

function canSomethingCome(step: Step, join: WaitingJoin): boolean {
  const { activities, waits, scopes } = step.state;
  return [...activities.map(positionOf), ...waits, ...scopes].some((live) => reaches(step, live, join));
}

/** Position from which the token of an activity moves on. */
function positionOf({ nodeId, scope, returnTo }: LiveActivity): ScopedNode {
  return { nodeId: returnTo?.nodeId ?? nodeId, scope };
}

/** Returns whether flows lead from one place to another; flows do not lead into a sub-process or out of it. */
function reaches(step: Step, from: ScopedNode, to: ScopedNode): boolean {
  return from.scope === to.scope && leadsTo(step.template, from.nodeId, to.nodeId);
}

function isSamePlace(left: ScopedNode, right: ScopedNode): boolean {
  return left.nodeId === right.nodeId && left.scope === right.scope;
}
