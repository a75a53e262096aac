import { actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { waitingAt } from '../waiting-at.ts';
import { activePeople, participantsOf, submittersOf } from '../find-people.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { openScope, runsAround, withInner } from '../scopes.ts';
import { closeActivity, closeAll, keepActivity, openActivity, type Step } from '../step.ts';
import { earlierActivities, leadsAhead, pathTo } from '../template/ahead.ts';
import { isTask, nodeLabel, type TemplateNode } from '../template/template.ts';
import { taskToHandle } from './decide.ts';
import { checkReason, closeHandled, countDecision, personOf } from './work-item.ts';

/**
 * Sends the instance back to an earlier activity, to who handled it, or to its originator. What lies ahead of that
 * activity is done again: so what is live there is closed, in other branches too, and a sub-process around it is begun
 * anew. Straight back, the instance comes to the actor again as soon as it is mended, and the other branches advance
 * meanwhile.
 */
export function reject(step: Step, command: CommandOf<'reject'>): void {
  const { activity, node } = taskToHandle(step, command, 'reject');
  checkReason(node, 'reject', command);
  const target = earlierActivities(step.template, node.id).find(({ id }) => id === command.nodeId);
  if (!target) return refuse('cannotRejectThere', {});
  const people = handlersOf(step, target, command.handlerId);
  const change = { from: [personOf(command.actor)], to: people.map(personOf) };
  closeHandled(step, activity, command, { status: 'DISAGREED', action: actionCode.reject, change });
  countDecision(step);
  closeActivity(step, activity, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  if (command.straightBack) openAgain(step, target, people, { activity, actor: command.actor });
  else goBackTo(step, target, people, activity);
}

/**
 * Returns the people who get it back: the originator, else who handled it last while they are active, else its
 * participants.
 */
function handlersOf(step: Step, target: TemplateNode, handlerId: string | null): readonly Person[] {
  if (!isTask(target)) return submittersOf(step);
  if (handlerId === null) return refuse('cannotRejectThere', {});
  const last = target.multiInstance === 'any' ? activePeople(step, [{ id: handlerId, name: '' }]) : [];
  const people = last.length > 0 ? last : participantsOf(step, target);
  return people.length > 0 ? people : refuse('noParticipant', { activity: nodeLabel(target) });
}

function waitingFor(target: TemplateNode): LiveActivity['waiting'] {
  return isTask(target) ? waitingAt[target.type] : 'submission';
}

function openAgain(
  step: Step,
  target: TemplateNode,
  people: readonly Person[],
  { activity, actor }: { readonly activity: LiveActivity; readonly actor: Person },
): void {
  // It stands where the actor stood, so that joins and the sub-process around it wait.
  const opened = openActivity(step, target, waitingFor(target), people, activity.scope);
  const further = activity.returnTo === undefined ? {} : { further: activity.returnTo };
  keepActivity(step, { ...opened, returnTo: { nodeId: activity.nodeId, person: personOf(actor), ...further } });
}

function goBackTo(step: Step, target: TemplateNode, people: readonly Person[], activity: LiveActivity): void {
  if (!isTask(target)) {
    closeAll(step, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
    openActivity(step, target, 'submission', people, null);
    return;
  }
  openActivity(step, target, waitingAt[target.type], people, beginAround(step, target, activity));
}

/**
 * Closes what is live ahead of a node, and begins the sub-processes around it anew, but for those in which the actor is
 * as well. Returns the run in which the node stands then; null in the process itself.
 */
function beginAround(step: Step, target: TemplateNode, { scope }: LiveActivity): string | null {
  const path = pathTo(step.template, target.id);
  const shared = runsAround(step.state.scopes, scope).find(({ nodeId }) => path.includes(nodeId));
  const [outermost = target.id, ...inner] = path.slice(shared ? path.indexOf(shared.nodeId) + 1 : 0);
  closeAhead(step, outermost, shared?.id ?? null);
  const begun = inner.length === 0 ? [] : [outermost, ...inner.slice(0, -1)];
  return begun.reduce<string | null>(
    (around, nodeId) => openScope(step, { nodeId, scope: around }),
    shared?.id ?? null,
  );
}

/** Closes what is live at a node or ahead of it, with all that is in a sub-process there. */
function closeAhead(step: Step, nodeId: string, scope: string | null): void {
  const { scopes, activities, waits, joins } = step.state;
  const isAhead = (place: string) => place === nodeId || leadsAhead(step.template, nodeId, place);
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
      closeActivity(step, each, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
    }
  }
  step.state = {
    ...step.state,
    scopes: scopes.filter(({ id }) => !ended.has(id)),
    waits: waits.filter((wait) => !isClosed(wait)),
    joins: joins.filter((join) => !isClosed(join)),
  };
}
