import { reach } from './reach.ts';
import type { FlowElements } from './read-nodes.ts';
import { type NodeType, nodeLabel, type TemplateFlow, type TemplateNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/**
 * A circle that can turn for ever within one command: nobody acts in it, no time and no service is waited for. Conditions
 * are taken as they may be. A circle through a gateway that always waits for somebody whom the circle itself has asked
 * is none, nor one through a sub-process in which somebody always acts.
 */
export function checkCircles(elements: FlowElements): readonly TemplateProblem[] {
  const graph = flowGraphOf(elements);
  const passed = passedAtOnce(graph);
  const withoutJoins = elements.nodes.filter((node) => passed(node) && !graph.isJoin(node));
  const caught = nodeInCircle(graph, withoutJoins) ?? nodeInCircle(graph, thatHoldNothingUp(graph, passed));
  return caught ? [problem('templateCycleWithoutTask', { element: nodeLabel(caught) }, caught.id)] : [];
}

/** The flows by which each node can be left. */
interface FlowGraph {
  readonly nodes: readonly TemplateNode[];
  /** The flows that are taken whatever the record says. */
  always(id: string): readonly TemplateFlow[];
  /** All that can be taken. */
  possible(id: string): readonly TemplateFlow[];
  /** Returns whether a node is left by flows of which each that is taken holds: by all that must be, or by one of the others. */
  isLeft(id: string, holds: (target: string) => boolean): boolean;
  /** Returns whether branches come together in it. */
  isJoin(node: TemplateNode): boolean;
  startOf(subProcess: string): string | undefined;
}

function flowGraphOf({ nodes, flows }: FlowElements): FlowGraph {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const from = Map.groupBy(flows, (flow) => flow.source);
  const into = Map.groupBy(flows, (flow) => flow.target);
  const starts = new Map(nodes.flatMap(({ type, parent, id }) => (type === 'start' && parent ? [[parent, id]] : [])));
  const always = (id: string) => {
    const node = byId.get(id);
    const outgoing = from.get(id) ?? [];
    if (node?.type === 'exclusive') return [];
    if (node?.type !== 'inclusive') return outgoing;
    return outgoing.filter((flow) => flow.condition === null && flow.id !== node.defaultFlow);
  };
  const possible = (id: string) => {
    const node = byId.get(id);
    const outgoing = from.get(id) ?? [];
    // What is always taken leaves the default flow without a use.
    return node?.type === 'inclusive' && always(id).length > 0
      ? outgoing.filter((flow) => flow.id !== node.defaultFlow)
      : outgoing;
  };
  return {
    nodes,
    always,
    possible,
    isLeft(id, holds) {
      const needed = always(id);
      return needed.length > 0
        ? needed.every(({ target }) => holds(target))
        : possible(id).some(({ target }) => holds(target));
    },
    isJoin: ({ id, type }) => (type === 'parallel' || type === 'inclusive') && (into.get(id)?.length ?? 0) > 1,
    startOf: (subProcess) => starts.get(subProcess),
  };
}

/** Nodes at which an instance never stays. */
const instant: ReadonlySet<NodeType> = new Set(['start', 'exclusive', 'parallel', 'inclusive', 'circulate']);

/**
 * Returns whether a node can be left by the command that enters it: a sub-process when all its branches can end by that command, or
 * one of them can come to an end that ends the others too.
 */
function passedAtOnce(graph: FlowGraph): (node: TemplateNode) => boolean {
  const { nodes, startOf, isLeft, possible, isJoin } = graph;
  const [ended, stopped] = [new Set<string>(), new Set<string>()];
  const ends = (id: string | undefined) => id !== undefined && ended.has(id);
  const isPassed = ({ id, type }: TemplateNode) => instant.has(type) || (type === 'subProcess' && ends(startOf(id)));
  // A gateway in which branches come together may wait for one of the others.
  const stops = (node: TemplateNode) =>
    node.type === 'end'
      ? node.terminates === true
      : isPassed(node) && !isJoin(node) && possible(node.id).some(({ target }) => stopped.has(target));
  for (let before = -1; before < ended.size + stopped.size; ) {
    before = ended.size + stopped.size;
    for (const node of nodes.toReversed()) {
      if (stops(node)) stopped.add(node.id);
      const isEnd = node.type === 'end' || (isPassed(node) && isLeft(node.id, ends));
      if (isEnd || stopped.has(node.id)) ended.add(node.id);
    }
  }
  return isPassed;
}

/**
 * Returns for each node the name of the circles in which it stands: the same for nodes from each of which a path leads
 * to the other.
 */
function circlesOf({ nodes, possible }: FlowGraph): ReadonlyMap<string, string> {
  const next = new Map<string, string[]>(nodes.map(({ id }) => [id, possible(id).map(({ target }) => target)]));
  for (const node of nodes) if (node.type === 'boundary') next.get(node.host)?.push(node.id);
  const back = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const [id, targets] of next) for (const target of targets) back.get(target)?.push(id);
  const found = new Map<string, string>();
  for (const { id } of nodes) {
    if (found.has(id)) continue;
    const before = reach([id], (each) => back.get(each) ?? []);
    for (const each of reach([id], (every) => next.get(every) ?? [])) if (before.has(each)) found.set(each, id);
  }
  return found;
}

/**
 * Nodes from which a token can move on so that nothing it leads to stays where it could still come back: a gateway on a
 * circle then waits for nobody whom the circle has asked.
 */
function thatHoldNothingUp(graph: FlowGraph, isPassed: (node: TemplateNode) => boolean): readonly TemplateNode[] {
  const circles = circlesOf(graph);
  const free = new Set(graph.nodes.filter(isPassed).map(({ id }) => id));
  for (let before = -1; before !== free.size; ) {
    before = free.size;
    for (const id of free) {
      const isFree = (target: string) => free.has(target) || circles.get(target) !== circles.get(id);
      if (!graph.isLeft(id, isFree)) free.delete(id);
    }
  }
  return graph.nodes.filter(({ id }) => free.has(id));
}

/** A node from which a path leads back to it through these nodes alone; undefined where there is none. */
function nodeInCircle({ possible }: FlowGraph, nodes: readonly TemplateNode[]): TemplateNode | undefined {
  const ids = new Set(nodes.map(({ id }) => id));
  const next = new Map(nodes.map(({ id }) => [id, targetsIn(id)]));
  function targetsIn(id: string): string[] {
    return possible(id).flatMap(({ target }) => (ids.has(target) ? [target] : []));
  }
  return nodes.find(({ id }) => reach(next.get(id) ?? [], (each) => next.get(each) ?? []).has(id));
}
