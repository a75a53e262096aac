import { searchPortal } from '../contract/search.endpoints.ts';
import type { PortalMatches, SearchPortalInput } from '../contract/search.schema.ts';
import { api, request } from './portal-api.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Records change: an answer is not kept for the next search.
    searchPortal: build.query<PortalMatches, SearchPortalInput>({ query: request(searchPortal), keepUnusedDataFor: 0 }),
  }),
});

export const { useSearchPortalQuery } = searchApi;
