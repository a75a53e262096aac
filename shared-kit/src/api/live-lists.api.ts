import type { Empty } from '../contract/common.schema.ts';
import { leaveList, watchList } from '../contract/live-lists.endpoints.ts';
import type { LiveList, LiveListInput } from '../contract/live-lists.schema.ts';
import { queryRecords } from '../contract/records.endpoints.ts';
import type { QueryRecordsInput, RecordPage } from '../contract/records.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { request } from './portal-api.ts';
import { recordsApi } from './records.api.ts';

const liveListsApi = recordsApi.injectEndpoints({
  endpoints: (build) => ({
    watchList: build.query<LiveList, LiveListInput>({ query: request(watchList), keepUnusedDataFor: 0 }),
    leaveList: build.mutation<Empty, LiveListInput>({ query: request(leaveList) }),
    /** A page of records as it is by now, beside the one that a list shows and without changing that. */
    peekRecords: build.query<RecordPage, QueryRecordsInput>({ query: request(queryRecords), keepUnusedDataFor: 0 }),
  }),
});

// Whoever has left does not wait for the answer.
markHandlesErrorItself('leaveList');

/** Reads a page as it is by now. */
export const peekRecords = (input: QueryRecordsInput) =>
  liveListsApi.endpoints.peekRecords.initiate(input, { subscribe: false, forceRefetch: true });

/** Puts a page in place of the one that lists show for the same request. */
export const putRecords = (input: QueryRecordsInput, page: RecordPage) =>
  liveListsApi.util.updateQueryData('queryRecords', input, () => page);

export const { endpoints: liveListsEndpoints, useLeaveListMutation, useWatchListQuery } = liveListsApi;
