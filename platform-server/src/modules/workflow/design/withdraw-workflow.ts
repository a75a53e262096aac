import type { WorkflowTypes } from './workflow-types.ts';
import { appError } from '@portico/shared-kit/errors';
import type { LockedDesign } from '../../designs/index.ts';
import { countStarted } from '../templates/availability.repository.ts';
import { lockNewest } from '../templates/templates.repository.ts';

/**
 * Makes sure that a workflow was never started and will not be. Throws workflowStarted, and workflowBound while "Add" in
 * the list of its model starts it.
 */
export async function requireNeverStarted({ trx, key, model }: LockedDesign<WorkflowTypes>): Promise<void> {
  // Who starts it holds its version: what is counted afterwards is all there is.
  await lockNewest(trx, key.corpId, key.code);
  const count = await countStarted(trx, key);
  if (count > 0) throw appError('workflowStarted', { count });
  if (model.boundWorkflow === key.code) throw appError('workflowBound', { model: model.name });
}
