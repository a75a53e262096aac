import type { ReasonCode } from '@portico/shared-kit/workflow';
import type { Helper, LiveActivity } from './instance-state.ts';
import { keepActivity } from './activities.ts';
import { logCanceled, type EngineState } from './engine-state.ts';

/** The activity with these people asked by its handlers. */
function withHelpers(activity: LiveActivity, helpers: readonly Helper[]): LiveActivity {
  const { helpers: _before, ...rest } = activity;
  return helpers.length === 0 ? rest : { ...rest, helpers };
}

/** Returns those whom the handlers of a live activity have asked, as the command has left it so far. */
export function helpersOf(engine: EngineState, activityId: string): readonly Helper[] {
  return engine.state.activities.find(({ id }) => id === activityId)?.helpers ?? [];
}

/** Writes down whom the handlers of a live activity have asked; nothing where it is live no more. */
export function setHelpers(engine: EngineState, activityId: string, helpers: readonly Helper[]): void {
  const activity = engine.state.activities.find(({ id }) => id === activityId);
  if (activity) keepActivity(engine, withHelpers(activity, helpers));
}

const reasons: Readonly<Record<Helper['kind'], ReasonCode>> = {
  assist: 'ASSIST_CANCEL',
  sign: 'ADD_WORKITEM_CANCEL',
};

/** Takes back what these people were asked for and have not answered, which the log tells. */
export function dropHelpers(engine: EngineState, activityId: string, isDropped: (helper: Helper) => boolean): void {
  const activity = engine.state.activities.find(({ id }) => id === activityId);
  const dropped = helpersOf(engine, activityId).filter(isDropped);
  takeBack(engine, activityId, isDropped);
  if (activity) logCanceled(engine, activity, dropped, ({ kind }) => reasons[kind]);
}

/** Takes back what these people were asked for, where the log says in other words who did so. */
export function takeBack(engine: EngineState, activityId: string, isDropped: (helper: Helper) => boolean): void {
  const helpers = helpersOf(engine, activityId);
  const dropped = helpers.filter(isDropped);
  if (dropped.length === 0) return;
  const finishTime = engine.context.now;
  for (const { itemId: workItemId, kind } of dropped) {
    engine.workItems.push({ kind: 'cancel', workItemId, status: 'CANCELED', reason: reasons[kind], finishTime });
  }
  setHelpers(
    engine,
    activityId,
    helpers.filter((helper) => !dropped.includes(helper)),
  );
}

/** Takes back what the handler of an item that closes had asked for; those who sign after them continue. */
export function dropHelpersOf(engine: EngineState, activityId: string, sourceItemId: string): void {
  dropHelpers(engine, activityId, (helper) => helper.sourceItemId === sourceItemId && helper.timing !== 'after');
}
