import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import { appError } from '@portico/shared-kit/errors';
import { findInstalledVersion } from './app-packages.repository.ts';
import { putApplication } from './parts/application.ts';
import { refuseOfOthers } from './parts/owners.ts';
import { putMenu } from './parts/menu.ts';
import { refuseUnknownWorkflows } from './parts/bound-workflows.ts';
import { putModels } from './parts/models.ts';
import { putPortalPages, putPrintTemplates, putReports } from './parts/pages.ts';
import type { Applying, PackagePart, Step } from './parts/part.ts';
import { warnOfRoles } from './parts/roles.ts';
import { putWorkflows } from './parts/workflows.ts';
import type { AppPackage } from './read-package.ts';

/** In this order, because later parts name earlier ones. */
const parts: readonly PackagePart[] = [
  refuseOfOthers,
  refuseUnknownWorkflows,
  putApplication,
  putModels,
  warnOfRoles,
  putMenu,
  putWorkflows,
  putPrintTemplates,
  putPortalPages,
  putReports,
];

/**
 * Brings an application to what its package says, in the caller's transaction. Returns what was changed, or with
 * `dryRun` would be: no steps where the application is like its package already. Throws packageOlder, and as publishing
 * a model and publishing a workflow do (packageInvalid, modelChangeLosesData).
 */
export async function applyPackage(applying: Applying, given: AppPackage): Promise<PackagePlan> {
  const { code: appCode, version: named } = given.application;
  const installed = await findInstalledVersion(applying.db, applying.platform.corpId, appCode);
  const version = named ?? installed ?? 1;
  if (installed !== undefined && version < installed && !applying.allowOlder) {
    throw appError('packageOlder', { appCode, version, installed });
  }
  const pack = { ...given, application: { ...given.application, version } };
  const steps: Step[] = [];
  for (const part of parts) steps.push(...(await part(applying, pack)));
  const isSameVersion = version === installed && steps.some(({ action }) => action !== 'warn');
  return { appCode, version, steps: isSameVersion ? [...steps, sameVersion(version)] : steps, losses: applying.losses };
}

/** Not refused, so that a package can be worked on; whoever gives it away is told that its number says nothing. */
function sameVersion(version: number): Step {
  return {
    action: 'warn',
    target: `version ${version}`,
    detail: 'is installed already and differs: raise the version',
  };
}
