import { dropBoundaries, openBoundaries } from './boundaries.ts';
import type { CommandType } from './commands.ts';
import { enterNode, takeJoinFlows } from './enter-node.ts';
import { takeOutgoingFlow } from './sequence-flows.ts';
import { isOver } from './instance-state.ts';
import { takeReadyJoin } from './joins.ts';
import { refuse } from './outcome.ts';
import { takeEmptyScope } from './scopes.ts';
import { endInstance, nodeOf, type Step } from './step.ts';
import { nodeLabel } from './template/template.ts';

/** Most that can be live in an instance at once; more comes only from a circle that splits the token in each round. */
const maxLive = 1_000;

/** Moves all tokens that a command has produced, until people have something to do everywhere or the instance ends. */
export function advance(step: Step, command: CommandType): void {
  while (!isOver(step.state)) {
    const token = step.tokens.shift();
    if (token) {
      enterNode(step, token);
      continue;
    }
    dropBoundaries(step);
    const join = takeReadyJoin(step);
    const left = join ? null : takeEmptyScope(step);
    if (join) takeJoinFlows(step, join);
    else if (left) takeOutgoingFlow(step, left);
    else break;
  }
  openBoundaries(step);
  const { activities, waits, scopes } = step.state;
  const newest = activities.at(-1) ?? waits.at(-1);
  if (newest && activities.length + waits.length + scopes.length > maxLive) {
    refuse('workflowTurnsInCircle', { activity: nodeLabel(nodeOf(step, newest.nodeId)) });
  }
  if (isOver(step.state)) return;
  if (newest) {
    const status = waits.some(({ failure }) => failure !== undefined) ? 'EXCEPTION' : 'PROCESSING';
    step.state = { ...step.state, status };
    return;
  }
  // What takes the last work away without an end in sight cannot end an instance.
  if (!step.hasEnded) refuse('workflowActionNotAllowed', { action: command });
  endInstance(step, 'COMPLETED', 'approved');
}
