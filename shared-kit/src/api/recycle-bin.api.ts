import { purgeRecords, queryDeletedRecords, restoreRecords } from '../contract/recycle-bin.endpoints.ts';
import type {
  DeletedRecordPage,
  DeletedRecordsInput,
  PurgeResult,
  QueryDeletedRecordsInput,
  RestoreResult,
} from '../contract/recycle-bin.schema.ts';
import { api, request } from './portal-api.ts';
import { listOf } from './records.api.ts';

const recycleBinApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Others delete and restore while nobody looks: what the bin holds is asked anew each time it is opened.
    queryDeletedRecords: build.query<DeletedRecordPage, QueryDeletedRecordsInput>({
      query: request(queryDeletedRecords),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
      keepUnusedDataFor: 0,
    }),
    restoreRecords: build.mutation<RestoreResult, DeletedRecordsInput>({
      query: request(restoreRecords),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [listOf(schemaCode)]),
    }),
    purgeRecords: build.mutation<PurgeResult, DeletedRecordsInput>({
      query: request(purgeRecords),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [listOf(schemaCode)]),
    }),
  }),
});

export const { usePurgeRecordsMutation, useQueryDeletedRecordsQuery, useRestoreRecordsMutation } = recycleBinApi;
