import { type ActionCode, actionCode } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { dropHelpers, helpersOf, setHelpers, takeBack } from '../asked-people.ts';
import type { Helper, LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { countVote } from '../count-vote.ts';
import { log, nodeOf, openItem, setOpen, type Step } from '../step.ts';
import { isTask } from '../template/template.ts';
import { taskToHandle } from './decide.ts';
import { newcomers } from './newcomers.ts';
import { activityOfItem, checkReason, closeOwn, countDecision, personOf } from './work-item.ts';

/** Asks others for help: their answers are opinions, and the handler decides, at once or when all have answered. */
export function assist(step: Step, command: CommandOf<'assist'>): void {
  const { activity } = taskToHandle(step, command, 'assist');
  const people = newcomers(step, command);
  logAsked(step, activity, command, { action: actionCode.assist, people });
  ask(step, activity, people, { command, kind: 'assist', timing: command.waits ? 'before' : 'beside' });
}

/**
 * Asks others to sign as well. Before: the handler decides when they have said what they think. After: the handler
 * agrees now, which counts once they have agreed too; their disagreement is one of the handler's.
 */
export function addSign(step: Step, command: CommandOf<'addSign'>): void {
  const { activity } = taskToHandle(step, command, 'addSign');
  const people = newcomers(step, command);
  const { timing } = command;
  if (timing === 'after') {
    const change = { from: [], to: people.map(personOf) };
    closeOwn(step, activity, command, { status: 'AGREED', action: actionCode.agree, change });
    countDecision(step);
  } else {
    logAsked(step, activity, command, { action: actionCode.processing, people });
  }
  ask(step, activity, people, { command, kind: 'sign', timing });
}

/** Takes back the question to sign from those who have not signed; what waited for them alone advances. */
export function removeSign(step: Step, { workItem, actor, comment, people }: CommandOf<'removeSign'>): void {
  if (workItem.participant.id !== actor.id) refuse('workItemNotYours', {});
  const activity = step.state.activities.find(({ id }) => id === workItem.activityId);
  const isOwn = ({ kind, sourceItemId }: Helper) => kind === 'sign' && sourceItemId === workItem.id;
  const removed = (activity?.helpers ?? []).filter((each) => isOwn(each) && people.includes(each.personId));
  if (!activity || removed.length === 0) return refuse('signerMissing', {});
  const { receiveTime, id: workItemId } = workItem;
  const from = removed.map(({ personId, name }) => ({ id: personId, name }));
  const facts = { person: personOf(actor), action: actionCode.cancel, reason: 'ADD_WORKITEM_CANCEL' } as const;
  log(step, { ...facts, nodeId: activity.nodeId, receiveTime, comment, workItemId, change: { from: [], to: from } });
  takeBack(step, activity.id, (each) => removed.includes(each));
  if (removed[0]?.timing === 'after') countSigned(step, activity, workItem.id, 'agreed');
}

/** Takes the answer of somebody who was asked: an opinion (submit), or a signature. */
export function answer(step: Step, command: CommandOf<'agree' | 'disagree' | 'submit'>): void {
  const activity = activityOfItem(step, command);
  const helper = activity.helpers?.find(({ itemId }) => itemId === command.workItem.id);
  if (!helper) return refuse('workItemHandled', {});
  if ((helper.kind === 'assist') !== (command.type === 'submit')) {
    return refuse('workflowActionNotAllowed', { action: command.type });
  }
  if (command.type === 'disagree') checkReason(nodeOf(step, activity.nodeId), 'disagree', command);
  closeOwn(step, activity, command, answers[command.type]);
  dropAnswered(step, activity.id, helper);
  if (helper.timing === 'after' && command.type !== 'submit') {
    countDecision(step);
    countSigned(step, activity, helper.sourceItemId, command.type === 'agree' ? 'agreed' : 'disagreed');
  }
  const { sourceItemId, kind: by } = helper;
  const isLast = !helpersOf(step, activity.id).some((each) => each.sourceItemId === sourceItemId);
  if (isLast) step.events.push({ kind: 'answered', sourceItemId, by });
}

const answers = {
  agree: { status: 'AGREED', action: actionCode.agree },
  disagree: { status: 'DISAGREED', action: actionCode.disagree },
  submit: { status: 'SUBMITTED', action: actionCode.submit },
} as const;

function dropAnswered(step: Step, activityId: string, { itemId }: Helper): void {
  const left = helpersOf(step, activityId).filter((each) => each.itemId !== itemId);
  setHelpers(step, activityId, left);
}

/** Counts what a handler agreed to once all who sign after them have; a disagreement counts at once. */
function countSigned(step: Step, { id }: LiveActivity, sourceItemId: string, vote: 'agreed' | 'disagreed'): void {
  if (vote === 'disagreed') dropHelpers(step, id, (each) => each.sourceItemId === sourceItemId);
  const activity = step.state.activities.find((each) => each.id === id);
  if (!activity || activity.helpers?.some((each) => each.sourceItemId === sourceItemId)) return;
  const node = nodeOf(step, activity.nodeId);
  if (!isTask(node)) return;
  setOpen(step, id, activity.open - 1);
  countVote(step, node, activity, vote);
}

interface Asking {
  readonly command: CommandOf<'assist' | 'addSign'>;
  readonly kind: Helper['kind'];
  readonly timing: Helper['timing'];
}

/** Gives the people their items. The time limit of the activity is the handler's: it is none of theirs. */
function ask(step: Step, activity: LiveActivity, people: readonly Person[], { command, kind, timing }: Asking): void {
  const sourceItemId = command.workItem.id;
  const deadline = { dueTime: null, wakeTime: null };
  const type = kind === 'assist' ? 2 : 3;
  const asked = people.map((participant): Helper => {
    const { id: itemId } = openItem(step, activity, { type, participant, sourceItemId, deadline });
    return { itemId, sourceItemId, personId: participant.id, name: participant.name, kind, timing };
  });
  setHelpers(step, activity.id, [...helpersOf(step, activity.id), ...asked]);
}

interface HelpRequest {
  readonly action: ActionCode;
  readonly people: readonly Person[];
}

function logAsked(
  step: Step,
  { nodeId }: LiveActivity,
  { workItem, actor, comment }: Asking['command'],
  asked: HelpRequest,
) {
  const change = { from: [], to: asked.people.map(personOf) };
  const { receiveTime } = workItem;
  log(step, { nodeId, receiveTime, person: personOf(actor), action: asked.action, comment, change });
}
