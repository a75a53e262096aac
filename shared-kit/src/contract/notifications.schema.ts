import { type Static, Type } from 'typebox';
import { announcementLimits } from './announcement-limits.ts';
import { Empty, Id, Moment, Nullable, PageIndex, PageSize, UserRef } from './common.schema.ts';

/** The two categories (shell spec, section 2): STATION notifications, COMMENT mentions and replies. */
export const MessageType = Type.Union([Type.Literal('STATION'), Type.Literal('COMMENT')]);
export type MessageType = Static<typeof MessageType>;

/** Request of the notification search (shell spec, section 7). */
export const SearchNotificationsInput = Type.Object({
  searchword: Type.Optional(Type.String({ maxLength: 200 })),
  size: PageSize,
  page: PageIndex,
  tab: Type.Literal('MESSAGE'),
  messageType: MessageType,
  readState: Type.Union([Type.Literal('UNREADED'), Type.Literal('READED')]),
});
export type SearchNotificationsInput = Static<typeof SearchNotificationsInput>;

/** A notification (shell spec, section 3). `readState` 102 means read, 101 unread; `bizParams` is JSON text. */
export const Notification = Type.Object({
  id: Id,
  messageType: Type.Integer(),
  readState: Type.Integer(),
  senderVO: Nullable(UserRef),
  title: Type.String(),
  content: Type.String(),
  createdTime: Moment,
  bizParams: Type.String(),
});
export type Notification = Static<typeof Notification>;

/** A page of messages under the name of the tab that asked (shell spec, section 7). */
export const NotificationSearchReply = Type.Object({
  MESSAGE: Type.Object({ content: Type.Array(Notification), totalElements: Type.Integer() }),
});
export type NotificationSearchReply = Static<typeof NotificationSearchReply>;

/** Request for where one of the user's own messages leads (shell spec, section 7). */
export const GetMessageFormUrlInput = Type.Object({ messageId: Id });
export type GetMessageFormUrlInput = Static<typeof GetMessageFormUrlInput>;

/** Target of a message; every part is null where the message has none. */
export const MessageFormUrl = Type.Object({
  bizObjectId: Nullable(Type.String()),
  workItemId: Nullable(Type.String()),
  workflowInstanceId: Nullable(Type.String()),
  schemaCode: Nullable(Type.String()),
  sheetCode: Nullable(Type.String()),
  /** Path and query in this portal. */
  url: Nullable(Type.String()),
});
export type MessageFormUrl = Static<typeof MessageFormUrl>;

/**
 * Unread messages by category. `work` is another text whenever other work waits for the user than before, so that who
 * asks for this need not ask for the lists.
 */
export const UnreadCount = Type.Object({ STATION: Type.Integer(), COMMENT: Type.Integer(), work: Type.String() });
export type UnreadCount = Static<typeof UnreadCount>;

/** Request for the event stream; it ends after so many seconds at the latest. */
export const StreamNotificationEventsInput = Type.Object({
  seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
});
export type StreamNotificationEventsInput = Static<typeof StreamNotificationEventsInput>;

/** The messages to mark as read; a message of somebody else is passed over. */
export const UpdateReadStateInput = Type.Object({ messageIdList: Type.Array(Id, { minItems: 1, maxItems: 500 }) });
export type UpdateReadStateInput = Static<typeof UpdateReadStateInput>;

/** The category whose messages are all marked as read. */
export const UpdateReadStateAllInput = Type.Object({ messageType: MessageType });
export type UpdateReadStateAllInput = Static<typeof UpdateReadStateAllInput>;

/** Reply with nothing to tell beside that it worked. */
export const ReadStateReply = Empty;

/** An announcement to everybody who may sign in: plain text, an empty line parts paragraphs. */
export const SendAnnouncementInput = Type.Object({
  title: Type.String({ minLength: 1, maxLength: announcementLimits.title, pattern: '\\S' }),
  content: Type.String({ minLength: 1, maxLength: announcementLimits.content, pattern: '\\S' }),
  requestId: Type.String({ minLength: 1, maxLength: 64 }),
});
export type SendAnnouncementInput = Static<typeof SendAnnouncementInput>;

/** The number of people to whom an announcement was sent. */
export const SendAnnouncementReply = Type.Object({ recipientCount: Type.Integer() });
export type SendAnnouncementReply = Static<typeof SendAnnouncementReply>;
