import {
  getUserCard,
  listDepartmentChildren,
  listDepartments,
  listRoleChilds,
  listRoles,
  listUserDepartments,
  resolveUnits,
  searchDepartments,
  searchUsers,
} from '../contract/organisation.endpoints.ts';
import type {
  DepartmentChildrenInput,
  DepartmentNode,
  DepartmentPage,
  ResolvedUnits,
  ResolveUnitsInput,
  RoleGroupInput,
  RoleNames,
  RoleOption,
  SearchDepartmentsInput,
  SearchUsersInput,
  UserCard,
  UserDepartment,
  UserPage,
} from '../contract/organisation.schema.ts';
import { api, request, requestOf } from './portal-api.ts';

const organisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query<UserPage, SearchUsersInput>({ query: request(searchUsers), providesTags: ['User'] }),
    getUserCard: build.query<UserCard, string>({
      query: (id) => requestOf(getUserCard, { id }),
      providesTags: (_, __, id) => [{ type: 'User', id }],
    }),
    listUserDepartments: build.query<UserDepartment[], string>({
      query: (id) => requestOf(listUserDepartments, { id }),
      providesTags: (_, __, id) => [{ type: 'User', id }],
    }),
    listDepartmentChildren: build.query<DepartmentPage, DepartmentChildrenInput>({
      query: request(listDepartmentChildren),
      providesTags: ['Department'],
    }),
    searchDepartments: build.query<DepartmentPage, SearchDepartmentsInput>({
      query: request(searchDepartments),
      providesTags: ['Department'],
    }),
    resolveUnits: build.query<ResolvedUnits, ResolveUnitsInput>({
      query: request(resolveUnits),
      providesTags: ['User', 'Department'],
    }),
    listDepartments: build.query<DepartmentNode[], void>({
      query: () => requestOf(listDepartments, {}),
      providesTags: ['Department'],
    }),
    listRoles: build.query<RoleOption[], void>({ query: () => requestOf(listRoles, {}) }),
    listRoleChilds: build.query<RoleNames, RoleGroupInput>({ query: request(listRoleChilds) }),
  }),
});

export const {
  endpoints: organisationEndpoints,
  useGetUserCardQuery,
  useListRolesQuery,
  useListUserDepartmentsQuery,
  useResolveUnitsQuery,
} = organisationApi;
