import type { UserCard } from '../../contract/organisation.schema.ts';
import { localised, type Locale } from '../../i18n/index.ts';

/** A line of a person's card. */
export interface PersonFact {
  readonly key: 'mobile' | 'email' | 'mainDepartment' | 'departments' | 'employeeNo' | 'role';
  readonly value: string;
  /** Address that the value opens: a call, a mail; null for words only. */
  readonly href: string | null;
  /** Path of a department, from the top down; null where its name says it. */
  readonly path: string | null;
}

/**
 * Returns the known facts of a person, in the order of the specification (list spec, section 2): mobile, email, main
 * department with its path, departments where there are several, employee number, role; the position stands with the name.
 * What is unknown or hidden has no line; the main department's value is '' for somebody in no department.
 */
export function personFacts(user: UserCard, locale: Locale): readonly PersonFact[] {
  const { mobile, email, employeeNo, roleName } = user;
  const departments = user.departments.map((each) => localised(each.name, each.name_i18n, locale));
  return [
    ...factOf('mobile', mobile, mobile && `tel:${mobile.replaceAll(/[^\d+*#]/g, '')}`),
    ...factOf('email', email, email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`),
    mainDepartment(user, locale),
    ...factOf('departments', departments.length > 1 ? departments.join(' · ') : null),
    ...factOf('employeeNo', employeeNo),
    ...factOf('role', roleName && localised(roleName, user.roleName_i18n, locale)),
  ];
}

function factOf(key: PersonFact['key'], value: string | null, href: string | null = null): readonly PersonFact[] {
  return value === null || value === '' ? [] : [{ key, value, href, path: null }];
}

function mainDepartment({ mainDepartmentPath: way }: UserCard, locale: Locale): PersonFact {
  const names = way.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  return {
    key: 'mainDepartment',
    value: names.at(-1) ?? '',
    href: null,
    path: names.length > 1 ? names.join(' / ') : null,
  };
}
