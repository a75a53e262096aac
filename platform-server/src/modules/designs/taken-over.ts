import type { UserId } from '@portico/shared-kit/contract/ids';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';

/** Notifies somebody that they do not have the lock any more, in the transaction that takes it from them. */
export type NotifyTakenOver = (
  trx: DatabaseTransaction,
  takeover: {
    readonly formerId: string;
    /** Id of the person who has it now. */
    readonly userId: UserId;
    /** Name of the thing that is designed. */
    readonly name: string;
    readonly nameI18n: string | null;
  },
) => Promise<void>;

interface OtherModules {
  readonly notifications: Pick<NotificationService, 'notify'>;
  readonly directory: Pick<Directory, 'usersById'>;
}

/** Notifies them by a message; `way` names the words for what is designed. */
export function takeOverNotification(
  { notifications, directory }: OtherModules,
  way: 'designTaken' | 'formTaken' | 'portalPageTaken' | 'printTemplateTaken' | 'reportTaken',
): NotifyTakenOver {
  return async (trx, { formerId, userId, name, nameI18n }) => {
    const actor = (await directory.usersById([userId], trx)).get(userId);
    const bizParams = {
      ruleName: name,
      ...(nameI18n === null ? {} : { ruleName_i18n: nameI18n }),
      objectDataName: name,
      comment: actor?.name ?? userId,
      ...(actor?.name_i18n ? { comment_i18n: actor.name_i18n } : {}),
      way,
    };
    await notifications.notify(trx, { type: 'ruleEnded', userIds: [formerId], senderId: userId, bizParams });
  };
}
