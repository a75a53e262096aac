import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { SubscribeInput, Subscription, SubscriptionInput, Subscriptions } from './subscriptions.schema.ts';

export const listSubscriptions = endpoint<Empty, Subscriptions>({
  method: 'GET',
  path: '/api/subscriptions',
  operationId: 'listSubscriptions',
  access: 'model:read',
  summary: "The caller's subscriptions to lists",
});

export const subscribe = endpoint<SubscribeInput, Subscription>({
  method: 'POST',
  path: '/api/subscriptions',
  operationId: 'subscribe',
  access: 'model:read',
  summary:
    'Notifies the caller of what enters or leaves a list from now on; the same list anew changes of what they are told',
});

export const unsubscribe = endpoint<SubscriptionInput, Empty>({
  method: 'DELETE',
  path: '/api/subscriptions/:id',
  operationId: 'unsubscribe',
  access: 'model:read',
  summary: "Ends one of the caller's subscriptions; one that is gone already is no error",
});
