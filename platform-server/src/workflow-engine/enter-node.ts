import { actionCode } from '@portico/shared-kit/workflow';
import { passReasons } from './auto-pass.ts';
import { conditionHolds } from './choose-flow.ts';
import { participantsOf, peopleOf } from './find-people.ts';
import type { ScopedNode } from './instance-state.ts';
import { waitingAt } from './waiting-at.ts';
import { arriveAt } from './joins.ts';
import { takeOutgoingFlow, takeSequenceFlow } from './sequence-flows.ts';
import { passAutomatically } from './count-vote.ts';
import { refuse } from './outcome.ts';
import { closeInside, enterSubProcess } from './scopes.ts';
import { log, nodeOf, openActivity, openReading, type Step, type Token } from './step.ts';
import { flowsFrom } from './template/graph.ts';
import {
  type NodeOf,
  type NodeType,
  nodeLabel,
  type TaskNode,
  type TemplateFlow,
  type TemplateNode,
} from './template/template.ts';
import { dueTimeOf, openWait } from './waits.ts';

/** Most nodes that one command may pass; a template can have more only by a circle of automatic passes. */
const maxNodesPerCommand = 1_000;

/** Behaviour of each type of node when a token of an instance enters it; a new node type is one row here. */
const behaviours: { readonly [T in NodeType]: (step: Step, node: NodeOf<T>, token: Token) => void } = {
  start: (step, _node, token) => takeOutgoingFlow(step, token),
  approve: enterTask,
  handle: enterTask,
  circulate: enterCirculate,
  exclusive: enterExclusive,
  parallel: (step, _node, token) => arriveAt(step, token),
  inclusive: (step, _node, token) => arriveAt(step, token),
  timer: enterTimer,
  // No flow leads into it: its time is watched while its host is live.
  boundary: (step, _node, token) => takeOutgoingFlow(step, token),
  serviceCall: (step, _node, { nodeId, scope }) => void openWait(step, { nodeId, scope, kind: 'service', dueAt: null }),
  subProcess: (step, _node, token) => enterSubProcess(step, token),
  end: (step, { terminates }, { scope }) => {
    if (terminates) closeInside(step, scope, { status: 'CANCELED', reason: 'PARALLEL_ACTIVITY_CANCEL' });
    step.hasEnded ||= scope === null;
  },
};

/** Enters a node: what it does then is up to its type. */
export function enterNode(step: Step, token: Token): void {
  const node = nodeOf(step, token.nodeId);
  step.entered += 1;
  step.trace?.push({ kind: 'entered', nodeId: node.id });
  if (step.entered > maxNodesPerCommand) refuse('workflowTurnsInCircle', { activity: nodeLabel(node) });
  behave(step, node, token);
}

function behave<T extends NodeType>(step: Step, node: NodeOf<T> & TemplateNode, token: Token): void {
  const behaviour: (step: Step, node: NodeOf<T>, token: Token) => void = behaviours[node.type];
  behaviour(step, node, token);
}

/** Returns whether the condition of a flow holds, which is told to who asks what a command goes through. */
function holds(step: Step, flow: TemplateFlow): boolean {
  const isSo = conditionHolds(step, flow);
  step.trace?.push({ kind: 'asked', flowId: flow.id, holds: isSo });
  return isSo;
}

/** Sends tokens on from a gateway in which branches come together: by each of its flows that is to be taken. */
export function takeJoinFlows(step: Step, { nodeId, scope }: ScopedNode): void {
  const node = nodeOf(step, nodeId);
  const outgoing = flowsFrom(step.template, nodeId);
  if (node.type !== 'inclusive') {
    for (const flow of outgoing) takeSequenceFlow(step, flow, scope);
    return;
  }
  const wanted = outgoing.filter(
    (flow) => flow.id !== node.defaultFlow && (flow.condition === null || holds(step, flow)),
  );
  const byDefault = outgoing.filter((flow) => flow.id === node.defaultFlow);
  const taken = wanted.length > 0 ? wanted : byDefault;
  if (taken.length === 0) refuse('noBranchMatches', { gateway: nodeLabel(node) });
  for (const flow of taken) takeSequenceFlow(step, flow, scope);
}

function enterTask(step: Step, node: TaskNode, { scope }: Token): void {
  const people = participantsOf(step, node);
  if (people.length > 0) {
    const reasons = passReasons(step, node, people);
    const passed = people.filter(({ id }) => reasons.has(id)).slice(0, 1);
    // Where one is enough nobody else needs to hear of it.
    const asked = node.multiInstance === 'any' && passed.length > 0 ? passed : people;
    const { id } = openActivity(step, node, waitingAt[node.type], asked, scope);
    passAutomatically(step, node, id, reasons);
    return;
  }
  const action = node.type === 'approve' ? actionCode.agree : actionCode.submit;
  const reason = 'NO_PARTICIPATE_AUTO_PASS';
  log(step, { nodeId: node.id, receiveTime: step.context.now, person: null, action, reason });
  takeOutgoingFlow(step, { nodeId: node.id, scope });
}

/** Lets its people read and advances at once; where there is nobody to read, the log says so. */
function enterCirculate(step: Step, node: NodeOf<'circulate'>, token: Token): void {
  const people = peopleOf(step, node.participants, nodeLabel(node));
  if (people.length === 0) step.trace?.push({ kind: 'nobodyFound', nodeId: node.id });
  const entry = { nodeId: node.id, receiveTime: step.context.now, person: null, action: actionCode.circulate };
  const nobody = people.length === 0 ? ({ reason: 'NO_PARTICIPATE_AUTO_PASS' } as const) : {};
  openReading(step, node, log(step, { ...entry, ...nobody }), people);
  takeOutgoingFlow(step, token);
}

/** Waits for its time; one that has come already holds nobody up. */
function enterTimer(step: Step, node: NodeOf<'timer'>, { nodeId, scope }: Token): void {
  const dueAt = dueTimeOf(step, node);
  if (dueAt > step.context.now) openWait(step, { nodeId, scope, kind: 'timer', dueAt });
  else takeOutgoingFlow(step, { nodeId, scope });
}

function enterExclusive(step: Step, node: NodeOf<'exclusive'>, { scope }: Token): void {
  const outgoing = flowsFrom(step.template, node.id);
  const taken =
    outgoing.find(
      (flow) => flow.id !== node.defaultFlow && (flow.condition === null ? outgoing.length === 1 : holds(step, flow)),
    ) ?? outgoing.find((flow) => flow.id === node.defaultFlow);
  if (!taken) refuse('noBranchMatches', { gateway: nodeLabel(node) });
  takeSequenceFlow(step, taken, scope);
}
