import { appError, textParam } from '@portico/shared-kit/errors';
import { type PositionedFile, positionedFile } from '../../../text-files/positioned-file.ts';
import type { Located } from './located.ts';
import {
  type DepartmentEntry,
  mostEntries,
  OrganisationFile,
  type PersonEntry,
  type RoleEntry,
} from './organisation-file.schema.ts';
import { readPeopleCsv } from './read-people-csv.ts';
import { organisationTexts } from './organisation-file.texts.ts';

/** The contents of an import's files together. */
export interface ImportedOrganisation {
  readonly name?: string | undefined;
  readonly contactsShown?: OrganisationFile['contactsShown'];
  readonly departments: readonly Located<DepartmentEntry>[];
  readonly roles: readonly Located<RoleEntry>[];
  readonly people: readonly Located<PersonEntry>[];
}

/**
 * Reads the files of an organisation (name → text): `.yaml` and `.yml` are organisation files, `.csv` holds people.
 * Throws organisationInvalid with file, line:column and what is wrong.
 */
export function readOrganisation(files: Readonly<Record<string, string>>): ImportedOrganisation {
  const names = Object.keys(files).sort();
  const read = names.map((file) => readFile(file, files[file] ?? ''));
  const imported: ImportedOrganisation = {
    name: read.find(({ name }) => name !== undefined)?.name,
    contactsShown: read.find(({ contactsShown }) => contactsShown !== undefined)?.contactsShown,
    departments: read.flatMap(({ departments }) => departments),
    roles: read.flatMap(({ roles }) => roles),
    people: read.flatMap(({ people }) => people).map(withNames),
  };
  refuseRepeated(imported.departments, 'id');
  refuseRepeated(imported.roles, 'code');
  refuseRepeated(imported.people, 'account');
  refuseRepeated(imported.people, 'id');
  refuseTooMany(imported);
  return { ...imported, departments: imported.departments.map(withNames), roles: imported.roles.map(withNames) };
}

function readFile(file: string, text: string): ImportedOrganisation {
  if (/\.csv$/i.test(file)) return { departments: [], roles: [], people: readPeopleCsv(file, text) };
  if (!/\.ya?ml$/i.test(file)) {
    const detail = textParam('detail', organisationTexts.notOfOrganisation);
    throw appError('organisationInvalid', { file, place: '1:1', ...detail });
  }
  const positioned = positionedFile(file, text, 'organisationInvalid');
  const { name, contactsShown, departments = [], roles = [], people = [] } = positioned.as(OrganisationFile);
  return {
    name,
    contactsShown,
    departments: located(positioned, 'departments', departments),
    roles: located(positioned, 'roles', roles),
    people: located(positioned, 'people', people),
  };
}

function located<T extends object>(positioned: PositionedFile, list: string, entries: readonly T[]): Located<T>[] {
  return entries.map((value, index) => {
    const members = Object.keys(value).map((member) => [member, positioned.placeOf([list, index, member])] as const);
    const places = { '': positioned.placeOf([list, index]), ...Object.fromEntries(members) };
    return { value, file: positioned.file, places };
  });
}

/** A name in other languages that is plain text is the English one. */
function withNames<T extends object>(entry: Located<T>): Located<T> {
  const members = Object.entries(entry.value).map(([key, member]: [string, unknown]) => {
    const isPlain = key.endsWith('_i18n') && typeof member === 'string' && !member.startsWith('{');
    return [key, isPlain ? JSON.stringify({ en: member }) : member] as const;
  });
  return { ...entry, value: Object.fromEntries(members) as T };
}

/** Two entries of one thing would undo each other at every import. */
function refuseRepeated<K extends string>(entries: readonly Located<{ readonly [key in K]?: string }>[], member: K) {
  const seen = new Map<string, Located<unknown>>();
  for (const entry of entries) {
    const code = entry.value[member];
    if (code === undefined) continue;
    const first = seen.get(code);
    if (first !== undefined) {
      const words = organisationTexts.thereAlready(member, code, `${first.file} ${first.places[member] ?? ''}`);
      const detail = textParam('detail', words);
      throw appError('organisationInvalid', { file: entry.file, place: entry.places[member] ?? '', ...detail });
    }
    seen.set(code, entry);
  }
}

function refuseTooMany(imported: ImportedOrganisation): void {
  for (const [kind, most] of Object.entries(mostEntries)) {
    const entries = imported[kind as keyof typeof mostEntries];
    const next = entries[most];
    if (next === undefined) continue;
    const detail = textParam('detail', organisationTexts.tooMany(most, kind));
    throw appError('organisationInvalid', { file: next.file, place: next.places[''] ?? '1:1', ...detail });
  }
}
