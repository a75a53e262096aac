import type { SendAnnouncementInput, SendAnnouncementReply } from '@portico/shared-kit/contract/notifications.schema';
import { transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { findEverybody } from './notifications.repository.ts';
import type { NotificationService } from './notifications.service.ts';

/**
 * Sends an announcement (message type 201) to everybody who may sign in, the sender included, all or nobody. Sent again under its
 * `requestId` it is sent once.
 */
export function announcer({ connections: { db }, corpId }: Platform, { notify }: Pick<NotificationService, 'notify'>) {
  return (
    { id: senderId }: SignedInUser,
    { title, content, requestId: key }: SendAnnouncementInput,
  ): Promise<SendAnnouncementReply> =>
    transactionOnce(db, { corpId, userId: senderId, key, operationId: 'sendAnnouncement' }, async (trx) => {
      const userIds = await findEverybody(trx, corpId);
      const bizParams = { objectDataName: title.trim(), htmlStr: paragraphsOf(content) };
      await notify(trx, { type: 'announcement', userIds, senderId, bizParams });
      return { recipientCount: userIds.length };
    });
}

/** Plain text as paragraphs: nothing in it is read as markup. */
function paragraphsOf(text: string): string {
  const escaped = text.trim().replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
