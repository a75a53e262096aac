import { boundariesOf, flowsFrom } from './graph.ts';
import type { NodeType, TemplateNode, WorkflowTemplate } from './template.ts';

/** Position and size of an element's drawing, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Sizes in px as BPMN tools draw these elements; a sub-process is as large as what is in it. */
const sizes: Readonly<Record<Exclude<NodeType, 'subProcess'>, Size>> = {
  start: { width: 36, height: 36 },
  end: { width: 36, height: 36 },
  timer: { width: 36, height: 36 },
  boundary: { width: 36, height: 36 },
  exclusive: { width: 50, height: 50 },
  parallel: { width: 50, height: 50 },
  inclusive: { width: 50, height: 50 },
  approve: { width: 100, height: 80 },
  handle: { width: 100, height: 80 },
  serviceCall: { width: 100, height: 80 },
  circulate: { width: 100, height: 80 },
};
const columnGap = 60;
/** Distance of two rows, in px. */
export const rowGap = 40;
const padding = 40;
const margin = 120;

interface Layout extends Size {
  /** Relative to the left upper corner of what they are in. */
  readonly boxes: ReadonlyMap<string, Box>;
}

/** Places all nodes: columns from left to right by distance from the start, rows within a column. */
export function layOut(template: WorkflowTemplate): ReadonlyMap<string, Box> {
  return shifted(layOutInside(template, null).boxes, { x: margin, y: margin });
}

function layOutInside(template: WorkflowTemplate, parent: string | null): Layout {
  const nodes = template.nodes.filter((node) => node.parent === parent && node.type !== 'boundary');
  const columns = columnsOf(template, nodes);
  const used = new Map<number, number>();
  const cells = nodes.map((node) => {
    const column = columns.get(node.id) ?? 0;
    const row = used.get(column) ?? 0;
    used.set(column, row + 1);
    const inside = node.type === 'subProcess' ? layOutInside(template, node.id) : null;
    return { id: node.id, column, row, inside, ...sizeOf(node, inside) };
  });
  const across = tracks(
    cells.map(({ column, width }) => [column, width]),
    columnGap,
  );
  const down = tracks(
    cells.map(({ row, height }) => [row, height]),
    rowGap,
  );
  const boxes = new Map<string, Box>();
  for (const { id, column, row, inside, width, height } of cells) {
    const x = across.middle(column) - width / 2;
    const y = down.middle(row) - height / 2;
    boxes.set(id, { x, y, width, height });
    const content = inside ? shifted(inside.boxes, { x: x + padding, y: y + padding }) : [];
    for (const [innerId, box] of content) boxes.set(innerId, box);
    for (const [at, boundary] of boundariesOf(template, id).entries()) {
      boxes.set(boundary.id, onBorder({ x, y, width, height }, at));
    }
  }
  return { boxes, width: across.total, height: down.total };
}

function sizeOf(node: TemplateNode, inside: Layout | null): Size {
  if (node.type !== 'subProcess') return sizes[node.type];
  return { width: (inside?.width ?? 0) + 2 * padding, height: (inside?.height ?? 0) + 2 * padding };
}

/** On the lower border of what it watches, one beside the other. */
function onBorder(host: Box, at: number): Box {
  const { width, height } = sizes.boundary;
  return { x: host.x + host.width - (at + 1) * (width + 4), y: host.y + host.height - height / 2, width, height };
}

/** Returns the number of flows between a start and each of these nodes. */
function columnsOf(template: WorkflowTemplate, nodes: readonly TemplateNode[]): ReadonlyMap<string, number> {
  const columns = new Map(nodes.filter((node) => node.type === 'start').map((node) => [node.id, 0]));
  for (const [id, column] of columns) {
    const sources = [id, ...boundariesOf(template, id).map((boundary) => boundary.id)];
    for (const { target } of sources.flatMap((source) => flowsFrom(template, source))) {
      if (!columns.has(target)) columns.set(target, column + 1);
    }
  }
  return columns;
}

/** Columns or rows, each as wide as the widest in it. */
function tracks(entries: readonly (readonly [track: number, size: number])[], gap: number) {
  const widest: number[] = [];
  for (const [track, size] of entries) widest[track] = Math.max(widest[track] ?? 0, size);
  const before = (track: number) => widest.slice(0, track).reduce((sum, size) => sum + (size ?? 0) + gap, 0);
  return {
    total: Math.max(0, before(widest.length) - gap),
    middle: (track: number) => before(track) + (widest[track] ?? 0) / 2,
  };
}

function shifted(boxes: ReadonlyMap<string, Box>, by: Pick<Box, 'x' | 'y'>): ReadonlyMap<string, Box> {
  return new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + by.x, y: box.y + by.y }]));
}
