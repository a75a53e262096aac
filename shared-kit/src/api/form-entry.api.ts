import { checkAdd, getFormUrl } from '../contract/form-entry.endpoints.ts';
import type { AddEntry, CheckAddInput, FormUrl, GetFormUrlInput } from '../contract/form-entry.schema.ts';
import { api, request } from './portal-api.ts';

const formEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAdd: build.mutation<AddEntry, CheckAddInput>({ query: request(checkAdd) }),
    // Where a form is may change with every action of a workflow, so that it is asked each time.
    getFormUrl: build.query<FormUrl, GetFormUrlInput>({ query: request(getFormUrl), keepUnusedDataFor: 0 }),
  }),
});

export const { endpoints: formEntryEndpoints } = formEntryApi;
