import type { Endpoint } from '../contract/endpoint.ts';
import { lookUpNames, openExternalForm, submitExternalForm } from '../contract/external-forms.endpoints.ts';
import type {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from '../contract/external-forms.schema.ts';
import { visitHeader } from '../contract/external-limits.ts';
import { markShowsOwnError } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

/** A call in a visit, whose token the page holds. */
type InVisit<TInput> = TInput & { readonly visit: string };

/** The request of an endpoint that is for visits. */
const inVisit =
  <TInput, TReply>(endpoint: Endpoint<TInput, TReply>) =>
  ({ visit, ...input }: InVisit<TInput>) => ({
    ...requestOf(endpoint, input as unknown as TInput),
    headers: { [visitHeader]: visit },
  });

const externalFormsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openExternalForm: build.mutation<ExternalForm, OpenExternalFormInput>({ query: request(openExternalForm) }),
    lookUpNames: build.query<LookUpReply, InVisit<LookUpInput>>({
      query: inVisit(lookUpNames),
      keepUnusedDataFor: 0,
    }),
    submitExternalForm: build.mutation<object, InVisit<SubmitExternalFormInput>>({
      query: inVisit(submitExternalForm),
    }),
  }),
});

export const {
  endpoints: externalFormsEndpoints,
  useOpenExternalFormMutation,
  useSubmitExternalFormMutation,
} = externalFormsApi;

markShowsOwnError('openExternalForm', 'submitExternalForm');
