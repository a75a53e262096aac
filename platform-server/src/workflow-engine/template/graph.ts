import { reach } from './reach.ts';
import type { NodeOf, TemplateFlow, TemplateNode, WorkflowTemplate } from './template.ts';

/** The node with this id; null when the template has none. */
export function findNode(template: WorkflowTemplate, id: string): TemplateNode | null {
  return graphOf(template).nodes.get(id) ?? null;
}

/**
 * Returns the start of a sub-process, or of the process itself (null); undefined only for a template that was not
 * checked.
 */
export function startIn({ nodes }: WorkflowTemplate, parent: string | null): TemplateNode | undefined {
  return nodes.find((node) => node.type === 'start' && node.parent === parent);
}

/** Returns the end events of a sub-process. */
export function endsIn({ nodes }: WorkflowTemplate, parent: string): readonly TemplateNode[] {
  return nodes.filter((node) => node.type === 'end' && node.parent === parent);
}

/** The times that are watched at a node. */
export function boundariesOf(template: WorkflowTemplate, nodeId: string): readonly NodeOf<'boundary'>[] {
  return graphOf(template).boundaries.get(nodeId) ?? [];
}

/** Flows that leave a node, in diagram order: the order in which conditions are tried. */
export function flowsFrom(template: WorkflowTemplate, nodeId: string): readonly TemplateFlow[] {
  return graphOf(template).from.get(nodeId) ?? [];
}

/** Flows that lead into a node, in diagram order. */
export function flowsInto(template: WorkflowTemplate, nodeId: string): readonly TemplateFlow[] {
  return graphOf(template).into.get(nodeId) ?? [];
}

/** Returns whether a path leads from one node to the other; from a node to itself only where it goes round. */
export function leadsTo(template: WorkflowTemplate, from: string, to: string): boolean {
  const { reach } = graphOf(template);
  let reached = reach.get(from);
  if (!reached) {
    reached = reachableFrom(template, from);
    reach.set(from, reached);
  }
  return reached.has(to);
}

interface Graph {
  readonly nodes: ReadonlyMap<string, TemplateNode>;
  readonly from: ReadonlyMap<string, readonly TemplateFlow[]>;
  readonly into: ReadonlyMap<string, readonly TemplateFlow[]>;
  /** By the node at which they stand. */
  readonly boundaries: ReadonlyMap<string, readonly NodeOf<'boundary'>[]>;
  /** Nodes that can be reached from a node, found when they are first asked for. */
  readonly reach: Map<string, ReadonlySet<string>>;
}

// A template never changes, and a command asks for the flows of every node it passes.
const graphs = new WeakMap<WorkflowTemplate, Graph>();

function graphOf(template: WorkflowTemplate): Graph {
  const known = graphs.get(template);
  if (known) return known;
  const graph = {
    nodes: new Map(template.nodes.map((node) => [node.id, node])),
    from: Map.groupBy(template.flows, (flow) => flow.source),
    boundaries: Map.groupBy(
      template.nodes.filter((node) => node.type === 'boundary'),
      ({ host }) => host,
    ),
    into: Map.groupBy(template.flows, (flow) => flow.target),
    reach: new Map(),
  };
  graphs.set(template, graph);
  return graph;
}

/** Returns the nodes to which a token can move from a node: by its flows, or by the times that are watched there. */
export function placesAfter(template: WorkflowTemplate, id: string): readonly string[] {
  const byTime = boundariesOf(template, id).map((boundary) => boundary.id);
  return [...flowsFrom(template, id).map(({ target }) => target), ...byTime];
}

/** Returns the nodes that can be reached from a node by at least one flow. */
function reachableFrom(template: WorkflowTemplate, id: string): ReadonlySet<string> {
  const next = (each: string) => placesAfter(template, each);
  return reach(next(id), next);
}
