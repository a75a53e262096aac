import type { FlowElements } from './read-nodes.ts';
import { nodeLabel, type TemplateFlow, type TemplateNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** Everything that is wrong with the shape of the graph; an instance of a graph without findings can always end. */
export function checkGraph({ nodes, flows }: FlowElements): readonly TemplateProblem[] {
  const ids = new Set(nodes.map((node) => node.id));
  const broken = flows.filter((flow) => !ids.has(flow.source) || !ids.has(flow.target));
  if (broken.length > 0) {
    return broken.map((flow) => problem('templateFlowBroken', { element: nodeLabel(flow) }, flow.id));
  }
  const ends = checkEnds(nodes);
  const local = nodes.flatMap((node) => checkFlowsOf(node, flows));
  return ends.length > 0 ? [...ends, ...local] : [...local, ...checkWays(nodes, flows)];
}

function checkEnds(nodes: readonly TemplateNode[]): readonly TemplateProblem[] {
  const starts = nodes.filter((node) => node.type === 'start');
  const found: TemplateProblem[] = [];
  if (starts.length === 0) found.push(problem('templateStartMissing', {}));
  if (starts.length > 1) {
    found.push(problem('templateStartSeveral', { elements: starts.map(nodeLabel).join(', ') }, starts[1]?.id));
  }
  if (!nodes.some((node) => node.type === 'end')) found.push(problem('templateEndMissing', {}));
  return found;
}

/** Flows of one node: start has none coming in, end none going out, and only a gateway parts the way. */
function checkFlowsOf(node: TemplateNode, flows: readonly TemplateFlow[]): readonly TemplateProblem[] {
  const outgoing = flows.filter((flow) => flow.source === node.id);
  const wrong = node.type === 'start' ? flows.filter((flow) => flow.target === node.id) : [];
  if (node.type === 'end') wrong.push(...outgoing);
  if (wrong.length > 0) {
    return wrong.map((flow) => problem('templateFlowNotAllowed', { element: nodeLabel(node) }, flow.id));
  }
  if (node.type === 'exclusive') return checkBranches(node, outgoing);
  const conditional = outgoing.filter((flow) => flow.condition !== null);
  return [
    ...(outgoing.length > 1 ? [problem('templateBranchNeedsGateway', { element: nodeLabel(node) }, node.id)] : []),
    ...conditional.map((flow) => problem('templateConditionNotAllowed', { element: nodeLabel(flow) }, flow.id)),
  ];
}

function checkBranches(
  node: Extract<TemplateNode, { type: 'exclusive' }>,
  outgoing: readonly TemplateFlow[],
): readonly TemplateProblem[] {
  if (node.defaultFlow !== null && !outgoing.some((flow) => flow.id === node.defaultFlow)) {
    return [problem('templateFlowBroken', { element: nodeLabel(node) }, node.id)];
  }
  return outgoing.flatMap((flow) => {
    const isDefault = flow.id === node.defaultFlow;
    if (isDefault && flow.condition !== null) {
      return [problem('templateConditionNotAllowed', { element: nodeLabel(flow) }, flow.id)];
    }
    const isMissing = !isDefault && flow.condition === null && outgoing.length > 1;
    return isMissing ? [problem('templateConditionMissing', { element: nodeLabel(flow) }, flow.id)] : [];
  });
}

function checkWays(nodes: readonly TemplateNode[], flows: readonly TemplateFlow[]): readonly TemplateProblem[] {
  const forward = reach(idsOfType(nodes, 'start'), flows, (flow) => [flow.source, flow.target]);
  const backward = reach(idsOfType(nodes, 'end'), flows, (flow) => [flow.target, flow.source]);
  const lost = nodes.flatMap((node) => {
    if (!forward.has(node.id)) return [problem('templateNodeUnreachable', { element: nodeLabel(node) }, node.id)];
    if (!backward.has(node.id)) return [problem('templateNodeWithoutEnd', { element: nodeLabel(node) }, node.id)];
    return [];
  });
  return [...lost, ...checkCycles(nodes, flows)];
}

/** A circle in which nobody acts would turn for ever within one step. */
function checkCycles(nodes: readonly TemplateNode[], flows: readonly TemplateFlow[]): readonly TemplateProblem[] {
  const gateways = nodes.filter((node) => node.type === 'exclusive');
  const ids = new Set(gateways.map((node) => node.id));
  const inner = flows.filter((flow) => ids.has(flow.source) && ids.has(flow.target));
  const caught = gateways.find((node) => {
    const next = inner.filter((flow) => flow.source === node.id).map((flow) => flow.target);
    return reach(next, inner, (flow) => [flow.source, flow.target]).has(node.id);
  });
  return caught ? [problem('templateCycleWithoutTask', { element: nodeLabel(caught) }, caught.id)] : [];
}

function idsOfType(nodes: readonly TemplateNode[], type: TemplateNode['type']): string[] {
  return nodes.filter((node) => node.type === type).map((node) => node.id);
}

/** Ids that can be reached from `from`, which belong to the result. */
function reach(
  from: readonly string[],
  flows: readonly TemplateFlow[],
  direction: (flow: TemplateFlow) => readonly [string, string],
): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const flow of flows) {
    const [source, target] = direction(flow);
    next.set(source, [...(next.get(source) ?? []), target]);
  }
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(next.get(id) ?? []));
  }
  return seen;
}
