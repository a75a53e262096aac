import type {
  DepartmentChildrenInput,
  DepartmentOption,
  SearchDepartmentsInput,
  SearchUsersInput,
  UserOption,
} from '../../contract/organisation.schema.ts';
import {
  type DepartmentEntry,
  type PersonEntry,
  type UnitEntry,
  unitKey,
  unitPageSize,
  type UnitSource,
  type UnitType,
  unitTypes,
} from '../../ui/unit-picker/unit-source.ts';
import { organisationEndpoints } from '../organisation.api.ts';
import type { PortalStore } from '../store.ts';
import { recentUnits, rememberUnits } from './recent-units.ts';

type Dispatch = PortalStore['dispatch'];

/** People and departments over the one API: what was asked a moment ago is not asked again. */
export function apiUnitSource(dispatch: Dispatch): UnitSource {
  const { searchUsers, searchDepartments, listDepartmentChildren } = organisationEndpoints;
  const ask = {
    people: (input: SearchUsersInput) => dispatch(searchUsers.initiate(input, unwatched)),
    departments: (input: SearchDepartmentsInput) => dispatch(searchDepartments.initiate(input, unwatched)),
    children: (input: DepartmentChildrenInput) => dispatch(listDepartmentChildren.initiate(input, unwatched)),
  };
  return {
    async people(departmentId, page, signal) {
      const people = await asked(ask.people({ departmentId, withBelow: false, ...pageOf(page) }), signal);
      return { ...people, content: people.content.map(personEntry) };
    },

    async departments(parentId, page, signal) {
      const input = { ...(parentId === null ? {} : { parentId }), ...pageOf(page) };
      const departments = await asked(ask.children(input), signal);
      return { ...departments, content: departments.content.map(departmentEntry) };
    },

    async search({ keyword, types, page }, signal) {
      const input = { keyword, ...pageOf(page) };
      const [departments, people] = await Promise.all([
        types.includes(unitTypes.department) ? asked(ask.departments(input), signal) : none,
        types.includes(unitTypes.person) ? asked(ask.people(input), signal) : none,
      ]);
      return {
        content: [...departments.content.map(departmentEntry), ...people.content.map(personEntry)],
        totalElements: departments.totalElements + people.totalElements,
      };
    },

    recent: (types, signal) => recentEntries(dispatch, types, signal),
    remember: rememberUnits,
  };
}

function pageOf(page: number): { page: number; size: number } {
  return { page, size: unitPageSize };
}

/** Returns the people and departments that the user chose last, as they are today. */
async function recentEntries(
  dispatch: Dispatch,
  types: readonly UnitType[],
  signal: AbortSignal,
): Promise<UnitEntry[]> {
  const kept = recentUnits().filter(({ unitType }) => types.includes(unitType));
  if (kept.length === 0) return [];
  const idsOf = (type: UnitType) => kept.flatMap(({ id, unitType }) => (unitType === type ? [id] : []));
  const input = { userIds: idsOf(unitTypes.person), departmentIds: idsOf(unitTypes.department) };
  const request = dispatch(organisationEndpoints.resolveUnits.initiate(input, unwatched));
  const { users, departments } = await asked(request, signal);
  const active = users.filter(({ isActive }) => isActive).map(personEntry);
  const known = new Map<string, UnitEntry>(
    [...active, ...departments.map(departmentEntry)].map((entry) => [unitKey(entry), entry]),
  );
  return kept.flatMap((each) => known.get(unitKey(each)) ?? []);
}

const none = { content: [], totalElements: 0 };
const unwatched = { subscribe: false };

/** The answer, or nothing any more once whoever asked has gone. */
function asked<T>(request: { unwrap(): Promise<T>; abort(): void }, signal: AbortSignal): Promise<T> {
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return request.unwrap();
}

function personEntry({ username: _, ...person }: UserOption): PersonEntry {
  return { ...person, unitType: unitTypes.person };
}

function departmentEntry({ parentId: _, ...department }: DepartmentOption): DepartmentEntry {
  return { ...department, unitType: unitTypes.department };
}
