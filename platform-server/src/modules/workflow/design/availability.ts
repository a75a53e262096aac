import type { DesignInput, SetAvailabilityInput } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { takeLock } from '../../designs/index.ts';
import { countStarted, deleteVersions, setAvailability } from '../templates/availability.repository.ts';
import { lockNewest } from '../templates/templates.repository.ts';
import * as repository from './designs.repository.ts';
import { type Designing, editedBy, holdDesign, lockNeeds } from './hold-design.ts';

/**
 * Switches a workflow off, on again, or retires it; what is under way goes on, on its version. Throws as opening a design,
 * and notPublished for one that cannot start yet.
 */
export async function setDesignAvailability(
  designing: Designing,
  user: SignedInUser,
  { workflowCode, availability }: SetAvailabilityInput,
): Promise<object> {
  await holdDesign(designing, user, workflowCode, async ({ trx, published, key }) => {
    if (published === undefined) throw appError('notPublished');
    await setAvailability(trx, key, { availability, ...editedBy(designing.needs, user) });
  });
  return {};
}

/**
 * Deletes a workflow that was never started: its draft, its versions, everything. Throws as opening a design, designLocked
 * while somebody else works on it, workflowStarted, and workflowBound while "Add" in the list of its model starts it.
 */
export async function deleteDesign(
  designing: Designing,
  user: SignedInUser,
  { workflowCode }: DesignInput,
): Promise<object> {
  await holdDesign(designing, user, workflowCode, async (held) => {
    const { trx, key, model } = held;
    await takeLock(lockNeeds(designing.needs), user, held);
    // Who starts it holds its version: what is counted afterwards is all there is.
    await lockNewest(trx, key.corpId, key.code);
    const count = await countStarted(trx, key);
    if (count > 0) throw appError('workflowStarted', { count });
    if (model.boundWorkflow === workflowCode) throw appError('workflowBound', { model: model.name });
    await deleteVersions(trx, key);
    await setAvailability(trx, key, { availability: 'on', ...editedBy(designing.needs, user) });
    await repository.deleteDesign(trx, key);
  });
  return {};
}
