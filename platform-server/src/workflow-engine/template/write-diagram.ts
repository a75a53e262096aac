import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import type { NodeType, WorkflowTemplate } from './template.ts';

/** Sizes in px as BPMN tools draw these elements, and the distance between columns and rows. */
const sizes: Readonly<Record<NodeType, { readonly width: number; readonly height: number }>> = {
  start: { width: 36, height: 36 },
  end: { width: 36, height: 36 },
  exclusive: { width: 50, height: 50 },
  approve: { width: 100, height: 80 },
};
const columnWidth = 160;
const rowHeight = 120;
const margin = 160;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing of a template: columns from left to right by distance from the start, rows within a column. */
export function writeDiagram(
  moddle: BpmnModdle,
  template: WorkflowTemplate,
  process: ModdleElement,
  elements: ReadonlyMap<string, ModdleElement>,
): ModdleElement {
  const boxes = boxesOf(template);
  // Ids are unique in the whole file, and an element of the diagram may already be called so.
  let suffix = '_di';
  while ([...elements.keys()].some((id) => id.endsWith(suffix))) suffix += '_';
  const shapes = [...boxes].map(([id, box]) =>
    moddle.create('bpmndi:BPMNShape', {
      id: `${id}${suffix}`,
      bpmnElement: elements.get(id),
      bounds: moddle.create('dc:Bounds', { ...box }),
    }),
  );
  const edges = template.flows.map(({ id, source, target }) =>
    moddle.create('bpmndi:BPMNEdge', {
      id: `${id}${suffix}`,
      bpmnElement: elements.get(id),
      waypoint: wayBetween(boxes.get(source), boxes.get(target)).map((point) => moddle.create('dc:Point', point)),
    }),
  );
  const plane = moddle.create('bpmndi:BPMNPlane', { bpmnElement: process, planeElement: [...shapes, ...edges] });
  return moddle.create('bpmndi:BPMNDiagram', { plane });
}

function boxesOf({ nodes, flows }: WorkflowTemplate): ReadonlyMap<string, Box> {
  const columns = new Map(nodes.filter((node) => node.type === 'start').map((node) => [node.id, 0]));
  for (const [id, column] of columns) {
    for (const flow of flows) if (flow.source === id && !columns.has(flow.target)) columns.set(flow.target, column + 1);
  }
  const rows = new Map<number, number>();
  return new Map(
    nodes.map((node) => {
      const column = columns.get(node.id) ?? 0;
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      const { width, height } = sizes[node.type];
      const x = margin + column * columnWidth - width / 2;
      return [node.id, { x, y: margin + row * rowHeight - height / 2, width, height }];
    }),
  );
}

/** From the right side of a box to the left side of the next; back over the top when the way leads back. */
function wayBetween(source: Box | undefined, target: Box | undefined): readonly { x: number; y: number }[] {
  if (!source || !target) return [];
  const from = { x: source.x + source.width, y: source.y + source.height / 2 };
  const to = { x: target.x, y: target.y + target.height / 2 };
  if (from.y === to.y && from.x < to.x) return [from, to];
  if (from.x < to.x) {
    const middle = (from.x + to.x) / 2;
    return [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to];
  }
  const above = Math.min(source.y, target.y) - rowHeight / 4;
  const [out, back] = [source.x + source.width / 2, target.x + target.width / 2];
  return [
    { x: out, y: source.y },
    { x: out, y: above },
    { x: back, y: above },
    { x: back, y: target.y },
  ];
}
