import type { ModelCode } from '../contract/ids.ts';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
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
  SavedBizRecord,
  SaveRecordInput,
} from '../contract/records.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import type { PortalStore } from './store.ts';

/** Tag of everything that shows records of a model. */
export const listOf = (schemaCode: ModelCode) => ({ type: 'Record', id: schemaCode }) as const;
const oneOf = (schemaCode: ModelCode, id: string) => ({ type: 'Record', id: `${schemaCode}/${id}` }) as const;

/** Tags of what else is told of a record: what was changed in it, and how it is as the work of an activity. */
export const traceOf = (schemaCode: ModelCode, id: string) =>
  ({ type: 'Record', id: `${schemaCode}/${id}/trace` }) as const;
const asWorkOf = (schemaCode: ModelCode, id: string) => ({ type: 'Record', id: `${schemaCode}/${id}/work` }) as const;

/** A save answers the record as its user sees it now; where it is out of their sight, no more than its id. */
const isInSight = ({ data }: BizRecord) => Object.keys(data).length > 1;

/**
 * Returns the record as it is after a save: what did not change is the same object as before, so that it is not drawn
 * again. Null where only changes were answered, and not to the version that is known.
 */
function withSaved(
  known: BizRecord | undefined,
  { isPartial, ...saved }: SavedBizRecord,
  version: number | undefined,
): BizRecord | null {
  if (isPartial !== true) return known === undefined ? saved : copyWithStructuralSharing(known, saved);
  if (known?.version !== version) return null;
  return copyWithStructuralSharing(known, { ...saved, data: { ...known?.data, ...saved.data } });
}

/** Returns the tags of what is read again of a record after a save: not the record itself, which the save has answered. */
function toReadAgain(saved: BizRecord | undefined, { schemaCode, id }: SaveRecordInput) {
  if (id === undefined) return [];
  const isAnswered = saved !== undefined && isInSight(saved);
  return [traceOf(schemaCode, id), ...(isAnswered ? [asWorkOf(schemaCode, id)] : [oneOf(schemaCode, id)])];
}

/** Action that lets everything that shows records of a model read them again. */
export const recordsChanged = (schemaCode: ModelCode) => api.util.invalidateTags([listOf(schemaCode)]);

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
      providesTags: (_, __, { schemaCode, id, workItemId }) => [
        oneOf(schemaCode, id),
        ...(workItemId === undefined ? [] : [asWorkOf(schemaCode, id)]),
      ],
    }),
    saveRecord: build.mutation<SavedBizRecord, SaveRecordInput>({
      query: request(saveRecord),
      invalidatesTags: (saved, error, input) => (error ? [] : [listOf(input.schemaCode), ...toReadAgain(saved, input)]),
      onQueryStarted: takeSaved,
    }),
    // Many cells are saved one after the other: who saves them says when the lists are read again.
    saveCell: build.mutation<SavedBizRecord, SaveRecordInput>({
      query: request(saveRecord),
      invalidatesTags: (saved, error, input) => (error ? [] : toReadAgain(saved, input)),
      onQueryStarted: takeSaved,
    }),
    checkDelete: build.mutation<DeleteCheck, DeleteRecordsInput>({ query: request(checkDelete) }),
    deleteRecords: build.mutation<DeleteResult, DeleteRecordsInput>({
      query: request(deleteRecords),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [listOf(schemaCode)]),
    }),
  }),
});

/** Life of a save, as far as it is needed to take what it answers. */
interface SaveLife {
  readonly dispatch: PortalStore['dispatch'];
  getState(): ReturnType<PortalStore['getState']>;
  readonly queryFulfilled: Promise<{ readonly data: SavedBizRecord }>;
}

/** Puts what a save has answered in the place of the record that is known. */
async function takeSaved({ schemaCode, id, version }: SaveRecordInput, life: SaveLife): Promise<void> {
  const { dispatch, getState, queryFulfilled } = life;
  const saved = await queryFulfilled.catch(() => null);
  if (saved === null || id === undefined || !isInSight(saved.data)) return;
  const read = { schemaCode, id };
  const { data: known, isLoading } = recordsApi.endpoints.getRecord.select(read)(getState());
  const whole = withSaved(known, saved.data, version);
  // What is on its way may be from before.
  if (isLoading || whole === null) dispatch(recordsApi.util.invalidateTags([oneOf(schemaCode, id)]));
  else dispatch(recordsApi.util.updateQueryData('getRecord', read, () => whole));
}

markHandlesErrorItself('checkDelete', 'deleteRecords', 'saveRecord', 'saveCell');

export const {
  endpoints: recordsEndpoints,
  useCheckDeleteMutation,
  useDeleteRecordsMutation,
  useGetRecordQuery,
  usePrefetch: useRecordsPrefetch,
  useQueryRecordsQuery,
  useSaveCellMutation,
  useSaveRecordMutation,
} = recordsApi;
