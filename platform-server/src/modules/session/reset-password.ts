import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { recordAudit } from '../audit/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import { forgetDevices } from './known-devices.repository.ts';
import type { LiveSessions } from './live-sessions.ts';
import { oneTimePassword } from './one-time-password.ts';
import { hashPassword } from './password.ts';
import { lockAccount, setInitialHash } from './reset-password.repository.ts';
import { requireNotAbove } from './require-not-above.ts';
import { forgetAttemptsOf } from './sign-in-delays.repository.ts';
import { findAccount, revokeFamilies } from './session.repository.ts';

/**
 * A new password for somebody who lost theirs. It is told once, to who asked, and must be changed before anything else;
 * every session of the account ends, its devices are forgotten, and sign-ins that failed before no longer count. Both throw userMissing,
 * userDisabled, or passwordNotChangeable for an account from elsewhere that never had a password here.
 */
export interface PasswordResetting {
  /** By an administrator. Throws ownPasswordNotReset, or noPermission where only a root administrator may. */
  reset(id: string, by: SignedInUser): Promise<string>;
  /** By who runs the server, for an account by its name. */
  resetOf(username: string): Promise<string>;
}

interface ResetNeeds {
  readonly live: LiveSessions;
  readonly notify: NotificationService['notify'];
}

/** Resets passwords. The log says who did it for whom, and no password. */
export function passwordResetting(platform: Platform, { live, notify }: ResetNeeds): PasswordResetting {
  const { connections, corpId, now, log } = platform;

  async function replace(id: string, by: SignedInUser | null): Promise<string> {
    const password = oneTimePassword();
    const hash = await hashPassword(password);
    const ended = await transaction(connections.db, async (trx) => {
      const username = await requireResettable(trx, corpId, id, by);
      await setInitialHash(trx, corpId, { id, hash, at: now() });
      await forgetAttemptsOf(trx, corpId, username);
      await forgetDevices(trx, corpId, id);
      await notify(trx, { type: 'passwordReset', userIds: [id], senderId: by?.id ?? null, bizParams: {} });
      await recordAudit(platform, trx, { action: 'passwordReset', object: { id } });
      return revokeFamilies(trx, corpId, { userId: id, at: now() });
    });
    for (const sessionId of ended) live.forget(sessionId);
    log.info({ userId: id, by: by?.id ?? 'command line' }, 'a password was reset');
    return password;
  }

  return {
    async reset(id, by) {
      // Who took a session over would learn of a password that opens the account for good.
      if (id === by.id) throw appError('ownPasswordNotReset');
      return replace(id, by);
    },

    async resetOf(username) {
      const account = await findAccount(connections.db, corpId, username);
      if (account === undefined) throw appError('userMissing', { id: username });
      return replace(account.id, null);
    },
  };
}

/** The name of the account, whose password this administrator may reset. */
async function requireResettable(trx: Database, corpId: string, id: string, by: SignedInUser | null): Promise<string> {
  const account = await lockAccount(trx, corpId, id);
  if (account === undefined) throw appError('userMissing', { id });
  await requireNotAbove(trx, corpId, id, by);
  if (account.status !== 'ENABLED') throw appError('userDisabled');
  if (account.passwordHash === null && account.syncType !== 'PUSH') throw appError('passwordNotChangeable');
  return account.username;
}
