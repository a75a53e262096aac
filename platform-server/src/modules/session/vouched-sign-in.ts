import { loginTypes } from '@portico/shared-kit/contract/password-rules';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { SignInClient } from './device-cookie.ts';
import { findAccount } from './session.repository.ts';
import type { SessionTokens } from './session-tokens.ts';
import { noteSignInDevice } from './sign-in-notifications.ts';

/** The error for an account that somebody else knows and nobody here has. */
export type AccountUnknown = 'proxyAccountUnknown' | 'openIdUserUnknown';

interface VouchedNeeds {
  readonly tokens: Pick<SessionTokens, 'open'>;
  readonly notify: NotificationService['notify'];
}

/** Signs in accounts for which somebody else vouches: a provider or a proxy; see `SessionService.signInAs` for its errors. */
export function vouchedSignIn(platform: Platform, { tokens, notify }: VouchedNeeds) {
  const { connections, corpId } = platform;
  return async (username: string, client: SignInClient, unknown: AccountUnknown): Promise<TokenReply> => {
    const account = await findAccount(connections.db, corpId, username);
    if (account === undefined) throw appError(unknown);
    if (account.status !== 'ENABLED') throw appError('userDisabled');
    const { id: userId } = account;
    const { device } = client;
    await transaction(connections.db, (trx) => noteSignInDevice(platform, notify, trx, { userId, device }));
    return tokens.open(userId, client, loginTypes.elsewhere);
  };
}
