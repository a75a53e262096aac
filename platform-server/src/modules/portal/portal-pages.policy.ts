import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { designsEverywhere } from '../designs/index.ts';

/**
 * Returns whether somebody with the permission to design may design a page: administrators of the system all of them, an
 * application's administrator those of the applications that they see.
 */
export function mayDesignPage(
  user: SignedInUser,
  { appCode }: { readonly appCode: string | null },
  appCodes: ReadonlySet<string>,
): boolean {
  return designsEverywhere(user) || (appCode !== null && appCodes.has(appCode));
}
