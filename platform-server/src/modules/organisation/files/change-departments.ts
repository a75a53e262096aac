import type { EntryChange } from './organisation-entry.ts';
import type { DepartmentInput } from '../organisation-package.ts';
import type { StoredDepartment } from './stored-organisation.repository.ts';
import { type Located, wrongMember } from './located.ts';
import { memberChanges, membersShown, pick } from './member-changes.ts';
import type { DepartmentEntry } from './organisation-file.schema.ts';
import { organisationTexts } from './organisation-file.texts.ts';

type Changed = EntryChange<DepartmentInput, DepartmentEntry>;

/**
 * Returns the departments that are new or change. `idOf` finds a person by their account; undefined where nobody has it.
 * Throws organisationInvalid for a parent or a manager that is not there, and for a department that is below itself.
 */
export function changedDepartments(
  entries: readonly Located<DepartmentEntry>[],
  kept: readonly StoredDepartment[],
  idOf: (account: string) => string | undefined,
): Changed[] {
  const known = new Map(kept.map((department) => [department.id, department]));
  const parents = new Map(kept.map(({ id, parentId }) => [id, parentId]));
  for (const { value } of entries) parents.set(value.id, pick(value.parent, known.get(value.id)?.parentId, null));
  for (const entry of entries) requirePlace(entry, parents);
  return entries.flatMap((entry) => changeOf(entry, known.get(entry.value.id), idOf) ?? []);
}

function requirePlace(entry: Located<DepartmentEntry>, parents: ReadonlyMap<string, string | null>): void {
  const { id } = entry.value;
  const seen = new Set([id]);
  for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) {
    if (!parents.has(above)) throw wrongMember(entry, 'parent', organisationTexts.departmentUnknown(above));
    if (seen.has(above)) throw wrongMember(entry, 'parent', organisationTexts.departmentBelowItself(id));
    seen.add(above);
  }
}

function changeOf(
  entry: Located<DepartmentEntry>,
  before: StoredDepartment | undefined,
  idOf: (account: string) => string | undefined,
): Changed | undefined {
  const { value } = entry;
  const name = value.name ?? before?.name;
  if (name === undefined) throw wrongMember(entry, 'name', organisationTexts.departmentUnnamed(value.id));
  const manager = pick(value.manager, before?.manager, null);
  const managerId = value.manager === undefined ? (before?.managerId ?? null) : managerOf(entry, value.manager, idOf);
  const next = {
    id: value.id,
    name,
    nameI18n: pick(value.name_i18n, before?.nameI18n, null),
    parentId: pick(value.parent, before?.parentId, null),
    sortKey: pick(value.sortKey, before?.sortKey, 0),
    managerId,
  };
  const members = membersOf(next, manager);
  const target = `department ${value.id}`;
  if (before === undefined) {
    return { entry, before: null, next, step: { action: 'create', target, detail: membersShown(members) } };
  }
  const detail = memberChanges(membersOf(before, before.manager), members);
  return detail === '' ? undefined : { entry, before, next, step: { action: 'change', target, detail } };
}

function managerOf(
  entry: Located<DepartmentEntry>,
  account: string | null,
  idOf: (account: string) => string | undefined,
): string | null {
  if (account === null) return null;
  const id = idOf(account);
  if (id === undefined) throw wrongMember(entry, 'manager', organisationTexts.accountUnknown(account));
  return id;
}

const membersOf = ({ name, nameI18n, parentId, sortKey }: DepartmentInput, manager: string | null) => ({
  name,
  name_i18n: nameI18n,
  parent: parentId,
  manager,
  sortKey,
});
