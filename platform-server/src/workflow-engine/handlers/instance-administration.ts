import { actionCode, type ReasonCode } from '@portico/shared-kit/workflow';
import type { CommandOf, WorkItemRow } from '../commands.ts';
import { waitingAt } from '../waiting-at.ts';
import { takeOutgoingFlow } from '../sequence-flows.ts';
import { completeActivity } from '../complete-activity.ts';
import { participantsOf } from '../find-people.ts';
import { dropHelpersOf, helpersOf, setHelpers } from '../activity-helpers.ts';
import { dropClaim, passClaim } from '../claims.ts';
import type { EndStatus, InstanceResult, LiveActivity, EventSubscription } from '../instance-state.ts';
import { isInTurn } from '../in-turn.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { scopeFor } from '../scopes.ts';
import {
  closeActivity,
  closeAll,
  endInstance,
  giveWork,
  keepActivity,
  openActivity,
  openItem,
  setOpen,
  withQueue,
} from '../activities.ts';
import { log, nodeOf, type EngineState } from '../engine-state.ts';
import { callAgain, unsubscribe } from '../subscriptions.ts';
import { isTask, nodeLabel } from '../template/template.ts';
import { personOf, startOf } from './work-item.ts';

/** Ends the instance where it stands: its open work is aborted, its record void. */
export function abort(engine: EngineState, { actor, comment }: CommandOf<'abort'>): void {
  logOnInstance(engine, { actor, comment, action: actionCode.cancel, reason: 'END_INSTANCE_ABORTED' });
  endEverything(engine, 'ABORTED', { reason: 'END_INSTANCE_ABORTED', status: 'CANCELED', result: 'aborted' });
}

/** Makes the instance void; the status tells whether its originator did it or somebody else. */
export function voidInstance(engine: EngineState, { actor, comment }: CommandOf<'void'>): void {
  const isOwn = actor.id === engine.state.originator.id;
  const action = isOwn ? actionCode.cancel : actionCode.passiveCancel;
  logOnInstance(engine, { actor, comment, action, reason: 'OPERATE_VOIDED' });
  const status = isOwn ? 'CANCELED' : 'BE_CANCELED';
  endEverything(engine, 'VOIDED', { reason: 'OPERATE_VOIDED', status, result: 'voided' });
}

interface Ending {
  readonly reason: ReasonCode;
  readonly status: EndStatus;
  readonly result: InstanceResult;
}

/** Closes all that is live and ends the instance. */
function endEverything(
  engine: EngineState,
  itemStatus: 'ABORTED' | 'VOIDED',
  { reason, status, result }: Ending,
): void {
  closeAll(engine, itemStatus, reason);
  endInstance(engine, status, result);
}

/**
 * Hands the work of a live activity to these people; the items of those who are no longer among them are taken away.
 * In a sequence these are all who are to come from now on, in this order: who has the work and is among them keeps it.
 * Whoever had claimed it has it like all of them.
 */
export function adjustParticipants(engine: EngineState, command: CommandOf<'adjustParticipants'>): void {
  const activity = liveActivity(engine, command.activityId);
  const { queue = [] } = activity;
  const wanted = eachOnce(command.people);
  const before = command.pending.filter((item) => item.activityId === activity.id && isOwnWork(item));
  const leaving = before.filter(({ participant }) => !wanted.has(participant.id));
  const joining = [...wanted.values()].filter(({ id }) => !before.some(({ participant }) => participant.id === id));
  const kept = activity.open - leaving.length;
  // One after the other: somebody gets work at once only where nobody has any.
  const places = isInTurn(nodeOf(engine, activity.nodeId), activity) ? (kept > 0 ? 0 : 1) : joining.length;
  const [now, later] = [joining.slice(0, places), joining.slice(places)];
  const isSame = leaving.length === 0 && now.length === 0 && idsOf(later) === idsOf(queue);
  if (wanted.size === 0 || isSame) refuse('participantsUnchanged', {});
  takeAway(engine, leaving);
  dropClaim(engine, activity.id);
  giveWork(engine, activity, now);
  keepActivity(engine, withQueue({ ...liveActivity(engine, activity.id), open: kept + now.length }, later));
  const from = [...before.map(({ participant }) => participant), ...queue].map(personOf);
  const change = { from, to: [...wanted.values()] };
  logOnActivity(engine, activity, { ...command, action: actionCode.adjustParticipants, change });
}

