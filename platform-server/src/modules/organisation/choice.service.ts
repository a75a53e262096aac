import type {
  DepartmentChildrenInput,
  DepartmentPage,
  ResolvedUnits,
  ResolveUnitsInput,
  SearchDepartmentsInput,
  SearchUsersInput,
  UserPage,
} from '@portico/shared-kit/contract/organisation.schema';
import type { Platform } from '../../platform.ts';
import * as tree from './department-tree.repository.ts';
import { presentUserOption } from './organisation.presenter.ts';
import * as people from './people-search.repository.ts';
import { searchWords } from './search-words.repository.ts';

/** Queries of the pickers of people and departments. Only active people are offered. */
export interface ChoiceService {
  /** A page of active people whom every word of the keyword fits, in the department or below it, best first. */
  searchUsers(input: SearchUsersInput): Promise<UserPage>;
  /** A page of the departments right below one, or of those at the top. */
  listDepartmentChildren(input: DepartmentChildrenInput): Promise<DepartmentPage>;
  /** A page of departments whose path every word of the keyword fits, best first. */
  searchDepartments(input: SearchDepartmentsInput): Promise<DepartmentPage>;
  /** People, those who have left, too, and departments by id, in the order asked for; unknown ids are left out. */
  resolveUnits(input: ResolveUnitsInput): Promise<ResolvedUnits>;
}

/** Rows in the order of their ids, each once. */
function inOrder<T extends { readonly id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** People and departments to choose from, a page at a time. */
export function choiceService({ connections: { readDb }, corpId }: Platform): ChoiceService {
  return {
    async searchUsers({ keyword, departmentId, withBelow = true, page = 0, size = 20 }) {
      const { mobile: withMobile } = await people.findContactsShown(readDb, corpId);
      const wanted = { search: searchWords(keyword), withMobile, departmentId, withBelow };
      const found = await people.searchUsers(readDb, corpId, { ...wanted, offset: page * size, limit: size });
      return { ...found, content: found.content.map(presentUserOption) };
    },

    listDepartmentChildren: ({ parentId = null, page = 0, size = 100 }) =>
      tree.listChildren(readDb, corpId, parentId, { offset: page * size, limit: size }),

    searchDepartments: ({ keyword, page = 0, size = 20 }) =>
      tree.searchDepartments(readDb, corpId, searchWords(keyword), { offset: page * size, limit: size }),

    async resolveUnits({ userIds, departmentIds }) {
      const [users, departments] = await Promise.all([
        people.findUserOptions(readDb, corpId, userIds),
        tree.findDepartmentOptions(readDb, corpId, departmentIds),
      ]);
      return {
        users: inOrder(users, userIds).map(presentUserOption),
        departments: inOrder(departments, departmentIds),
      };
    },
  };
}
