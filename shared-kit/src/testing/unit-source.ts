import type { DepartmentEntry, PersonEntry, UnitEntry, UnitSource, UnitType } from '../ui/unit-picker/unit-source.ts';

/** A person to choose in a test. */
export function aPerson(id: string, name: string, more: Partial<PersonEntry> = {}): PersonEntry {
  return {
    id,
    name,
    unitType: 3,
    employeeNo: null,
    position: null,
    position_i18n: null,
    path: [],
    isActive: true,
    ...more,
  };
}

/** A department to choose in a test. */
export function aDepartment(id: string, name: string, more: Partial<DepartmentEntry> = {}): DepartmentEntry {
  return { id, name, unitType: 1, hasChildren: false, memberCount: 0, path: [], ...more };
}

interface TestOrganisation {
  /** By the id of the department above, '' for the top. */
  readonly departments?: Readonly<Record<string, readonly DepartmentEntry[]>>;
  /** By department id. */
  readonly people?: Readonly<Record<string, readonly PersonEntry[]>>;
  readonly recent?: readonly UnitEntry[];
}

/** A source of a few people and departments; `remembered` are those that were chosen. */
export function aUnitSource({ departments = {}, people = {}, recent = [] }: TestOrganisation) {
  const remembered: string[] = [];
  const all: readonly UnitEntry[] = [...Object.values(departments).flat(), ...Object.values(people).flat()];
  const pageOf = <T>(content: readonly T[]) => Promise.resolve({ content, totalElements: content.length });
  const ofTypes = (units: readonly UnitEntry[], types: readonly UnitType[]) =>
    units.filter(({ unitType }) => types.includes(unitType));
  const source: UnitSource = {
    search: ({ keyword, types }) => pageOf(ofTypes(all, types).filter(({ name }) => name.includes(keyword))),
    departments: (parentId) => pageOf(departments[parentId ?? ''] ?? []),
    people: (departmentId) => pageOf(people[departmentId] ?? []),
    recent: (types) => Promise.resolve(ofTypes(recent, types)),
    remember: (units) => void remembered.push(...units.map(({ id }) => id)),
  };
  return { source, remembered };
}