function idsOf(people: readonly Person[]): string {
  return people.map(({ id }) => id).join();
}

/** Hands one work item to somebody else. Refused: one that is no longer pending (402003), somebody who has one already. */
export function adjustParticipant(engine: EngineState, command: CommandOf<'adjustParticipant'>): void {
  const item = command.pending.find(({ id }) => id === command.workItemId);
  const activity = engine.state.activities.find(({ id }) => id === item?.activityId);
  if (item === undefined || activity === undefined) return refuse('workItemHandled', {});
  const others = command.pending.filter(({ activityId }) => activityId === activity.id);
  if (item.participant.id === command.person.id) refuse('participantsUnchanged', {});
  const holder = others.find(({ participant }) => participant.id === command.person.id);
  if (holder !== undefined) refuse('personHasItem', { names: holder.participant.name });
  takeAway(engine, [item]);
  if (!isOwnWork(item)) askInstead(engine, activity, { item, person: command.person });
  else
    for (const given of giveWork(engine, activity, [command.person])) passClaim(engine, activity.id, item.id, given.id);
  if (isOwnWork(item)) leaveQueue(engine, activity.id, command.person.id);
  const change = { from: [personOf(item.participant)], to: [personOf(command.person)] };
  logOnActivity(engine, activity, { ...command, action: actionCode.adjustParticipant, change });
}

/** Takes a person out of the queue, who has their turn now, and not twice. */
function leaveQueue(engine: EngineState, activityId: string, personId: string): void {
  const live = liveActivity(engine, activityId);
  const queue = (live.queue ?? []).filter(({ id }) => id !== personId);
  keepActivity(engine, withQueue(live, queue));
}

interface HelperReplacement {
  readonly item: WorkItemRow;
  readonly person: Person;
}

/** Asks somebody else what a handler had asked for. */
function askInstead(engine: EngineState, activity: LiveActivity, { item, person }: HelperReplacement): void {
  const helpers = helpersOf(engine, activity.id);
  const asked = helpers.find(({ itemId }) => itemId === item.id);
  if (asked === undefined) return refuse('workItemHandled', {});
  const { type, dueTime, timerDueTime } = item;
  const facts = { type, participant: person, sourceItemId: asked.sourceItemId, deadline: { dueTime, timerDueTime } };
  const { id: itemId } = openItem(engine, activity, facts);
  const instead = { ...asked, itemId, personId: person.id, name: person.name };
  setHelpers(
    engine,
    activity.id,
    helpers.map((each) => (each === asked ? instead : each)),
  );
}

/** Puts somebody else in the originator's place: what lies with the originator now goes to them. */
export function modifyOwner(engine: EngineState, { actor, comment, owner, pending }: CommandOf<'modifyOwner'>): void {
  const { originator } = engine.state;
  if (owner.id === originator.id) refuse('ownerUnchanged', {});
  const { id, name, departmentId } = owner;
  engine.state = { ...engine.state, originator: { id, name, departmentId } };
  for (const activity of engine.state.activities.filter(({ waiting }) => waiting === 'submission')) {
    takeAway(
      engine,
      pending.filter(({ activityId }) => activityId === activity.id),
    );
    giveWork(engine, activity, [owner]);
    setOpen(engine, activity.id, 1);
  }
  const change = { from: [personOf(originator)], to: [personOf(owner)] };
  logOnInstance(engine, { actor, comment, action: actionCode.modifyOwner, change });
}

