import type { WorkflowDesignSummary, WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { countStarted } from '../templates/availability.repository.ts';
import { diagramOf } from './design-diagram.ts';
import { mayTakeOver } from './design.policy.ts';
import type { WorkflowDesignContext } from './designing.ts';
import { countRunning } from './versions.repository.ts';

/** All that the designer of a workflow needs besides its summary. Throws as diagramOf. */
export async function workflowDetails(
  designing: WorkflowDesignContext,
  user: SignedInUser,
  workflowCode: string,
): Promise<Omit<WorkflowDesign, keyof WorkflowDesignSummary>> {
  const { connections, corpId } = designing.needs.platform;
  const { bpmn, model } = await diagramOf(designing, user, { workflowCode });
  const key = { corpId, code: workflowCode };
  const [startedCount, running] = await Promise.all([
    countStarted(connections.db, key),
    countRunning(connections.db, key),
  ]);
  return {
    bpmn,
    properties: [...model.properties],
    canTakeOver: mayTakeOver(user),
    boundWorkflow: model.boundWorkflow,
    startedCount,
    runningCount: [...running.values()].reduce((sum, count) => sum + count, 0),
  };
}
