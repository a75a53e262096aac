import type { Empty } from '../contract/common.schema.ts';
import { listSubscriptions, subscribe, unsubscribe } from '../contract/subscriptions.endpoints.ts';
import type {
  SubscribeInput,
  Subscription,
  SubscriptionInput,
  Subscriptions,
} from '../contract/subscriptions.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';
import type { Tag } from './tags.ts';

/** Tags that a successful change of subscriptions makes old. */
const changed = (_: unknown, error: unknown): readonly Tag[] => (error ? [] : ['Subscription']);

const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubscriptions: build.query<Subscriptions, void>({
      query: () => requestOf(listSubscriptions, {}),
      providesTags: ['Subscription'],
    }),
    subscribe: build.mutation<Subscription, SubscribeInput>({
      query: request(subscribe),
      invalidatesTags: changed,
    }),
    unsubscribe: build.mutation<Empty, SubscriptionInput>({
      query: request(unsubscribe),
      invalidatesTags: changed,
    }),
  }),
});

markHandlesErrorItself('subscribe');

export const {
  endpoints: subscriptionsEndpoints,
  useListSubscriptionsQuery,
  useSubscribeMutation,
  useUnsubscribeMutation,
} = subscriptionsApi;
