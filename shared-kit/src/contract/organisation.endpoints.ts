import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  DepartmentChildrenInput,
  DepartmentNode,
  DepartmentPage,
  ImportOrganisationInput,
  OrganisationFiles,
  OrganisationPlan,
  ResolvedUnits,
  ResolveUnitsInput,
  RoleGroupInput,
  RoleNames,
  RoleOption,
  SearchDepartmentsInput,
  SearchUsersInput,
  UserCard,
  UserDepartment,
  UserIdInput,
  UserPage,
} from './organisation.schema.ts';

export const searchUsers = endpoint<SearchUsersInput, UserPage>({
  method: 'GET',
  path: '/api/organization/users',
  operationId: 'searchUsers',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'People by name, pinyin, account, number or department, those that fit best first',
});

export const getUserCard = endpoint<UserIdInput, UserCard>({
  method: 'GET',
  path: '/api/organization/users/:id',
  operationId: 'getUserCard',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'The card of one person',
});

export const listUserDepartments = endpoint<UserIdInput, UserDepartment[]>({
  method: 'GET',
  path: '/api/organization/users/:id/departments',
  operationId: 'listUserDepartments',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'The departments of one person, the main one first',
});

export const listDepartmentChildren = endpoint<DepartmentChildrenInput, DepartmentPage>({
  method: 'GET',
  path: '/api/organization/departments/children',
  operationId: 'listDepartmentChildren',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'The departments right below one, with how many people are in each',
});

export const searchDepartments = endpoint<SearchDepartmentsInput, DepartmentPage>({
  method: 'GET',
  path: '/api/organization/departments/search',
  operationId: 'searchDepartments',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'Departments by name, pinyin or path, those that fit best first',
});

export const resolveUnits = endpoint<ResolveUnitsInput, ResolvedUnits>({
  method: 'POST',
  path: '/api/organization/units',
  operationId: 'resolveUnits',
  isPreviewable: true,
  access: 'organisation:read',
  summary: 'People and departments by their ids, those who have left, too',
});

export const listDepartments = endpoint<Empty, DepartmentNode[]>({
  method: 'GET',
  path: '/api/organization/departments',
  operationId: 'listDepartments',
  access: 'organisation:read',
  summary: 'All departments as a flat list with parents',
});

export const listRoles = endpoint<Empty, RoleOption[]>({
  method: 'GET',
  path: '/api/organization/roles',
  operationId: 'listRoles',
  access: 'organisation:read',
  summary: 'All roles, with how many people have each',
});

/** Path and verb are given by the shell spec, section 7. */
export const listRoleChilds = endpoint<RoleGroupInput, RoleNames>({
  method: 'GET',
  path: '/api/organization/role/childs',
  operationId: 'listRoleChilds',
  access: 'organisation:read',
  summary: 'The roles of one role group',
});

export const importOrganisation = endpoint<ImportOrganisationInput, OrganisationPlan>({
  method: 'POST',
  path: '/api/organization/import',
  operationId: 'importOrganisation',
  access: 'organisation:import',
  audit: 'organisationImport',
  summary: 'Adds and changes departments, roles and people by files, or only plans it (dryRun)',
});

export const exportOrganisation = endpoint<Empty, OrganisationFiles>({
  method: 'GET',
  path: '/api/organization/export',
  operationId: 'exportOrganisation',
  access: 'organisation:export',
  audit: 'organisationExport',
  summary: 'Departments, roles and people as files whose import changes nothing',
});
