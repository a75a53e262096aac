import type { StoredOrganisation } from './organisation-entry.ts';
import type { Database } from '../../../database/index.ts';
import * as repository from './stored-organisation.repository.ts';
import type { ImportedOrganisation } from './read-organisation.ts';

/** Returns the organisation as it is kept, with all its people or with those who are named. */
export async function findOrganisation(
  db: Database,
  corpId: string,
  filter?: repository.PeopleFilter,
): Promise<StoredOrganisation> {
  return {
    corp: await repository.findCorp(db, corpId),
    departments: await repository.findStoredDepartments(db, corpId),
    roles: await repository.findStoredRoles(db, corpId),
    people: await repository.findStoredPeople(db, corpId, filter),
  };
}

/** Returns the organisation with the people whom an import names, as managers and heirs, too. */
export function findOrganisationFor(
  db: Database,
  corpId: string,
  imported: ImportedOrganisation,
): Promise<StoredOrganisation> {
  const people = imported.people.map(({ value }) => value);
  const managers = imported.departments.flatMap(({ value }) => value.manager ?? []);
  return findOrganisation(db, corpId, {
    ids: people.flatMap(({ id }) => id ?? []),
    accounts: [
      ...people.flatMap(({ account, handOverTo }) => [account, ...(handOverTo ? [handOverTo] : [])]),
      ...managers,
    ],
  });
}
