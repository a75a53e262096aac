import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { designsEverywhere } from '../designs.policy.ts';
import { findApplicationNames } from '../designs.repository.ts';

/** Needs of documents that belong to applications. */
export interface ApplicationDocumentNeeds {
  readonly platform: Platform;
  /** Returns the applications that the user may open. */
  readonly visibilityOf: (user: SignedInUser) => Promise<{ readonly appCodes: ReadonlySet<string> }>;
}

/** Applications as somebody with the permission to design may use them. */
interface ApplicationRights {
  /**
   * Returns whether the user designs what belongs to an application, or with null to the portal: administrators of the system
   * all of it, an application's administrator what belongs to those that they see.
   */
  mayDesign(appCode: string | null): boolean;
  /** The application as a summary names it. */
  namesOf<T extends string | null>(appCode: T): { appCode: T; appName: T; appName_i18n: string | null };
}

/** Returns the applications that a user designs in. */
export async function applicationRights(
  { platform: { connections, corpId }, visibilityOf }: ApplicationDocumentNeeds,
  user: SignedInUser,
): Promise<ApplicationRights> {
  const [applications, { appCodes }] = await Promise.all([
    findApplicationNames(connections.db, corpId),
    visibilityOf(user),
  ]);
  return {
    mayDesign: (appCode) => designsEverywhere(user) || (appCode !== null && appCodes.has(appCode)),
    namesOf<T extends string | null>(appCode: T) {
      const application = appCode === null ? undefined : applications.get(appCode);
      const appName = (application?.name ?? appCode) as T;
      return { appCode, appName, appName_i18n: application?.nameI18n ?? null };
    },
  };
}

/** Throws noPermissionToView where the user does not design in an application, applicationMissing where there is none. */
export async function requireApplication(
  needs: ApplicationDocumentNeeds,
  user: SignedInUser,
  appCode: string | null,
): Promise<void> {
  const { connections, corpId } = needs.platform;
  if (!(await applicationRights(needs, user)).mayDesign(appCode)) throw appError('noPermissionToView');
  if (appCode === null) return;
  const applications = await findApplicationNames(connections.db, corpId);
  if (!applications.has(appCode)) throw appError('applicationMissing', { appCode });
}

/** Compares summaries by application, those of the portal first, then by name. */
export function byApplication(
  left: { readonly appName: string | null; readonly name: string },
  right: { readonly appName: string | null; readonly name: string },
): number {
  return (left.appName ?? '').localeCompare(right.appName ?? '', 'zh') || left.name.localeCompare(right.name, 'zh');
}