/** Makes an activity live that is not, beside those that are; a service that was given up is called again. */
export function activateActivity(engine: EngineState, command: CommandOf<'activateActivity'>): void {
  const { actor, comment, nodeId, people } = command;
  const node = engine.template.nodes.find(({ id }) => id === nodeId);
  if (node?.type === 'serviceCall') return activateService(engine, command);
  if (node === undefined || !isTask(node)) return refuse('activityNotLive', {});
  if (engine.state.activities.some((activity) => activity.nodeId === nodeId)) {
    refuse('activityLive', { activity: nodeLabel(node) });
  }
  const chosen = people === null ? participantsOf(engine, node) : [...eachOnce(people).values()];
  if (chosen.length === 0) refuse('noParticipant', { activity: nodeLabel(node) });
  const change = { from: [], to: chosen.map(personOf) };
  const receiveTime = engine.context.now;
  log(engine, { nodeId, receiveTime, person: personOf(actor), action: actionCode.activateActivity, comment, change });
  openActivity(engine, node, waitingAt[node.type], chosen, scopeFor(engine, node));
}

function activateService(engine: EngineState, { actor, comment, nodeId }: CommandOf<'activateActivity'>): void {
  const given = engine.state.waits.find((wait) => wait.nodeId === nodeId && wait.failure !== undefined);
  if (given === undefined) return refuse('activityNotLive', {});
  const receiveTime = engine.context.now;
  log(engine, { nodeId, receiveTime, person: personOf(actor), action: actionCode.activateActivity, comment });
  callAgain(engine, given);
}

/** Takes a live activity away, or what waits for a time or a service. The last one cannot go without a flow to take: an instance never stands still (402043). */
export function cancelActivity(engine: EngineState, command: CommandOf<'cancelActivity'>): void {
  const waits = engine.state.waits.filter(({ host }) => host === undefined);
  const wait = waits.find(({ id }) => id === command.activityId);
  const activity = wait ?? liveActivity(engine, command.activityId);
  if (command.continuation === 'stay' && engine.state.activities.length + waits.length === 1) {
    refuse('lastActivity', { activity: nodeLabel(nodeOf(engine, activity.nodeId)) });
  }
  logOnActivity(engine, activity, { ...command, action: actionCode.cancelActivityWorkItem });
  if (wait) unsubscribe(engine, wait);
  else closeActivity(engine, liveActivity(engine, command.activityId), 'CANCELED', null);
  if (command.continuation === 'stay') return;
  if ('kind' in activity) takeOutgoingFlow(engine, activity);
  else completeActivity(engine, activity);
}

function liveActivity(engine: EngineState, activityId: string): LiveActivity {
  return engine.state.activities.find(({ id }) => id === activityId) ?? refuse('activityNotLive', {});
}

/** Work of the activity itself, not what one of its handlers asked somebody for. */
function isOwnWork({ type }: WorkItemRow): boolean {
  return type === 0 || type === 1;
}

function takeAway(engine: EngineState, items: readonly WorkItemRow[]): void {
  const finishTime = engine.context.now;
  for (const { id, activityId } of items) {
    dropHelpersOf(engine, activityId, id);
    engine.workItems.push({ kind: 'cancel', workItemId: id, status: 'CANCELED', reason: null, finishTime });
  }
}

function eachOnce(people: readonly Person[]): ReadonlyMap<string, Person> {
  return new Map(people.map((person) => [person.id, personOf(person)]));
}

type LoggedAction = Pick<Parameters<typeof log>[1], 'action' | 'comment' | 'reason' | 'change'> & {
  readonly actor: Person;
};

/** Logs an action on an instance as a whole at the node where the instance began. */
function logOnInstance(engine: EngineState, { actor, ...done }: LoggedAction): void {
  const receiveTime = engine.context.now;
  log(engine, { ...factsOf(done), nodeId: startOf(engine).id, receiveTime, person: personOf(actor) });
}

function logOnActivity(
  engine: EngineState,
  { nodeId, openedAt }: LiveActivity | EventSubscription,
  { actor, ...done }: LoggedAction,
): void {
  log(engine, { ...factsOf(done), nodeId, receiveTime: openedAt, person: personOf(actor) });
}

function factsOf({ action, comment, reason, change }: Omit<LoggedAction, 'actor'>) {
  const facts = { action, ...(reason === undefined ? {} : { reason }), ...(change === undefined ? {} : { change }) };
  return { ...facts, ...(comment === undefined ? {} : { comment }) };
}
