import { closeByRule } from './close-by-rule.ts';
import { actionCode, type DisagreeRule, type ReasonCode } from '@portico/shared-kit/workflow';
import { passReasons } from './auto-pass.ts';
import { activePeople, submittersOf } from './find-people.ts';
import type { LiveActivity, Tally } from './instance-state.ts';
import { completeActivity } from './complete-activity.ts';
import { startOf } from './handlers/work-item.ts';
import type { NewWorkItem } from './outcome.ts';
import type { Person } from './participants.ts';
import { closeActivity, closeAll, endInstance, giveWork, keepActivity, openActivity, withQueue } from './activities.ts';
import type { EngineState } from './engine-state.ts';
import type { NodeOf, TaskNode } from './template/template.ts';
import { outcomeOf } from './completion-condition.ts';

/**
 * Counts the vote of the person whose item has just been closed, as the activity stood before, and advances once the
 * completion condition has an outcome: ahead with an agreement, by the rule of the activity after a disagreement. Until
 * then the next one in a sequence gets work.
 */
export function countVote(engine: EngineState, node: TaskNode, before: LiveActivity, vote: keyof Tally): void {
  const tally = { ...(before.tally ?? noVotes), [vote]: (before.tally ?? noVotes)[vote] + 1 };
  const now = engine.state.activities.find(({ id }) => id === before.id);
  const open = now?.open ?? 0;
  const { helpers: _asked, queue = [], ...rest } = before;
  const activity = { ...rest, open, tally, ...(now?.helpers && { helpers: now.helpers }) };
  let outcome = outcomeOf(node, tally, open + queue.length);
  if (outcome === null) {
    if (open > 0) return keepActivity(engine, withQueue(activity, queue));
    if (openNext(engine, node, activity, queue)) return;
    outcome = outcomeOf(node, tally, 0);
  }
  closeActivity(engine, before, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  if (outcome === 'disagreed' && node.type === 'approve') goBack(engine, node);
  else completeActivity(engine, before);
}

const noVotes: Tally = { agreed: 0, disagreed: 0, abstained: 0 };

/** Gives the first in the queue work who is still active and not passed; answers whether there was one. */
function openNext(engine: EngineState, node: TaskNode, activity: LiveActivity, queue: readonly Person[]): boolean {
  for (const [index, person] of queue.entries()) {
    const [active] = activePeople(engine, [person]);
    if (active === undefined) continue;
    const live = { ...activity, open: 1 };
    keepActivity(engine, withQueue(live, queue.slice(index + 1)));
    const [item] = giveWork(engine, live, [active]);
    const reason = passReasons(engine, node, [active]).get(active.id);
    if (item === undefined || reason === undefined) return true;
    passItem(engine, node, item, reason);
  }
  return false;
}

/** Passes those among the people of an activity that has just been opened who need not be asked. */
export function passAutomatically(
  engine: EngineState,
  node: TaskNode,
  activityId: string,
  reasons: ReadonlyMap<string, ReasonCode>,
): void {
  const items = engine.workItems.flatMap((change) => (change.kind === 'open' ? [change.item] : []));
  for (const item of items.filter((each) => each.activityId === activityId)) {
    const reason = reasons.get(item.participant.id);
    const activity = engine.state.activities.find(({ id }) => id === activityId);
    if (reason === undefined || activity === undefined) continue;
    passItem(engine, node, item, reason);
    countVote(engine, node, activity, 'agreed');
  }
}

function passItem(engine: EngineState, node: TaskNode, item: NewWorkItem, reason: ReasonCode): void {
  const agreed = { status: 'AGREED', action: actionCode.agree } as const;
  const submitted = { status: 'SUBMITTED', action: actionCode.submit } as const;
  closeByRule(engine, item, { ...(node.type === 'approve' ? agreed : submitted), reason });
}

function goBack(engine: EngineState, node: NodeOf<'approve'>): void {
  closeAll(engine, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
  afterDisagree[node.disagree](engine);
}

const afterDisagree: Readonly<Record<DisagreeRule, (engine: EngineState) => void>> = {
  end: (engine) => endInstance(engine, 'CANCELED', 'disagreed'),
  toOriginator: (engine) => void openActivity(engine, startOf(engine), 'submission', submittersOf(engine), null),
};
