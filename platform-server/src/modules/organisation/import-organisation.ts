import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import { hashPassword, isCommonPassword } from '../session/index.ts';
import { departmentPaths } from './department-paths.model.ts';
import * as repository from './import-organisation.repository.ts';
import type { ImportCounts, OrganisationPackage, UserInput } from './organisation-package.ts';
import { type ImportNeeds, notifyPeople } from './organisation-notifications.ts';
import { listDepartments } from './organisation.repository.ts';
import { recordRights } from './record-rights.ts';
import { findStandings } from './standings.repository.ts';

/**
 * Brings an organisation in, in one transaction: what is there by id is updated, what the package does not name stays.
 * Those whom it changes are told; an account keeps the password it has; a role's grants and a person's departments and roles become those given.
 * Throws departmentMissing or roleMissing for a reference that leads nowhere, before anything is kept.
 */
export async function importOrganisation(
  platform: Platform,
  needs: ImportNeeds,
  given: OrganisationPackage,
): Promise<ImportCounts> {
  const users = await withHashes(given.users);
  return transaction(platform.connections.db, async (trx) => {
    // The row of the organisation is locked by this, so that two imports come one after the other.
    await repository.upsertCorp(trx, platform.corpId, given.corpName);
    return bringIn(platform, trx, needs, { ...given, users });
  });
}

/** Options of what is brought in. */
interface BringInOptions {
  /** Ids of people who leave and whose work is handed over: nobody is asked to do that. */
  readonly handedOver?: ReadonlySet<string>;
  /** Records of people who are new, too, which roles they have. */
  readonly recordsNew?: boolean;
}

/**
 * See importOrganisation: the same in the caller's transaction, which has the organisation's row locked; passwords are
 * hashed already.
 */
export async function bringIn(
  platform: Platform,
  trx: Database,
  needs: ImportNeeds,
  given: OrganisationPackage,
  options: BringInOptions = {},
): Promise<ImportCounts> {
  const { corpId, now } = platform;
  const { users } = given;
  const counts = { departments: given.departments.length, roles: given.roles.length, users: users.length };
  if (given.contactsShown !== undefined) await repository.setContactsShown(trx, corpId, given.contactsShown);
  const paths = await importDepartments(trx, corpId, given);
  await requireReferences(trx, corpId, given, paths);
  await repository.upsertRoles(trx, corpId, given.roles);
  await repository.replaceGrants(trx, corpId, given.roles);
  const ids = users.map(({ id }) => id);
  const before = await findStandings(trx, corpId, ids);
  await repository.upsertUsers(trx, corpId, users, now());
  await repository.replaceMemberships(trx, corpId, users);
  const after = await findStandings(trx, corpId, ids);
  await notifyPeople(trx, needs, before, after, options);
  await recordRights(platform, trx, given, { counts, before, after, ...options });
  await repository.analyseOrganisation(trx);
  return counts;
}

/** Returns the path of every department there is then, by id. */
async function importDepartments(
  trx: Database,
  corpId: string,
  { departments }: OrganisationPackage,
): Promise<ReadonlyMap<string, string>> {
  const known = new Map((await listDepartments(trx, corpId)).map((row) => [row.id, row]));
  const placed = new Map<string, string | null>([...known].map(([id, row]) => [id, row.parentId]));
  for (const { id, parentId = null } of departments) placed.set(id, parentId);
  const all = departmentPaths([...placed].map(([id, parentId]) => ({ id, parentId })));
  await repository.upsertDepartments(trx, corpId, departments, all);
  // A department that moved takes those below it along, also when the package does not name them.
  const moved = [...known.values()]
    .map(({ id, path }) => ({ id, from: path, path: all.get(id) ?? path }))
    .filter(({ from, path }) => from !== path);
  await repository.updatePaths(trx, corpId, moved);
  return all;
}

/** Throws departmentMissing or roleMissing for the first person who is in one that neither is there nor comes. */
async function requireReferences(
  trx: Database,
  corpId: string,
  { roles: given, users }: OrganisationPackage,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  const codes = new Set([...(await repository.listRoleIds(trx, corpId)), ...given.map(({ code }) => code)]);
  for (const { departmentIds = [], roles = [] } of users) {
    const lostDepartment = departmentIds.find((id) => !paths.has(id));
    if (lostDepartment !== undefined) throw appError('departmentMissing', { id: lostDepartment });
    const lostRole = roles.find((code) => !codes.has(code));
    if (lostRole !== undefined) throw appError('roleMissing', { id: lostRole });
  }
}

/**
 * The hash of a plain password is made outside the transaction: it takes long on purpose. One that is on lists of common
 * passwords is an initial one, whatever the package says.
 */
async function withHashes(users: readonly UserInput[]): Promise<UserInput[]> {
  const ready: UserInput[] = [];
  for (const user of users) {
    const { password, ...rest } = user;
    if (password === undefined || user.passwordHash !== undefined) {
      ready.push(rest);
      continue;
    }
    const isInitial = await isCommonPassword(password, user.username);
    ready.push({
      ...rest,
      passwordHash: await hashPassword(password),
      ...(isInitial && { mustChangePassword: true }),
    });
  }
  return ready;
}
