import type {
  AppCodeInput,
  Application,
  ImportPackageInput,
  ListApplicationsInput,
  MenuNode,
  PackagePlan,
} from './applications.schema.ts';
import { endpoint } from './endpoint.ts';

export const listApplications = endpoint<ListApplicationsInput, Application[]>({
  method: 'GET',
  path: '/api/app/applications',
  operationId: 'listApplications',
  access: 'application:list',
  summary: 'The applications that the user may open',
});

export const listMenu = endpoint<AppCodeInput, MenuNode[]>({
  method: 'GET',
  path: '/api/app/applications/:appCode/menu',
  operationId: 'listMenu',
  access: 'application:list',
  summary: "An application's menu, flat and in order",
});

/** Path and verb are given by the portal spec, section 7. */
export const importPackage = endpoint<ImportPackageInput, PackagePlan>({
  method: 'POST',
  path: '/api/app/apppackage/update',
  operationId: 'importPackage',
  access: 'application:import',
  summary: 'Imports an application package, or only plans it (dryRun)',
});
