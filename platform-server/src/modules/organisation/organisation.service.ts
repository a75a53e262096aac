import type { UserId } from '@portico/shared-kit/contract/ids';
import type {
  DepartmentNode,
  RoleNames,
  RoleOption,
  UserCard,
  UserDepartment,
} from '@portico/shared-kit/contract/organisation.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import { type ChoiceService, choiceService } from './choice.service.ts';
import { importOrganisation } from './import-organisation.ts';
import type { FilesNeeds } from './files/import-organisation-files.ts';
import { organisationFiles, type OrganisationFilesService } from './files/organisation-files.service.ts';
import type { ImportCounts, OrganisationPackage } from './organisation-package.ts';
import { presentDepartment, presentUserCard, presentUserDepartment } from './organisation.presenter.ts';
import * as repository from './organisation.repository.ts';
import * as people from './people-search.repository.ts';

/** People, departments and roles, to look up and to import. */
export interface OrganisationService {
  readonly choices: ChoiceService;
  readonly files: OrganisationFilesService;
  /** The card of a person. Throws userMissing. */
  getUserCard(id: string): Promise<UserCard>;
  /** A person's departments, the main one first; empty for an account outside the departments. */
  listUserDepartments(userId: UserId): Promise<UserDepartment[]>;
  /** All departments, parents before children. */
  listDepartments(): Promise<DepartmentNode[]>;
  /** All roles in their order. */
  listRoles(): Promise<RoleOption[]>;
  /** Roles of a group; empty for an unknown group. */
  listRoleChilds(groupId: string): Promise<RoleNames>;
  /** Brings departments, roles and people in, or up to date, as a whole or not at all. See `importOrganisation`. */
  importOrganisation(given: OrganisationPackage): Promise<ImportCounts>;
}

/** People, departments and roles (shell spec, sections 3 and 6). */
export function organisationService(platform: Platform, needs: FilesNeeds): OrganisationService {
  const { connections, corpId } = platform;
  const { db, readDb } = connections;
  return {
    choices: choiceService(platform),
    files: organisationFiles(platform, needs),

    async getUserCard(id) {
      const [person, [option], departments, roles, shown] = await Promise.all([
        repository.findUserCard(db, corpId, id),
        people.findUserOptions(db, corpId, [id]),
        repository.listUserDepartments(db, corpId, id),
        repository.listRoleNames(db, corpId, id),
        people.findContactsShown(db, corpId),
      ]);
      if (person === undefined || option === undefined) throw appError('userMissing', { id });
      return presentUserCard({ person, option, departments, roles, shown });
    },

    async listUserDepartments(userId) {
      const rows = await repository.listUserDepartments(db, corpId, userId);
      return rows.map(presentUserDepartment);
    },

    async listDepartments() {
      const rows = await repository.listDepartments(readDb, corpId);
      return rows.map(presentDepartment);
    },

    listRoles: () => repository.listRoles(readDb, corpId),
    listRoleChilds: (groupId) => repository.listRolesOfGroup(readDb, corpId, groupId),
    importOrganisation: (given) => importOrganisation(platform, needs, given),
  };
}
