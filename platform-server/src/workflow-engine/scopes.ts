import type { ReasonCode } from '@portico/shared-kit/workflow';
import type { LiveScope, ScopedNode } from './instance-state.ts';
import { type ClosedStatus, refuse } from './outcome.ts';
import { closeActivity, closeAll } from './activities.ts';
import { nextId, nodeOf, type EngineState } from './engine-state.ts';
import { startIn } from './template/graph.ts';
import type { TemplateNode } from './template/template.ts';

/** Begins a sub-process: each time anew, also while another run of it is live. */
export function enterSubProcess(engine: EngineState, { nodeId, scope }: ScopedNode): void {
  const start = startIn(engine.template, nodeId) ?? refuse('templateStartMissing', {});
  engine.tokens.push({ nodeId: start.id, scope: openScope(engine, { nodeId, scope }), flowId: null });
}

/** Takes out a sub-process in which nothing is live any more; null when there is none. Inner ones come first. */
export function takeEmptyScope(engine: EngineState): ScopedNode | null {
  const { scopes, activities, waits, joins } = engine.state;
  const used = new Set([...activities, ...waits, ...joins, ...scopes].map(({ scope }) => scope));
  const empty = scopes.find(({ id }) => !used.has(id));
  if (!empty) return null;
  engine.state = { ...engine.state, scopes: scopes.filter((scope) => scope !== empty) };
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
  engine: EngineState,
  scope: string | null,
  { status, reason }: { readonly status: ClosedStatus; readonly reason: ReasonCode },
): void {
  if (scope === null) return closeAll(engine, status, reason);
  const around = withInner(engine.state.scopes, [scope]);
  const isInside = (place: ScopedNode) => place.scope !== null && around.has(place.scope);
  for (const each of engine.state.activities.filter(isInside)) closeActivity(engine, each, status, reason);
  const { waits, scopes, joins } = engine.state;
  const isOutside = (place: ScopedNode) => !isInside(place);
  engine.state = {
    ...engine.state,
    waits: waits.filter(isOutside),
    scopes: scopes.filter(isOutside),
    joins: joins.filter(isOutside),
  };
  engine.tokens.splice(0, engine.tokens.length, ...engine.tokens.filter(isOutside));
}

/**
 * The scope for a node that becomes live without a token that comes there: the sub-process around it is begun where it
 * does not run, so that a token leaves it in the end.
 */
export function scopeFor(engine: EngineState, { parent }: TemplateNode): string | null {
  if (parent === null) return null;
  const running = engine.state.scopes.find(({ nodeId }) => nodeId === parent);
  return running?.id ?? openScope(engine, { nodeId: parent, scope: scopeFor(engine, nodeOf(engine, parent)) });
}

/** Begins a run of a sub-process in which nothing is live yet, and returns its id. */
export function openScope(engine: EngineState, { nodeId, scope }: ScopedNode): string {
  const opened: LiveScope = { id: nextId(engine), nodeId, scope };
  engine.state = { ...engine.state, scopes: [...engine.state.scopes, opened] };
  return opened.id;
}
