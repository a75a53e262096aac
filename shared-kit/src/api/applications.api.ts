import { importPackage, listApplications, listMenu } from '../contract/applications.endpoints.ts';
import type {
  Application,
  ImportPackageInput,
  ListApplicationsInput,
  MenuNode,
  PackagePlan,
} from '../contract/applications.schema.ts';
import { api, request, requestBy, requestOf } from './portal-api.ts';
import type { Tag } from './tags.ts';
import { markOutlivesPage } from './transport.ts';

/** Data that the import of a package makes old. */
const imported = [
  'Application',
  'Menu',
  'ListConfig',
  'Form',
  'Record',
  'StartableWorkflow',
  'PortalPage',
  'PrintTemplate',
  'Report',
  'ChartTree',
  'WorkflowDesign',
  'FormDesign',
  'PortalPageDesign',
  'PrintTemplateDesign',
  'ReportDesign',
] as const satisfies readonly Tag[];

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<Application[], ListApplicationsInput>({
      query: request(listApplications),
      providesTags: ['Application'],
    }),
    listMenu: build.query<MenuNode[], string>({
      query: requestBy(listMenu, { input: (appCode) => ({ appCode }), argument: ({ appCode }) => appCode }),
      providesTags: (_, __, appCode) => [{ type: 'Menu', id: appCode }],
    }),
    /** Says what the import of a package would change, and changes nothing. */
    planPackage: build.query<PackagePlan, Omit<ImportPackageInput, 'dryRun'>>({
      query: (input) => requestOf(importPackage, { ...input, dryRun: true }),
      keepUnusedDataFor: 0,
    }),
    importPackage: build.mutation<PackagePlan, ImportPackageInput>({
      query: request(importPackage),
      invalidatesTags: (_, error, { dryRun }) => (error || dryRun ? [] : imported),
    }),
  }),
});

markOutlivesPage('listApplications', 'listMenu');

export const {
  endpoints: applicationsEndpoints,
  useImportPackageMutation,
  useListApplicationsQuery,
  useListMenuQuery,
  usePlanPackageQuery,
} = applicationsApi;
