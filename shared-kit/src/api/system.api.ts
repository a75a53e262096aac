import { editTheme, getSystemConfig } from '../contract/system.endpoints.ts';
import type { SystemConfig, ThemeInfo } from '../contract/system.schema.ts';
import { api, request, requestWithoutInput } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

const systemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSystemConfig: build.query<SystemConfig, void>({
      query: requestWithoutInput(getSystemConfig),
      providesTags: ['SystemConfig'],
    }),
    editTheme: build.mutation<ThemeInfo, Pick<ThemeInfo, 'color' | 'outward'>>({
      query: request(editTheme),
      invalidatesTags: ['SystemConfig'],
    }),
  }),
});

markOutlivesPage('getSystemConfig');

export const { endpoints: systemEndpoints, useEditThemeMutation, useGetSystemConfigQuery } = systemApi;
