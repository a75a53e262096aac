import { checkCircles } from './check-circles.ts';
import { reach } from './reach.ts';
import type { FlowElements } from './read-nodes.ts';
import { type NodeOf, type NodeType, nodeLabel, type TemplateFlow, type TemplateNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** Returns all that is wrong with the shape of the graph; an instance of a graph without findings can always end. */
export function checkGraph({ nodes, flows }: FlowElements): readonly TemplateProblem[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parent]));
  // No flow leads into a sub-process or out of it but its own.
  const broken = flows.filter(({ source, target }) => {
    return !parents.has(source) || !parents.has(target) || parents.get(source) !== parents.get(target);
  });
  if (broken.length > 0) {
    return broken.map((flow) => problem('templateFlowBroken', { element: nodeLabel(flow) }, flow.id));
  }
  const astray = nodes.filter((node) => node.type === 'boundary').filter((node) => !isHost(nodes, node));
  if (astray.length > 0) {
    return astray.map(({ id, name, host: value }) => {
      return problem('templateRuleInvalid', { element: nodeLabel({ id, name }), rule: 'attachedToRef', value }, id);
    });
  }
  const outgoing = Map.groupBy(flows, (flow) => flow.source);
  const incoming = Map.groupBy(flows, (flow) => flow.target);
  const containers = [null, ...nodes.filter((node) => node.type === 'subProcess')];
  const ends = containers.flatMap((container) => checkEnds(container, nodes));
  const local = nodes.flatMap((node) => checkFlowsOf(node, outgoing.get(node.id) ?? [], incoming.get(node.id) ?? []));
  return ends.length > 0 ? [...ends, ...local] : [...local, ...checkPaths(nodes, flows)];
}

/** Types of nodes whose time can be watched. */
const hosts: ReadonlySet<NodeType> = new Set(['approve', 'handle', 'subProcess', 'serviceCall']);

function isHost(nodes: readonly TemplateNode[], { host, parent }: NodeOf<'boundary'>): boolean {
  return nodes.some((node) => node.id === host && node.parent === parent && hosts.has(node.type));
}

/** A process, or a sub-process, has one start and at least one end. */
function checkEnds(container: TemplateNode | null, nodes: readonly TemplateNode[]): readonly TemplateProblem[] {
  const inside = nodes.filter((node) => node.parent === (container?.id ?? null));
  const starts = inside.filter((node) => node.type === 'start');
  const found: TemplateProblem[] = [];
  const element = container ? nodeLabel(container) : '';
  if (starts.length === 0) {
    found.push(
      container
        ? problem('templateSubProcessWithoutStart', { element }, container.id)
        : problem('templateStartMissing', {}),
    );
  }
  if (starts.length > 1) {
    found.push(problem('templateStartSeveral', { elements: starts.map(nodeLabel).join(', ') }, starts[1]?.id));
  }
  if (!inside.some((node) => node.type === 'end')) {
    found.push(
      container
        ? problem('templateSubProcessWithoutEnd', { element }, container.id)
        : problem('templateEndMissing', {}),
    );
  }
  return found;
}

/** Flows of one node: start has none coming in, end none going out, and only a gateway splits a token. */
function checkFlowsOf(
  node: TemplateNode,
  outgoing: readonly TemplateFlow[],
  incoming: readonly TemplateFlow[],
): readonly TemplateProblem[] {
  const wrong = node.type === 'start' || node.type === 'boundary' ? incoming : node.type === 'end' ? outgoing : [];
  if (wrong.length > 0) {
    return wrong.map((flow) => problem('templateFlowNotAllowed', { element: nodeLabel(node) }, flow.id));
  }
  if ('defaultFlow' in node) return checkBranches(node, outgoing);
  const conditional = outgoing.filter((flow) => flow.condition !== null);
  return [
    ...(outgoing.length > 1 && node.type !== 'parallel'
      ? [problem('templateBranchNeedsGateway', { element: nodeLabel(node) }, node.id)]
      : []),
    ...conditional.map((flow) => problem('templateConditionNotAllowed', { element: nodeLabel(flow) }, flow.id)),
  ];
}

function checkBranches(
  node: NodeOf<'exclusive' | 'inclusive'>,
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
    // An inclusive gateway always takes what has no condition.
    const isMissing = node.type === 'exclusive' && !isDefault && flow.condition === null && outgoing.length > 1;
    return isMissing ? [problem('templateConditionMissing', { element: nodeLabel(flow) }, flow.id)] : [];
  });
}

function checkPaths(nodes: readonly TemplateNode[], flows: readonly TemplateFlow[]): readonly TemplateProblem[] {
  const next = Map.groupBy(flows, ({ source }) => source);
  const back = Map.groupBy(flows, ({ target }) => target);
  const forward = reach(idsOfType(nodes, 'start'), (id) => [
    ...(next.get(id) ?? []).map(({ target }) => target),
    ...nodes.flatMap((node) => (node.type === 'boundary' && node.host === id ? [node.id] : [])),
  ]);
  const backward = reach(idsOfType(nodes, 'end'), (id) => (back.get(id) ?? []).map(({ source }) => source));
  const lost = nodes.flatMap((node) => {
    if (!forward.has(node.id)) return [problem('templateNodeUnreachable', { element: nodeLabel(node) }, node.id)];
    if (!backward.has(node.id)) return [problem('templateNodeWithoutEnd', { element: nodeLabel(node) }, node.id)];
    return [];
  });
  return [...lost, ...checkCircles({ nodes, flows })];
}

function idsOfType(nodes: readonly TemplateNode[], type: TemplateNode['type']): string[] {
  return nodes.filter((node) => node.type === type).map((node) => node.id);
}
