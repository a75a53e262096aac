import type {
  AppCodeInput,
  Application,
  ExportedPackage,
  ExportPackageInput,
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
  isBatchable: true,
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
  audit: 'packageImport',
  summary: 'Imports an application package, or only plans it (dryRun)',
});

export const exportPackage = endpoint<ExportPackageInput, ExportedPackage>({
  method: 'GET',
  path: '/api/app/apppackage/:appCode',
  operationId: 'exportPackage',
  access: 'application:export',
  audit: 'packageExport',
  summary: 'An application as the files of a package',
});

export const exportPackageZip = endpoint<ExportPackageInput, Blob>({
  method: 'GET',
  path: '/api/app/apppackage/:appCode/zip',
  operationId: 'exportPackageZip',
  access: 'application:export',
  audit: 'packageExport',
  summary: 'An application as a package in a zip',
});
