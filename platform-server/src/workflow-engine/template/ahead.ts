import { reach } from './reach.ts';
import { placesAfter } from './graph.ts';
import { isTask, type TemplateNode, type WorkflowTemplate } from './template.ts';

/**
 * Returns whether a path leads ahead from one node to another, never round a loop: what lies ahead of a node is done again when
 * the instance goes back to it, what stands beside it in another branch is not.
 */
export function leadsAhead(template: WorkflowTemplate, from: string, to: string): boolean {
  const flows = aheadIn(template);
  const next = (id: string) => flows.get(id) ?? [];
  return reach(next(from), next).has(to);
}

/** The nodes that lie ahead of these, never round a loop; a sub-process lies ahead with all that is in it. */
export function nodesAhead(template: WorkflowTemplate, from: Iterable<string>): ReadonlySet<string> {
  const flows = aheadIn(template);
  const inside = Map.groupBy(template.nodes, ({ parent }) => parent);
  const next = (id: string) => flows.get(id) ?? [];
  const beside = reach([...from].flatMap((id) => pathTo(template, id)).flatMap(next), next);
  return reach(beside, (id) => (inside.get(id) ?? []).map((node) => node.id));
}

/**
 * The activities from which an instance can have come to a node, and where it began, in diagram order: also those in
 * sub-processes before it, and those before the sub-process in which it stands.
 */
export function earlierActivities(template: WorkflowTemplate, nodeId: string): readonly TemplateNode[] {
  const isOrigin = ({ type, parent }: TemplateNode) => type === 'start' && parent === null;
  return template.nodes.filter((node) => isOrigin(node) || (isTask(node) && isBefore(template, node.id, nodeId)));
}

/** The sub-processes around a node, the outermost first, and the node itself. */
export function pathTo(template: WorkflowTemplate, nodeId: string): readonly string[] {
  const parent = template.nodes.find(({ id }) => id === nodeId)?.parent ?? null;
  return parent === null ? [nodeId] : [...pathTo(template, parent), nodeId];
}

/** Ways stay in their sub-process: so what counts is where the paths to the two nodes part. */
function isBefore(template: WorkflowTemplate, earlier: string, later: string): boolean {
  const [one, other] = [pathTo(template, earlier), pathTo(template, later)];
  const from = one.find((id, index) => id !== other[index]);
  const to = other.find((id, index) => id !== one[index]);
  return from !== undefined && to !== undefined && leadsAhead(template, from, to);
}

type Ahead = ReadonlyMap<string, readonly string[]>;

// A template never changes.
const known = new WeakMap<WorkflowTemplate, Ahead>();

function aheadIn(template: WorkflowTemplate): Ahead {
  const found = known.get(template) ?? withoutLoops(template);
  known.set(template, found);
  return found;
}

/** The flows without those that close a loop: they lead to a node from which the search for them came. */
function withoutLoops(template: WorkflowTemplate): Ahead {
  const ahead = new Map<string, string[]>();
  const done = new Set<string>();
  const onPath = new Set<string>();
  for (const { id } of template.nodes.filter(({ type }) => type === 'start')) {
    const stack: { readonly id: string; readonly left: string[] }[] = [];
    const enter = (nodeId: string) => {
      onPath.add(nodeId);
      stack.push({ id: nodeId, left: [...placesAfter(template, nodeId)] });
    };
    enter(id);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const target = top.left.shift();
      if (target === undefined) {
        onPath.delete(top.id);
        done.add(top.id);
        stack.pop();
      } else if (!onPath.has(target)) {
        ahead.set(top.id, [...(ahead.get(top.id) ?? []), target]);
        if (!done.has(target)) enter(target);
      }
    }
  }
  return ahead;
}
