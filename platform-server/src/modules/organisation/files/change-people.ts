import type { EntryChange } from './organisation-entry.ts';
import type { UserInput } from '../organisation-package.ts';
import type { StoredPerson } from './stored-organisation.repository.ts';
import { type Located, wrongMember } from './located.ts';
import { memberChanges, membersShown, pick } from './member-changes.ts';
import type { PersonEntry } from './organisation-file.schema.ts';
import { organisationTexts } from './organisation-file.texts.ts';

/** A person of the files, with the id that they have or will have. */
export interface IdentifiedPerson {
  readonly entry: Located<PersonEntry>;
  readonly id: string;
  readonly before: StoredPerson | undefined;
}

/** Returns the people of the files with their ids. Throws organisationInvalid where an account belongs to another id. */
export function identified(
  entries: readonly Located<PersonEntry>[],
  kept: readonly StoredPerson[],
  newId: () => string,
): IdentifiedPerson[] {
  const byId = new Map(kept.map((person) => [person.id, person]));
  const byAccount = new Map(kept.map((person) => [person.username, person]));
  return entries.map((entry) => {
    const { account, id } = entry.value;
    const holder = byAccount.get(account);
    if (id !== undefined && holder !== undefined && holder.id !== id) {
      throw wrongMember(entry, 'account', organisationTexts.accountOfOther(account, holder.id));
    }
    const before = id === undefined ? holder : byId.get(id);
    return { entry, before, id: id ?? before?.id ?? newId() };
  });
}

/** The roles and departments that people may name. */
export interface MembershipCodes {
  readonly departments: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
}

/** Returns the people who are new or change. Throws organisationInvalid for a department or a role that is not there. */
export function changedPeople(
  people: readonly IdentifiedPerson[],
  codes: MembershipCodes,
): EntryChange<UserInput, PersonEntry>[] {
  return people.flatMap(({ entry, id, before }): EntryChange<UserInput, PersonEntry>[] => {
    requireKnown(entry, codes);
    const next = nextOf(entry, id, before);
    const target = `person ${next.username}`;
    if (before === undefined) {
      return [{ entry, before: null, next, step: { action: 'create', target, detail: membersShown(membersOf(next)) } }];
    }
    const detail = memberChanges(membersOf(before), membersOf(next));
    const action = before.status === next.status ? 'change' : next.status === 'DISABLED' ? 'disable' : 'enable';
    return detail === '' ? [] : [{ entry, before, next, step: { action, target, detail } }];
  });
}

function requireKnown(entry: Located<PersonEntry>, codes: MembershipCodes): void {
  const department = entry.value.departments?.find((id) => !codes.departments.has(id));
  if (department !== undefined)
    throw wrongMember(entry, 'departments', organisationTexts.departmentUnknown(department));
  const role = entry.value.roles?.find((code) => !codes.roles.has(code));
  if (role !== undefined) throw wrongMember(entry, 'roles', organisationTexts.roleUnknown(role));
}

function nextOf(entry: Located<PersonEntry>, id: string, before: StoredPerson | undefined): StoredPerson {
  const { value } = entry;
  const name = value.name ?? before?.name;
  if (name === undefined) throw wrongMember(entry, 'name', organisationTexts.personUnnamed(value.account));
  const isDisabled = pick(value.disabled, before && before.status === 'DISABLED', false);
  return {
    id,
    username: value.account,
    name,
    nameI18n: pick(value.name_i18n, before?.nameI18n, null),
    employeeNo: pick(value.employeeNo, before?.employeeNo, null),
    position: pick(value.position, before?.position, null),
    positionI18n: pick(value.position_i18n, before?.positionI18n, null),
    mobile: pick(value.mobile, before?.mobile, null),
    email: pick(value.email, before?.email, null),
    imgUrl: pick(value.imgUrl, before?.imgUrl, null),
    remark: pick(value.remark, before?.remark, null),
    departmentIds: mainFirst(pick(value.departments, before?.departmentIds, [])),
    roles: pick(value.roles, before?.roles, []).toSorted(),
    status: isDisabled ? 'DISABLED' : 'ENABLED',
    syncType: pick(value.syncType, before?.syncType, 'PUSH'),
    relatedId: pick(value.relatedId, before?.relatedId, null),
  };
}

/** Only the main one has a place; the others are kept in no order. */
const mainFirst = ([main, ...others]: readonly string[]) => (main === undefined ? [] : [main, ...others.toSorted()]);

/** The members of an entry, for the plan. */
const membersOf = (person: StoredPerson) => ({
  account: person.username,
  name: person.name,
  name_i18n: person.nameI18n,
  employeeNo: person.employeeNo,
  position: person.position,
  position_i18n: person.positionI18n,
  mobile: person.mobile,
  email: person.email,
  imgUrl: person.imgUrl,
  remark: person.remark,
  departments: mainFirst(person.departmentIds),
  roles: person.roles.toSorted(),
  disabled: person.status === 'DISABLED' ? true : null,
  syncType: person.syncType,
  relatedId: person.relatedId,
});
