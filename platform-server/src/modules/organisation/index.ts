export { type Directory, directory } from './directory.ts';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
export type {
  DepartmentInput,
  ImportCounts,
  OrganisationPackage,
  RoleInput,
  UserInput,
} from './organisation-package.ts';
export { registerOrganisation } from './organisation.routes.ts';
export { type OrganisationService, organisationService } from './organisation.service.ts';
