import { childrenOf, extensionOf, type Moddle, textOf } from './moddle.model.ts';

type KindName =
  | 'start'
  | 'approve'
  | 'handle'
  | 'circulate'
  | 'exclusive'
  | 'inclusive'
  | 'parallel'
  | 'subProcess'
  | 'timer'
  | 'boundary'
  | 'service'
  | 'end'
  | 'terminateEnd';

interface NodeKindRow {
  readonly type: string;
  /** Kind of the event, for events that wait for something. */
  readonly eventDefinitionType?: string;
  /** A sign of bpmn-js' own font. */
  readonly icon: string;
  /** Kinds into which it can be turned: nothing else would run in its place. */
  readonly into: readonly KindName[];
}

const timer = 'bpmn:TimerEventDefinition';
const tasks: readonly KindName[] = ['approve', 'handle', 'circulate', 'service'];
const gateways: readonly KindName[] = ['exclusive', 'inclusive', 'parallel'];
const ends: readonly KindName[] = ['end', 'terminateEnd'];

/** Elements that a designer draws: what the engine runs (docs/bpmn.md), and nothing else. */
export const nodeKinds = {
  start: { type: 'bpmn:StartEvent', icon: 'bpmn-icon-start-event-none', into: [] },
  approve: { type: 'bpmn:UserTask', icon: 'bpmn-icon-user-task', into: tasks },
  handle: { type: 'bpmn:UserTask', icon: 'bpmn-icon-manual-task', into: tasks },
  circulate: { type: 'bpmn:UserTask', icon: 'bpmn-icon-send-task', into: tasks },
  exclusive: { type: 'bpmn:ExclusiveGateway', icon: 'bpmn-icon-gateway-xor', into: gateways },
  inclusive: { type: 'bpmn:InclusiveGateway', icon: 'bpmn-icon-gateway-or', into: gateways },
  parallel: { type: 'bpmn:ParallelGateway', icon: 'bpmn-icon-gateway-parallel', into: gateways },
  subProcess: { type: 'bpmn:SubProcess', icon: 'bpmn-icon-subprocess-expanded', into: [] },
  timer: {
    type: 'bpmn:IntermediateCatchEvent',
    eventDefinitionType: timer,
    icon: 'bpmn-icon-intermediate-event-catch-timer',
    into: [],
  },
  boundary: {
    type: 'bpmn:BoundaryEvent',
    eventDefinitionType: timer,
    icon: 'bpmn-icon-intermediate-event-catch-timer',
    into: [],
  },
  service: { type: 'bpmn:ServiceTask', icon: 'bpmn-icon-service-task', into: tasks },
  end: { type: 'bpmn:EndEvent', icon: 'bpmn-icon-end-event-none', into: ends },
  terminateEnd: {
    type: 'bpmn:EndEvent',
    eventDefinitionType: 'bpmn:TerminateEventDefinition',
    icon: 'bpmn-icon-end-event-terminate',
    into: ends,
  },
} as const satisfies Record<KindName, NodeKindRow>;

/** Names a kind of node. */
export type NodeKind = KindName;

/** Kinds in the order in which the palette offers them; the others are made out of these. */
export const paletteKinds = [
  'start',
  'approve',
  'handle',
  'circulate',
  'exclusive',
  'inclusive',
  'parallel',
  'subProcess',
  'timer',
  'service',
  'end',
] as const satisfies readonly NodeKind[];

/** Kinds of nodes that can come after a node; a start cannot. */
export const followers: readonly NodeKind[] = paletteKinds.filter((kind) => kind !== 'start');

/** Kinds of nodes that can have a timer at their border. */
export const timedKinds: readonly (NodeKind | null)[] = ['approve', 'handle', 'subProcess', 'service'];

/** Kinds at which a way ends. */
export const endKinds: readonly (NodeKind | null)[] = ['end', 'terminateEnd'];

/** Returns whether a kind of node is work for people. */
export function isTaskKind(kind: NodeKind | null): kind is 'approve' | 'handle' | 'circulate' {
  return kind === 'approve' || kind === 'handle' || kind === 'circulate';
}

/** Returns the kind of an element in the designer; null for all that does not run here. */
export function kindOf(element: Moddle): NodeKind | null {
  if (element.$type === 'bpmn:UserTask') return taskKindOf(element);
  const definitions = childrenOf(element, 'eventDefinitions').map(({ $type }) => $type);
  const isAsDefined = ({ eventDefinitionType }: NodeKindRow) =>
    eventDefinitionType === undefined ? definitions.length === 0 : definitions.join() === eventDefinitionType;
  const found = Object.entries(nodeKinds).find(([, row]) => row.type === element.$type && isAsDefined(row));
  return found === undefined ? null : (found[0] as NodeKind);
}

/** A task of which nothing is said, or something that nobody knows, asks for a decision. */
function taskKindOf(element: Moddle): NodeKind {
  const kind = textOf(extensionOf(element, 'portico:Activity'), 'kind');
  return kind === 'handle' || kind === 'circulate' ? kind : 'approve';
}

/** Kinds that elements of other tools can be turned into, by their types without the prefix. */
const families: readonly (readonly [types: RegExp, into: readonly NodeKind[]])[] = [
  [/^(Task|ManualTask|SendTask|ReceiveTask|ScriptTask|BusinessRuleTask|CallActivity)$/, tasks],
  [/^(Transaction|AdHocSubProcess)$/, ['subProcess']],
  [/^(ComplexGateway|EventBasedGateway)$/, gateways],
  [/^Intermediate(Catch|Throw)Event$/, ['timer', ...tasks]],
  [/^BoundaryEvent$/, ['boundary']],
  [/^StartEvent$/, ['start']],
  [/^EndEvent$/, ends],
];

/** The kinds into which an element can be turned, its own not among them; none for what is only drawn. */
export function kindsInto(element: Moddle): readonly NodeKind[] {
  const kind = kindOf(element);
  const type = element.$type.replace(/^bpmn:/, '');
  const into = kind === null ? (families.find(([types]) => types.test(type))?.[1] ?? []) : nodeKinds[kind].into;
  return into.filter((each) => each !== kind);
}

/** Returns true for the type of an element that says nothing about the way of the process: it stays as it is drawn. */
export function isDrawnOnly(type: string): boolean {
  return /^(Data|TextAnnotation$|Association$|Group$|Lane|MessageFlow$|Participant$)/.test(type);
}
