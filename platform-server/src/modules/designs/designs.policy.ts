import type { Grant } from '@portico/shared-kit/permissions';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';

const everywhere: readonly Grant[] = ['SYS_MNG', 'ADMIN'];

/**
 * Returns whether somebody with the permission to design may design what belongs to any application, and take a lock from
 * whoever has it: administrators of the system.
 */
export function designsEverywhere(user: SignedInUser): boolean {
  return everywhere.some((grant) => user.grants.includes(grant));
}
