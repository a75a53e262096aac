import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { designsEverywhere } from '../designs/index.ts';

/**
 * Returns whether somebody with the permission to design may design a report: administrators of the system all of them, an
 * application's administrator those of the applications that they see.
 */
export function mayDesignReport(
  user: SignedInUser,
  { appCode }: { readonly appCode: string },
  appCodes: ReadonlySet<string>,
): boolean {
  return designsEverywhere(user) || appCodes.has(appCode);
}
