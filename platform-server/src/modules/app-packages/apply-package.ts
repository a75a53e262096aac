import type { PackagePlan } from '@portico/shared-kit/contract/applications.schema';
import { putApplication } from './parts/application.ts';
import { putMenu } from './parts/menu.ts';
import { putModels, warnOfRoles } from './parts/models.ts';
import { putPortalPages, putPrintTemplates } from './parts/pages.ts';
import type { Applying, PackagePart, Step } from './parts/part.ts';
import { putWorkflows } from './parts/workflows.ts';
import type { AppPackage } from './read-package.ts';

/** In this order, because later parts name earlier ones. */
const parts: readonly PackagePart[] = [
  putApplication,
  putModels,
  warnOfRoles,
  putMenu,
  putWorkflows,
  putPrintTemplates,
  putPortalPages,
];

/**
 * Brings an application to what its package says, in the caller's transaction. Returns what was changed, or with
 * `dryRun` would be: no steps where the application is like its package already. Throws as publishing a model and
 * publishing a workflow do (packageInvalid, modelChangeLosesData).
 */
export async function applyPackage(applying: Applying, pack: AppPackage): Promise<PackagePlan> {
  const steps: Step[] = [];
  for (const part of parts) steps.push(...(await part(applying, pack)));
  return { appCode: pack.application.code, version: pack.application.version ?? 1, steps };
}
