import { conditionHolds } from './choose-flow.ts';
import type { EngineState } from './engine-state.ts';
import { reach } from './template/reach.ts';
import { endsIn, findNode, flowsFrom, flowsInto, startIn } from './template/graph.ts';
import { isTask, type TaskNode, type TemplateFlow, type WorkflowTemplate } from './template/template.ts';

/** The work for people that comes right before a node, whatever gateways, sub-processes and other nodes are in between. */
export function tasksBefore(template: WorkflowTemplate, nodeId: string): readonly TaskNode[] {
  const isWork = new Set(template.nodes.filter(isTask).map(({ id }) => id));
  const before = (id: string) => (isWork.has(id) ? [] : placesBefore(template, id));
  return tasksIn(template, reach(placesBefore(template, nodeId), before));
}

/**
 * The work for people to which flows lead from a node, into sub-processes and out of them, by the conditions as they
 * are now. What leads back to the node is left out: two activities of a circle would each wait for the other.
 */
export function tasksAhead(engine: EngineState, nodeId: string): readonly TaskNode[] {
  const { template } = engine;
  const back = reach(placesBefore(template, nodeId), (id) => placesBefore(template, id));
  const ahead = (id: string) => placesAhead(engine, id).filter((each) => each !== nodeId && !back.has(each));
  return tasksIn(template, reach(ahead(nodeId), ahead));
}

function tasksIn({ nodes }: WorkflowTemplate, ids: ReadonlySet<string>): readonly TaskNode[] {
  return nodes.filter(isTask).filter(({ id }) => ids.has(id));
}

/** Places from which a flow leads right to a node; a sub-process is come out of by its ends, and come into where it begins. */
function placesBefore(template: WorkflowTemplate, id: string): readonly string[] {
  const node = findNode(template, id);
  if (node?.type === 'subProcess') return endsIn(template, id).map((end) => end.id);
  if (node?.type === 'boundary') return [node.host];
  const entered = node?.type === 'start' ? (node.parent ?? id) : id;
  return flowsInto(template, entered).map(({ source }) => source);
}

/** Returns the nodes to which flows lead from a node now: into a sub-process, and out of it behind its ends. */
function placesAhead(engine: EngineState, id: string): readonly string[] {
  const node = findNode(engine.template, id);
  if (node?.type === 'subProcess') return [startIn(engine.template, id)?.id ?? id];
  const left = node?.type === 'end' ? (node.parent ?? id) : id;
  return flowsNow(engine, left).map(({ target }) => target);
}

/** The flows by which a node would be left now; none where that cannot be told. */
function flowsNow(engine: EngineState, nodeId: string): readonly TemplateFlow[] {
  const node = findNode(engine.template, nodeId);
  const outgoing = flowsFrom(engine.template, nodeId);
  if (node?.type !== 'exclusive' && node?.type !== 'inclusive') return outgoing;
  const others = outgoing.filter(({ id }) => id !== node.defaultFlow);
  const taken = others.filter((flow) =>
    flow.condition === null ? outgoing.length === 1 || node.type === 'inclusive' : holdsNow(engine, flow),
  );
  const byDefault = outgoing.filter(({ id }) => id === node.defaultFlow);
  if (taken.length === 0) return byDefault;
  return node.type === 'exclusive' ? taken.slice(0, 1) : taken;
}

function holdsNow(engine: EngineState, flow: TemplateFlow): boolean {
  try {
    return conditionHolds(engine, flow);
  } catch {
    // A condition that cannot be told yet is for the command that comes to it.
    return false;
  }
}
