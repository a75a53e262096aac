import { listOwnJobs } from '../contract/own-jobs.endpoints.ts';
import type { OwnJobs } from '../contract/own-jobs.schema.ts';
import { api, requestWithoutInput } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

const ownJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnJobs: build.query<OwnJobs, void>({ query: requestWithoutInput(listOwnJobs), providesTags: ['OwnJob'] }),
  }),
});

markOutlivesPage('listOwnJobs');

export const { endpoints: ownJobsEndpoints, useListOwnJobsQuery } = ownJobsApi;
