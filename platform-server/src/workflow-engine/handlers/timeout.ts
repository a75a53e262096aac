import { closeByRule } from '../close-by-rule.ts';
import { actionCode, type TimeoutAction } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { countVote } from '../count-vote.ts';
import { closeAll, endInstance } from '../activities.ts';
import { nodeOf, type EngineState } from '../engine-state.ts';
import { isTask, type TaskNode } from '../template/template.ts';

/**
 * Reminds somebody of work that is due soon, or does what the activity says once its time is over. Refused: an item
 * that was handled meanwhile (402003), and one whose time has not come (402002); so doing it twice does it once.
 */
export function timeout(engine: EngineState, { workItem }: CommandOf<'timeout'>): void {
  const { now } = engine.context;
  const { dueTime, timerDueTime, id: workItemId } = workItem;
  const activity = engine.state.activities.find(({ id }) => id === workItem.activityId);
  if (workItem.status !== 'PENDING' || !activity) return refuse('workItemHandled', {});
  const node = nodeOf(engine, activity.nodeId);
  if (dueTime === null || timerDueTime === null || timerDueTime > now || !isTask(node)) {
    return refuse('workflowActionNotAllowed', { action: 'timeout' });
  }
  const { type, activityCode, participant } = workItem;
  const { name: activityName, nameI18n: activityNameI18n } = node;
  const item = { id: workItemId, type, activityCode, activityName, activityNameI18n, participant };
  const distance = Math.abs(Date.parse(dueTime) - Date.parse(now));
  if (dueTime > now) {
    engine.events.push({ kind: 'dueSoon', item, distance });
    engine.workItems.push({ kind: 'setTimer', workItemId, timerDueTime: dueTime });
    return;
  }
  const action = node.timeout?.action ?? 'remind';
  engine.events.push({ kind: 'timedOut', item, distance, action });
  atTheEnd[action](engine, { node, activity, workItem });
}

interface Overdue {
  readonly node: TaskNode;
  readonly activity: LiveActivity;
  readonly workItem: CommandOf<'timeout'>['workItem'];
}

const atTheEnd: Readonly<Record<TimeoutAction, (engine: EngineState, overdue: Overdue) => void>> = {
  remind: (engine, { workItem: { id } }) =>
    engine.workItems.push({ kind: 'setTimer', workItemId: id, timerDueTime: null }),
  pass: (engine, { node, activity, workItem }) => {
    const status = node.type === 'approve' ? 'AGREED' : 'SUBMITTED';
    closeByRule(engine, workItem, { status, action: actionCode.timeoutPass, reason: 'TIMEOUT_PASS' });
    countVote(engine, node, activity, 'agreed');
  },
  abort: (engine, { workItem }) => {
    const reason = 'TIMEOUT_ABORTED';
    closeByRule(engine, workItem, { status: 'ABORTED', action: actionCode.timeoutCancel, reason });
    closeAll(engine, 'ABORTED', reason);
    endInstance(engine, 'CANCELED', 'aborted');
  },
  void: (engine, { workItem }) => {
    const reason = 'TIMEOUT_VOIDED';
    closeByRule(engine, workItem, { status: 'VOIDED', action: actionCode.timeoutCancel, reason });
    closeAll(engine, 'VOIDED', reason);
    endInstance(engine, 'BE_CANCELED', 'voided');
  },
};
