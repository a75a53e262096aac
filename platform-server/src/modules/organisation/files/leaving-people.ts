import type { IdentifiedPerson } from './change-people.ts';
import type { StoredPerson } from './stored-organisation.repository.ts';
import { type Located, wrongMember } from './located.ts';
import type { PersonEntry } from './organisation-file.schema.ts';
import { organisationTexts } from './organisation-file.texts.ts';

/** Person whose account is disabled after the import. */
export interface LeavingPerson {
  readonly entry: Located<PersonEntry>;
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** False for one who was disabled before. */
  readonly isLeaving: boolean;
  /** The person who gets their open work; null where nobody is named. */
  readonly heir: { readonly id: string; readonly account: string } | null;
}

/**
 * Returns the people of the files who are disabled after the import. Throws organisationInvalid where their work would
 * go to nobody who works here, or `by` would disable themselves.
 */
export function leavingPeople(
  people: readonly IdentifiedPerson[],
  kept: readonly StoredPerson[],
  byId: string | null,
): LeavingPerson[] {
  const isDisabled = ({ entry, before }: IdentifiedPerson) => entry.value.disabled ?? before?.status === 'DISABLED';
  const states = new Map(kept.map(({ username, id, status }) => [username, { id, works: status === 'ENABLED' }]));
  for (const { before } of people) if (before !== undefined) states.delete(before.username);
  for (const person of people) states.set(person.entry.value.account, { id: person.id, works: !isDisabled(person) });
  return people.flatMap((person): LeavingPerson[] => {
    const { entry, id, before } = person;
    const { account, handOverTo = null, name = before?.name ?? account } = entry.value;
    if (!isDisabled(person)) {
      if (handOverTo === null) return [];
      throw wrongMember(entry, 'handOverTo', organisationTexts.notLeaving(account));
    }
    const isLeaving = before?.status === 'ENABLED';
    if (id === byId && isLeaving) throw wrongMember(entry, 'disabled', organisationTexts.ownAccount);
    return [{ entry, id, account, name, isLeaving, heir: heirOf(entry, handOverTo, states) }];
  });
}

function heirOf(
  entry: Located<PersonEntry>,
  account: string | null,
  states: ReadonlyMap<string, { readonly id: string; readonly works: boolean }>,
): LeavingPerson['heir'] {
  if (account === null) return null;
  const state = states.get(account);
  if (state === undefined) throw wrongMember(entry, 'handOverTo', organisationTexts.accountUnknown(account));
  if (!state.works) throw wrongMember(entry, 'handOverTo', organisationTexts.accountDisabled(account));
  return { id: state.id, account };
}
