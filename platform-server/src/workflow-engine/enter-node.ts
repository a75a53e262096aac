import { actionCode } from '@portico/shared-kit/workflow';
import { isTrue } from './condition.ts';
import { refuse } from './outcome.ts';
import { participantsOf } from './find-people.ts';
import { endInstance, log, nodeOf, openActivity, type Step } from './step.ts';
import { flowsFrom, type NodeOf, type NodeType, nodeLabel, type TemplateNode } from './template/template.ts';

/** Most nodes that one command may pass; a template can have more only by a circle of automatic passes. */
const maxNodesPerCommand = 1_000;

/** What happens when the way of an instance comes to a node; a new node type is one row here. */
const behaviours: { readonly [T in NodeType]: (step: Step, node: NodeOf<T>) => void } = {
  start: (step, node) => leaveNode(step, node.id),
  approve: enterApprove,
  exclusive: enterExclusive,
  end: enterEnd,
};

/** Enters a node and goes on until people have something to do or the instance ends. */
function enterNode(step: Step, nodeId: string): void {
  const node = nodeOf(step, nodeId);
  step.entered += 1;
  if (step.entered > maxNodesPerCommand) refuse('workflowTurnsInCircle', { activity: nodeLabel(node) });
  behave(step, node);
}

/** Goes on from a node that has one way out: any but gateways and ends. */
export function leaveNode(step: Step, nodeId: string): void {
  const [flow] = flowsFrom(step.template, nodeId);
  if (!flow) refuse('noBranchMatches', { gateway: nodeLabel(nodeOf(step, nodeId)) });
  enterNode(step, flow.target);
}

function behave<T extends NodeType>(step: Step, node: NodeOf<T> & TemplateNode): void {
  const behaviour: (step: Step, node: NodeOf<T>) => void = behaviours[node.type];
  behaviour(step, node);
}

function enterApprove(step: Step, node: NodeOf<'approve'>): void {
  const people = participantsOf(step, node);
  if (people.length > 0) {
    openActivity(step, node, 'decision', people);
    return;
  }
  const { now } = step.context;
  const reason = 'NO_PARTICIPATE_AUTO_PASS';
  log(step, { nodeId: node.id, receiveTime: now, person: null, action: actionCode.agree, reason });
  leaveNode(step, node.id);
}

function enterExclusive(step: Step, node: NodeOf<'exclusive'>): void {
  const outgoing = flowsFrom(step.template, node.id);
  const { variables, now } = step.context;
  const holds = (condition: string | null, element: string): boolean => {
    try {
      return condition === null ? outgoing.length === 1 : isTrue(condition, variables, now);
    } catch (error) {
      return refuse('expressionInvalid', { element, detail: error instanceof Error ? error.message : String(error) });
    }
  };
  const taken =
    outgoing.find((flow) => flow.id !== node.defaultFlow && holds(flow.condition, nodeLabel(flow))) ??
    outgoing.find((flow) => flow.id === node.defaultFlow);
  if (!taken) refuse('noBranchMatches', { gateway: nodeLabel(node) });
  enterNode(step, taken.target);
}

function enterEnd(step: Step): void {
  if (step.state.activities.length === 0) endInstance(step, 'COMPLETED', 'approved');
}
