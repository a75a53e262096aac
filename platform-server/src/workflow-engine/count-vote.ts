import { closeByRule } from './close-by-rule.ts';
import { actionCode, type DisagreeRule, type ReasonCode } from '@portico/shared-kit/workflow';
import { passReasons } from './auto-pass.ts';
import { activePeople, submittersOf } from './find-people.ts';
import type { LiveActivity, Tally } from './instance-state.ts';
import { completeActivity } from './complete-activity.ts';
import { startOf } from './handlers/work-item.ts';
import type { NewWorkItem } from './outcome.ts';
import type { Person } from './participants.ts';
import {
  closeActivity,
  closeAll,
  endInstance,
  giveWork,
  keepActivity,
  openActivity,
  type Step,
  withQueue,
} from './step.ts';
import type { NodeOf, TaskNode } from './template/template.ts';
import { outcomeOf } from './completion-condition.ts';

/**
 * Counts the vote of the person whose item has just been closed, as the activity stood before, and advances once the
 * completion condition has an outcome: ahead with an agreement, by the rule of the activity after a disagreement. Until
 * then the next one in a sequence gets work.
 */
export function countVote(step: Step, node: TaskNode, before: LiveActivity, vote: keyof Tally): void {
  const tally = { ...(before.tally ?? noVotes), [vote]: (before.tally ?? noVotes)[vote] + 1 };
  const now = step.state.activities.find(({ id }) => id === before.id);
  const open = now?.open ?? 0;
  const { helpers: _asked, queue = [], ...rest } = before;
  const activity = { ...rest, open, tally, ...(now?.helpers && { helpers: now.helpers }) };
  let outcome = outcomeOf(node, tally, open + queue.length);
  if (outcome === null) {
    if (open > 0) return keepActivity(step, withQueue(activity, queue));
    if (openNext(step, node, activity, queue)) return;
    outcome = outcomeOf(node, tally, 0);
  }
  closeActivity(step, before, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  if (outcome === 'disagreed' && node.type === 'approve') goBack(step, node);
  else completeActivity(step, before);
}

const noVotes: Tally = { agreed: 0, disagreed: 0, abstained: 0 };

/** Gives the first in the queue work who is still active and not passed; answers whether there was one. */
function openNext(step: Step, node: TaskNode, activity: LiveActivity, queue: readonly Person[]): boolean {
  for (const [index, person] of queue.entries()) {
    const [active] = activePeople(step, [person]);
    if (active === undefined) continue;
    const live = { ...activity, open: 1 };
    keepActivity(step, withQueue(live, queue.slice(index + 1)));
    const [item] = giveWork(step, live, [active]);
    const reason = passReasons(step, node, [active]).get(active.id);
    if (item === undefined || reason === undefined) return true;
    passItem(step, node, item, reason);
  }
  return false;
}

/** Passes those among the people of an activity that has just been opened who need not be asked. */
export function passAutomatically(
  step: Step,
  node: TaskNode,
  activityId: string,
  reasons: ReadonlyMap<string, ReasonCode>,
): void {
  const items = step.workItems.flatMap((change) => (change.kind === 'open' ? [change.item] : []));
  for (const item of items.filter((each) => each.activityId === activityId)) {
    const reason = reasons.get(item.participant.id);
    const activity = step.state.activities.find(({ id }) => id === activityId);
    if (reason === undefined || activity === undefined) continue;
    passItem(step, node, item, reason);
    countVote(step, node, activity, 'agreed');
  }
}

function passItem(step: Step, node: TaskNode, item: NewWorkItem, reason: ReasonCode): void {
  const agreed = { status: 'AGREED', action: actionCode.agree } as const;
  const submitted = { status: 'SUBMITTED', action: actionCode.submit } as const;
  closeByRule(step, item, { ...(node.type === 'approve' ? agreed : submitted), reason });
}

function goBack(step: Step, node: NodeOf<'approve'>): void {
  closeAll(step, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
  afterDisagree[node.disagree](step);
}

const afterDisagree: Readonly<Record<DisagreeRule, (step: Step) => void>> = {
  end: (step) => endInstance(step, 'CANCELED', 'disagreed'),
  toOriginator: (step) => void openActivity(step, startOf(step), 'submission', submittersOf(step), null),
};
