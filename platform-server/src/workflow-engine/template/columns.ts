import { boundariesOf, flowsFrom, flowsInto } from './graph.ts';
import type { TemplateNode, WorkflowTemplate } from './template.ts';

/**
 * Returns the column of each of these nodes, counted from 0: behind the columns of all nodes from which a flow leads to it,
 * where the flow does not lead back.
 */
export function columnsOf(template: WorkflowTemplate, nodes: readonly TemplateNode[]): ReadonlyMap<string, number> {
  const { order, onward } = onwardFlows(template, nodes);
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  for (const id of order) {
    const next = (columns.get(id) ?? 0) + 1;
    for (const target of onward.get(id) ?? []) columns.set(target, Math.max(columns.get(target) ?? 0, next));
  }
  return columns;
}

interface OnwardFlows {
  /** Nodes in an order in which no flow but one that leads back has its target before its source. */
  readonly order: readonly string[];
  /** Targets of the flows of a node that do not lead back. */
  readonly onward: ReadonlyMap<string, readonly string[]>;
}

/** Walks every path to its end. A flow leads back where it leads to a node of the path that is just walked. */
function onwardFlows(template: WorkflowTemplate, nodes: readonly TemplateNode[]): OnwardFlows {
  const known = new Set(nodes.map(({ id }) => id));
  const [onward, left] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const finished: string[] = [];
  const path: string[] = [];
  const enter = (id: string) => {
    onward.set(id, []);
    left.set(
      id,
      targetsOf(template, id).filter((target) => known.has(target)),
    );
    path.push(id);
  };
  for (const id of beginnings(template, nodes)) {
    if (!onward.has(id)) enter(id);
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const target = left.get(at)?.shift();
      if (target === undefined) {
        finished.push(at);
        path.pop();
      } else if (!path.includes(target)) {
        onward.get(at)?.push(target);
        if (!onward.has(target)) enter(target);
      }
    }
  }
  return { order: finished.toReversed(), onward };
}

/** Returns the nodes in an order in which a walk begins with the start, then with what no flow leads to. */
function beginnings(template: WorkflowTemplate, nodes: readonly TemplateNode[]): readonly string[] {
  const rank = ({ id, type }: TemplateNode) => (type === 'start' ? 0 : flowsInto(template, id).length === 0 ? 1 : 2);
  return nodes.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
}

/** Returns where the flows of a node lead, those of the events on its border included. */
function targetsOf(template: WorkflowTemplate, id: string): string[] {
  const sources = [id, ...boundariesOf(template, id).map((boundary) => boundary.id)];
  return sources.flatMap((source) => flowsFrom(template, source).map(({ target }) => target));
}
