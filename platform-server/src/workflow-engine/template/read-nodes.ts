import type { ModdleElement } from 'bpmn-moddle';
import { childOf, childrenOf, extensionOf, textOf } from './moddle.ts';
import { readTask } from './read-activity.ts';
import { readFields } from './read-fields.ts';
import type { ElementHead, NodeHead } from './read-rule.ts';
import type { TemplateFlow, TemplateNode } from './template.ts';
import { readService } from './read-service.ts';
import { readBoundary, readTimer } from './read-timer.ts';
import { problem, type TemplateProblem, unknown } from './template-problem.ts';

const terminate = 'bpmn:TerminateEventDefinition';

type NodeReader = (element: ModdleElement, head: NodeHead, problems: TemplateProblem[]) => TemplateNode;

/** Readers, one for each BPMN element that the engine runs; a new node type is one row here. */
const nodeReaders: Readonly<Record<string, NodeReader>> = {
  'bpmn:StartEvent': (element, head, problems) => {
    refuseEventDefinitions(element, head, problems);
    return { ...head, type: 'start', ...readStart(element, head, problems) };
  },
  'bpmn:EndEvent': (element, head, problems) => {
    const terminates = childrenOf(element, 'eventDefinitions').some(({ $type }) => $type === terminate);
    refuseEventDefinitions(element, head, problems, terminate);
    return { ...head, type: 'end', ...(terminates ? { terminates } : {}) };
  },
  'bpmn:ExclusiveGateway': (element, head) => ({ ...head, type: 'exclusive', defaultFlow: defaultFlowOf(element) }),
  'bpmn:InclusiveGateway': (element, head) => ({ ...head, type: 'inclusive', defaultFlow: defaultFlowOf(element) }),
  'bpmn:ParallelGateway': (_element, head) => ({ ...head, type: 'parallel' }),
  'bpmn:UserTask': (element, head, problems) => {
    return readTask(element, head, problems);
  },
  'bpmn:IntermediateCatchEvent': readTimer,
  'bpmn:BoundaryEvent': readBoundary,
  'bpmn:ServiceTask': (element, head, problems) => {
    refuseLoop(element, head, problems);
    return readService(element, head, problems);
  },
  'bpmn:SubProcess': (element, head, problems) => {
    refuseLoop(element, head, problems);
    if (element.get('triggeredByEvent') === true) problems.push(unknown(head, 'EventSubProcess'));
    return { ...head, type: 'subProcess' };
  },
};

/** Elements that say nothing about the course of the process: other tools draw them, the engine passes them over. */
const silentElements = new Set(['bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']);

/** A process as a graph. */
export interface FlowElements {
  readonly nodes: readonly TemplateNode[];
  readonly flows: readonly TemplateFlow[];
}

/** Deepest nesting of sub-processes that is read. */
const maxDepth = 20;

/** Nodes and flows of a process in diagram order; elements that the engine does not run become problems. */
export function readFlowElements(process: ModdleElement, problems: TemplateProblem[]): FlowElements {
  return readContainer(process, [], problems);
}

/** Reads the content of a process, or in the innermost of these sub-processes. */
function readContainer(
  container: ModdleElement,
  around: readonly string[],
  problems: TemplateProblem[],
): { readonly nodes: TemplateNode[]; readonly flows: TemplateFlow[] } {
  const nodes: TemplateNode[] = [];
  const flows: TemplateFlow[] = [];
  const flowsInside: TemplateFlow[] = [];
  for (const element of childrenOf(container, 'flowElements')) {
    if (silentElements.has(element.$type)) continue;
    const type = element.$type.replace(/^bpmn:/, '');
    const head = { id: idOf(element), name: textOf(element, 'name') };
    const read = Object.hasOwn(nodeReaders, element.$type) ? nodeReaders[element.$type] : undefined;
    if (head.id === '') problems.push(problem('templateElementWithoutId', { type }));
    else if (element.$type === 'bpmn:SequenceFlow') flows.push(readFlow(element, head, problems));
    else if (read) {
      const node = read(
        element,
        { ...head, nameI18n: englishNameOf(element), parent: around.at(-1) ?? null },
        problems,
      );
      nodes.push(node);
      if (node.type !== 'subProcess') continue;
      if (around.length >= maxDepth) {
        problems.push(problem('templateTooLarge', { limit: maxDepth }, head.id));
        continue;
      }
      const inside = readContainer(element, [...around, node.id], problems);
      nodes.push(...inside.nodes);
      flowsInside.push(...inside.flows);
    } else problems.push(unknown(head, type));
  }
  return { nodes, flows: [...flows, ...flowsInside] };
}

/** Reads the items that the originator may fill in; a sub-process begins without a form before anybody. */
function readStart(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]) {
  const read = readFields(extensionOf(element, 'portico:Start'), { ...head, type: 'start' }, problems);
  const [first] = head.parent === null ? [] : (read.fields ?? []);
  if (first === undefined) return read;
  const facts = { element: head.name || head.id, rule: 'field', value: first.code };
  problems.push(problem('templateRuleInvalid', facts, head.id));
  return {};
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

function refuseEventDefinitions(
  element: ModdleElement,
  head: ElementHead,
  problems: TemplateProblem[],
  known?: string,
): void {
  for (const { $type } of childrenOf(element, 'eventDefinitions')) {
    if ($type !== known) problems.push(unknown(head, $type.replace(/^bpmn:/, '')));
  }
}

/** Sub-processes and service calls run once; a task has a work item for each of its people, whatever its loop says. */
function refuseLoop(element: ModdleElement, head: ElementHead, problems: TemplateProblem[]): void {
  const loop = childOf(element, 'loopCharacteristics');
  if (loop) problems.push(unknown(head, loop.$type.replace(/^bpmn:/, '')));
}

function defaultFlowOf(gateway: ModdleElement): string | null {
  return idOf(childOf(gateway, 'default')) || null;
}

function idOf(element: ModdleElement | null): string {
  return element ? textOf(element, 'id') : '';
}
