import { getListScript, keepListScript } from '../contract/list-scripts.endpoints.ts';
import type { KeepListScriptInput, ListScript, ListScriptInput } from '../contract/list-scripts.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const listScriptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getListScript: build.query<ListScript, ListScriptInput>({ query: request(getListScript) }),
    keepListScript: build.mutation<ListScript, KeepListScriptInput>({
      query: request(keepListScript),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [{ type: 'ListConfig', id: schemaCode }]),
    }),
  }),
});

markHandlesErrorItself('keepListScript');

export const { useGetListScriptQuery, useKeepListScriptMutation, useLazyGetListScriptQuery } = listScriptsApi;
