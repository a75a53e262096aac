import { actionCode, type ClaimStep } from '@portico/shared-kit/workflow';
import { dropHelpers } from '../asked-people.ts';
import { isClaimable, withClaim } from '../claims.ts';
import type { CommandOf } from '../commands.ts';
import { activePeople } from '../find-people.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { keepActivity, log, nodeOf, type Step } from '../step.ts';
import { activityOfItem, personOf } from './work-item.ts';

/**
 * Claims the work for one of several. The items of the others are set aside, with what they had asked for;
 * no decision is made by that, so it bars no revoke.
 */
export function claim(step: Step, command: CommandOf<'claim'>): void {
  const { workItem } = command;
  const before = activityOfItem(step, command);
  const { id: activityId } = before;
  const isOwnWork = workItem.type === 0 || workItem.type === 1;
  if (!isOwnWork || !isClaimable(nodeOf(step, before.nodeId), before)) {
    return refuse('workflowActionNotAllowed', { action: 'claim' });
  }
  dropHelpers(step, activityId, ({ sourceItemId }) => sourceItemId !== workItem.id);
  const activity = liveNow(step, activityId);
  const at = step.context.now;
  step.workItems.push({
    kind: 'setAside',
    activityId,
    exceptItemId: workItem.id,
    reason: 'MULTI_PARTICIPANT_CANCEL',
    finishTime: at,
  });
  keepActivity(step, { ...withClaim(activity, { itemId: workItem.id, at }), open: 1 });
  logClaim(step, activity, command, 'claimed');
}

/**
 * Gives back what the actor has claimed: everybody whose item was set aside and who is still there has it again, with
 * the time limit that it had. Who of them was asked for help meanwhile handles instead.
 */
export function giveBack(step: Step, command: CommandOf<'giveBack'>): void {
  const { workItem, setAside } = command;
  const before = activityOfItem(step, command);
  if (before.claim?.itemId !== workItem.id) return refuse('workflowActionNotAllowed', { action: 'giveBack' });
  const people = setAside.map(({ person }) => person);
  const active = new Map(activePeople(step, people).map((person) => [person.id, person]));
  dropHelpers(step, before.id, ({ personId }) => active.has(personId));
  const activity = liveNow(step, before.id);
  const { id: activityCode, name: activityName, nameI18n: activityNameI18n } = nodeOf(step, activity.nodeId);
  const items = setAside.flatMap(({ id, type, person }) => {
    const participant = active.get(person.id);
    if (participant === undefined) return [];
    const place = { activityId: activity.id, activityCode, activityName, activityNameI18n };
    return [{ id, type, ...place, participant: personOf(participant) }];
  });
  if (items.length > 0) step.workItems.push({ kind: 'reopen', items });
  keepActivity(step, { ...withClaim(activity, null), open: activity.open + items.length });
  logClaim(step, activity, command, 'givenBack');
}

function liveNow(step: Step, activityId: string): LiveActivity {
  return step.state.activities.find(({ id }) => id === activityId) ?? refuse('workItemHandled', {});
}

/** Claiming is the beginning of the work, and giving back takes that beginning back. */
const actions = { claimed: actionCode.processing, givenBack: actionCode.cancel } as const;

function logClaim(
  step: Step,
  { nodeId }: LiveActivity,
  { workItem, actor, comment }: CommandOf<'claim' | 'giveBack'>,
  claimStep: ClaimStep,
): void {
  const { id: workItemId, receiveTime } = workItem;
  const what = { action: actions[claimStep], claim: claimStep };
  log(step, { nodeId, receiveTime, person: personOf(actor), comment, workItemId, ...what });
}
