import type { ModelCode } from '../contract/ids.ts';
import {
  addExternalLink,
  deleteExternalLink,
  listExternalLinks,
  switchExternalLink,
} from '../contract/external-links.endpoints.ts';
import type {
  AddExternalLinkInput,
  DeleteExternalLinkInput,
  ExternalLinks,
  ExternalLinksInput,
  SwitchExternalLinkInput,
} from '../contract/external-links.schema.ts';
import { api, type Build, request } from './portal-api.ts';

const linksOf = (schemaCode: ModelCode) => ({ type: 'ExternalLink', id: schemaCode }) as const;

/** A write answers all links of the model as they are then. */
const writes = <TInput extends ExternalLinksInput>(
  build: Build,
  endpoint: Parameters<typeof request<TInput, ExternalLinks>>[0],
) =>
  build.mutation<ExternalLinks, TInput>({
    query: request(endpoint),
    invalidatesTags: (_, __, { schemaCode }) => [linksOf(schemaCode)],
  });

const externalLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    // People answer meanwhile.
    listExternalLinks: build.query<ExternalLinks, ExternalLinksInput>({
      query: request(listExternalLinks),
      keepUnusedDataFor: 0,
      providesTags: (_, __, { schemaCode }) => [linksOf(schemaCode)],
    }),
    addExternalLink: writes<AddExternalLinkInput>(build, addExternalLink),
    switchExternalLink: writes<SwitchExternalLinkInput>(build, switchExternalLink),
    deleteExternalLink: writes<DeleteExternalLinkInput>(build, deleteExternalLink),
  }),
});

export const {
  endpoints: externalLinksEndpoints,
  useAddExternalLinkMutation,
  useDeleteExternalLinkMutation,
  useListExternalLinksQuery,
  useSwitchExternalLinkMutation,
} = externalLinksApi;
