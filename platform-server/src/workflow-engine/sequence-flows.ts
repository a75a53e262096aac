import type { ScopedNode } from './instance-state.ts';
import { refuse } from './outcome.ts';
import { nodeOf, type Step } from './step.ts';
import { flowsFrom } from './template/graph.ts';
import { nodeLabel, type TemplateFlow } from './template/template.ts';

/** Sends a token along the only flow out of a node: any but gateways and ends. */
export function takeOutgoingFlow(step: Step, { nodeId, scope }: ScopedNode): void {
  const [flow] = flowsFrom(step.template, nodeId);
  if (!flow) refuse('noBranchMatches', { gateway: nodeLabel(nodeOf(step, nodeId)) });
  takeSequenceFlow(step, flow, scope);
}

/** Sends a token along a sequence flow; its target is entered once the command has done its own. */
export function takeSequenceFlow(step: Step, flow: TemplateFlow, scope: string | null): void {
  step.trace?.push({ kind: 'taken', flowId: flow.id });
  step.tokens.push({ nodeId: flow.target, scope, flowId: flow.id });
}
