import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { type Box, layOut, rowGap } from './lay-out.ts';
import type { WorkflowTemplate } from './template.ts';

interface PlaneContent {
  /** The process or the sub-process that the plane shows. */
  readonly drawn: ModdleElement;
  readonly elements: ReadonlyMap<string, ModdleElement>;
  /** Further ids of the file. */
  readonly taken?: readonly string[];
}

/** The drawing of a template: columns from left to right by distance from the start, rows within a column. */
export function writeDiagram(
  moddle: BpmnModdle,
  template: WorkflowTemplate,
  { drawn, elements, taken = [] }: PlaneContent,
): ModdleElement {
  const boxes = layOut(template);
  const expanded = new Set(template.nodes.filter(({ type }) => type === 'subProcess').map(({ id }) => id));
  // Ids are unique in the whole file, and an element of the diagram may already be called so.
  let suffix = '_di';
  while ([...elements.keys(), ...taken].some((id) => id.endsWith(suffix))) suffix += '_';
  const shapes = [...boxes].map(([id, box]) =>
    moddle.create('bpmndi:BPMNShape', {
      id: `${id}${suffix}`,
      bpmnElement: elements.get(id),
      ...(expanded.has(id) ? { isExpanded: true } : {}),
      bounds: moddle.create('dc:Bounds', { ...box }),
    }),
  );
  const edges = template.flows.map(({ id, source, target }) =>
    moddle.create('bpmndi:BPMNEdge', {
      id: `${id}${suffix}`,
      bpmnElement: elements.get(id),
      waypoint: waypointsBetween(boxes.get(source), boxes.get(target)).map((point) => moddle.create('dc:Point', point)),
    }),
  );
  const plane = moddle.create('bpmndi:BPMNPlane', { bpmnElement: drawn, planeElement: [...shapes, ...edges] });
  return moddle.create('bpmndi:BPMNDiagram', { plane });
}

/** From the right side of a box to the left side of the next; back over the top when the flow leads back. */
function waypointsBetween(source: Box | undefined, target: Box | undefined): readonly { x: number; y: number }[] {
  if (!source || !target) return [];
  const from = { x: source.x + source.width, y: source.y + source.height / 2 };
  const to = { x: target.x, y: target.y + target.height / 2 };
  if (from.y === to.y && from.x < to.x) return [from, to];
  if (from.x < to.x) {
    const middle = (from.x + to.x) / 2;
    return [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to];
  }
  const above = Math.min(source.y, target.y) - rowGap;
  const [out, back] = [source.x + source.width / 2, target.x + target.width / 2];
  return [
    { x: out, y: source.y },
    { x: out, y: above },
    { x: back, y: above },
    { x: back, y: target.y },
  ];
}
