import {
  getUserCard,
  listDepartments,
  listRoleChilds,
  listUserDepartments,
  searchUsers,
} from '../contract/organisation.endpoints.ts';
import type {
  DepartmentNode,
  RoleGroupInput,
  RoleNames,
  SearchUsersInput,
  UserCard,
  UserDepartment,
  UserPage,
} from '../contract/organisation.schema.ts';
import { api, request } from './portal-api.ts';

const organisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query<UserPage, SearchUsersInput>({ query: request(searchUsers), providesTags: ['User'] }),
    getUserCard: build.query<UserCard, string>({
      query: (id) => request(getUserCard)({ id }),
      providesTags: (_, __, id) => [{ type: 'User', id }],
    }),
    listUserDepartments: build.query<UserDepartment[], string>({
      query: (id) => request(listUserDepartments)({ id }),
      providesTags: (_, __, id) => [{ type: 'User', id }],
    }),
    listDepartments: build.query<DepartmentNode[], void>({
      query: () => request(listDepartments)({}),
      providesTags: ['Department'],
    }),
    listRoleChilds: build.query<RoleNames, RoleGroupInput>({ query: request(listRoleChilds) }),
  }),
});

export const {
  endpoints: organisationEndpoints,
  useGetUserCardQuery,
  useListDepartmentsQuery,
  useListRoleChildsQuery,
  useListUserDepartmentsQuery,
  useSearchUsersQuery,
  useLazySearchUsersQuery,
  useLazyListDepartmentsQuery,
} = organisationApi;
