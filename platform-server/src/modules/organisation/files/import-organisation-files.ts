import type { OrganisationPlan } from '@portico/shared-kit/contract/organisation.schema';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { bringIn } from '../import-organisation.ts';
import { lockCorp, upsertCorp } from '../import-organisation.repository.ts';
import type { ImportNeeds } from '../organisation-notifications.ts';
import { findOrganisationFor } from './find-organisation.ts';
import { leave, type LeavingNeeds, requireHeirs, requireRoot } from './leave.ts';
import { organisationChanges } from './organisation-changes.ts';
import type { ImportedOrganisation } from './read-organisation.ts';

/** The changes of an import, made or planned. */
export interface OrganisationImport extends OrganisationPlan {
  /** Accounts of people who are new. */
  readonly added: readonly string[];
}

/** The services of others that an import of files needs. */
export type FilesNeeds = ImportNeeds & LeavingNeeds;

/** An import under way. */
export interface Importing {
  readonly platform: Platform;
  readonly needs: FilesNeeds;
  readonly imported: ImportedOrganisation;
  /** The person who does it; null for who runs the server. */
  readonly user: SignedInUser | null;
  /** The hash of the initial password of people who are new; absent: they have none yet. */
  readonly initialHash?: string;
}

/** Brings the organisation to what is given, in the caller's transaction; see OrganisationFilesService. */
export async function importOrganisationFiles(
  trx: DatabaseTransaction,
  { platform, needs, imported, user, initialHash }: Importing,
): Promise<OrganisationImport> {
  const { corpId, newId } = platform;
  // Two imports come one after the other.
  await lockCorp(trx, corpId);
  const kept = await findOrganisationFor(trx, corpId, imported);
  const by = user && { id: user.id, isRoot: user.grants.includes('ADMIN') };
  const { changed, leaving, added, steps } = organisationChanges(imported, kept, { by, newId });
  await requireHeirs(trx, needs, leaving);
  const handedOver = new Set(leaving.flatMap(({ id, heir }) => (heir === null ? [] : [id])));
  await upsertCorp(trx, corpId, changed.corpName);
  const initial = initialHash === undefined ? {} : { passwordHash: initialHash, mustChangePassword: true };
  const users = changed.users.map((person) => (added.includes(person.username) ? { ...person, ...initial } : person));
  await bringIn(platform, trx, needs, { ...changed, users }, { handedOver, recordsNew: true });
  await requireRoot(trx, needs, imported);
  const handed = await leave(trx, needs, leaving, user);
  return { steps: [...steps, ...handed], added };
}
