import type { StoredOrganisation } from './organisation-entry.ts';
import type { OrganisationStep } from './organisation-entry.ts';
import { appError } from '@portico/shared-kit/errors';
import type { ContactsShown, OrganisationPackage } from '../organisation-package.ts';
import { changedDepartments } from './change-departments.ts';
import { changedPeople, identified } from './change-people.ts';
import { changedRoles } from './change-roles.ts';
import { type LeavingPerson, leavingPeople } from './leaving-people.ts';
import { type Located, placeOf } from './located.ts';
import { memberChanges } from './member-changes.ts';
import type { ImportedOrganisation } from './read-organisation.ts';

/** The person who imports; null for who runs the server. */
export type Importer = { readonly id: string; readonly isRoot: boolean } | null;

/** Returns the changes of an import: nothing that is like the files already. */
export interface OrganisationChanges {
  readonly changed: OrganisationPackage;
  readonly leaving: readonly LeavingPerson[];
  /** Accounts of people who are new. */
  readonly added: readonly string[];
  readonly steps: readonly OrganisationStep[];
}

/**
 * Returns what an import changes. Throws organisationInvalid with the place of what is wrong, and organisationAboveYou
 * where somebody who is no root administrator would change the rights or the account of one.
 */
export function organisationChanges(
  imported: ImportedOrganisation,
  stored: StoredOrganisation,
  { by, newId }: { readonly by: Importer; readonly newId: () => string },
): OrganisationChanges {
  const people = identified(imported.people, stored.people, newId);
  const accounts = new Map([
    ...stored.people.map(({ username, id }) => [username, id] as const),
    ...people.map(({ entry, id }) => [entry.value.account, id] as const),
  ]);
  const departments = changedDepartments(imported.departments, stored.departments, (account) => accounts.get(account));
  const roles = changedRoles(imported.roles, stored.roles);
  const users = changedPeople(people, {
    departments: namesOf(stored.departments, imported.departments, 'id'),
    roles: namesOf(stored.roles, imported.roles, 'code'),
  });
  const leaving = leavingPeople(people, stored.people, by?.id ?? null);
  if (by !== null && !by.isRoot) requireBelow({ roles, users, leaving }, stored);
  const corp = corpChange(imported, stored);
  return {
    changed: {
      corpName: imported.name ?? stored.corp.name,
      ...(imported.contactsShown === undefined ? {} : { contactsShown: imported.contactsShown }),
      departments: departments.map(({ next }) => next),
      roles: roles.map(({ next }) => next),
      users: users.map(({ next }) => next),
    },
    leaving,
    added: users.flatMap(({ before, next }) => (before === null ? [next.username] : [])),
    steps: [...corp, ...[...departments, ...roles, ...users].map(({ step }) => step)],
  };
}

function namesOf<K extends string>(
  kept: readonly Readonly<Record<K, string>>[],
  given: readonly Located<Readonly<Record<K, string>>>[],
  member: K,
): ReadonlySet<string> {
  return new Set([...kept.map((each) => each[member]), ...given.map(({ value }) => value[member])]);
}

function corpChange({ name, contactsShown }: ImportedOrganisation, { corp }: StoredOrganisation): OrganisationStep[] {
  const shown = contactsShown ?? corp.contactsShown;
  const membersOf = (called: string, { mobile, email }: ContactsShown) => ({ name: called, mobile, email });
  const detail = memberChanges(membersOf(corp.name, corp.contactsShown), membersOf(name ?? corp.name, shown));
  return detail === '' ? [] : [{ action: 'change', target: 'organisation', detail }];
}

type Guarded = Pick<OrganisationChanges, 'leaving'> & {
  readonly roles: ReturnType<typeof changedRoles>;
  readonly users: ReturnType<typeof changedPeople>;
};

/** Otherwise a system administrator would be a root administrator a minute later. */
function requireBelow({ roles, users, leaving }: Guarded, stored: StoredOrganisation): void {
  const refuse = (entry: Located<unknown>, member: string, name: string) => {
    throw appError('organisationAboveYou', { file: entry.file, place: placeOf(entry, member), name });
  };
  const isRoot = ({ grants = [] }: { readonly grants?: readonly string[] }) => grants.includes('ADMIN');
  const rootRoles = new Set(stored.roles.filter(isRoot).map(({ code }) => code));
  for (const { entry, next } of roles) {
    if (isRoot(next) || rootRoles.has(next.code)) refuse(entry, 'grants', next.code);
  }
  const hasRoot = (person: { readonly roles?: readonly string[] } | null | undefined) =>
    person?.roles?.some((code) => rootRoles.has(code)) === true;
  for (const { entry, before, next } of users) {
    if (hasRoot(before) || hasRoot(next)) refuse(entry, 'roles', next.username);
  }
  const rootAccounts = new Set(stored.people.filter(hasRoot).map(({ id }) => id));
  for (const { entry, id, account } of leaving) if (rootAccounts.has(id)) refuse(entry, 'account', account);
}
