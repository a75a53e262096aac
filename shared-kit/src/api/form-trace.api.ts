import { getFormTrace, getTraceEntry, listFormTrace } from '../contract/form-trace.endpoints.ts';
import type {
  FormTraceDetail,
  FormTracePage,
  GetFormTraceInput,
  GetTraceEntryInput,
  ListFormTraceInput,
} from '../contract/form-trace.schema.ts';
import { api, request } from './portal-api.ts';
import { traceOf } from './records.api.ts';

const formTraceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFormTrace: build.query<FormTracePage, ListFormTraceInput>({
      query: request(listFormTrace),
      providesTags: (_, __, { schemaCode }) => [{ type: 'Record', id: schemaCode }],
    }),
    getFormTrace: build.query<FormTracePage, GetFormTraceInput>({
      query: request(getFormTrace),
      providesTags: (_, __, { schemaCode, bizObjectId: recordId }) => [
        { type: 'Record', id: `${schemaCode}/${recordId}` },
        traceOf(schemaCode, recordId),
      ],
    }),
    getTraceEntry: build.query<FormTraceDetail, GetTraceEntryInput>({
      query: request(getTraceEntry),
      providesTags: ['Record'],
    }),
  }),
});

export const {
  endpoints: formTraceEndpoints,
  useGetFormTraceQuery,
  useGetTraceEntryQuery,
  useListFormTraceQuery,
} = formTraceApi;
