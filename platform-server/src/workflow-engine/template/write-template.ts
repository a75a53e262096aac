import { localised } from '@portico/shared-kit/i18n';
import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { bpmnModdle } from './moddle.ts';
import type { ApproveNode, NodeOf, NodeType, TemplateNode, WorkflowTemplate } from './template.ts';
import { writeDiagram } from './write-diagram.ts';

type NodeWriter<T extends NodeType> = (moddle: BpmnModdle, node: NodeOf<T>) => ModdleElement;

const nodeWriters: { readonly [T in NodeType]: NodeWriter<T> } = {
  start: (moddle, node) => moddle.create('bpmn:StartEvent', nodeHeadOf(node)),
  end: (moddle, node) => moddle.create('bpmn:EndEvent', nodeHeadOf(node)),
  exclusive: (moddle, node) => moddle.create('bpmn:ExclusiveGateway', nodeHeadOf(node)),
  approve: (moddle, node) =>
    moddle.create('bpmn:UserTask', {
      ...nodeHeadOf(node),
      extensionElements: extension(moddle, activityOf(moddle, node)),
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
    if (node.type === 'exclusive' && node.defaultFlow !== null) {
      nodes.get(node.id)?.set('default', flowElements.get(node.defaultFlow));
    }
  }
  const process = moddle.create('bpmn:Process', {
    ...headOf(template),
    isExecutable: true,
    extensionElements: extension(moddle, moddle.create('portico:Process', { revoke: template.revoke })),
    flowElements: [...flowElements.values()],
  });
  const definitions = moddle.create('bpmn:Definitions', {
    targetNamespace: 'http://portico.app/workflow',
    rootElements: [process],
    diagrams: [writeDiagram(moddle, template, process, flowElements)],
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

function activityOf(moddle: BpmnModdle, node: ApproveNode): ModdleElement {
  return moddle.create('portico:Activity', {
    kind: node.type,
    multiInstance: node.multiInstance,
    nobodyFound: node.nobodyFound,
    disagree: node.disagree,
    actions: node.actions.join(' '),
    participants: node.participants.map(({ kind, value }) =>
      moddle.create('portico:Participant', value === null ? { kind } : { kind, value }),
    ),
  });
}
