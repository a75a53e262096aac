import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getUnreadCount,
  searchNotifications,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import {
  NotificationSearchReply,
  ReadStateReply,
  SearchNotificationsInput,
  UnreadCount,
  UpdateReadStateAllInput,
  UpdateReadStateInput,
} from '@portico/shared-kit/contract/notifications.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { NotificationService } from './notifications.service.ts';

/** Registers the search, the unread count and the read state. */
export function registerNotifications(app: FastifyInstance, notifications: NotificationService): void {
  route(
    app,
    searchNotifications,
    { input: SearchNotificationsInput, reply: NotificationSearchReply },
    ({ input, user, locale }) => notifications.search(user, input, locale),
  );

  route(app, getUnreadCount, { input: Empty, reply: UnreadCount }, ({ user }) => notifications.countUnread(user));

  route(app, updateReadState, { input: UpdateReadStateInput, reply: ReadStateReply }, async ({ input, user }) => {
    await notifications.read(user, input.messageIdList);
    return {};
  });

  route(app, updateReadStateAll, { input: UpdateReadStateAllInput, reply: ReadStateReply }, async ({ input, user }) => {
    await notifications.readAll(user, input.messageType);
    return {};
  });
}
