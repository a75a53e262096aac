import { messageFactsOf, notificationTarget } from '@portico/shared-kit/contract/notification-target';
import type { MessageFormUrl, Notification } from '@portico/shared-kit/contract/notifications.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { BizParams } from './message-types.ts';
import { messageTexts } from './message-words.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** A message in the reader's language, which is known only now: its words are made of its parameters. */
export function presentNotification(row: NotificationRow, locale: Locale): Notification {
  const params = row.bizParams as BizParams;
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

/** Returns the target of a message, in its parts and as one address (shell spec, section 7: getMessageFormUrl). */
export function presentFormUrl(
  row: Pick<NotificationRow, 'messageType' | 'bizParams'>,
  backStageUrl: string | null,
): MessageFormUrl {
  const bizParams = JSON.stringify(row.bizParams);
  const text = (fact: unknown) => (typeof fact === 'string' && fact !== '' ? fact : null);
  const {
    objectId: recordId,
    WorkItemId,
    workflowInstanceId,
    schemaCode,
    sheetCode: formCode,
  } = messageFactsOf(bizParams);
  return {
    bizObjectId: text(recordId),
    workItemId: text(WorkItemId),
    workflowInstanceId: text(workflowInstanceId),
    schemaCode: text(schemaCode),
    sheetCode: text(formCode),
    url: notificationTarget({ messageType: row.messageType, bizParams }, backStageUrl),
  };
}
