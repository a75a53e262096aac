import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  exportOrganisation,
  getUserCard,
  importOrganisation,
  listDepartmentChildren,
  listDepartments,
  listRoleChilds,
  listRoles,
  listUserDepartments,
  resolveUnits,
  searchDepartments,
  searchUsers,
} from '@portico/shared-kit/contract/organisation.endpoints';
import {
  DepartmentChildrenInput,
  DepartmentNodes,
  DepartmentPage,
  ImportOrganisationInput,
  OrganisationFiles,
  OrganisationPlan,
  ResolvedUnits,
  ResolveUnitsInput,
  RoleGroupInput,
  RoleNames,
  RoleOptions,
  SearchDepartmentsInput,
  SearchUsersInput,
  UserCard,
  UserDepartments,
  UserIdInput,
  UserPage,
} from '@portico/shared-kit/contract/organisation.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { OrganisationFilesService } from './files/organisation-files.service.ts';
import type { OrganisationService } from './organisation.service.ts';

/** The files of a large organisation; people have no pictures in them. */
const maxBodyBytes = 20 * 1024 * 1024;

/** Exports of one person. */
const perHour = 300;

/** Registers people, departments and roles. */
export function registerOrganisation(app: FastifyInstance, organisation: OrganisationService): void {
  route(app, searchUsers, { input: SearchUsersInput, reply: UserPage }, ({ input }) =>
    organisation.choices.searchUsers(input),
  );

  route(app, getUserCard, { input: UserIdInput, reply: UserCard }, ({ input }) => organisation.getUserCard(input.id));

  route(app, listUserDepartments, { input: UserIdInput, reply: UserDepartments }, ({ input }) =>
    organisation.listUserDepartments(input.id),
  );

  route(app, listDepartmentChildren, { input: DepartmentChildrenInput, reply: DepartmentPage }, ({ input }) =>
    organisation.choices.listDepartmentChildren(input),
  );

  route(app, searchDepartments, { input: SearchDepartmentsInput, reply: DepartmentPage }, ({ input }) =>
    organisation.choices.searchDepartments(input),
  );

  route(app, resolveUnits, { input: ResolveUnitsInput, reply: ResolvedUnits }, ({ input }) =>
    organisation.choices.resolveUnits(input),
  );

  route(app, listDepartments, { input: Empty, reply: DepartmentNodes }, () => organisation.listDepartments());

  route(app, listRoles, { input: Empty, reply: RoleOptions }, () => organisation.listRoles());

  route(app, listRoleChilds, { input: RoleGroupInput, reply: RoleNames }, ({ input }) =>
    organisation.listRoleChilds(input.groupId),
  );

  registerOrganisationFiles(app, organisation.files);
}

function registerOrganisationFiles(app: FastifyInstance, files: OrganisationFilesService): void {
  route(
    app,
    importOrganisation,
    { input: ImportOrganisationInput, reply: OrganisationPlan, maxBodyBytes, changesLists: true },
    async ({ input, user }) => {
      const { steps } = await files.importFiles(input.files, input, user);
      return { steps: [...steps] };
    },
  );

  route(app, exportOrganisation, { input: Empty, reply: OrganisationFiles, perHour }, async () => {
    return { files: await files.exportFiles() };
  });
}
