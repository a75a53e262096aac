import { changed, childOf, childrenOf, extensionOf, type Moddle } from '../model/moddle.model.ts';
import { isTaskKind, kindOf, type NodeKind, nodeKinds } from '../model/node-kinds.model.ts';
import type { EditTools } from './edits.ts';
import { extensionFor, waitADay } from './new-nodes.ts';
import type { DiagramElement } from './services.ts';

/** Turns a node into another kind, which keeps its name, its flows, its data and what other tools say of it. */
export function turnInto(tools: EditTools, element: DiagramElement, kind: NodeKind): void {
  const { get, create, extend } = tools;
  const ours = extensionFor(create, kind);
  if (isTaskKind(kindOf(element.businessObject)) && isTaskKind(kind)) {
    const activity = extensionOf(element.businessObject, 'portico:Activity');
    // Actions of one kind of task mean nothing at another.
    const rules = kind === 'circulate' ? { actions: [] } : { actions: ours?.get('actions') };
    extend(element, changed(create, 'portico:Activity', activity, { kind, ...rules }));
    return;
  }
  const { businessObject: before } = element;
  const replaced = get('bpmnReplace').replaceElement(element, targetOf(element, kind));
  if (kind === 'timer' || kind === 'boundary') waitADay(create, replaced.businessObject);
  carryOver(tools, { from: before, to: replaced, ours });
}

function targetOf(element: DiagramElement, kind: NodeKind): object {
  const { type, eventDefinitionType }: { readonly type: string; readonly eventDefinitionType?: string } =
    nodeKinds[kind];
  return {
    type,
    ...(eventDefinitionType === undefined ? {} : { eventDefinitionType }),
    ...(kind === 'subProcess' ? { isExpanded: element.collapsed !== true } : {}),
  };
}

interface Turned {
  readonly from: Moddle;
  readonly to: DiagramElement;
  readonly ours: Moddle | null;
}

/** Copies the extensions and attributes of other tools, which bpmn-js leaves behind when it replaces an element. */
function carryOver({ create, set }: EditTools, { from, to, ours }: Turned): void {
  const others = childrenOf(childOf(from, 'extensionElements'), 'values').filter(
    ({ $type }) => !$type.startsWith('portico:'),
  );
  const values = [...others, ...(ours === null ? [] : [ours])];
  const extensionElements = values.length === 0 ? undefined : create('bpmn:ExtensionElements', { values });
  set(to, { ...from.$attrs, extensionElements });
}
