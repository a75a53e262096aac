import { isTask, type TemplateNode, type WorkflowTemplate } from '../index.ts';
import type { NodeOf } from '../template/template.ts';

type Plain = Extract<TemplateNode, { type: 'approve' | 'handle' | 'circulate' | 'timer' | 'serviceCall' }>;
type Flow = WorkflowTemplate['flows'][number];
type Names = Pick<TemplateNode, 'name' | 'nameI18n'>;

interface Choice extends Names {
  readonly type: 'choice';
  readonly jumps: readonly { readonly to: number; readonly limit: number; readonly name: string }[];
}

interface Fork extends Names {
  readonly type: 'fork';
  readonly isInclusive: boolean;
  readonly isJoinInclusive: boolean;
  readonly hasDefault: boolean;
  /** `limit` is of the condition of an inclusive branch; null for one that is always taken. */
  readonly branches: readonly { readonly limit: number | null; readonly blocks: readonly Block[] }[];
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id' | 'parent'> : never;

/** A time that is watched at a node. */
type Watched = Pick<NodeOf<'boundary'>, 'interrupts' | 'due'>;

interface Sub extends Names {
  readonly type: 'sub';
  readonly watched: Watched | null;
  /** Its end ends all that is in it. */
  readonly stops: boolean;
  readonly blocks: readonly Block[];
}

/** A part of a random template with one flow in and one flow out, but for the jumps of its choices. */
export type Block = (WithoutId<Plain> & { readonly watched?: Watched | null }) | Choice | Fork | Sub;

/** A chain of blocks between a start and an end. */
export function templateOf(blocks: readonly Block[]): Pick<WorkflowTemplate, 'nodes' | 'flows'> {
  const drawing: Drawing = { nodes: [], flows: [], jumps: [] };
  drawContainer(drawing, null, blocks);
  for (const jump of drawing.jumps) jump();
  // As a reader gives them: the flows of the process, then those of each sub-process.
  const order = [null, ...drawing.nodes.filter(({ type }) => type === 'subProcess').map(({ id }) => id)];
  const parentOf = new Map(drawing.nodes.map(({ id, parent }) => [id, parent]));
  const flows = order.flatMap((parent) => drawing.flows.filter(({ source }) => parentOf.get(source) === parent));
  return { nodes: drawing.nodes, flows };
}

/** Parts that are drawn so far; the targets of jumps are known at the end. */
interface Drawing {
  readonly nodes: TemplateNode[];
  readonly flows: Flow[];
  readonly jumps: (() => void)[];
}

/** A flow that is drawn when it is known where it leads. */
interface OpenFlow {
  readonly source: string;
  readonly condition: string | null;
  readonly id: string;
}

const aheadOf = (source: string): OpenFlow => ({ source, condition: null, id: `${source}_ahead` });
const nameless = { name: '', nameI18n: null };
const endOf = (parent: string | null) => (parent === null ? 'End' : `End_${parent}`);

function drawFlow(drawing: Drawing, { id, source, condition }: OpenFlow, target: string, name = ''): void {
  drawing.flows.push({ id, name, source, target, condition });
}

function drawContainer(drawing: Drawing, parent: string | null, blocks: readonly Block[], stops = false): void {
  const start = parent === null ? 'Start' : `Start_${parent}`;
  drawing.nodes.push({ id: start, ...nameless, parent, type: 'start' });
  const last = drawChain(drawing, parent, { from: aheadOf(start), blocks });
  const end = { id: endOf(parent), ...nameless, parent, type: 'end' as const };
  drawing.nodes.push(stops ? { ...end, terminates: true } : end);
  drawFlow(drawing, last, endOf(parent));
}

/** Draws blocks after a flow; answers the flow that leaves the last one. */
function drawChain(
  drawing: Drawing,
  parent: string | null,
  { from, blocks }: { readonly from: OpenFlow; readonly blocks: readonly Block[] },
): OpenFlow {
  let last = from;
  for (const block of blocks) {
    const id = `N${drawing.nodes.length}`;
    drawFlow(drawing, last, id);
    last = aheadOf(drawBlock(drawing, { id, parent }, block));
  }
  return last;
}

type NodeRef = Pick<TemplateNode, 'id' | 'parent'>;

/** Draws a block that begins with this id; answers the id it ends with. */
function drawBlock(drawing: Drawing, spot: NodeRef, block: Block): string {
  if (block.type === 'fork') return drawFork(drawing, spot, block);
  if (block.type === 'choice') return drawChoice(drawing, spot, block);
  if (block.type !== 'sub') {
    const { watched = null, ...plain } = block;
    drawing.nodes.push({ ...spot, ...plain });
    drawBoundary(drawing, spot, watched);
    return spot.id;
  }
  const { name, nameI18n, blocks, stops } = block;
  drawing.nodes.push({ ...spot, name, nameI18n, type: 'subProcess' });
  drawContainer(drawing, spot.id, blocks, stops);
  drawBoundary(drawing, spot, block.watched);
  return spot.id;
}

/** A time that is watched there and leads to the end. */
function drawBoundary(drawing: Drawing, { id: host, parent }: NodeRef, watched: Watched | null): void {
  if (watched === null) return;
  const id = `${host}_T`;
  drawing.nodes.push({ id, ...nameless, parent, type: 'boundary', host, ...watched });
  drawFlow(drawing, aheadOf(id), endOf(parent));
}

function drawChoice(drawing: Drawing, spot: NodeRef, { name, nameI18n, jumps }: Choice): string {
  const { id, parent } = spot;
  const number = drawing.nodes.length;
  drawing.nodes.push({ ...spot, name, nameI18n, type: 'exclusive', defaultFlow: aheadOf(id).id });
  drawing.jumps.push(() => {
    for (const [index, { to, limit, name: label }] of jumps.entries()) {
      const target = drawing.nodes[to];
      // No flow leads into a sub-process or out of it, nor to a boundary event, and a flow back leads to somebody who stops
      // a circle.
      const isReached = target?.parent === parent && target.type !== 'boundary';
      const isTarget = isReached && (isTask(target) || to > number);
      const flow = { id: `${id}_${index}`, source: id, condition: `amount > ${limit}` };
      drawFlow(drawing, flow, isTarget ? target.id : endOf(parent), label);
    }
  });
  return id;
}

function drawFork(drawing: Drawing, spot: NodeRef, fork: Fork): string {
  const { name, nameI18n, isInclusive, isJoinInclusive, hasDefault, branches } = fork;
  const { id, parent } = spot;
  const defaultFlow = hasDefault ? `${id}_0` : null;
  const head = { ...spot, name, nameI18n };
  drawing.nodes.push(isInclusive ? { ...head, type: 'inclusive', defaultFlow } : { ...head, type: 'parallel' });
  const ends = branches.map(({ limit, blocks }, index) => {
    const isConditional = isInclusive && hasDefault && index > 0 && limit !== null;
    const condition = isConditional ? `amount > ${limit}` : null;
    return drawChain(drawing, parent, { from: { source: id, condition, id: `${id}_${index}` }, blocks });
  });
  const join = { id: `N${drawing.nodes.length}`, parent, ...nameless };
  drawing.nodes.push(
    isJoinInclusive ? { ...join, type: 'inclusive', defaultFlow: null } : { ...join, type: 'parallel' },
  );
  for (const end of ends) drawFlow(drawing, end, join.id);
  return join.id;
}
