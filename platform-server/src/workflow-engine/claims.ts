import type { Claim, LiveActivity } from './instance-state.ts';
import { keepActivity } from './activities.ts';
import type { EngineState } from './engine-state.ts';
import { isTask, type TemplateNode } from './template/template.ts';

/**
 * Returns whether one of its people may claim an activity: where any one of several is enough, nobody has claimed it, and
 * nobody's agreement waits for those who sign after them.
 */
export function isClaimable(node: TemplateNode | undefined, { open, waiting, claim, helpers }: LiveActivity): boolean {
  if (node === undefined || !isTask(node) || node.multiInstance !== 'any' || waiting === 'submission') return false;
  return open > 1 && claim === undefined && !helpers?.some(({ timing }) => timing === 'after');
}

/** The claim goes along where an item takes the place of the claimed one: who has the work now has claimed it. */
export function passClaim(engine: EngineState, activityId: string, from: string, to: string): void {
  const activity = engine.state.activities.find(({ id }) => id === activityId);
  if (activity?.claim?.itemId === from) keepActivity(engine, withClaim(activity, { ...activity.claim, itemId: to }));
}

/** Drops the claim, so that nobody has claimed the activity any more; what the claim had suspended stays closed. */
export function dropClaim(engine: EngineState, activityId: string): void {
  const activity = engine.state.activities.find(({ id }) => id === activityId);
  if (activity?.claim) keepActivity(engine, withClaim(activity, null));
}

/** The activity as somebody has claimed it, or as nobody has. */
export function withClaim(activity: LiveActivity, claim: Claim | null): LiveActivity {
  const { claim: _before, ...rest } = activity;
  return claim === null ? rest : { ...rest, claim };
}
