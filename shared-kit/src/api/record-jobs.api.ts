import {
  deleteAllFound,
  getRecordJob,
  handOverAllFound,
  stopRecordJob,
  updateAllFound,
} from '../contract/record-jobs.endpoints.ts';
import type {
  DeleteAllFoundInput,
  HandOverAllFoundInput,
  RecordJob,
  RecordJobInput,
  UpdateAllFoundInput,
} from '../contract/record-jobs.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { recordsApi } from './records.api.ts';

const recordJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAllFound: build.mutation<RecordJob, DeleteAllFoundInput>({
      query: request(deleteAllFound),
      invalidatesTags: ['OwnJob'],
    }),
    updateAllFound: build.mutation<RecordJob, UpdateAllFoundInput>({
      query: request(updateAllFound),
      invalidatesTags: ['OwnJob'],
    }),
    handOverAllFound: build.mutation<RecordJob, HandOverAllFoundInput>({
      query: request(handOverAllFound),
      invalidatesTags: ['OwnJob'],
    }),
    getRecordJob: build.query<RecordJob, RecordJobInput>({
      query: request(getRecordJob),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const job = await queryFulfilled.catch(() => null);
        if (job === null || job.data.status === 'RUNNING') return;
        dispatch(recordsApi.util.invalidateTags([{ type: 'Record', id: job.data.schemaCode }, 'OwnJob']));
      },
    }),
    stopRecordJob: build.mutation<RecordJob, RecordJobInput>({
      query: request(stopRecordJob),
      invalidatesTags: (job) => (job === undefined ? [] : [{ type: 'Record', id: job.schemaCode }, 'OwnJob']),
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const job = await queryFulfilled.catch(() => null);
        if (job !== null) dispatch(recordJobsApi.util.updateQueryData('getRecordJob', input, () => job.data));
      },
    }),
  }),
});

// Another number than was confirmed is a question, not a message.
markHandlesErrorItself('deleteAllFound', 'updateAllFound', 'handOverAllFound', 'getRecordJob');

export const {
  endpoints: recordJobsEndpoints,
  useGetRecordJobQuery,
  useHandOverAllFoundMutation,
  useStopRecordJobMutation,
  useUpdateAllFoundMutation,
} = recordJobsApi;
