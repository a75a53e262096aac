import { actionCode, type ClaimChange } from '@portico/shared-kit/workflow';
import { dropHelpers } from '../activity-helpers.ts';
import { isClaimable, withClaim } from '../claims.ts';
import type { CommandOf } from '../commands.ts';
import { activePeople } from '../find-people.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { keepActivity } from '../activities.ts';
import { log, nodeOf, type EngineState } from '../engine-state.ts';
import { activityOfItem, personOf } from './work-item.ts';

/**
 * Claims the work for one of several. The items of the others are suspended, with what they had asked for;
 * no decision is made by that, so it bars no revoke.
 */
export function claim(engine: EngineState, command: CommandOf<'claim'>): void {
  const { workItem } = command;
  const before = activityOfItem(engine, command);
  const { id: activityId } = before;
  const isOwnWork = workItem.type === 0 || workItem.type === 1;
  if (!isOwnWork || !isClaimable(nodeOf(engine, before.nodeId), before)) {
    return refuse('workflowActionNotAllowed', { action: 'claim' });
  }
  dropHelpers(engine, activityId, ({ sourceItemId }) => sourceItemId !== workItem.id);
  const activity = liveNow(engine, activityId);
  const at = engine.context.now;
  engine.workItems.push({
    kind: 'suspend',
    activityId,
    exceptItemId: workItem.id,
    reason: 'MULTI_PARTICIPANT_CANCEL',
    finishTime: at,
  });
  keepActivity(engine, { ...withClaim(activity, { itemId: workItem.id, at }), open: 1 });
  logClaim(engine, activity, command, 'claimed');
}

/**
 * Unclaims what the actor has claimed: everybody whose item was suspended and who is still there has it again, with
 * the time limit that it had. Who of them was asked for help meanwhile handles instead.
 */
export function unclaim(engine: EngineState, command: CommandOf<'unclaim'>): void {
  const { workItem, suspended } = command;
  const before = activityOfItem(engine, command);
  if (before.claim?.itemId !== workItem.id) return refuse('workflowActionNotAllowed', { action: 'giveBack' });
  const people = suspended.map(({ person }) => person);
  const active = new Map(activePeople(engine, people).map((person) => [person.id, person]));
  dropHelpers(engine, before.id, ({ personId }) => active.has(personId));
  const activity = liveNow(engine, before.id);
  const { id: activityCode, name: activityName, nameI18n: activityNameI18n } = nodeOf(engine, activity.nodeId);
  const items = suspended.flatMap(({ id, type, person }) => {
    const participant = active.get(person.id);
    if (participant === undefined) return [];
    const place = { activityId: activity.id, activityCode, activityName, activityNameI18n };
    return [{ id, type, ...place, participant: personOf(participant) }];
  });
  if (items.length > 0) engine.workItems.push({ kind: 'reopen', items });
  keepActivity(engine, { ...withClaim(activity, null), open: activity.open + items.length });
  logClaim(engine, activity, command, 'givenBack');
}

function liveNow(engine: EngineState, activityId: string): LiveActivity {
  return engine.state.activities.find(({ id }) => id === activityId) ?? refuse('workItemHandled', {});
}

/** Claiming is the beginning of the work, and unclaiming takes that beginning back. */
const actions = { claimed: actionCode.processing, givenBack: actionCode.cancel } as const;

function logClaim(
  engine: EngineState,
  { nodeId }: LiveActivity,
  { workItem, actor, comment }: CommandOf<'claim' | 'unclaim'>,
  claimChange: ClaimChange,
): void {
  const { id: workItemId, receiveTime } = workItem;
  const what = { action: actions[claimChange], claim: claimChange };
  log(engine, { nodeId, receiveTime, person: personOf(actor), comment, workItemId, ...what });
}
