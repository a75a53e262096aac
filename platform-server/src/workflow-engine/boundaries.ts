import { actionCode } from '@portico/shared-kit/workflow';
import type { LiveWait } from './instance-state.ts';
import { takeOutgoingFlow } from './sequence-flows.ts';
import { closeInside } from './scopes.ts';
import { closeActivity, log, nodeOf, type Step } from './step.ts';
import { boundariesOf } from './template/graph.ts';
import { dueTimeOf, openWait } from './waits.ts';

/** Lets go of the times that were watched for something that is live no more. */
export function dropBoundaries(step: Step): void {
  const { waits } = step.state;
  if (waits.every(({ host }) => host === undefined)) return;
  const live = new Set(hostsIn(step).map(({ id }) => id));
  step.state = { ...step.state, waits: waits.filter(({ host }) => host === undefined || live.has(host)) };
}

/** Begins to watch the times of whatever has become live in this step and still is. */
export function openBoundaries(step: Step): void {
  const known = new Set(step.known);
  for (const { id, nodeId, scope } of hostsIn(step)) {
    if (known.has(id)) continue;
    for (const boundary of boundariesOf(step.template, nodeId)) {
      openWait(step, { nodeId: boundary.id, scope, kind: 'timer', dueAt: dueTimeOf(step, boundary), host: id });
    }
  }
}

/**
 * Returns the live parts whose time can be watched: activities, sub-processes and calls of services. An activity that
 * is mended and goes straight back leads on by no other flow.
 */
function hostsIn({ state: { activities, scopes, waits } }: Step) {
  const own = activities.filter(({ returnTo }) => returnTo === undefined);
  return [...own, ...scopes, ...waits.filter(({ kind }) => kind === 'service')];
}

/** The time has come that was watched for something live: a token leaves the event, and ends it where it is to. */
export function leaveBoundary(step: Step, wait: LiveWait): void {
  const node = nodeOf(step, wait.nodeId);
  if (node.type === 'boundary' && node.interrupts && wait.host !== undefined) {
    const facts = { action: actionCode.timeoutCancel, reason: 'TIMEOUT_ABORTED' } as const;
    log(step, { ...facts, nodeId: wait.nodeId, receiveTime: wait.openedAt, person: null });
    interrupt(step, wait.host);
  }
  takeOutgoingFlow(step, wait);
}

function interrupt(step: Step, host: string): void {
  const status = 'ABORTED';
  const reason = 'TIMEOUT_ABORTED';
  for (const each of step.state.activities.filter(({ id }) => id === host)) closeActivity(step, each, status, reason);
  if (step.state.scopes.some(({ id }) => id === host)) closeInside(step, host, { status, reason });
  const isOther = ({ id }: { readonly id: string }) => id !== host;
  const { scopes, waits } = step.state;
  step.state = { ...step.state, scopes: scopes.filter(isOther), waits: waits.filter(isOther) };
}
