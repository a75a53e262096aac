import type { DatabaseTransaction } from '../../database/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';

/** Tells somebody that they do not have the lock any more, in the transaction that takes it from them. */
export type TellTakenOver = (
  trx: DatabaseTransaction,
  news: {
    readonly formerId: string;
    /** Id of the person who has it now. */
    readonly userId: string;
    /** Name of the thing that is designed. */
    readonly name: string;
    readonly nameI18n: string | null;
  },
) => Promise<void>;

interface OtherModules {
  readonly notifications: Pick<NotificationService, 'notify'>;
  readonly directory: Pick<Directory, 'usersById'>;
}

/** Tells them by a message; `way` has the words for what is designed. */
export function takenOverNews(
  { notifications, directory }: OtherModules,
  way: 'designTaken' | 'formTaken',
): TellTakenOver {
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
