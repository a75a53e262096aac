import type { BindDesignInput, DesignBinding } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowDesignContext } from './designing.ts';

/**
 * Lets adding a record of the model start the workflow, or no longer; returns the workflow that it starts then. Throws as
 * opening a design, and notPublished for one that cannot start yet.
 */
export async function bindDesign(
  { surroundings, reader }: WorkflowDesignContext,
  user: SignedInUser,
  { workflowCode, isBound }: BindDesignInput,
): Promise<DesignBinding> {
  const { published, model } = await reader.open(user, workflowCode);
  if (published === undefined) throw appError('notPublished');
  const { schemaCode } = model;
  return { boundWorkflow: await surroundings.bindWorkflow({ schemaCode, workflowCode, isBound }) };
}
