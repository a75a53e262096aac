import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { Empty } from '../contract/common.schema.ts';
import type { ModelCode } from '../contract/ids.ts';
import { leaveList, watchList } from '../contract/live-lists.endpoints.ts';
import type { AnswersOfLists, ListAnswer, RecordPages } from '../contract/list-answers.schema.ts';
import type { LiveList, LiveListInput } from '../contract/live-lists.schema.ts';
import type { GroupRecordsInput, RecordGroups } from '../contract/record-groups.schema.ts';
import { groupRecords, queryRecords } from '../contract/records.endpoints.ts';
import type { QueryRecordsInput, RecordPage } from '../contract/records.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { listOf, recordsApi } from './records.api.ts';
import type { PortalStore } from './store.ts';

const liveListsApi = recordsApi.injectEndpoints({
  endpoints: (build) => ({
    watchList: build.query<LiveList, LiveListInput>({ query: request(watchList), keepUnusedDataFor: 0 }),
    leaveList: build.mutation<Empty, LiveListInput>({ query: request(leaveList) }),
    /** A page of records as it is by now, beside the one that a list shows and without changing that. */
    peekRecords: build.query<RecordPage, QueryRecordsInput>({ query: request(queryRecords), keepUnusedDataFor: 0 }),
    /** Groups of records as they are by now, beside those that a list shows. */
    peekGroups: build.query<RecordGroups, GroupRecordsInput>({ query: request(groupRecords), keepUnusedDataFor: 0 }),
  }),
});

// Whoever has left does not wait for the answer.
markHandlesErrorItself('leaveList');

const unasked = { subscribe: false, forceRefetch: true } as const;

/** Reads a page as it is by now. */
export const peekRecords = (input: QueryRecordsInput) => liveListsApi.endpoints.peekRecords.initiate(input, unasked);

/** Puts a page in place of the one that lists show for the same request. */
export const putRecords = (input: QueryRecordsInput, page: RecordPage) =>
  liveListsApi.util.updateQueryData('queryRecords', input, () => page);

type Dispatch = PortalStore['dispatch'];
type GetState = PortalStore['getState'];

/** Queries that lists read their records by: whatever else is told of a model is not read again for what others change. */
const endpointNames: readonly string[] = [
  'queryRecords',
  'queryRecordPages',
  'groupRecords',
] satisfies readonly (keyof AnswersOfLists)[];

/** Returns the answers of a model's records that are shown right now; null while one of them is being read, or something is being written. */
export const shownAnswers =
  (schemaCode: ModelCode) =>
  (_: Dispatch, getState: GetState): readonly ListAnswer[] | null => {
    const { queries, subscriptions, mutations } = getState().api;
    if (Object.values(mutations).some((each) => each?.status === QueryStatus.pending)) return null;
    const own = api.util
      .selectInvalidatedBy(getState(), [listOf(schemaCode)])
      .filter(({ endpointName, queryCacheKey: key }) => {
        return endpointNames.includes(endpointName) && Object.keys(subscriptions[key] ?? {}).length > 0;
      });
    if (own.some(({ queryCacheKey: key }) => queries[key]?.status === QueryStatus.pending)) return null;
    return own.flatMap(({ endpointName, originalArgs, queryCacheKey: key }) => {
      const input: unknown = originalArgs;
      const data = queries[key]?.data;
      return data === undefined ? [] : [{ key, endpointName, input, data } as ListAnswer];
    });
  };

/** Names the writes of the page that are known so far, so that it is seen where one came between. */
export const knownWrites =
  () =>
  (_: Dispatch, getState: GetState): string =>
    Object.entries(getState().api.mutations)
      .map(([id, write]) => `${id} ${write?.status}`)
      .join();

/** Reads an answer as it is by now, beside the one that is shown; rejects where that fails. */
export const peekAnswer =
  (shown: ListAnswer) =>
  async (dispatch: Dispatch): Promise<ListAnswer> => {
    const { peekGroups } = liveListsApi.endpoints;
    if (shown.endpointName === 'queryRecords')
      return { ...shown, data: await dispatch(peekRecords(shown.input)).unwrap() };
    if (shown.endpointName === 'groupRecords')
      return { ...shown, data: await dispatch(peekGroups.initiate(shown.input, unasked)).unwrap() };
    const { input, data } = shown;
    const read = data.pageParams.map((page) => dispatch(peekRecords({ ...input, page })).unwrap());
    return { ...shown, data: existingPages(await Promise.all(read), shown) };
  };

/** The pages up to the last one that there still is. */
function existingPages(
  all: readonly RecordPage[],
  { input: { size }, data }: AnswersOfLists['queryRecordPages'],
): RecordPages {
  const last = all.findIndex(({ totalElements }, at) => ((data.pageParams[at] ?? at) + 1) * size >= totalElements);
  const count = last < 0 ? all.length : last + 1;
  return { pages: all.slice(0, count), pageParams: data.pageParams.slice(0, count) };
}

/** Puts answers in the place of those that are shown, all of them at once; false where one of those is another one by now. */
export const putAnswers =
  (changes: readonly { readonly shown: ListAnswer; readonly next: ListAnswer }[]) =>
  (dispatch: Dispatch, getState: GetState): boolean => {
    const { queries } = getState().api;
    const isCurrent = ({ shown }: (typeof changes)[number]) => {
      const query = queries[shown.key];
      return query === undefined || (query.status !== QueryStatus.pending && query.data === shown.data);
    };
    if (!changes.every(isCurrent)) return false;
    const entries = changes
      .filter(({ shown }) => queries[shown.key] !== undefined)
      .map(({ next: { endpointName, input, data } }) => ({ endpointName, arg: input, value: data }));
    // Each entry has the answer of its own query, which the type of a list of any length does not say.
    dispatch(api.util.upsertQueryEntries(entries as never));
    return true;
  };

export const { endpoints: liveListsEndpoints, useLeaveListMutation, useWatchListQuery } = liveListsApi;
