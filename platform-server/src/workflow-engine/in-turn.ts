import type { LiveActivity } from './instance-state.ts';
import { isTask, type TemplateNode } from './template/template.ts';

/** Returns whether the people of a live activity at this node come one after the other. */
export function isInTurn(node: TemplateNode, { waiting }: Pick<LiveActivity, 'waiting'>): boolean {
  return isTask(node) && node.multiInstance === 'sequence' && waiting !== 'submission';
}
