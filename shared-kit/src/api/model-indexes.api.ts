import type { ModelCode } from '../contract/ids.ts';
import {
  adviseIndexes,
  dropModelIndex,
  listModelIndexes,
  makeModelIndexes,
} from '../contract/model-indexes.endpoints.ts';
import type {
  AdviseIndexesInput,
  DropIndexInput,
  IndexAdvice,
  MakeIndexesInput,
  ModelIndexes,
  ModelIndexesInput,
} from '../contract/model-indexes.schema.ts';
import { api, request } from './portal-api.ts';

const indexesOf = (schemaCode: ModelCode) => ({ type: 'ModelIndex', id: schemaCode }) as const;

const modelIndexesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What is slow changes with the records: it is asked anew for each list that is.
    adviseIndexes: build.query<IndexAdvice, AdviseIndexesInput>({
      query: request(adviseIndexes),
      keepUnusedDataFor: 0,
      providesTags: (_, __, { schemaCode }) => [indexesOf(schemaCode)],
    }),
    listModelIndexes: build.query<ModelIndexes, ModelIndexesInput>({
      query: request(listModelIndexes),
      keepUnusedDataFor: 0,
      providesTags: (_, __, { schemaCode }) => [indexesOf(schemaCode)],
    }),
    makeModelIndexes: build.mutation<ModelIndexes, MakeIndexesInput>({
      query: request(makeModelIndexes),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [indexesOf(schemaCode)]),
    }),
    dropModelIndex: build.mutation<ModelIndexes, DropIndexInput>({
      query: request(dropModelIndex),
      invalidatesTags: (_, __, { schemaCode }) => [indexesOf(schemaCode)],
    }),
  }),
});

export const {
  useAdviseIndexesQuery,
  useDropModelIndexMutation,
  useListModelIndexesQuery,
  useMakeModelIndexesMutation,
} = modelIndexesApi;
