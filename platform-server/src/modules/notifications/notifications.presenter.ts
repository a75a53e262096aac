import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { type BizParams, messageTexts } from './message-types.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** A message in the reader's language, which is known only now: its words are made of its parameters. */
export function presentNotification(row: NotificationRow, locale: Locale): Notification {
  const params = row.bizParams as Partial<BizParams>;
  const texts = messageTexts(row.messageType, params, locale) ?? { title: row.title, content: row.content };
  return {
    id: row.id,
    messageType: row.messageType,
    readState: row.readState,
    senderVO:
      row.senderId === null
        ? null
        : {
            id: row.senderId,
            name: row.senderName ?? row.senderId,
            name_i18n: row.senderName_i18n,
            imgUrl: row.senderImgUrl,
          },
    ...texts,
    createdTime: row.createdTime.toISOString(),
    bizParams: JSON.stringify(params),
  };
}
