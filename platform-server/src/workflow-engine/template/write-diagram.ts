import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { layOut } from './lay-out.ts';
import { leadFlow } from './lead-flow.ts';
import type { WorkflowTemplate } from './template.ts';

interface PlaneContent {
  /** The process or the sub-process that the plane shows. */
  readonly drawn: ModdleElement;
  readonly elements: ReadonlyMap<string, ModdleElement>;
  /** Further ids of the file. */
  readonly taken?: readonly string[];
}

/** The drawing of a template: columns from left to right in the order in which it is passed, rows within a column. */
export function writeDiagram(
  moddle: BpmnModdle,
  template: WorkflowTemplate,
  { drawn, elements, taken = [] }: PlaneContent,
): ModdleElement {
  const layout = layOut(template);
  const expanded = new Set(template.nodes.filter(({ type }) => type === 'subProcess').map(({ id }) => id));
  // Ids are unique in the whole file, and an element of the diagram may already be called so.
  let suffix = '_di';
  while ([...elements.keys(), ...taken].some((id) => id.endsWith(suffix))) suffix += '_';
  const shapes = [...layout.boxes].map(([id, box]) =>
    moddle.create('bpmndi:BPMNShape', {
      id: `${id}${suffix}`,
      bpmnElement: elements.get(id),
      ...(expanded.has(id) ? { isExpanded: true } : {}),
      bounds: moddle.create('dc:Bounds', { ...box }),
    }),
  );
  const edges = template.flows.map((flow) =>
    moddle.create('bpmndi:BPMNEdge', {
      id: `${flow.id}${suffix}`,
      bpmnElement: elements.get(flow.id),
      waypoint: leadFlow(template, layout, flow).map((point) => moddle.create('dc:Point', { ...point })),
    }),
  );
  const plane = moddle.create('bpmndi:BPMNPlane', { bpmnElement: drawn, planeElement: [...shapes, ...edges] });
  return moddle.create('bpmndi:BPMNDiagram', { plane });
}
