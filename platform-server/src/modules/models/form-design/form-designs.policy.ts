import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { designsEverywhere } from '../../designs/index.ts';
import type { Guarded } from '../field-rights.ts';
import { canView } from '../models.policy.ts';

/**
 * Returns whether somebody with the permission to design may design what belongs to a model, as its forms: administrators of
 * the system for all models, an application's administrator for those whose lists they see.
 */
export function mayDesignFor(user: SignedInUser, definition: Guarded): boolean {
  return designsEverywhere(user) || canView(definition, user);
}
