import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/transaction.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { LiveSessions } from '../live-sessions.ts';
import { lockAccount } from '../reset-password.repository.ts';
import { findAccount, revokeFamilies } from '../session.repository.ts';
import { forgetAttemptsOf } from '../sign-in-delays.repository.ts';
import { requireNotAbove } from '../require-not-above.ts';
import { removeFactor } from './second-factor.repository.ts';

/**
 * Turning off the second factor of somebody who lost device and recovery codes; every session of theirs ends, and they are
 * told. Both throw userMissing, or secondFactorMissing where none is on.
 */
export interface FactorResetting {
  /** By an administrator. Throws ownSecondFactorNotReset, or noPermission where only a root administrator may. */
  reset(id: string, by: SignedInUser): Promise<void>;
  /** By who runs the server, for an account by its name. */
  resetOf(username: string): Promise<void>;
}

interface ResetNeeds {
  readonly live: LiveSessions;
  readonly notify: NotificationService['notify'];
}

/** Resets second factors. The log says who did it for whom. */
export function factorResetting(platform: Platform, { live, notify }: ResetNeeds): FactorResetting {
  const { connections, corpId, now, log } = platform;

  async function remove(id: string, by: SignedInUser | null): Promise<void> {
    const ended = await transaction(connections.db, async (trx) => {
      const account = await lockAccount(trx, corpId, id);
      if (account === undefined) throw appError('userMissing', { id });
      await requireNotAbove(trx, corpId, id, by);
      if (!(await removeFactor(trx, corpId, id))) throw appError('secondFactorMissing');
      await forgetAttemptsOf(trx, corpId, account.username);
      const bizParams = { way: 'factorReset' } as const;
      await notify(trx, { type: 'passwordReset', userIds: [id], senderId: by?.id ?? null, bizParams });
      await recordAudit(platform, trx, { action: 'secondFactorReset', object: { id } });
      return revokeFamilies(trx, corpId, { userId: id, at: now() });
    });
    for (const sessionId of ended) live.forget(sessionId);
    log.info({ userId: id, by: by?.id ?? 'command line' }, 'a second factor was reset');
  }

  return {
    async reset(id, by) {
      // Who took a session over and knows the password would be rid of the second factor.
      if (id === by.id) throw appError('ownSecondFactorNotReset');
      await remove(id, by);
    },

    async resetOf(username) {
      const account = await findAccount(connections.db, corpId, username);
      if (account === undefined) throw appError('userMissing', { id: username });
      await remove(account.id, null);
    },
  };
}
