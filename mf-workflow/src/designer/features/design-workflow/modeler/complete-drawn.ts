import { fillSubProcess, type NodeNames } from './new-nodes.ts';
import type { CanvasEvent, DiagramElement, GetService } from './services.ts';

/** Completes elements that are drawn by hand with the parts that they need to run, in the same step of undo. */
export function completeWhatIsDrawn(get: GetService, names: NodeNames): void {
  const events = get('eventBus');
  events.on('commandStack.elements.create.postExecute', ({ context }) => {
    const { elements = [] } = (context ?? {}) as { readonly elements?: readonly DiagramElement[] };
    const empty = elements.filter(({ type, children = [] }) => type === 'bpmn:SubProcess' && children.length === 0);
    for (const shape of empty) fillSubProcess(get, shape, names);
  });
  events.on('commandStack.connection.create.postExecute', ({ context }: CanvasEvent) => {
    const { source, connection } = (context ?? {}) as { source?: DiagramElement; connection?: DiagramElement };
    if (source === undefined || connection === undefined) return;
    const isChoice = source.type === 'bpmn:ExclusiveGateway' || source.type === 'bpmn:InclusiveGateway';
    // The way that is drawn last is the one for all other cases.
    const needsDefault = isChoice && (source.outgoing?.length ?? 0) > 1 && !source.businessObject.get('default');
    if (needsDefault) get('modeling').updateProperties(source, { default: connection.businessObject });
  });
}
