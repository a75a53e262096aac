import { localised } from '@portico/shared-kit/i18n';
import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { bpmnModdle } from './moddle.ts';
import type { NodeOf, NodeType, TaskNode, TemplateNode, WorkflowTemplate, Timeout } from './template.ts';
import { writeDiagram } from './write-diagram.ts';

type NodeWriter<T extends NodeType> = (moddle: BpmnModdle, node: NodeOf<T>) => ModdleElement;

const nodeWriters: { readonly [T in NodeType]: NodeWriter<T> } = {
  start: (moddle, node) => {
    const fields = fieldsOf(moddle, node);
    const rest =
      fields.length === 0 ? {} : { extensionElements: extension(moddle, moddle.create('portico:Start', { fields })) };
    return moddle.create('bpmn:StartEvent', { ...nodeHeadOf(node), ...rest });
  },
  end: (moddle, node) => {
    const eventDefinitions = node.terminates ? [moddle.create('bpmn:TerminateEventDefinition')] : [];
    return moddle.create('bpmn:EndEvent', { ...nodeHeadOf(node), eventDefinitions });
  },
  exclusive: (moddle, node) => moddle.create('bpmn:ExclusiveGateway', nodeHeadOf(node)),
  parallel: (moddle, node) => moddle.create('bpmn:ParallelGateway', nodeHeadOf(node)),
  inclusive: (moddle, node) => moddle.create('bpmn:InclusiveGateway', nodeHeadOf(node)),
  timer: writeTimer,
  boundary: writeBoundary,
  serviceCall: writeService,
  subProcess: (moddle, node) => moddle.create('bpmn:SubProcess', nodeHeadOf(node)),
  approve: writeTask,
  handle: writeTask,
  circulate: (moddle, node) =>
    moddle.create('bpmn:UserTask', {
      ...nodeHeadOf(node),
      extensionElements: extension(
        moddle,
        moddle.create('portico:Activity', {
          kind: node.type,
          participants: participantsOf(moddle, node),
          fields: fieldsOf(moddle, node),
        }),
      ),
    }),
};

/** BPMN 2.0 XML of a template, with a drawing so that any BPMN tool can show it. Reading it gives the template back. */
export async function writeTemplate(template: WorkflowTemplate): Promise<string> {
  const moddle = bpmnModdle();
  const nodes = new Map(template.nodes.map((node) => [node.id, writeNode(moddle, node)]));
  const flows = template.flows.map((flow) => {
    const ends = { sourceRef: nodes.get(flow.source), targetRef: nodes.get(flow.target) };
    const element = moddle.create('bpmn:SequenceFlow', { ...headOf(flow), ...ends });
    if (flow.condition !== null) {
      const body = { body: flow.condition, language: 'feel' };
      element.set('conditionExpression', moddle.create('bpmn:FormalExpression', body));
    }
    return [flow.id, element] as const;
  });
  const flowElements = new Map([...nodes, ...flows]);
  for (const node of template.nodes) {
    if ('defaultFlow' in node && node.defaultFlow !== null) {
      nodes.get(node.id)?.set('default', flowElements.get(node.defaultFlow));
    }
    if (node.type === 'boundary') nodes.get(node.id)?.set('attachedToRef', nodes.get(node.host));
  }
  const inside = (parent: string | null): ModdleElement[] => {
    const ids = new Set(template.nodes.filter((node) => node.parent === parent).map(({ id }) => id));
    const outgoing = template.flows.filter(({ source }) => ids.has(source));
    return [...ids, ...outgoing.map(({ id }) => id)].flatMap((id) => flowElements.get(id) ?? []);
  };
  for (const { id, type } of template.nodes) if (type === 'subProcess') nodes.get(id)?.set('flowElements', inside(id));
  const process = moddle.create('bpmn:Process', {
    ...headOf(template),
    isExecutable: true,
    extensionElements: extension(moddle, moddle.create('portico:Process', { revoke: template.revoke })),
    flowElements: inside(null),
  });
  const definitions = moddle.create('bpmn:Definitions', {
    targetNamespace: 'http://portico.app/workflow',
    rootElements: [process],
    diagrams: [writeDiagram(moddle, template, { drawn: process, elements: flowElements })],
  });
  return (await moddle.toXML(definitions, { format: true })).xml;
}

function writeNode<T extends NodeType>(moddle: BpmnModdle, node: NodeOf<T> & TemplateNode): ModdleElement {
  const write: NodeWriter<T> = nodeWriters[node.type];
  return write(moddle, node);
}

function headOf({ id, name }: { readonly id: string; readonly name: string }): Record<string, string> {
  return name === '' ? { id } : { id, name };
}

