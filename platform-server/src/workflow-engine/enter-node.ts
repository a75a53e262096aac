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
import { openActivity, openCcItems } from './activities.ts';
import { log, nodeOf, type EngineState, type Token } from './engine-state.ts';
import { flowsFrom } from './template/graph.ts';
import {
  type NodeOf,
  type NodeType,
  nodeLabel,
  type TaskNode,
  type TemplateFlow,
  type TemplateNode,
} from './template/template.ts';
import { dueTimeOf, subscribe } from './subscriptions.ts';

/** Most nodes that one command may pass; a template can have more only by a circle of automatic passes. */
const maxNodesPerCommand = 1_000;

/** Behaviour of each type of node when a token of an instance enters it; a new node type is one row here. */
const behaviours: { readonly [T in NodeType]: (engine: EngineState, node: NodeOf<T>, token: Token) => void } = {
  start: (engine, _node, token) => takeOutgoingFlow(engine, token),
  approve: enterTask,
  handle: enterTask,
  circulate: enterCcNode,
  exclusive: enterExclusive,
  parallel: (engine, _node, token) => arriveAt(engine, token),
  inclusive: (engine, _node, token) => arriveAt(engine, token),
  timer: enterTimer,
  // No flow leads into it: its time is watched while its host is live.
  boundary: (engine, _node, token) => takeOutgoingFlow(engine, token),
  serviceCall: (engine, _node, { nodeId, scope }) =>
    void subscribe(engine, { nodeId, scope, kind: 'service', dueAt: null }),
  subProcess: (engine, _node, token) => enterSubProcess(engine, token),
  end: (engine, { terminates }, { scope }) => {
    if (terminates) closeInside(engine, scope, { status: 'CANCELED', reason: 'PARALLEL_ACTIVITY_CANCEL' });
    engine.hasEnded ||= scope === null;
  },
};

/** Enters a node: what it does then is up to its type. */
export function enterNode(engine: EngineState, token: Token): void {
  const node = nodeOf(engine, token.nodeId);
  engine.entered += 1;
  engine.trace?.push({ kind: 'entered', nodeId: node.id });
  if (engine.entered > maxNodesPerCommand) refuse('workflowTurnsInCircle', { activity: nodeLabel(node) });
  behave(engine, node, token);
}

function behave<T extends NodeType>(engine: EngineState, node: NodeOf<T> & TemplateNode, token: Token): void {
  const behaviour: (engine: EngineState, node: NodeOf<T>, token: Token) => void = behaviours[node.type];
  behaviour(engine, node, token);
}

/** Returns whether the condition of a flow holds, which is told to who asks what a command goes through. */
function holds(engine: EngineState, flow: TemplateFlow): boolean {
  const isSo = conditionHolds(engine, flow);
  engine.trace?.push({ kind: 'asked', flowId: flow.id, holds: isSo });
  return isSo;
}

/** Sends tokens on from a gateway in which branches come together: by each of its flows that is to be taken. */
export function takeJoinFlows(engine: EngineState, { nodeId, scope }: ScopedNode): void {
  const node = nodeOf(engine, nodeId);
  const outgoing = flowsFrom(engine.template, nodeId);
  if (node.type !== 'inclusive') {
    for (const flow of outgoing) takeSequenceFlow(engine, flow, scope);
    return;
  }
  const wanted = outgoing.filter(
    (flow) => flow.id !== node.defaultFlow && (flow.condition === null || holds(engine, flow)),
  );
  const byDefault = outgoing.filter((flow) => flow.id === node.defaultFlow);
  const taken = wanted.length > 0 ? wanted : byDefault;
  if (taken.length === 0) refuse('noBranchMatches', { gateway: nodeLabel(node) });
  for (const flow of taken) takeSequenceFlow(engine, flow, scope);
}

function enterTask(engine: EngineState, node: TaskNode, { scope }: Token): void {
  const people = participantsOf(engine, node);
  if (people.length > 0) {
    const reasons = passReasons(engine, node, people);
    const passed = people.filter(({ id }) => reasons.has(id)).slice(0, 1);
    // Where one is enough nobody else needs to hear of it.
    const asked = node.multiInstance === 'any' && passed.length > 0 ? passed : people;
    const { id } = openActivity(engine, node, waitingAt[node.type], asked, scope);
    passAutomatically(engine, node, id, reasons);
    return;
  }
  const action = node.type === 'approve' ? actionCode.agree : actionCode.submit;
  const reason = 'NO_PARTICIPATE_AUTO_PASS';
  log(engine, { nodeId: node.id, receiveTime: engine.context.now, person: null, action, reason });
  takeOutgoingFlow(engine, { nodeId: node.id, scope });
}

/** Lets its people read and advances at once; where there is nobody to read, the log says so. */
function enterCcNode(engine: EngineState, node: NodeOf<'circulate'>, token: Token): void {
  const people = peopleOf(engine, node.participants, nodeLabel(node));
  if (people.length === 0) engine.trace?.push({ kind: 'nobodyFound', nodeId: node.id });
  const entry = { nodeId: node.id, receiveTime: engine.context.now, person: null, action: actionCode.circulate };
  const nobody = people.length === 0 ? ({ reason: 'NO_PARTICIPATE_AUTO_PASS' } as const) : {};
  openCcItems(engine, node, log(engine, { ...entry, ...nobody }), people);
  takeOutgoingFlow(engine, token);
}

/** Waits for its time; one that has come already holds nobody up. */
function enterTimer(engine: EngineState, node: NodeOf<'timer'>, { nodeId, scope }: Token): void {
  const dueAt = dueTimeOf(engine, node);
  if (dueAt > engine.context.now) subscribe(engine, { nodeId, scope, kind: 'timer', dueAt });
  else takeOutgoingFlow(engine, { nodeId, scope });
}

function enterExclusive(engine: EngineState, node: NodeOf<'exclusive'>, { scope }: Token): void {
  const outgoing = flowsFrom(engine.template, node.id);
  const taken =
    outgoing.find(
      (flow) => flow.id !== node.defaultFlow && (flow.condition === null ? outgoing.length === 1 : holds(engine, flow)),
    ) ?? outgoing.find((flow) => flow.id === node.defaultFlow);
  if (!taken) refuse('noBranchMatches', { gateway: nodeLabel(node) });
  takeSequenceFlow(engine, taken, scope);
}
