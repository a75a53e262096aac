import { newActivities, withActivity } from '../model/activity.model.ts';
import type { CreateModdle, Moddle } from '../model/moddle.model.ts';
import { isTaskKind, type NodeKind, nodeKinds } from '../model/node-kinds.model.ts';
import type { DiagramElement, GetService } from './services.ts';

/** Names of new nodes: by default, and for English readers where that is another name. */
export type NodeNames = (kind: NodeKind) => { readonly name: string; readonly nameEn: string };

/** Kinds whose sign says enough. */
const unnamed: readonly NodeKind[] = ['exclusive', 'inclusive', 'parallel', 'boundary'];

/** A node that is on no canvas yet, with what it needs so that a sketch runs at once. */
export function newNode(get: GetService, kind: NodeKind, names: NodeNames): DiagramElement {
  const { create } = get('bpmnFactory');
  const make: CreateModdle = (type, properties) => get('bpmnFactory').create(type, properties);
  const { name, nameEn } = names(kind);
  const named = unnamed.includes(kind) ? {} : { name, ...(nameEn === '' ? {} : { 'portico:nameEn': nameEn }) };
  const extension = extensionFor(make, kind);
  const businessObject = create.call(get('bpmnFactory'), nodeKinds[kind].type, {
    ...named,
    ...(extension === null ? {} : { extensionElements: make('bpmn:ExtensionElements', { values: [extension] }) }),
  });
  const row: { readonly type: string; readonly eventDefinitionType?: string } = nodeKinds[kind];
  const shape = get('elementFactory').createShape({
    type: row.type,
    businessObject,
    ...(row.eventDefinitionType === undefined ? {} : { eventDefinitionType: row.eventDefinitionType }),
    ...(kind === 'subProcess' ? { isExpanded: true } : {}),
  });
  if (kind === 'timer' || kind === 'boundary') waitADay(make, shape.businessObject);
  return shape;
}

/** Returns our extension element for a new node; null where it needs none. */
export function extensionFor(create: CreateModdle, kind: NodeKind): Moddle | null {
  if (isTaskKind(kind)) return withActivity(create, null, { kind, ...newActivities[kind] });
  return kind === 'service' ? create('portico:Service', { method: 'POST', retries: '5' }) : null;
}

/** Lets a new timer wait until somebody says for how long. */
export function waitADay(create: CreateModdle, event: Moddle): void {
  const definition = (event.get('eventDefinitions') as (Moddle & { set(name: string, value: unknown): void })[])[0];
  definition?.set('timeDuration', create('bpmn:FormalExpression', { body: 'P1D' }));
}

const inside = { start: { x: 60, y: 100 }, task: { x: 175, y: 100 }, end: { x: 290, y: 100 } };

/** A new sub-process has a way through it. */
export function fillSubProcess(get: GetService, shape: DiagramElement, names: NodeNames): void {
  const modeling = get('modeling');
  const put = (kind: NodeKind, { x, y }: { readonly x: number; readonly y: number }) =>
    modeling.createShape(newNode(get, kind, names), { x: shape.x + x, y: shape.y + y }, shape);
  const [start, task, end] = [put('start', inside.start), put('approve', inside.task), put('end', inside.end)];
  modeling.connect(start, task);
  modeling.connect(task, end);
}
