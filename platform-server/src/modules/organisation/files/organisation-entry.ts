import type { OrganisationPlan } from '@portico/shared-kit/contract/organisation.schema';
import type { ContactsShown } from '../organisation-package.ts';
import type { Located } from './located.ts';
import type { StoredDepartment, StoredPerson, StoredRole } from './stored-organisation.repository.ts';

/** Change that an import makes, as the plan shows it. */
export type OrganisationStep = OrganisationPlan['steps'][number];

/** An entry of a file that is new or differs from what is kept. */
export interface EntryChange<T, E> {
  readonly entry: Located<E>;
  /** Null for a new one. */
  readonly before: T | null;
  readonly next: T;
  readonly step: OrganisationStep;
}

/** The organisation before an import; of the people at least those whom the files name. */
export interface StoredOrganisation {
  readonly corp: { readonly name: string; readonly contactsShown: ContactsShown };
  readonly departments: readonly StoredDepartment[];
  readonly roles: readonly StoredRole[];
  readonly people: readonly StoredPerson[];
}
