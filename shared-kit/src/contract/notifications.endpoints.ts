import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  GetMessageFormUrlInput,
  MessageFormUrl,
  NotificationSearchReply,
  SearchNotificationsInput,
  SendAnnouncementInput,
  SendAnnouncementReply,
  StreamNotificationEventsInput,
  UnreadCount,
  UpdateReadStateAllInput,
  UpdateReadStateInput,
} from './notifications.schema.ts';

export const searchNotifications = endpoint<SearchNotificationsInput, NotificationSearchReply>({
  method: 'POST',
  path: '/api/notifications/search',
  operationId: 'searchNotifications',
  access: 'notification:read',
  summary: "A page of the user's notifications",
});

export const getUnreadCount = endpoint<Empty, UnreadCount>({
  method: 'GET',
  path: '/api/notifications/unread-count',
  operationId: 'getUnreadCount',
  access: 'notification:read',
  isBackground: true,
  summary: 'How many notifications are unread, by category, and whether the work of the user has changed',
});

/** Server-sent events: `changed` when what the user has unread has changed, `end` where the server closes the stream. */
export const streamNotificationEvents = endpoint<StreamNotificationEventsInput, never>({
  method: 'GET',
  path: '/api/notifications/events',
  operationId: 'streamNotificationEvents',
  access: 'notification:read',
  isBackground: true,
  summary: 'Says at once that there is something unread',
});

export const getMessageFormUrl = endpoint<GetMessageFormUrlInput, MessageFormUrl>({
  method: 'GET',
  path: '/api/notifications/:messageId/form-url',
  operationId: 'getMessageFormUrl',
  access: 'notification:read',
  summary: "Where one of the user's notifications leads",
});

export const updateReadState = endpoint<UpdateReadStateInput, Empty>({
  method: 'POST',
  path: '/api/notifications/read-state',
  operationId: 'updateReadState',
  access: 'notification:read',
  summary: 'Marks some notifications as read',
});

export const updateReadStateAll = endpoint<UpdateReadStateAllInput, Empty>({
  method: 'POST',
  path: '/api/notifications/read-state-all',
  operationId: 'updateReadStateAll',
  access: 'notification:read',
  summary: 'Marks all notifications of a category as read',
});

export const sendAnnouncement = endpoint<SendAnnouncementInput, SendAnnouncementReply>({
  method: 'POST',
  path: '/api/notifications/announcements',
  operationId: 'sendAnnouncement',
  access: 'notification:announce',
  audit: 'announcement',
  summary: 'Sends an announcement to everybody',
});
