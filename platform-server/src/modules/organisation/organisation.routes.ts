import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getUserCard,
  listDepartments,
  listRoleChilds,
  listUserDepartments,
  searchUsers,
} from '@portico/shared-kit/contract/organisation.endpoints';
import {
  DepartmentNodes,
  RoleGroupInput,
  RoleNames,
  SearchUsersInput,
  UserCard,
  UserDepartments,
  UserIdInput,
  UserPage,
} from '@portico/shared-kit/contract/organisation.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { OrganisationService } from './organisation.service.ts';

/** Registers people, departments and roles. */
export function registerOrganisation(app: FastifyInstance, organisation: OrganisationService): void {
  route(app, searchUsers, { input: SearchUsersInput, reply: UserPage }, ({ input }) => organisation.searchUsers(input));

  route(app, getUserCard, { input: UserIdInput, reply: UserCard }, ({ input }) => organisation.getUserCard(input.id));

  route(app, listUserDepartments, { input: UserIdInput, reply: UserDepartments }, ({ input }) =>
    organisation.listUserDepartments(input.id),
  );

  route(app, listDepartments, { input: Empty, reply: DepartmentNodes }, () => organisation.listDepartments());

  route(app, listRoleChilds, { input: RoleGroupInput, reply: RoleNames }, ({ input }) =>
    organisation.listRoleChilds(input.groupId),
  );
}
