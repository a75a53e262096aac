import type { ReasonCode } from '@portico/shared-kit/workflow';
import type { LiveScope, ScopedNode } from './instance-state.ts';
import { type ClosedStatus, refuse } from './outcome.ts';
import { closeActivity, closeAll, nextId, nodeOf, type Step } from './step.ts';
import { startIn } from './template/graph.ts';
import type { TemplateNode } from './template/template.ts';

/** Begins a sub-process: each time anew, also while another run of it is live. */
export function enterSubProcess(step: Step, { nodeId, scope }: ScopedNode): void {
  const start = startIn(step.template, nodeId) ?? refuse('templateStartMissing', {});
  step.tokens.push({ nodeId: start.id, scope: openScope(step, { nodeId, scope }), flowId: null });
}

/** Takes out a sub-process in which nothing is live any more; null when there is none. Inner ones come first. */
export function takeEmptyScope(step: Step): ScopedNode | null {
  const { scopes, activities, waits, joins } = step.state;
  const used = new Set([...activities, ...waits, ...joins, ...scopes].map(({ scope }) => scope));
  const empty = scopes.find(({ id }) => !used.has(id));
  if (!empty) return null;
  step.state = { ...step.state, scopes: scopes.filter((scope) => scope !== empty) };
  return empty;
}

/** Returns the runs of sub-processes, and all that run in them. */
export function withInner(scopes: readonly LiveScope[], ids: Iterable<string>): ReadonlySet<string> {
  const found = new Set(ids);
  // Inner sub-processes come after the one around them.
  for (const { id, scope } of scopes) if (scope !== null && found.has(scope)) found.add(id);
  return found;
}

/** The run of a sub-process with this id and those around it, the innermost first; none for the process itself (null). */
export function runsAround(scopes: readonly LiveScope[], id: string | null): readonly LiveScope[] {
  const run = scopes.find((each) => each.id === id);
  return run ? [run, ...runsAround(scopes, run.scope)] : [];
}

/** Closes all that is live in a run of a sub-process, or in the whole process (null), and the tokens that are there. */
export function closeInside(
  step: Step,
  scope: string | null,
  { status, reason }: { readonly status: ClosedStatus; readonly reason: ReasonCode },
): void {
  if (scope === null) return closeAll(step, status, reason);
  const around = withInner(step.state.scopes, [scope]);
  const isInside = (place: ScopedNode) => place.scope !== null && around.has(place.scope);
  for (const each of step.state.activities.filter(isInside)) closeActivity(step, each, status, reason);
  const { waits, scopes, joins } = step.state;
  const isOutside = (place: ScopedNode) => !isInside(place);
  step.state = {
    ...step.state,
    waits: waits.filter(isOutside),
    scopes: scopes.filter(isOutside),
    joins: joins.filter(isOutside),
  };
  step.tokens.splice(0, step.tokens.length, ...step.tokens.filter(isOutside));
}

/**
 * The scope for a node that becomes live without a token that comes there: the sub-process around it is begun where it
 * does not run, so that a token leaves it in the end.
 */
export function scopeFor(step: Step, { parent }: TemplateNode): string | null {
  if (parent === null) return null;
  const running = step.state.scopes.find(({ nodeId }) => nodeId === parent);
  return running?.id ?? openScope(step, { nodeId: parent, scope: scopeFor(step, nodeOf(step, parent)) });
}

/** Begins a run of a sub-process in which nothing is live yet, and returns its id. */
export function openScope(step: Step, { nodeId, scope }: ScopedNode): string {
  const opened: LiveScope = { id: nextId(step), nodeId, scope };
  step.state = { ...step.state, scopes: [...step.state.scopes, opened] };
  return opened.id;
}
