export { type EventStreamService, eventStreamService } from './event-streams.service.ts';
export { messageTypes, type Timeout, timeUnits } from './message-types.ts';
export { announcer } from './announce.ts';
export { registerAnnouncements, registerNotifications } from './notifications.routes.ts';
export { type Message, type NotificationService, notificationService } from './notifications.service.ts';
