import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from './workflow-bench.ts';

interface Rules {
  /** Attributes of the activity. */
  readonly rules: string;
  /** Participants as [kind, value]. */
  readonly participants: readonly (readonly [kind: string, value: string])[];
}

/** A workflow of one activity, Check, on a bench of its own. */
export interface SingleActivityWorkflow {
  readonly bench: WorkflowBench;
  /** Another one each time. */
  requestId(): string;
  /** Starts it as Lin; answers the id of the instance. */
  begin(): Promise<string>;
  /** The work item that somebody comes to there; throws where they have none. */
  itemOf(userId: string, workflowInstanceId: string): Promise<string>;
  act(userId: string, workflowInstanceId: string, input: Omit<ActOnWorkItemInput, 'id' | 'requestId'>): Promise<object>;
}

/** Publishes it, with these rules and people. */
export async function startSingleActivityWorkflow({ rules, participants }: Rules): Promise<SingleActivityWorkflow> {
  const bench = await startWorkflowBench();
  const check = approve('Check', '审批', { rules, participants });
  await bench.publish(
    'one',
    bpmn([start, flow('F1', 'Start', 'Check'), check, flow('F2', 'Check', 'End'), end].join('')),
  );
  let requests = 0;
  const requestId = () => `request-${(requests += 1)}`;

  async function itemOf(userId: string, workflowInstanceId: string): Promise<string> {
    const { workItem } = await bench.workflow.instances.get(bench.user(userId), { workflowInstanceId });
    if (workItem === null) throw new Error(`${userId} has no work item`);
    return workItem.id;
  }

  return {
    bench,
    requestId,
    itemOf,
    async begin() {
      const input = { workflowCode: 'one', data: { title: '单据' }, requestId: requestId() };
      return (await bench.workflow.commands.start(bench.user('lin'), input, 'zh')).workflowInstanceId;
    },
    async act(userId, workflowInstanceId, input) {
      const id = await itemOf(userId, workflowInstanceId);
      return bench.workflow.commands.act(bench.user(userId), { ...input, id, requestId: requestId() }, 'zh');
    },
  };
}

/** Returns the rejection of a promise by this row of the error catalogue. */
export const refusal = (name: Parameters<typeof codeOf>[0]) => ({ code: codeOf(name) });
