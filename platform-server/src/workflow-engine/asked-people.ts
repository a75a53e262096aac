import type { ReasonCode } from '@portico/shared-kit/workflow';
import type { Helper, LiveActivity } from './instance-state.ts';
import { keepActivity, logCanceled, type Step } from './step.ts';

/** The activity with these people asked by its handlers. */
function withHelpers(activity: LiveActivity, helpers: readonly Helper[]): LiveActivity {
  const { helpers: _before, ...rest } = activity;
  return helpers.length === 0 ? rest : { ...rest, helpers };
}

/** Returns those whom the handlers of a live activity have asked, as the step stands. */
export function helpersOf(step: Step, activityId: string): readonly Helper[] {
  return step.state.activities.find(({ id }) => id === activityId)?.helpers ?? [];
}

/** Writes down whom the handlers of a live activity have asked; nothing where it is live no more. */
export function setHelpers(step: Step, activityId: string, helpers: readonly Helper[]): void {
  const activity = step.state.activities.find(({ id }) => id === activityId);
  if (activity) keepActivity(step, withHelpers(activity, helpers));
}

const reasons: Readonly<Record<Helper['kind'], ReasonCode>> = {
  assist: 'ASSIST_CANCEL',
  sign: 'ADD_WORKITEM_CANCEL',
};

/** Takes back what these people were asked for and have not answered, which the log tells. */
export function dropHelpers(step: Step, activityId: string, isDropped: (helper: Helper) => boolean): void {
  const activity = step.state.activities.find(({ id }) => id === activityId);
  const dropped = helpersOf(step, activityId).filter(isDropped);
  takeBack(step, activityId, isDropped);
  if (activity) logCanceled(step, activity, dropped, ({ kind }) => reasons[kind]);
}

/** Takes back what these people were asked for, where the log says in other words who did so. */
export function takeBack(step: Step, activityId: string, isDropped: (helper: Helper) => boolean): void {
  const helpers = helpersOf(step, activityId);
  const dropped = helpers.filter(isDropped);
  if (dropped.length === 0) return;
  const finishTime = step.context.now;
  for (const { itemId: workItemId, kind } of dropped) {
    step.workItems.push({ kind: 'cancel', workItemId, status: 'CANCELED', reason: reasons[kind], finishTime });
  }
  setHelpers(
    step,
    activityId,
    helpers.filter((helper) => !dropped.includes(helper)),
  );
}

/** Takes back what the handler of an item that closes had asked for; those who sign after them continue. */
export function dropHelpersOf(step: Step, activityId: string, sourceItemId: string): void {
  dropHelpers(step, activityId, (helper) => helper.sourceItemId === sourceItemId && helper.timing !== 'after');
}
