import type { EntryChange } from './organisation-entry.ts';
import type { RoleInput } from '../organisation-package.ts';
import type { StoredRole } from './stored-organisation.repository.ts';
import { type Located, wrongMember } from './located.ts';
import { memberChanges, membersShown, pick } from './member-changes.ts';
import type { RoleEntry } from './organisation-file.schema.ts';
import { organisationTexts } from './organisation-file.texts.ts';

/** Returns the roles that are new or change. Throws organisationInvalid for a new one without a name. */
export function changedRoles(
  entries: readonly Located<RoleEntry>[],
  kept: readonly StoredRole[],
): EntryChange<RoleInput, RoleEntry>[] {
  const known = new Map(kept.map((role) => [role.code, role]));
  return entries.flatMap((entry): EntryChange<RoleInput, RoleEntry>[] => {
    const { value } = entry;
    const before = known.get(value.code);
    const name = value.name ?? before?.name;
    if (name === undefined) throw wrongMember(entry, 'name', organisationTexts.roleUnnamed(value.code));
    const next: Required<RoleInput> = {
      code: value.code,
      name,
      nameI18n: pick(value.name_i18n, before?.nameI18n, null),
      groupId: pick(value.group, before?.groupId, null),
      sortKey: pick(value.sortKey, before?.sortKey, 0),
      grants: pick(value.grants, before?.grants, []).toSorted(),
    };
    const target = `role ${value.code}`;
    if (before === undefined) {
      return [{ entry, before: null, next, step: { action: 'create', target, detail: membersShown(membersOf(next)) } }];
    }
    const detail = memberChanges(membersOf(before), membersOf(next));
    return detail === '' ? [] : [{ entry, before, next, step: { action: 'change', target, detail } }];
  });
}

const membersOf = ({ name, nameI18n, groupId, sortKey, grants = [] }: RoleInput) => ({
  name,
  name_i18n: nameI18n,
  group: groupId,
  sortKey,
  grants: grants.toSorted(),
});
