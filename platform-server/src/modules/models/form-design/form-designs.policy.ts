import type { Grant } from '@portico/shared-kit/permissions';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Guarded } from '../field-rights.ts';
import { canView } from '../models.policy.ts';

const everywhere: readonly Grant[] = ['SYS_MNG', 'ADMIN'];

/** Returns whether somebody may take the lock of a form from whoever has it: administrators of the system. */
export function mayTakeOver(user: SignedInUser): boolean {
  return everywhere.some((grant) => user.grants.includes(grant));
}

/**
 * Returns whether somebody with the permission to design may design the forms of a model: administrators of the system those of
 * all, an application's administrator those of the models whose lists they see.
 */
export function mayDesignForms(user: SignedInUser, definition: Guarded): boolean {
  return mayTakeOver(user) || canView(definition, user);
}
