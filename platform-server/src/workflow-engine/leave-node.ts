import type { ScopedNode } from './instance-state.ts';
import { refuse } from './outcome.ts';
import { nodeOf, type Step } from './step.ts';
import { flowsFrom } from './template/graph.ts';
import { nodeLabel, type TemplateFlow } from './template/template.ts';

/** Goes on from a node that has one way out: any but gateways and ends. */
export function leaveNode(step: Step, { nodeId, scope }: ScopedNode): void {
  const [flow] = flowsFrom(step.template, nodeId);
  if (!flow) refuse('noBranchMatches', { gateway: nodeLabel(nodeOf(step, nodeId)) });
  take(step, flow, scope);
}

/** Opens the way by a flow; where it leads is entered once the command has done its own. */
export function take(step: Step, flow: TemplateFlow, scope: string | null): void {
  step.trace?.push({ kind: 'taken', flowId: flow.id });
  step.ways.push({ nodeId: flow.target, scope, flowId: flow.id });
}
