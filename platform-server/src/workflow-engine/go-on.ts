import { dropBoundaries, openBoundaries } from './boundaries.ts';
import type { CommandType } from './commands.ts';
import { enterNode, leaveJoin } from './enter-node.ts';
import { leaveNode } from './leave-node.ts';
import { isOver } from './instance-state.ts';
import { takeReadyJoin } from './joins.ts';
import { refuse } from './outcome.ts';
import { takeEmptyScope } from './scopes.ts';
import { endInstance, nodeOf, type Step } from './step.ts';
import { nodeLabel } from './template/template.ts';

/** Most that can be live in an instance at once; more comes of a circle alone that parts the way in each round. */
const maxLive = 1_000;

/** Goes all ways that a command has opened, until people have something to do everywhere or the instance ends. */
export function goOn(step: Step, command: CommandType): void {
  while (!isOver(step.state)) {
    const way = step.ways.shift();
    if (way) {
      enterNode(step, way);
      continue;
    }
    dropBoundaries(step);
    const join = takeReadyJoin(step);
    const left = join ? null : takeEmptyScope(step);
    if (join) leaveJoin(step, join);
    else if (left) leaveNode(step, left);
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
  // What takes the last work away without an end in sight is no way to end an instance.
  if (!step.hasEnded) refuse('workflowActionNotAllowed', { action: command });
  endInstance(step, 'COMPLETED', 'approved');
}