function nodeHeadOf(node: TemplateNode): Record<string, string> {
  const en = localised('', node.nameI18n, 'en');
  return en === '' ? headOf(node) : { ...headOf(node), 'portico:nameEn': en };
}

function extension(moddle: BpmnModdle, value: ModdleElement): ModdleElement {
  return moddle.create('bpmn:ExtensionElements', { values: [value] });
}

function writeService(moddle: BpmnModdle, node: NodeOf<'serviceCall'>): ModdleElement {
  const { url, method, secret, retries } = node;
  const service = moddle.create('portico:Service', { url, method, secret, retries: String(retries) });
  return moddle.create('bpmn:ServiceTask', { ...nodeHeadOf(node), extensionElements: extension(moddle, service) });
}

function writeTimer(moddle: BpmnModdle, node: NodeOf<'timer'>): ModdleElement {
  const eventDefinitions = [writeDue(moddle, node.due)];
  return moddle.create('bpmn:IntermediateCatchEvent', { ...nodeHeadOf(node), eventDefinitions });
}

function writeBoundary(moddle: BpmnModdle, node: NodeOf<'boundary'>): ModdleElement {
  const eventDefinitions = [writeDue(moddle, node.due)];
  const rest = { cancelActivity: node.interrupts, eventDefinitions };
  return moddle.create('bpmn:BoundaryEvent', { ...nodeHeadOf(node), ...rest });
}

function writeDue(moddle: BpmnModdle, { kind, value }: NodeOf<'timer'>['due']): ModdleElement {
  const property = kind === 'duration' ? 'timeDuration' : 'timeDate';
  const expression = moddle.create('bpmn:FormalExpression', { body: value });
  return moddle.create('bpmn:TimerEventDefinition', { [property]: expression });
}

function writeTask(moddle: BpmnModdle, node: TaskNode): ModdleElement {
  const extensionElements = extension(moddle, activityOf(moddle, node));
  return moddle.create('bpmn:UserTask', { ...nodeHeadOf(node), ...loopOf(moddle, node), extensionElements });
}

/**
 * Returns the loop by which other tools see that several people decide; what only we know stands in our own attributes.
 */
function loopOf(moddle: BpmnModdle, { multiInstance, percentage }: TaskNode): Record<string, ModdleElement> {
  if (multiInstance === 'any') return {};
  const type = 'bpmn:MultiInstanceLoopCharacteristics';
  if (multiInstance === 'sequence') return { loopCharacteristics: moddle.create(type, { isSequential: true }) };
  if (percentage === null) return { loopCharacteristics: moddle.create(type) };
  const body = `=numberOfCompletedInstances / numberOfInstances >= ${percentage / 100}`;
  const completionCondition = moddle.create('bpmn:FormalExpression', { body });
  return { loopCharacteristics: moddle.create(type, { completionCondition }) };
}

function timeoutOf(moddle: BpmnModdle, { remindBefore, ...rest }: Timeout): ModdleElement {
  return moddle.create('portico:Timeout', remindBefore === null ? rest : { ...rest, remindBefore });
}

function activityOf(moddle: BpmnModdle, node: TaskNode): ModdleElement {
  return moddle.create('portico:Activity', {
    kind: node.type,
    multiInstance: node.multiInstance,
    ...(node.percentage === null ? {} : { percentage: String(node.percentage) }),
    ...(node.tie === null ? {} : { tie: node.tie }),
    ...(node.autoPass.length === 0 ? {} : { autoPass: node.autoPass.join(' ') }),
    ...(node.reasonFor.length === 0 ? {} : { reasonFor: node.reasonFor.join(' ') }),
    ...(node.timeout === null ? {} : { timeout: timeoutOf(moddle, node.timeout) }),
    nobodyFound: node.nobodyFound,
    ...(node.nobodyFoundPerson === null ? {} : { nobodyFoundPerson: node.nobodyFoundPerson }),
    ...(node.type === 'approve' ? { disagree: node.disagree } : {}),
    actions: node.actions.join(' '),
    participants: participantsOf(moddle, node),
    fields: fieldsOf(moddle, node),
  });
}

function fieldsOf(moddle: BpmnModdle, { fields = [] }: Pick<TaskNode, 'fields'>): ModdleElement[] {
  return fields.map(({ code, visible, writable, required }) => {
    const words = { visible: String(visible), writable: String(writable), required: String(required) };
    return moddle.create('portico:Field', { code, ...words });
  });
}

function participantsOf(moddle: BpmnModdle, { participants }: Pick<TaskNode, 'participants'>): ModdleElement[] {
  return participants.map(({ kind, value }) =>
    moddle.create('portico:Participant', value === null ? { kind } : { kind, value }),
  );
}
