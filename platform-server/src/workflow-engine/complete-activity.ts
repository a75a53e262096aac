import { waitingAt } from './waiting-at.ts';
import { activePeople, participantsOf } from './find-people.ts';
import type { LiveActivity } from './instance-state.ts';
import { takeOutgoingFlow } from './sequence-flows.ts';
import { refuse } from './outcome.ts';
import type { Person } from './participants.ts';
import { keepActivity, openActivity } from './activities.ts';
import { nodeOf, type EngineState } from './engine-state.ts';
import { isTask, type TaskNode } from './template/template.ts';

/** Completes an activity: its token leaves by its outgoing flow, or returns to the one that sent the instance here. */
export function completeActivity(engine: EngineState, { nodeId, scope, returnTo }: LiveActivity): void {
  if (returnTo === undefined) return takeOutgoingFlow(engine, { nodeId, scope });
  const node = nodeOf(engine, returnTo.nodeId);
  if (!isTask(node)) return refuse('workflowActionNotAllowed', { action: 'submit' });
  const people = peopleBack(engine, node, returnTo.person);
  if (people.length === 0) return takeOutgoingFlow(engine, { nodeId: node.id, scope });
  const opened = openActivity(engine, node, waitingAt[node.type], people, scope);
  if (returnTo.further) keepActivity(engine, { ...opened, returnTo: returnTo.further });
}

/**
 * Returns the people who decide anew: where one decides, the person who sent it back, while they are active; where
 * several decide, all of them.
 */
function peopleBack(engine: EngineState, node: TaskNode, person: Person): readonly Person[] {
  const same = node.multiInstance === 'any' ? activePeople(engine, [person]) : [];
  return same.length > 0 ? same : participantsOf(engine, node);
}
