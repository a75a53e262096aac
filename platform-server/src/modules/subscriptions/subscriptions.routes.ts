import { Empty } from '@portico/shared-kit/contract/common.schema';
import { listSubscriptions, subscribe, unsubscribe } from '@portico/shared-kit/contract/subscriptions.endpoints';
import {
  SubscribeInput,
  Subscription,
  SubscriptionInput,
  Subscriptions,
} from '@portico/shared-kit/contract/subscriptions.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SubscriptionService } from './subscriptions.service.ts';

/** Registers the subscriptions of people to lists. */
export function registerSubscriptions(app: FastifyInstance, subscriptions: SubscriptionService): void {
  route(app, listSubscriptions, { input: Empty, reply: Subscriptions }, ({ user }) => subscriptions.list(user));
  route(app, subscribe, { input: SubscribeInput, reply: Subscription }, ({ input, user }) =>
    subscriptions.subscribe(user, input),
  );
  route(app, unsubscribe, { input: SubscriptionInput, reply: Empty }, ({ input, user }) =>
    subscriptions.unsubscribe(user, input),
  );
}
