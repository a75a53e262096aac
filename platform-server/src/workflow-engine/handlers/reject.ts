import { actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { waitingAt } from '../waiting-at.ts';
import { activePeople, participantsOf, submittersOf } from '../find-people.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { openScope, runsAround, withInner } from '../scopes.ts';
import { closeActivity, closeAll, keepActivity, openActivity } from '../activities.ts';
import type { EngineState } from '../engine-state.ts';
import { earlierActivities, leadsAhead, pathTo } from '../template/ahead.ts';
import { isTask, nodeLabel, type TemplateNode } from '../template/template.ts';
import { taskToHandle } from './decide.ts';
import { checkReason, closeHandled, countDecision, personOf } from './work-item.ts';

/**
 * Sends the instance back to an earlier activity, to who handled it, or to its originator. What lies ahead of that
 * activity is done again: so what is live there is closed, in other branches too, and a sub-process around it is begun
 * anew. With `returnToRejecter` the instance comes to the actor again as soon as it is mended, and the other branches advance
 * meanwhile.
 */
export function reject(engine: EngineState, command: CommandOf<'reject'>): void {
  const { activity, node } = taskToHandle(engine, command, 'reject');
  checkReason(node, 'reject', command);
  const target = earlierActivities(engine.template, node.id).find(({ id }) => id === command.nodeId);
  if (!target) return refuse('cannotRejectThere', {});
  const people = handlersOf(engine, target, command.handlerId);
  const change = { from: [personOf(command.actor)], to: people.map(personOf) };
  closeHandled(engine, activity, command, { status: 'DISAGREED', action: actionCode.reject, change });
  countDecision(engine);
  closeActivity(engine, activity, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  if (command.returnToRejecter) openAgain(engine, target, people, { activity, actor: command.actor });
  else goBackTo(engine, target, people, activity);
}

/**
 * Returns the people who get it back: the originator, else who handled it last while they are active, else its
 * participants.
 */
function handlersOf(engine: EngineState, target: TemplateNode, handlerId: string | null): readonly Person[] {
  if (!isTask(target)) return submittersOf(engine);
  if (handlerId === null) return refuse('cannotRejectThere', {});
  const last = target.multiInstance === 'any' ? activePeople(engine, [{ id: handlerId, name: '' }]) : [];
  const people = last.length > 0 ? last : participantsOf(engine, target);
  return people.length > 0 ? people : refuse('noParticipant', { activity: nodeLabel(target) });
}

function waitingFor(target: TemplateNode): LiveActivity['waiting'] {
  return isTask(target) ? waitingAt[target.type] : 'submission';
}

function openAgain(
  engine: EngineState,
  target: TemplateNode,
  people: readonly Person[],
  { activity, actor }: { readonly activity: LiveActivity; readonly actor: Person },
): void {
  // It stands where the actor stood, so that joins and the sub-process around it wait.
  const opened = openActivity(engine, target, waitingFor(target), people, activity.scope);
  const further = activity.returnTo === undefined ? {} : { further: activity.returnTo };
  keepActivity(engine, { ...opened, returnTo: { nodeId: activity.nodeId, person: personOf(actor), ...further } });
}

function goBackTo(engine: EngineState, target: TemplateNode, people: readonly Person[], activity: LiveActivity): void {
  if (!isTask(target)) {
    closeAll(engine, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
    openActivity(engine, target, 'submission', people, null);
    return;
  }
  openActivity(engine, target, waitingAt[target.type], people, beginAround(engine, target, activity));
}

/**
 * Closes what is live ahead of a node, and begins the sub-processes around it anew, but for those in which the actor is
 * as well. Returns the run in which the node stands then; null in the process itself.
 */
function beginAround(engine: EngineState, target: TemplateNode, { scope }: LiveActivity): string | null {
  const path = pathTo(engine.template, target.id);
  const shared = runsAround(engine.state.scopes, scope).find(({ nodeId }) => path.includes(nodeId));
  const [outermost = target.id, ...inner] = path.slice(shared ? path.indexOf(shared.nodeId) + 1 : 0);
  closeAhead(engine, outermost, shared?.id ?? null);
  const begun = inner.length === 0 ? [] : [outermost, ...inner.slice(0, -1)];
  return begun.reduce<string | null>(
    (around, nodeId) => openScope(engine, { nodeId, scope: around }),
    shared?.id ?? null,
  );
}

/** Closes what is live at a node or ahead of it, with all that is in a sub-process there. */
function closeAhead(engine: EngineState, nodeId: string, scope: string | null): void {
  const { scopes, activities, waits, joins } = engine.state;
  const isAhead = (place: string) => place === nodeId || leadsAhead(engine.template, nodeId, place);
  const runs = scopes.filter((each) => each.scope === scope && isAhead(each.nodeId));
  const ended = withInner(
    scopes,
    runs.map(({ id }) => id),
  );
  const isClosed = (place: { readonly nodeId: string; readonly scope: string | null }) =>
    place.scope === scope ? isAhead(place.nodeId) : place.scope !== null && ended.has(place.scope);
  for (const each of activities) {
    const nextNodeId = each.returnTo?.nodeId ?? each.nodeId;
    if (isClosed(each) || isClosed({ ...each, nodeId: nextNodeId })) {
      closeActivity(engine, each, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
    }
  }
  engine.state = {
    ...engine.state,
    scopes: scopes.filter(({ id }) => !ended.has(id)),
    waits: waits.filter((wait) => !isClosed(wait)),
    joins: joins.filter((join) => !isClosed(join)),
  };
}
