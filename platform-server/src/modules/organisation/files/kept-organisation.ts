import type { Database } from '../../../database/index.ts';
import * as repository from './kept-organisation.repository.ts';
import type { KeptOrganisation } from './organisation-changes.ts';
import type { GivenOrganisation } from './read-organisation.ts';

/** Returns the organisation as it is kept, with all its people or with those who are named. */
export async function keptBy(db: Database, corpId: string, named?: repository.NamedPeople): Promise<KeptOrganisation> {
  return {
    corp: await repository.findCorp(db, corpId),
    departments: await repository.findKeptDepartments(db, corpId),
    roles: await repository.findKeptRoles(db, corpId),
    people: await repository.findKeptPeople(db, corpId, named),
  };
}

/** Returns the organisation with the people whom an import names, as managers and heirs, too. */
export function keptWith(db: Database, corpId: string, given: GivenOrganisation): Promise<KeptOrganisation> {
  const people = given.people.map(({ value }) => value);
  const managers = given.departments.flatMap(({ value }) => value.manager ?? []);
  return keptBy(db, corpId, {
    ids: people.flatMap(({ id }) => id ?? []),
    accounts: [
      ...people.flatMap(({ account, handOverTo }) => [account, ...(handOverTo ? [handOverTo] : [])]),
      ...managers,
    ],
  });
}
