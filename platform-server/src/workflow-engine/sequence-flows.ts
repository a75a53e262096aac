import type { ScopedNode } from './instance-state.ts';
import { refuse } from './outcome.ts';
import { nodeOf, type EngineState } from './engine-state.ts';
import { flowsFrom } from './template/graph.ts';
import { nodeLabel, type TemplateFlow } from './template/template.ts';

/** Sends a token along the only flow out of a node: any but gateways and ends. */
export function takeOutgoingFlow(engine: EngineState, { nodeId, scope }: ScopedNode): void {
  const [flow] = flowsFrom(engine.template, nodeId);
  if (!flow) refuse('noBranchMatches', { gateway: nodeLabel(nodeOf(engine, nodeId)) });
  takeSequenceFlow(engine, flow, scope);
}

/** Sends a token along a sequence flow; its target is entered once the command has done its own. */
export function takeSequenceFlow(engine: EngineState, flow: TemplateFlow, scope: string | null): void {
  engine.trace?.push({ kind: 'taken', flowId: flow.id });
  engine.tokens.push({ nodeId: flow.target, scope, flowId: flow.id });
}
