import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { bpmnModdle, childrenOf, textOf } from './moddle.ts';
import { drawnElements } from './drawn-elements.ts';
import type { WorkflowTemplate } from './template.ts';
import { writeDiagram } from './write-diagram.ts';

/** A diagram to be looked at; `isLaidOut` where the file did not place everything and the platform has. */
export interface Drawing {
  readonly xml: string;
  readonly isLaidOut: boolean;
}

/**
 * Members of an element that are drawn, and all that a reader of a diagram learns: conditions, participants, services,
 * secrets, remarks and what other tools wrote are no part of it. A list of what is kept, so that nothing new slips
 * through.
 */
const drawn: ReadonlySet<string> = new Set(
  `id name targetNamespace rootElements diagrams flowElements artifacts text sourceRef targetRef default attachedToRef
  cancelActivity eventDefinitions loopCharacteristics isSequential laneSets lanes childLaneSet flowNodeRef participants
  processRef messageFlows dataObjectRef associationDirection plane planeElement bpmnElement bounds waypoint label
  isExpanded isHorizontal isMarkerVisible x y width height`.split(/\s+/),
);

/** Attribute that English readers see of a flow; nodes are told of beside the drawing. */
const english = 'nameEn';

const drawnRoots: readonly string[] = ['bpmn:Process', 'bpmn:Collaboration'];

/** The drawing of a template's own file. The file has been read before: it is well formed. */
export async function writeDrawing(xml: string, template: WorkflowTemplate): Promise<Drawing> {
  const moddle = bpmnModdle();
  const { rootElement } = await moddle.fromXML(xml);
  const roots = childrenOf(rootElement, 'rootElements').filter(({ $type }) => drawnRoots.includes($type));
  rootElement.set('rootElements', roots);
  const placed = drawnElements(rootElement);
  const isLaidOut = [...template.nodes, ...template.flows].some(({ id }) => !placed.has(id));
  if (isLaidOut) layOutAnew(moddle, rootElement, template);
  keepDrawn(rootElement);
  return { xml: (await moddle.toXML(rootElement)).xml, isLaidOut };
}

/** Lays out one plane with the process that runs; pools and remarks, for which there is no place, are left out. */
function layOutAnew(moddle: BpmnModdle, definitions: ModdleElement, template: WorkflowTemplate): void {
  const elements = new Map<string, ModdleElement>();
  const gather = (container: ModdleElement) => {
    for (const element of childrenOf(container, 'flowElements')) {
      elements.set(textOf(element, 'id'), element);
      gather(element);
    }
  };
  const process = childrenOf(definitions, 'rootElements').find((root) => textOf(root, 'id') === template.id);
  if (process === undefined) return;
  gather(process);
  definitions.set('rootElements', [process]);
  definitions.set('diagrams', [writeDiagram(moddle, template, { drawn: process, elements })]);
}

/** Takes everything away that is not drawn, in the element and in what it holds. */
function keepDrawn(root: ModdleElement): void {
  const waiting: unknown[] = [root];
  const seen = new Set<object>();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) waiting.push(...(value as readonly unknown[]));
    else waiting.push(...stripped(value as Record<string, unknown>));
  }
}

function stripped(element: Record<string, unknown>): readonly unknown[] {
  const isFlow = element['$type'] === 'bpmn:SequenceFlow';
  for (const key of Object.keys(element)) {
    const isKept = key.startsWith('$') || drawn.has(key) || (isFlow && key === english);
    if (!isKept) delete element[key];
  }
  const foreign = element['$attrs'];
  if (typeof foreign === 'object' && foreign !== null)
    for (const key of Object.keys(foreign)) Reflect.deleteProperty(foreign, key);
  return Object.keys(element).flatMap((key) => (key.startsWith('$') ? [] : [element[key]]));
}
