import { everyoneRole } from '../../models/index.ts';
import { findMissingRoles } from '../app-packages.repository.ts';
import type { MenuEntry } from '../package.schema.ts';
import type { AppPackage } from '../read-package.ts';
import type { PackagePart } from './part.ts';

/** A role that is missing is told, not refused: roles may come after the package. */
export const warnOfRoles: PackagePart = async ({ db, platform }, pack) => {
  const missing = await findMissingRoles(db, platform.corpId, rolesOf(pack));
  return missing.map((role) => ({ action: 'warn', target: `role ${role}`, detail: 'there is no such role yet' }));
};

/** The roles that models, the application or its menu name. */
function rolesOf({ application, models }: AppPackage): string[] {
  const ofModels = models.flatMap(({ permissions }) => permissions.map(({ role }) => role));
  const named = new Set([...ofModels, ...(application.roles ?? []), ...rolesOfMenu(application.menu)]);
  named.delete(everyoneRole);
  return [...named];
}

function rolesOfMenu(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ roles = [], children = [] }) => [...roles, ...rolesOfMenu(children)]);
}
