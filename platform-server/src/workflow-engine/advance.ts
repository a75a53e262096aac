import { dropBoundaries, openBoundaries } from './boundaries.ts';
import type { CommandType } from './commands.ts';
import { enterNode, takeJoinFlows } from './enter-node.ts';
import { takeOutgoingFlow } from './sequence-flows.ts';
import { isOver } from './instance-state.ts';
import { takeReadyJoin } from './joins.ts';
import { refuse } from './outcome.ts';
import { takeEmptyScope } from './scopes.ts';
import { endInstance } from './activities.ts';
import { nodeOf, type EngineState } from './engine-state.ts';
import { nodeLabel } from './template/template.ts';

/** Most that can be live in an instance at once; more comes only from a circle that splits the token in each round. */
const maxLive = 1_000;

/** Moves all tokens that a command has produced, until people have something to do everywhere or the instance ends. */
export function advance(engine: EngineState, command: CommandType): void {
  while (!isOver(engine.state)) {
    const token = engine.tokens.shift();
    if (token) {
      enterNode(engine, token);
      continue;
    }
    dropBoundaries(engine);
    const join = takeReadyJoin(engine);
    const left = join ? null : takeEmptyScope(engine);
    if (join) takeJoinFlows(engine, join);
    else if (left) takeOutgoingFlow(engine, left);
    else break;
  }
  openBoundaries(engine);
  const { activities, waits, scopes } = engine.state;
  const newest = activities.at(-1) ?? waits.at(-1);
  if (newest && activities.length + waits.length + scopes.length > maxLive) {
    refuse('workflowTurnsInCircle', { activity: nodeLabel(nodeOf(engine, newest.nodeId)) });
  }
  if (isOver(engine.state)) return;
  if (newest) {
    const status = waits.some(({ failure }) => failure !== undefined) ? 'EXCEPTION' : 'PROCESSING';
    engine.state = { ...engine.state, status };
    return;
  }
  // What takes the last work away without an end in sight cannot end an instance.
  if (!engine.hasEnded) refuse('workflowActionNotAllowed', { action: command });
  endInstance(engine, 'COMPLETED', 'approved');
}
