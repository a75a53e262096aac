import type { ModelCode } from '../contract/ids.ts';
import type { DataItem, DataItemsInput, DataRule, DataRulesInput } from '../contract/data-rules.schema.ts';
import { getDataItems, getDataRules } from '../contract/models.endpoints.ts';
import {
  batchUpdate,
  getBatchUpdateLog,
  getNoPresentationNumber,
  modifyOwner,
  previewBatchUpdate,
} from '../contract/record-batches.endpoints.ts';
import type {
  BatchLogInput,
  BatchLogPage,
  BatchPreview,
  BatchResult,
  BatchUpdateInput,
  ModifyOwnerInput,
  ModifyOwnerResult,
  NoPresentationCount,
  NoPresentationInput,
} from '../contract/record-batches.schema.ts';
import { api, request } from './portal-api.ts';

/** Returns the tags of all that shows records of a model, and each of these records. */
const changed = (schemaCode: ModelCode, ids: readonly string[]) => [
  { type: 'Record' as const, id: schemaCode },
  ...ids.map((id) => ({ type: 'Record' as const, id: `${schemaCode}/${id}` })),
];

const recordBatchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDataItems: build.query<DataItem[], DataItemsInput>({
      query: request(getDataItems),
      providesTags: (_, __, { schemaCode }) => [{ type: 'ListConfig', id: schemaCode }],
    }),
    getDataRules: build.query<DataRule[], DataRulesInput>({
      query: request(getDataRules),
      providesTags: (_, __, { schemaCode }) => [{ type: 'ListConfig', id: schemaCode }],
    }),
    // Records change while nobody looks: what a dialog asks is asked anew each time it is opened.
    getNoPresentationNumber: build.query<NoPresentationCount, NoPresentationInput>({
      query: request(getNoPresentationNumber),
      keepUnusedDataFor: 0,
    }),
    modifyOwner: build.mutation<ModifyOwnerResult, ModifyOwnerInput>({
      query: request(modifyOwner),
      invalidatesTags: (_, error, { schemaCode, objectIds: recordIds }) =>
        error ? [] : changed(schemaCode, recordIds),
    }),
    previewBatchUpdate: build.query<BatchPreview, BatchUpdateInput>({
      query: request(previewBatchUpdate),
      keepUnusedDataFor: 0,
    }),
    batchUpdate: build.mutation<BatchResult, BatchUpdateInput>({
      query: request(batchUpdate),
      invalidatesTags: (_, error, { schemaCode, objectIds: recordIds }) =>
        error ? [] : changed(schemaCode, recordIds),
    }),
    getBatchUpdateLog: build.query<BatchLogPage, BatchLogInput>({
      query: request(getBatchUpdateLog),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useBatchUpdateMutation,
  useGetBatchUpdateLogQuery,
  useGetDataItemsQuery,
  useGetNoPresentationNumberQuery,
  useModifyOwnerMutation,
  usePreviewBatchUpdateQuery,
} = recordBatchesApi;
