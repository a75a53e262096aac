import type { UserId, WorkItemId } from '@portico/shared-kit/contract/ids';
import type {
  MessageFormUrl,
  MessageType,
  NotificationSearchReply,
  SearchNotificationsInput,
  UnreadCount,
} from '@portico/shared-kit/contract/notifications.schema';
import { appError } from '@portico/shared-kit/errors';
import { locales, type Locale } from '@portico/shared-kit/i18n';
import { afterCommit, type Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ServerEvents } from '../../server-events.ts';
import { type FactsOf, type MessageName, messageTypes } from './message-types.ts';
import { messageTexts } from './message-words.ts';
import { presentFormUrl, presentNotification } from './notifications.presenter.ts';
import * as repository from './notifications.repository.ts';

interface MessageOf<N extends MessageName> {
  /** The row of the table of message types: its number, category and words. */
  readonly type: N;
  /** Ids of the people who get it; each person once. */
  readonly userIds: readonly UserId[];
  /** Null: sent by the system. */
  readonly senderId: UserId | null;
  readonly bizParams: FactsOf<N>;
}

/** A message to send, with the facts that the words of its type need. */
export type Message = { readonly [N in MessageName]: MessageOf<N> }[MessageName];

/** Messages to people and what they have read of them (shell spec, section 3). */
export interface NotificationService {
  /** Sends a message within the transaction of what it tells about, so that neither is there without the other. */
  notify(trx: Database, message: Message): Promise<void>;
  /** Notes that the work waiting for these people has changed: their browsers ask anew once the transaction is done. */
  noteWork(trx: Database, userIds: readonly UserId[]): void;
  /** Marks messages about work items that nobody has to handle any more as read, within the transaction that closes them. */
  workDone(trx: Database, workItemIds: readonly WorkItemId[]): Promise<void>;
  /** Marks the user's messages about a work item as read which they have opened, from wherever that was. */
  workOpened(user: SignedInUser, workItemId: WorkItemId): Promise<void>;
  /** A page of the user's messages in their language, newest first. */
  search(user: SignedInUser, input: SearchNotificationsInput, locale: Locale): Promise<NotificationSearchReply>;
  countUnread(user: SignedInUser): Promise<UnreadCount>;
  /** Returns the target of one of the user's own messages. Throws messageMissing. */
  getFormUrl(user: SignedInUser, id: string): Promise<MessageFormUrl>;
  /** Marks own messages as read; ids of other people's messages change nothing. */
  read(user: SignedInUser, ids: readonly string[]): Promise<void>;
  readAll(user: SignedInUser, category: MessageType): Promise<void>;
}

interface NotificationNeeds {
  /** Told of everybody who has something new. */
  readonly unreadChanged: Pick<ServerEvents['unreadChanged'], 'publish'>;
  /** Returns a text that changes whenever other work waits for the user. */
  readonly workMark: (user: SignedInUser) => Promise<string>;
}

type Tell = (userIds: readonly UserId[], exceptSession?: string) => void;

type ReadTarget = { readonly ids: readonly string[] } | { readonly category: MessageType };

/** The messages behind the bell (shell spec, sections 2 to 4). */
export function notificationService(
  platform: Platform,
  { unreadChanged, workMark }: NotificationNeeds,
): NotificationService {
  const { connections, corpId, now, newId } = platform;
  const { db } = connections;
  const tell: Tell = (userIds, exceptSession) => void unreadChanged.publish({ userIds, exceptSession });

  async function markRead({ id, sessionId }: SignedInUser, target: ReadTarget) {
    await repository.markRead(db, corpId, id, { ...target, at: now() });
    tell([id], sessionId);
  }

  return {
    async notify(trx, message) {
      const messages = rowsOf(message, { newId, at: now() });
      await repository.insertNotifications(trx, corpId, messages);
      afterCommit(trx, () => tell(messages.map(({ userId }) => userId)));
    },

    noteWork: (trx, userIds) => afterCommit(trx, () => tell(userIds)),

    ...messagesOfWork(platform, tell),
    ...messagesOfUser(platform, workMark),

    read: (user, ids) => markRead(user, { ids }),
    readAll: (user, category) => markRead(user, { category }),
  };
}

/** Answers what a user asks about their own messages; see NotificationService. */
function messagesOfUser(
  { config, connections: { db }, corpId }: Platform,
  workMark: NotificationNeeds['workMark'],
): Pick<NotificationService, 'search' | 'countUnread' | 'getFormUrl'> {
  return {
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

    async countUnread(user) {
      const [counts, work] = await Promise.all([repository.countUnread(db, corpId, user.id), workMark(user)]);
      return { ...counts, work };
    },

    async getFormUrl(user, id) {
      const found = await repository.findNotification(db, corpId, user.id, id);
      if (found === undefined) throw appError('messageMissing');
      return presentFormUrl(found, config.backStageUrl ?? null);
    },
  };
}

/** Reads messages about work when that is done or opened; see NotificationService. */
function messagesOfWork(
  { connections: { db }, corpId, now }: Platform,
  tell: Tell,
): Pick<NotificationService, 'workDone' | 'workOpened'> {
  return {
    async workDone(trx, workItemIds) {
      if (workItemIds.length === 0) return;
      const userIds = await repository.markWorkRead(trx, corpId, { workItemIds, at: now() });
      if (userIds.length > 0) afterCommit(trx, () => tell(userIds));
    },

    async workOpened({ id: userId }, workItemId) {
      const userIds = await repository.markWorkRead(db, corpId, { workItemIds: [workItemId], userId, at: now() });
      if (userIds.length > 0) tell(userIds);
    },
  };
}

/** A row for each person, once; the words are kept for searching, and shown when the type is no longer known. */
function rowsOf({ type, userIds, senderId, bizParams }: Message, made: { newId: () => string; at: Date }) {
  const { number, category } = messageTypes[type];
  const words = locales.flatMap((locale) => messageTexts(number, bizParams, locale) ?? []);
  const shared = {
    messageType: number,
    category,
    senderId,
    bizParams,
    title: words.map((text) => text.title).join('\n'),
    content: words.map((text) => text.content).join('\n'),
    createdTime: made.at,
  };
  return [...new Set(userIds)].map((userId) => ({ ...shared, id: made.newId(), userId }));
}
