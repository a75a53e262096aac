import { byteOrderMark } from '../../../spreadsheets/index.ts';
import { csvLine } from '../../../text-files/csv.ts';
import { yamlText } from '../../../text-files/yaml-text.ts';
import type { StoredPerson } from './stored-organisation.repository.ts';
import type { StoredOrganisation } from './organisation-entry.ts';
import { OrganisationFile, type PersonEntry } from './organisation-file.schema.ts';
import { personColumns } from './read-people-csv.ts';

/** The names of the files that an export writes. */
const exportedFiles = { organisation: 'organisation.yaml', people: 'people.csv' } as const;

/** Members that an import asks for, and that are nothing of a person. */
const asked: ReadonlySet<string> = new Set(['handOverTo']);

/** Returns an organisation as files (name → text): every member is said, so that importing them makes all of it so again. */
export function writeOrganisation({ corp, departments, roles, people }: StoredOrganisation): Record<string, string> {
  const organisation = {
    ...corp,
    departments: departments.map(({ id, name, nameI18n, parentId, manager, sortKey }) => {
      return { id, name, name_i18n: nameI18n, parent: parentId, manager, sortKey };
    }),
    roles: roles.map(({ code, name, nameI18n, groupId, sortKey, grants }) => {
      return { code, name, name_i18n: nameI18n, group: groupId, sortKey, grants: grants.toSorted() };
    }),
  } satisfies OrganisationFile;
  const columns = personColumns.filter((column) => !asked.has(column));
  const lines = people.map((person) => {
    const entry = entryOf(person);
    return csvLine(columns.map((column) => cellOf(entry[column])));
  });
  return {
    [exportedFiles.organisation]: yamlText(organisation, OrganisationFile),
    [exportedFiles.people]: byteOrderMark + csvLine(columns) + lines.join(''),
  };
}

function cellOf(value: PersonEntry[keyof PersonEntry]): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(';') : String(value);
}

const entryOf = (person: StoredPerson): PersonEntry => ({
  account: person.username,
  id: person.id,
  name: person.name,
  name_i18n: plainEnglish(person.nameI18n),
  employeeNo: person.employeeNo,
  position: person.position,
  position_i18n: plainEnglish(person.positionI18n),
  mobile: person.mobile,
  email: person.email,
  imgUrl: person.imgUrl,
  remark: person.remark,
  departments: [...person.departmentIds],
  roles: [...person.roles],
  disabled: person.status === 'DISABLED',
  syncType: person.syncType,
  relatedId: person.relatedId,
});

/** The English name alone, where that is all that the JSON text says. */
function plainEnglish(text: string | null): string | null {
  try {
    const { en } = JSON.parse(text ?? '') as { readonly en?: unknown };
    const isPlain = typeof en === 'string' && en !== '' && !en.startsWith('{') && JSON.stringify({ en }) === text;
    return isPlain ? en : text;
  } catch {
    return text;
  }
}
