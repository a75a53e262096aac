import type { Endpoint } from '../contract/endpoint.ts';
import { lookUpNames, openExternalForm, submitExternalForm } from '../contract/external-forms.endpoints.ts';
import type {
  ExternalForm,
  LookUpReply,
  LookUpInput,
  OpenExternalFormInput,
  SubmitExternalFormInput,
} from '../contract/external-forms.schema.ts';
import { guestTokenHeader } from '../contract/external-limits.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

/** A call in a guest session, whose token the page holds. */
type WithGuestToken<TInput> = TInput & { readonly guestToken: string };

/** The request of an endpoint that is for tokens. */
const asGuest =
  <TInput, TReply>(endpoint: Endpoint<TInput, TReply>) =>
  ({ guestToken, ...input }: WithGuestToken<TInput>) => ({
    ...requestOf(endpoint, input as unknown as TInput),
    headers: { [guestTokenHeader]: guestToken },
  });

const externalFormsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openExternalForm: build.mutation<ExternalForm, OpenExternalFormInput>({ query: request(openExternalForm) }),
    lookUpNames: build.query<LookUpReply, WithGuestToken<LookUpInput>>({
      query: asGuest(lookUpNames),
      keepUnusedDataFor: 0,
    }),
    submitExternalForm: build.mutation<object, WithGuestToken<SubmitExternalFormInput>>({
      query: asGuest(submitExternalForm),
    }),
  }),
});

export const {
  endpoints: externalFormsEndpoints,
  useOpenExternalFormMutation,
  useSubmitExternalFormMutation,
} = externalFormsApi;

markHandlesErrorItself('openExternalForm', 'submitExternalForm');
