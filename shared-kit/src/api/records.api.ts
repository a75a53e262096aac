import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryForRule,
  queryOptions,
  queryRecords,
  saveRecord,
} from '../contract/records.endpoints.ts';
import type {
  BizRecord,
  DeleteCheck,
  DeleteRecordsInput,
  DeleteResult,
  GetRecordInput,
  OptionPage,
  QueryForRuleInput,
  QueryOptionsInput,
  QueryRecordsInput,
  RecordPage,
  RuleRows,
  SaveRecordInput,
} from '../contract/records.schema.ts';
import { markShowsOwnError } from './error-rule.ts';
import { api, request } from './portal-api.ts';

/** Tag of everything that shows records of a model. */
const listOf = (schemaCode: string) => ({ type: 'Record', id: schemaCode }) as const;
const oneOf = (schemaCode: string, id: string) => ({ type: 'Record', id: `${schemaCode}/${id}` }) as const;

/** Records and what is done with them; who adds calls of its own builds on it. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    queryRecords: build.query<RecordPage, QueryRecordsInput>({
      query: request(queryRecords),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    queryOptions: build.query<OptionPage, QueryOptionsInput>({
      query: request(queryOptions),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    queryForRule: build.query<RuleRows, QueryForRuleInput>({
      query: request(queryForRule),
      providesTags: (_, __, { schemaCode }) => [listOf(schemaCode)],
    }),
    getRecord: build.query<BizRecord, GetRecordInput>({
      query: request(getRecord),
      providesTags: (_, __, { schemaCode, id }) => [oneOf(schemaCode, id)],
    }),
    saveRecord: build.mutation<BizRecord, SaveRecordInput>({
      query: request(saveRecord),
      invalidatesTags: (_, error, { schemaCode, id }) =>
        error ? [] : [listOf(schemaCode), ...(id === undefined ? [] : [oneOf(schemaCode, id)])],
    }),
    checkDelete: build.mutation<DeleteCheck, DeleteRecordsInput>({ query: request(checkDelete) }),
    deleteRecords: build.mutation<DeleteResult, DeleteRecordsInput>({
      query: request(deleteRecords),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [listOf(schemaCode)]),
    }),
  }),
});

markShowsOwnError('checkDelete', 'deleteRecords', 'saveRecord');

export const {
  endpoints: recordsEndpoints,
  useCheckDeleteMutation,
  useDeleteRecordsMutation,
  useGetRecordQuery,
  useQueryRecordsQuery,
  useSaveRecordMutation,
} = recordsApi;
