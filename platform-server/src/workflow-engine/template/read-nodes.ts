import type { ModdleElement } from 'bpmn-moddle';
import { childOf, childrenOf, textOf } from './moddle.ts';
import { type ElementHead, type NodeHead, readApprove } from './read-activity.ts';
import type { TemplateFlow, TemplateNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

type NodeReader = (element: ModdleElement, head: NodeHead, problems: TemplateProblem[]) => TemplateNode;

/** One reader for each BPMN element that the engine runs; a new node type is one row here. */
const nodeReaders: Readonly<Record<string, NodeReader>> = {
  'bpmn:StartEvent': (element, head, problems) => {
    refuseEventDefinitions(element, head, problems);
    return { ...head, type: 'start' };
  },
  'bpmn:EndEvent': (element, head, problems) => {
    refuseEventDefinitions(element, head, problems);
    return { ...head, type: 'end' };
  },
  'bpmn:ExclusiveGateway': (element, head) => ({
    ...head,
    type: 'exclusive',
    defaultFlow: idOf(childOf(element, 'default')) || null,
  }),
  'bpmn:UserTask': (element, head, problems) => {
    refuseLoops(element, head, problems);
    return readApprove(element, head, problems);
  },
};

/** Elements that say nothing about the way of the process: other tools draw them, the engine passes them over. */
const silentElements = new Set(['bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']);

/** A process as a graph. */
export interface FlowElements {
  readonly nodes: readonly TemplateNode[];
  readonly flows: readonly TemplateFlow[];
}

/** Nodes and flows of a process in diagram order; elements that the engine does not run become problems. */
export function readFlowElements(process: ModdleElement, problems: TemplateProblem[]): FlowElements {
  const nodes: TemplateNode[] = [];
  const flows: TemplateFlow[] = [];
  for (const element of childrenOf(process, 'flowElements')) {
    if (silentElements.has(element.$type)) continue;
    const type = element.$type.replace(/^bpmn:/, '');
    const head = { id: idOf(element), name: textOf(element, 'name') };
    const read = Object.hasOwn(nodeReaders, element.$type) ? nodeReaders[element.$type] : undefined;
    if (head.id === '') problems.push(problem('templateElementWithoutId', { type }));
    else if (element.$type === 'bpmn:SequenceFlow') flows.push(readFlow(element, head, problems));
    else if (read) nodes.push(read(element, { ...head, nameI18n: englishNameOf(element) }, problems));
    else problems.push(problem('templateElementUnknown', { element: head.name || head.id, type }, head.id));
  }
  return { nodes, flows };
}

function englishNameOf(element: ModdleElement): string | null {
  const en = textOf(element, 'portico:nameEn');
  return en === '' ? null : JSON.stringify({ en });
}

function readFlow(element: ModdleElement, head: ElementHead, problems: TemplateProblem[]): TemplateFlow {
  const expression = childOf(element, 'conditionExpression');
  const language = expression ? textOf(expression, 'language') : '';
  if (language !== '' && !/feel/i.test(language)) {
    problems.push(problem('templateConditionLanguage', { element: head.name || head.id, language }, head.id));
  }
  // Zeebe writes FEEL with a leading equals sign.
  const condition = expression ? textOf(expression, 'body').replace(/^=\s*/, '') : '';
  return {
    ...head,
    source: idOf(childOf(element, 'sourceRef')),
    target: idOf(childOf(element, 'targetRef')),
    condition: condition || null,
  };
}

function refuseEventDefinitions(element: ModdleElement, head: ElementHead, problems: TemplateProblem[]): void {
  for (const definition of childrenOf(element, 'eventDefinitions')) {
    const type = definition.$type.replace(/^bpmn:/, '');
    problems.push(problem('templateElementUnknown', { element: head.name || head.id, type }, head.id));
  }
}

function refuseLoops(element: ModdleElement, head: ElementHead, problems: TemplateProblem[]): void {
  const loop = childOf(element, 'loopCharacteristics');
  if (!loop) return;
  const isParallel = loop.$type === 'bpmn:MultiInstanceLoopCharacteristics' && loop.get('isSequential') !== true;
  if (isParallel) return;
  const type = loop.$type.replace(/^bpmn:/, '');
  problems.push(problem('templateElementUnknown', { element: head.name || head.id, type }, head.id));
}

function idOf(element: ModdleElement | null): string {
  return element ? textOf(element, 'id') : '';
}
