export { registerSubscriptions } from './subscriptions.routes.ts';
export { type SubscriptionService, subscriptionService } from './subscriptions.service.ts';
