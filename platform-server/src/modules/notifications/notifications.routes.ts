import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getMessageFormUrl,
  getUnreadCount,
  searchNotifications,
  sendAnnouncement,
  streamNotificationEvents,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import {
  GetMessageFormUrlInput,
  MessageFormUrl,
  NotificationSearchReply,
  ReadStateReply,
  SearchNotificationsInput,
  SendAnnouncementInput,
  SendAnnouncementReply,
  StreamNotificationEventsInput,
  UnreadCount,
  UpdateReadStateAllInput,
  UpdateReadStateInput,
} from '@portico/shared-kit/contract/notifications.schema';
import type { FastifyInstance } from 'fastify';
import type { announcer } from './announce.ts';
import { route } from '../../plugins/route.ts';
import type { EventStreamService } from './event-streams.service.ts';
import type { NotificationService } from './notifications.service.ts';

/** Seconds after which a browser opens its stream anew, on whatever process there is then. */
const longestStream = 1800;

interface NotificationServices {
  readonly notifications: NotificationService;
  readonly eventStreams: EventStreamService;
}

/** Registers the search, the unread count with its event stream, and the read state. */
export function registerNotifications(
  app: FastifyInstance,
  { notifications, eventStreams }: NotificationServices,
): void {
  registerEventStream(app, eventStreams);

  route(
    app,
    searchNotifications,
    { input: SearchNotificationsInput, reply: NotificationSearchReply },
    ({ input, user, locale }) => notifications.search(user, input, locale),
  );

  route(app, getUnreadCount, { input: Empty, reply: UnreadCount }, ({ user }) => notifications.countUnread(user));

  route(app, getMessageFormUrl, { input: GetMessageFormUrlInput, reply: MessageFormUrl }, ({ input, user }) =>
    notifications.getFormUrl(user, input.messageId),
  );

  route(app, updateReadState, { input: UpdateReadStateInput, reply: ReadStateReply }, async ({ input, user }) => {
    await notifications.read(user, input.messageIdList);
    return {};
  });

  route(app, updateReadStateAll, { input: UpdateReadStateAllInput, reply: ReadStateReply }, async ({ input, user }) => {
    await notifications.readAll(user, input.messageType);
    return {};
  });
}

/** Registers the announcements of administrators. */
export function registerAnnouncements(app: FastifyInstance, announce: ReturnType<typeof announcer>): void {
  route(app, sendAnnouncement, { input: SendAnnouncementInput, reply: SendAnnouncementReply }, ({ input, user }) =>
    announce(user, input),
  );
}

/** Streams end when the server stops, which would wait for them otherwise. */
function registerEventStream(app: FastifyInstance, eventStreams: EventStreamService): void {
  app.addHook('preClose', () => eventStreams.close());
  route(
    app,
    streamNotificationEvents,
    { input: StreamNotificationEventsInput, reply: 'stream' },
    ({ input, user, reply }) => {
      const stream = eventStreams.open(user, input.seconds ?? longestStream);
      reply.raw.once('close', () => stream.destroy());
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // Its connection ends with it: a server that stops would wait for one that is kept.
          .headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no', Connection: 'close' })
          .send(stream)
      );
    },
  );
}
