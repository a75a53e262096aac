import type { TemplateNode, WorkflowTemplate } from '../../../workflow-engine/index.ts';

/** The nodes that sequence flows lead to and come from, into sub-processes and out of them behind their ends. */
interface FlowGraph {
  after(id: string): readonly string[];
  before(id: string): readonly string[];
}

/** Nodes at which nobody does anything, so that nothing is written when an instance passes them. */
const silent: readonly TemplateNode['type'][] = [
  ...(['start', 'end', 'exclusive', 'parallel', 'inclusive', 'timer', 'subProcess'] as const),
];

function flowGraphOf({ nodes, flows }: WorkflowTemplate): FlowGraph {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [from, into] = [Map.groupBy(flows, ({ source }) => source), Map.groupBy(flows, ({ target }) => target)];
  const inside = Map.groupBy(nodes, ({ parent }) => parent);
  const within = (id: string, type: TemplateNode['type']) =>
    (inside.get(id) ?? []).filter((node) => node.type === type).map((node) => node.id);
  const typeOf = (id: string) => byId.get(id)?.type;
  const parentOf = (id: string) => byId.get(id)?.parent ?? id;
  return {
    after: (id) =>
      typeOf(id) === 'subProcess'
        ? within(id, 'start')
        : (from.get(typeOf(id) === 'end' ? parentOf(id) : id) ?? []).map(({ target }) => target),
    before: (id) =>
      typeOf(id) === 'start' && parentOf(id) !== id
        ? [parentOf(id)]
        : (into.get(id) ?? []).flatMap(({ source }) =>
            typeOf(source) === 'subProcess' ? within(source, 'end') : [source],
          ),
  };
}

/**
 * Returns the nodes that an instance has been through, by what is stored of it: nodes that leave nothing written were
 * passed where they lie between two that were. Of several ends of which any may have been the last, none is told.
 */
export function passedNodes(
  template: WorkflowTemplate,
  visited: ReadonlySet<string>,
  isApproved: boolean,
): ReadonlySet<string> {
  const graph = flowGraphOf(template);
  const silentIds = new Set(template.nodes.filter(({ type }) => silent.includes(type)).map(({ id }) => id));
  const through = (from: Iterable<string>, next: (id: string) => readonly string[]) => {
    const found = new Set<string>();
    const waiting = [...from].flatMap(next);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || !silentIds.has(id)) continue;
      found.add(id);
      waiting.push(...next(id));
    }
    return found;
  };
  const choices = new Set(template.nodes.filter(({ type }) => type === 'exclusive').map(({ id }) => id));
  const onward = (id: string) => {
    const next = graph.after(id);
    // Where a choice is known, the flows that leave nothing written were not chosen.
    const chosen = choices.has(id) ? next.filter((each) => visited.has(each)) : [];
    return chosen.length > 0 ? chosen : next;
  };
  const behind = through(visited, onward);
  const ends = template.nodes.filter(({ id, type, parent }) => type === 'end' && parent === null && behind.has(id));
  const known = new Set([...visited, ...(isApproved && ends.length === 1 ? ends.map(({ id }) => id) : [])]);
  const ahead = through(known, graph.before);
  return new Set([...known, ...[...behind].filter((id) => ahead.has(id))]);
}
