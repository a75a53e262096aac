import type { CommandOf } from '../commands.ts';
import { refuse } from '../outcome.ts';
import type { EngineState } from '../engine-state.ts';
import { activityOfItem } from './work-item.ts';

/**
 * Whoever has a work item may keep what they have begun, also while they wait for others. It says nothing to anybody and
 * decides nothing, so it leaves no entry: the log shows it of the item while that is open. The record is changed along
 * with what is handed in, submitted again or opened to who approves alone.
 */
export function temporarySave(engine: EngineState, command: CommandOf<'temporarySave'>): void {
  const { waiting, nodeId } = activityOfItem(engine, command);
  const { type } = command.workItem;
  const node = engine.template.nodes.find(({ id }) => id === nodeId);
  const isOpened = node?.type === 'approve' && (node.fields ?? []).some(({ writable }) => writable);
  const isFilledIn = (waiting !== 'decision' && (type === 0 || type === 1)) || (isOpened && type !== 2);
  if (command.changesRecord && !isFilledIn) refuse('workflowActionNotAllowed', { action: 'temporarySave' });
}
