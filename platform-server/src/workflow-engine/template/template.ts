import type {
  ApproveAction,
  DisagreeRule,
  MultiInstanceRule,
  NobodyFoundRule,
  ParticipantKind,
  RevokeRule,
} from '@portico/shared-kit/workflow';

/** Who handles an activity. `value` holds what participantKinds says for the kind; null where the kind needs none. */
export interface ParticipantSpec {
  readonly kind: ParticipantKind;
  readonly value: string | null;
}

interface NodeBase {
  /** Element id of the BPMN file; also the activityCode of log entries. */
  readonly id: string;
  /** Display name; empty when the diagram gives none. */
  readonly name: string;
  /** JSON text with an `en` key; null when the diagram gives no English name. */
  readonly nameI18n: string | null;
}

/** Where an instance begins; a template has one. */
export interface StartNode extends NodeBase {
  readonly type: 'start';
}

/** Where a path ends. */
export interface EndNode extends NodeBase {
  readonly type: 'end';
}

/** A choice: the first flow whose condition holds is taken. */
export interface ExclusiveNode extends NodeBase {
  readonly type: 'exclusive';
  /** Flow taken when no condition holds; null when the diagram marks none. */
  readonly defaultFlow: string | null;
}

/** Work for people, who agree or disagree. */
export interface ApproveNode extends NodeBase {
  readonly type: 'approve';
  readonly participants: readonly ParticipantSpec[];
  readonly multiInstance: MultiInstanceRule;
  readonly nobodyFound: NobodyFoundRule;
  readonly disagree: DisagreeRule;
  readonly actions: readonly ApproveAction[];
}

/** Everything the engine runs. */
export type TemplateNode = StartNode | EndNode | ExclusiveNode | ApproveNode;
/** The kinds of nodes. */
export type NodeType = TemplateNode['type'];
/** The node of one kind. */
export type NodeOf<T extends NodeType> = Extract<TemplateNode, { type: T }>;

/** A way from one node to another. */
export interface TemplateFlow {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly target: string;
  /** FEEL text over the record's fields; null for an unconditional flow. */
  readonly condition: string | null;
}

/** A validated workflow template: plain JSON, in the order of the diagram's elements. */
export interface WorkflowTemplate {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly revoke: RevokeRule;
  readonly nodes: readonly TemplateNode[];
  readonly flows: readonly TemplateFlow[];
}

/** The node with this id; null when the template has none. */
export function findNode(template: WorkflowTemplate, id: string): TemplateNode | null {
  return template.nodes.find((node) => node.id === id) ?? null;
}

/** Flows that leave a node, in diagram order: the order in which conditions are tried. */
export function flowsFrom(template: WorkflowTemplate, nodeId: string): readonly TemplateFlow[] {
  return template.flows.filter((flow) => flow.source === nodeId);
}

/** How people see a node: its name, or its id where the diagram gives no name. */
export function nodeLabel(node: { readonly id: string; readonly name: string }): string {
  return node.name || node.id;
}
