import type {
  MessageType,
  NotificationSearchReply,
  SearchNotificationsInput,
  UnreadCount,
} from '@portico/shared-kit/contract/notifications.schema';
import { locales, type Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type BizParams, type MessageName, messageTexts, messageTypes } from './message-types.ts';
import { presentNotification } from './notifications.presenter.ts';
import * as repository from './notifications.repository.ts';

/** A message to send. */
export interface Message {
  /** The row of the table of message types: its number, category and words. */
  readonly type: MessageName;
  /** Who gets it; each person once. */
  readonly userIds: readonly string[];
  /** Null: sent by the system. */
  readonly senderId: string | null;
  readonly bizParams: BizParams;
}

/** Messages to people and what they have read of them (shell spec, section 3). */
export interface NotificationService {
  /** Sends a message within the transaction of what it tells about, so that neither is there without the other. */
  notify(trx: Database, message: Message): Promise<void>;
  /** A page of the user's messages in their language, newest first. */
  search(user: SignedInUser, input: SearchNotificationsInput, locale: Locale): Promise<NotificationSearchReply>;
  countUnread(user: SignedInUser): Promise<UnreadCount>;
  /** Marks own messages as read; ids of other people's messages change nothing. */
  read(user: SignedInUser, ids: readonly string[]): Promise<void>;
  readAll(user: SignedInUser, category: MessageType): Promise<void>;
}

/** The messages behind the bell (shell spec, sections 2 to 4). */
export function notificationService(platform: Platform): NotificationService {
  const { connections, corpId, now, newId } = platform;
  const { db } = connections;
  return {
    async notify(trx, { type, userIds, senderId, bizParams }) {
      const { number, category } = messageTypes[type];
      const words = locales.flatMap((locale) => messageTexts(number, bizParams, locale) ?? []);
      const shared = {
        messageType: number,
        category,
        senderId,
        bizParams,
        title: words.map((text) => text.title).join('\n'),
        content: words.map((text) => text.content).join('\n'),
        createdTime: now(),
      };
      const messages = [...new Set(userIds)].map((userId) => ({ ...shared, id: newId(), userId }));
      await repository.insertNotifications(trx, corpId, messages);
    },

    async search(user, { searchword = '', size, page, messageType, readState }, locale) {
      const { rows, totalElements } = await repository.searchNotifications(db, corpId, {
        userId: user.id,
        category: messageType,
        readState: repository.readStates[readState],
        searchword: searchword.trim(),
        offset: page * size,
        limit: size,
      });
      return { MESSAGE: { content: rows.map((row) => presentNotification(row, locale)), totalElements } };
    },

    countUnread: (user) => repository.countUnread(db, corpId, user.id),
    read: (user, ids) => repository.markRead(db, corpId, user.id, { ids, at: now() }),
    readAll: (user, category) => repository.markRead(db, corpId, user.id, { category, at: now() }),
  };
}
