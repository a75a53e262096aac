export type { BizParams, MessageName } from './message-types.ts';
export { registerNotifications } from './notifications.routes.ts';
export { type Message, type NotificationService, notificationService } from './notifications.service.ts';
