import { importPackage, listApplications, listMenu } from '../contract/applications.endpoints.ts';
import type {
  Application,
  ImportPackageInput,
  ListApplicationsInput,
  MenuNode,
  PackagePlan,
} from '../contract/applications.schema.ts';
import { api, request, requestBy } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

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
    importPackage: build.mutation<PackagePlan, ImportPackageInput>({
      query: request(importPackage),
      invalidatesTags: (_, error, { dryRun }) =>
        error || dryRun ? [] : ['Application', 'Menu', 'ListConfig', 'Form', 'Record', 'StartableWorkflow'],
    }),
  }),
});

markOutlivesPage('listApplications', 'listMenu');

export const {
  endpoints: applicationsEndpoints,
  useImportPackageMutation,
  useListApplicationsQuery,
  useListMenuQuery,
} = applicationsApi;
