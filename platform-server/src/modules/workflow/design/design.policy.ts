import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { isInstanceAdmin } from '../workflow.policy.ts';

/** Model of whose records a workflow is. */
interface DesignedModel {
  /** True where the user sees the model's list. */
  readonly isSeen: boolean;
}

/**
 * Returns whether somebody with the permission to design may design the workflows of a model: administrators of the system and of
 * workflows all of them, an application's administrator those of the models that are theirs to see.
 */
export function mayDesign(user: SignedInUser, { isSeen }: DesignedModel): boolean {
  return isInstanceAdmin(user) || isSeen;
}

/** Returns whether somebody may take the lock of a design from whoever has it: administrators of the system and of workflows. */
export function mayTakeOver(user: SignedInUser): boolean {
  return isInstanceAdmin(user);
}
