import { type Static, Type } from 'typebox';
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

/** Unread messages by category. */
export const UnreadCount = Type.Object({ STATION: Type.Integer(), COMMENT: Type.Integer() });
export type UnreadCount = Static<typeof UnreadCount>;

/** The messages to mark as read; a message of somebody else is passed over. */
export const UpdateReadStateInput = Type.Object({ messageIdList: Type.Array(Id, { minItems: 1, maxItems: 500 }) });
export type UpdateReadStateInput = Static<typeof UpdateReadStateInput>;

/** The category whose messages are all marked as read. */
export const UpdateReadStateAllInput = Type.Object({ messageType: MessageType });
export type UpdateReadStateAllInput = Static<typeof UpdateReadStateAllInput>;

/** Nothing to tell beside that it worked. */
export const ReadStateReply = Empty;
