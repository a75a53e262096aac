import { type ActionCode, actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { dropHelpers, helpersOf, setHelpers, takeBack } from '../activity-helpers.ts';
import type { Helper, LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { countVote } from '../count-vote.ts';
import { openItem, setOpen } from '../activities.ts';
import { log, nodeOf, type EngineState } from '../engine-state.ts';
import { isTask } from '../template/template.ts';
import { taskToHandle } from './decide.ts';
import { newcomers } from './newcomers.ts';
import { activityOfItem, checkReason, closeOwn, countDecision, personOf } from './work-item.ts';

/** Asks others for help: their answers are opinions, and the handler decides, at once or when all have answered. */
export function assist(engine: EngineState, command: CommandOf<'assist'>): void {
  const { activity } = taskToHandle(engine, command, 'assist');
  const people = newcomers(engine, command);
  logAsked(engine, activity, command, { action: actionCode.assist, people });
  ask(engine, activity, people, { command, kind: 'assist', timing: command.waits ? 'before' : 'beside' });
}

/**
 * Asks others to sign as well. Before: the handler decides when they have said what they think. After: the handler
 * agrees now, which counts once they have agreed too; their disagreement is one of the handler's.
 */
export function addApprover(engine: EngineState, command: CommandOf<'addApprover'>): void {
  const { activity } = taskToHandle(engine, command, 'addSign');
  const people = newcomers(engine, command);
  const { timing } = command;
  if (timing === 'after') {
    const change = { from: [], to: people.map(personOf) };
    closeOwn(engine, activity, command, { status: 'AGREED', action: actionCode.agree, change });
    countDecision(engine);
  } else {
    logAsked(engine, activity, command, { action: actionCode.processing, people });
  }
  ask(engine, activity, people, { command, kind: 'sign', timing });
}

/** Takes back the question to sign from those who have not signed; what waited for them alone advances. */
export function removeApprover(
  engine: EngineState,
  { workItem, actor, comment, people }: CommandOf<'removeApprover'>,
): void {
  if (workItem.participant.id !== actor.id) refuse('workItemNotYours', {});
  const activity = engine.state.activities.find(({ id }) => id === workItem.activityId);
  const isOwn = ({ kind, sourceItemId }: Helper) => kind === 'sign' && sourceItemId === workItem.id;
  const removed = (activity?.helpers ?? []).filter((each) => isOwn(each) && people.includes(each.personId));
  if (!activity || removed.length === 0) return refuse('signerMissing', {});
  const { receiveTime, id: workItemId } = workItem;
  const from = removed.map(({ personId, name }) => ({ id: personId, name }));
  const facts = { person: personOf(actor), action: actionCode.cancel, reason: 'ADD_WORKITEM_CANCEL' } as const;
  log(engine, { ...facts, nodeId: activity.nodeId, receiveTime, comment, workItemId, change: { from: [], to: from } });
  takeBack(engine, activity.id, (each) => removed.includes(each));
  if (removed[0]?.timing === 'after') countSigned(engine, activity, workItem.id, 'agreed');
}

/** Takes the answer of somebody who was asked: an opinion (submit), or a signature. */
export function answer(engine: EngineState, command: CommandOf<'agree' | 'disagree' | 'submit'>): void {
  const activity = activityOfItem(engine, command);
  const helper = activity.helpers?.find(({ itemId }) => itemId === command.workItem.id);
  if (!helper) return refuse('workItemHandled', {});
  if ((helper.kind === 'assist') !== (command.type === 'submit')) {
    return refuse('workflowActionNotAllowed', { action: command.type });
  }
  if (command.type === 'disagree') checkReason(nodeOf(engine, activity.nodeId), 'disagree', command);
  closeOwn(engine, activity, command, answers[command.type]);
  dropAnswered(engine, activity.id, helper);
  if (helper.timing === 'after' && command.type !== 'submit') {
    countDecision(engine);
    countSigned(engine, activity, helper.sourceItemId, command.type === 'agree' ? 'agreed' : 'disagreed');
  }
  const { sourceItemId, kind: by } = helper;
  const isLast = !helpersOf(engine, activity.id).some((each) => each.sourceItemId === sourceItemId);
  if (isLast) engine.events.push({ kind: 'answered', sourceItemId, by });
}

const answers = {
  agree: { status: 'AGREED', action: actionCode.agree },
  disagree: { status: 'DISAGREED', action: actionCode.disagree },
  submit: { status: 'SUBMITTED', action: actionCode.submit },
} as const;

function dropAnswered(engine: EngineState, activityId: string, { itemId }: Helper): void {
  const left = helpersOf(engine, activityId).filter((each) => each.itemId !== itemId);
  setHelpers(engine, activityId, left);
}

/** Counts what a handler agreed to once all who sign after them have; a disagreement counts at once. */
function countSigned(
  engine: EngineState,
  { id }: LiveActivity,
  sourceItemId: string,
  vote: 'agreed' | 'disagreed',
): void {
  if (vote === 'disagreed') dropHelpers(engine, id, (each) => each.sourceItemId === sourceItemId);
  const activity = engine.state.activities.find((each) => each.id === id);
  if (!activity || activity.helpers?.some((each) => each.sourceItemId === sourceItemId)) return;
  const node = nodeOf(engine, activity.nodeId);
  if (!isTask(node)) return;
  setOpen(engine, id, activity.open - 1);
  countVote(engine, node, activity, vote);
}

interface Asking {
  readonly command: CommandOf<'assist' | 'addApprover'>;
  readonly kind: Helper['kind'];
  readonly timing: Helper['timing'];
}

/** Gives the people their items. The time limit of the activity is the handler's: it is none of theirs. */
function ask(
  engine: EngineState,
  activity: LiveActivity,
  people: readonly Person[],
  { command, kind, timing }: Asking,
): void {
  const sourceItemId = command.workItem.id;
  const deadline = { dueTime: null, timerDueTime: null };
  const type = kind === 'assist' ? 2 : 3;
  const asked = people.map((participant): Helper => {
    const { id: itemId } = openItem(engine, activity, { type, participant, sourceItemId, deadline });
    return { itemId, sourceItemId, personId: participant.id, name: participant.name, kind, timing };
  });
  setHelpers(engine, activity.id, [...helpersOf(engine, activity.id), ...asked]);
}

interface HelpRequest {
  readonly action: ActionCode;
  readonly people: readonly Person[];
}

function logAsked(
  engine: EngineState,
  { nodeId }: LiveActivity,
  { workItem, actor, comment }: Asking['command'],
  asked: HelpRequest,
) {
  const change = { from: [], to: asked.people.map(personOf) };
  const { receiveTime } = workItem;
  log(engine, { nodeId, receiveTime, person: personOf(actor), action: asked.action, comment, change });
}
