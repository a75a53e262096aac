import { reach } from './reach.ts';
import type { FlowElements } from './read-nodes.ts';
import { type NodeType, nodeLabel, type TemplateFlow, type TemplateNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/**
 * A circle that can turn for ever within one step: nobody acts in it, no time and no service is waited for. Conditions
 * are taken as they may be. A circle through a gateway that always waits for somebody whom the circle itself has asked
 * is none, nor one through a sub-process in which somebody always acts.
 */
export function checkCircles(elements: FlowElements): readonly TemplateProblem[] {
  const ways = waysOf(elements);
  const passed = passedAtOnce(ways);
  const withoutJoins = elements.nodes.filter((node) => passed(node) && !ways.isJoin(node));
  const caught = nodeInCircle(ways, withoutJoins) ?? nodeInCircle(ways, thatHoldNothingUp(ways, passed));
  return caught ? [problem('templateCycleWithoutTask', { element: nodeLabel(caught) }, caught.id)] : [];
}

/** By which flows a node can be left. */
interface Ways {
  readonly nodes: readonly TemplateNode[];
  /** The flows that are taken whatever the record says. */
  always(id: string): readonly TemplateFlow[];
  /** All that can be taken. */
  possible(id: string): readonly TemplateFlow[];
  /** Returns whether a node is left by flows of which each that is taken holds: by all that must be, or by one of the others. */
  goesOn(id: string, holds: (target: string) => boolean): boolean;
  /** Returns whether branches come together in it. */
  isJoin(node: TemplateNode): boolean;
  startOf(subProcess: string): string | undefined;
}

function waysOf({ nodes, flows }: FlowElements): Ways {
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
    goesOn(id, holds) {
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
 * Returns whether a node can be left in the step that enters it: a sub-process when all its branches can end in that step, or
 * one of them can come to an end that ends the others too.
 */
function passedAtOnce(ways: Ways): (node: TemplateNode) => boolean {
  const { nodes, startOf, goesOn, possible, isJoin } = ways;
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
      const isEnd = node.type === 'end' || (isPassed(node) && goesOn(node.id, ends));
      if (isEnd || stopped.has(node.id)) ended.add(node.id);
    }
  }
  return isPassed;
}

/**
 * Returns for each node the name of the circles in which it stands: the same for nodes from each of which a way leads
 * to the other.
 */
function circlesOf({ nodes, possible }: Ways): ReadonlyMap<string, string> {
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
 * Nodes from which the way can go on so that nothing it leads to stays where it could still come back: a gateway on a
 * circle then waits for nobody whom the circle has asked.
 */
function thatHoldNothingUp(ways: Ways, isPassed: (node: TemplateNode) => boolean): readonly TemplateNode[] {
  const circles = circlesOf(ways);
  const free = new Set(ways.nodes.filter(isPassed).map(({ id }) => id));
  for (let before = -1; before !== free.size; ) {
    before = free.size;
    for (const id of free) {
      const isFree = (target: string) => free.has(target) || circles.get(target) !== circles.get(id);
      if (!ways.goesOn(id, isFree)) free.delete(id);
    }
  }
  return ways.nodes.filter(({ id }) => free.has(id));
}

/** A node from which a way leads back to it through these nodes alone; undefined where there is none. */
function nodeInCircle({ possible }: Ways, nodes: readonly TemplateNode[]): TemplateNode | undefined {
  const ids = new Set(nodes.map(({ id }) => id));
  const next = new Map(nodes.map(({ id }) => [id, targetsIn(id)]));
  function targetsIn(id: string): string[] {
    return possible(id).flatMap(({ target }) => (ids.has(target) ? [target] : []));
  }
  return nodes.find(({ id }) => reach(next.get(id) ?? [], (each) => next.get(each) ?? []).has(id));
}
