import type { ViewCode } from '../contract/ids.ts';
import { getForm, getListConfigData, getQueryHeaders, keepListLayout } from '../contract/models.endpoints.ts';
import type { FormConfig, FormInput, ListConfig, ListConfigInput } from '../contract/models.schema.ts';
import type { KeepListLayoutInput } from '../contract/list-layout.schema.ts';
import type { QueryHeaders, QueryHeadersInput } from '../contract/query-headers.schema.ts';
import { api, request } from './portal-api.ts';

function withLayout(config: ListConfig, viewCode: ViewCode, layout: KeepListLayoutInput['layout']): ListConfig {
  const { layout: _before, ...others } = config;
  if (config.view.code !== viewCode) return config;
  return layout === null ? others : { ...others, layout };
}

const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListConfigData: build.query<ListConfig, ListConfigInput>({
      query: request(getListConfigData),
      providesTags: (_, __, { schemaCode }) => [{ type: 'ListConfig', id: schemaCode }],
    }),
    keepListLayout: build.mutation<object, KeepListLayoutInput>({
      query: request(keepListLayout),
      async onQueryStarted({ schemaCode, viewCode, layout }, { dispatch, getState }) {
        // What is read of the view again within its freshness is as the person has just set it.
        for (const { endpointName, originalArgs } of modelsApi.util.selectInvalidatedBy(getState(), [
          { type: 'ListConfig', id: schemaCode },
        ])) {
          if (endpointName !== 'getListConfigData') continue;
          const input = originalArgs as ListConfigInput;
          dispatch(
            modelsApi.util.updateQueryData('getListConfigData', input, (config) =>
              withLayout(config, viewCode, layout),
            ),
          );
        }
      },
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

export const {
  endpoints: modelsEndpoints,
  useGetFormQuery,
  useGetListConfigDataQuery,
  useKeepListLayoutMutation,
  useLazyGetFormQuery,
} = modelsApi;
