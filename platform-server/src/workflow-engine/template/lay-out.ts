import { columnsOf } from './columns.ts';
import { boundariesOf } from './graph.ts';
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
/** Distance of two columns, in px. */
export const columnGap = 60;
/** Distance of two rows, in px. */
export const rowGap = 40;
const padding = 40;
const margin = 120;

/** Left and right edge of a column, in px. */
export interface ColumnEdges {
  readonly left: number;
  readonly right: number;
}

/** Drawings of nodes, and the columns in which they stand, by the ids of the nodes. */
export interface Layout {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly columns: ReadonlyMap<string, ColumnEdges>;
}

/** Places all nodes: columns from left to right in the order in which a process passes them, rows within a column. */
export function layOut(template: WorkflowTemplate): Layout {
  return shifted(layOutInside(template, null), { x: margin, y: margin });
}

/** Positions are relative to the left upper corner of what the nodes are in. */
function layOutInside(template: WorkflowTemplate, parent: string | null): Layout & Size {
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
  const [boxes, edges] = [new Map<string, Box>(), new Map<string, ColumnEdges>()];
  for (const { id, column, row, inside, width, height } of cells) {
    const x = across.middle(column) - width / 2;
    const y = down.middle(row) - height / 2;
    boxes.set(id, { x, y, width, height });
    edges.set(id, {
      left: across.middle(column) - across.size(column) / 2,
      right: across.middle(column) + across.size(column) / 2,
    });
    const content = inside ? shifted(inside, { x: x + padding, y: y + padding }) : { boxes: [], columns: [] };
    for (const [innerId, box] of content.boxes) boxes.set(innerId, box);
    for (const [innerId, column] of content.columns) edges.set(innerId, column);
    for (const [at, boundary] of boundariesOf(template, id).entries()) {
      boxes.set(boundary.id, onBorder({ x, y, width, height }, at));
    }
  }
  return { boxes, columns: edges, width: across.total, height: down.total };
}

function sizeOf(node: TemplateNode, inside: Size | null): Size {
  if (node.type !== 'subProcess') return sizes[node.type];
  return { width: (inside?.width ?? 0) + 2 * padding, height: (inside?.height ?? 0) + 2 * padding };
}

/** On the lower border of what it watches, one beside the other. */
function onBorder(host: Box, at: number): Box {
  const { width, height } = sizes.boundary;
  return { x: host.x + host.width - (at + 1) * (width + 4), y: host.y + host.height - height / 2, width, height };
}

/** Columns or rows, each as wide as the widest in it. */
function tracks(entries: readonly (readonly [track: number, size: number])[], gap: number) {
  const widest: number[] = [];
  for (const [track, size] of entries) widest[track] = Math.max(widest[track] ?? 0, size);
  const before = (track: number) => widest.slice(0, track).reduce((sum, size) => sum + (size ?? 0) + gap, 0);
  return {
    total: Math.max(0, before(widest.length) - gap),
    size: (track: number) => widest[track] ?? 0,
    middle: (track: number) => before(track) + (widest[track] ?? 0) / 2,
  };
}

function shifted({ boxes, columns }: Layout, { x, y }: Pick<Box, 'x' | 'y'>): Layout {
  return {
    boxes: new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + x, y: box.y + y }])),
    columns: new Map([...columns].map(([id, { left, right }]) => [id, { left: left + x, right: right + x }])),
  };
}
