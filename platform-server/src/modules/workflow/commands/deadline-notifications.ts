import type { TimeoutAction } from '@portico/shared-kit/workflow';
import { type Timeout, timeUnits } from '../../notifications/index.ts';
import type { WorkflowNotificationVariant } from '../workflow.ports.ts';
import type { CompletedOutcome } from './run-command.ts';

/** Outcome of work whose time is over; null: it stays to be done. */
const variants: Readonly<Record<TimeoutAction, WorkflowNotificationVariant | null>> = {
  remind: null,
  pass: 'passed',
  abort: 'aborted',
  void: 'voided',
};

/** Returns the notifications for people whose work is due soon or overdue. */
export function deadlineNotifications(events: CompletedOutcome['events']) {
  return events.flatMap((event) => {
    if (event.kind !== 'dueSoon' && event.kind !== 'timedOut') return [];
    const { kind, item, distance } = event;
    const variant = event.kind === 'timedOut' ? variants[event.action] : null;
    const { activityName, activityNameI18n, type: workItemType, participant } = item;
    const about = { activityName, activityNameI18n, workItemId: item.id, workItemType };
    return [{ kind, ...(variant && { variant }), userId: participant.id, ...about, timeout: inUnits(distance) }];
  });
}

/** A time as people say it: in the largest unit that it is whole in, to the minute from one minute on. */
function inUnits(ms: number): Timeout {
  const value = roundTo(ms, ms < timeUnits.MINUTE ? timeUnits.SECOND : timeUnits.MINUTE);
  const units = ['DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;
  const unit = units.find((each) => value >= timeUnits[each] && value % timeUnits[each] === 0) ?? 'SECOND';
  return { value: value / timeUnits[unit], unit };
}

function roundTo(value: number, unit: number): number {
  return Math.round(value / unit) * unit;
}
