export { type Directory, directory } from './directory.ts';
export type { NewPerson } from './files/add-person.ts';
export type { OrganisationImport } from './files/import-organisation-files.ts';
export { readOrganisationPaths, writeOrganisationFolder, writePasswords } from './files/organisation-paths.ts';
export { type Membership, membershipOf } from './membership.ts';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
export type {
  DepartmentInput,
  ImportCounts,
  OrganisationPackage,
  RoleInput,
  UserInput,
} from './organisation-package.ts';
export { registerOrganisation } from './organisation.routes.ts';
export type { ChoiceService } from './choice.service.ts';
export { type OrganisationService, organisationService } from './organisation.service.ts';
