import { getForm, getListConfigData, getQueryHeaders } from '../contract/models.endpoints.ts';
import type { FormConfig, FormInput, ListConfig, ListConfigInput } from '../contract/models.schema.ts';
import type { QueryHeaders, QueryHeadersInput } from '../contract/query-headers.schema.ts';
import { api, request } from './portal-api.ts';

const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListConfigData: build.query<ListConfig, ListConfigInput>({
      query: request(getListConfigData),
      providesTags: (_, __, { schemaCode }) => [{ type: 'ListConfig', id: schemaCode }],
    }),
    getQueryHeaders: build.query<QueryHeaders, QueryHeadersInput>({
      query: request(getQueryHeaders),
      providesTags: (_, __, { schemaCode }) => [{ type: 'ListConfig', id: schemaCode }],
    }),
    getForm: build.query<FormConfig, FormInput>({
      query: request(getForm),
      providesTags: (_, __, { schemaCode }) => [{ type: 'Form', id: schemaCode }],
    }),
  }),
});

export const { endpoints: modelsEndpoints, useGetFormQuery, useGetListConfigDataQuery } = modelsApi;
