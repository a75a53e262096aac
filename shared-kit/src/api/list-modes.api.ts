import type { ColumnStatistics, ColumnStatisticsInput } from '../contract/column-statistics.schema.ts';
import type { GroupRecordsInput, RecordGroups } from '../contract/record-groups.schema.ts';
import type { MatchRecordsInput, RecordMatches } from '../contract/record-matches.schema.ts';
import { getColumnStatistics, groupRecords, matchRecords, queryRecords } from '../contract/records.endpoints.ts';
import type { QueryRecordsInput, RecordPage } from '../contract/records.schema.ts';
import { api, request, requestOf } from './portal-api.ts';
import { listOf } from './records.api.ts';

/** Queries of lists that are no grids. */
const listModesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A query of records, page after page as it is scrolled. */
    queryRecordPages: build.infiniteQuery<RecordPage, Omit<QueryRecordsInput, 'page'>, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ totalElements }, _, page, __, { size }) =>
          (page + 1) * size < totalElements ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) => requestOf(queryRecords, { ...queryArg, page: pageParam }),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    groupRecords: build.query<RecordGroups, GroupRecordsInput>({
      query: request(groupRecords),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    getColumnStatistics: build.query<ColumnStatistics, ColumnStatisticsInput>({
      query: request(getColumnStatistics),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    matchRecords: build.query<RecordMatches, MatchRecordsInput>({ query: request(matchRecords) }),
  }),
});

export const {
  endpoints: listModesEndpoints,
  useGetColumnStatisticsQuery,
  useGroupRecordsQuery,
  useQueryRecordPagesInfiniteQuery,
} = listModesApi;
