import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../audit/index.ts';
import type { ImportCounts, OrganisationPackage } from './organisation-package.ts';
import type { Standing } from './standings.repository.ts';

type Standings = ReadonlyMap<string, Standing>;

interface Recorded {
  readonly counts: ImportCounts;
  readonly before: Standings;
  readonly after: Standings;
  /** Of people who are new, too, which roles they have. */
  readonly recordsNew?: boolean;
}

/**
 * Records an import in the audit trail, in its transaction: what the roles grant that it names, and of each person whom it
 * gives or takes roles, or lets in or shuts out, which. Who is new has the roles
 * of the package, unless they are asked for, too.
 */
export async function recordRights(
  platform: Platform,
  trx: Database,
  given: OrganisationPackage,
  { counts, before, after, recordsNew = false }: Recorded,
): Promise<void> {
  const grants = Object.fromEntries(given.roles.flatMap((role) => (role.grants ? [[role.code, role.grants]] : [])));
  await recordAudit(platform, trx, {
    action: 'organisationImport',
    object: { id: platform.corpId, name: given.corpName },
    detail: { ...counts, grants },
  });
  for (const [id, is] of after) {
    const was = before.get(id) ?? (recordsNew ? { ...is, roles: [] } : undefined);
    const detail = was && changeOf(was, is);
    if (detail) await recordAudit(platform, trx, { action: 'rightsChange', object: { id, name: is.name }, detail });
  }
}

/** Undefined where nothing has changed. */
function changeOf(was: Standing, is: Standing) {
  const given = namesBeyond(is, was);
  const taken = namesBeyond(was, is);
  const isSame = given.length + taken.length === 0 && was.isActive === is.isActive;
  return isSame ? undefined : { given, taken, isActive: is.isActive };
}

const namesBeyond = (one: Standing, other: Standing) =>
  one.roles.filter(({ id }) => !other.roles.some((role) => role.id === id)).map(({ name }) => name);
