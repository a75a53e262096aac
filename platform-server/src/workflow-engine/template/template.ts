import type {
  ApproveAction,
  AutoPassRule,
  DisagreeRule,
  FieldRight,
  HandleAction,
  MultiInstanceRule,
  NobodyFoundRule,
  ReasonRule,
  ParticipantKind,
  RevokeRule,
  ServiceMethod,
  TieRule,
  TimeoutAction,
} from '@portico/shared-kit/workflow';

/**
 * The people who handle an activity. `value` holds what participantKinds says for the kind; null where the kind needs
 * none.
 */
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
  /** Id of the sub-process in which it stands; null in the process itself. */
  readonly parent: string | null;
}

/** A node at which people have the form before them. */
interface FormNodeBase extends NodeBase {
  /** Rights that it gives people on fields; absent where they are as usual. */
  readonly fields?: readonly FieldRight[];
}

/** Node at which an instance or a sub-process begins; each has one. */
export interface StartNode extends FormNodeBase {
  readonly type: 'start';
}

/** Node at which a path ends. */
export interface EndNode extends NodeBase {
  readonly type: 'end';
  /** All that is live in the process, or in the sub-process around it, ends with it; absent where only the path ends. */
  readonly terminates?: true;
}

/** A choice: the first flow whose condition holds is taken. */
export interface ExclusiveNode extends NodeBase {
  readonly type: 'exclusive';
  /** Flow taken when no condition holds; null when the diagram marks none. */
  readonly defaultFlow: string | null;
}

/** Splits the token into all its branches at once, and waits for those that come together in it. */
export interface ParallelNode extends NodeBase {
  readonly type: 'parallel';
}

/** Splits the token into every branch whose condition holds, and waits for those that can still come. */
export interface InclusiveNode extends NodeBase {
  readonly type: 'inclusive';
  /** Flow taken when no condition holds; null when the diagram marks none. */
  readonly defaultFlow: string | null;
}

/** Until when an activity's people are to handle their work, and what happens then. */
export interface Timeout {
  /** ISO 8601 duration from when somebody gets the work, or a FEEL expression for one or for a date. */
  readonly after: string;
  /** ISO 8601 duration before the end at which people are reminded; null where they are not. */
  readonly remindBefore: string | null;
  readonly action: TimeoutAction;
}

/** Settings of every kind of work for people. */
interface TaskBase extends FormNodeBase {
  readonly participants: readonly ParticipantSpec[];
  readonly multiInstance: MultiInstanceRule;
  /** Number of a hundred who must agree by the rule percentage, 1 to 100; null by the others. */
  readonly percentage: number | null;
  /** Outcome of a tie by the rule vote; null by the others. */
  readonly tie: TieRule | null;
  /** Rules for passing people without asking them; empty where everybody is asked. */
  readonly autoPass: readonly AutoPassRule[];
  /** The actions that send back and need a reason; empty where people may keep it to themselves. */
  readonly reasonFor: readonly ReasonRule[];
  /** Null where people may take their time. */
  readonly timeout: Timeout | null;
  readonly nobodyFound: NobodyFoundRule;
  /** Id of the person who steps in by the rule toPerson; null by the others. */
  readonly nobodyFoundPerson: string | null;
}

/** Work for people, who agree or disagree. */
export interface ApproveNode extends TaskBase {
  readonly type: 'approve';
  readonly disagree: DisagreeRule;
  readonly actions: readonly ApproveAction[];
}

/** Work for people who do something and hand it in: there is nothing to refuse. */
export interface HandleNode extends TaskBase {
  readonly type: 'handle';
  readonly actions: readonly HandleAction[];
}

/** People who are to read; the instance advances at once. */
export interface CcNode extends FormNodeBase {
  readonly type: 'circulate';
  readonly participants: readonly ParticipantSpec[];
}

/** Waits for a time. */
export interface TimerNode extends NodeBase {
  readonly type: 'timer';
  readonly due: {
    /** So long after the instance comes to it, or at a moment. */
    readonly kind: 'duration' | 'date';
    /** ISO 8601, or a FEEL expression over the record's fields that gives it. */
    readonly value: string;
  };
}

/** Watches a time while an activity, a sub-process or a call of a service is live, and leads on when it has come. */
export interface BoundaryNode extends NodeBase {
  readonly type: 'boundary';
  /** Id of the node whose time it watches. */
  readonly host: string;
  /** True where what it watches is ended then; else the token is split there. */
  readonly interrupts: boolean;
  readonly due: TimerNode['due'];
}

/** Tells a service outside, and waits until it has answered. */
export interface ServiceNode extends NodeBase {
  readonly type: 'serviceCall';
  readonly url: string;
  readonly method: ServiceMethod;
  /** Name of the secret that signs the call; its value is configuration. */
  readonly secret: string;
  /** Attempts after a failed one. */
  readonly retries: number;
}

/** A part of the process with a start and ends of its own; it is left when nothing in it is live any more. */
export interface SubProcessNode extends NodeBase {
  readonly type: 'subProcess';
}

/** Work for people, of any kind. */
export type TaskNode = ApproveNode | HandleNode;

/** Node that the engine runs. */
export type TemplateNode =
  | StartNode
  | EndNode
  | ExclusiveNode
  | ParallelNode
  | InclusiveNode
  | ApproveNode
  | HandleNode
  | CcNode
  | TimerNode
  | BoundaryNode
  | ServiceNode
  | SubProcessNode;
/** The kinds of nodes. */
export type NodeType = TemplateNode['type'];
/** The node of one kind. */
export type NodeOf<T extends NodeType> = Extract<TemplateNode, { type: T }>;

/** A sequence flow from one node to another. */
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
  /** Each followed by what is in it, as far as it is a sub-process. */
  readonly nodes: readonly TemplateNode[];
  /** Flows of the process, then those of each sub-process. */
  readonly flows: readonly TemplateFlow[];
}

/** Returns whether people have something to do at a node. */
export function isTask(node: TemplateNode): node is TaskNode {
  return node.type === 'approve' || node.type === 'handle';
}

/** Label of a node for people: its name, or its id where the diagram gives no name. */
export function nodeLabel(node: { readonly id: string; readonly name: string }): string {
  return node.name || node.id;
}
