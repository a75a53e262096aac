import { listHelpLinks } from '../contract/help.endpoints.ts';
import type { HelpLink } from '../contract/help.schema.ts';
import { api, requestOf } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHelpLinks: build.query<readonly HelpLink[], void>({ query: () => requestOf(listHelpLinks, {}) }),
  }),
});

markOutlivesPage('listHelpLinks');

export const { useListHelpLinksQuery } = helpApi;
