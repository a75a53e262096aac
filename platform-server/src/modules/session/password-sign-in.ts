import type { UserId } from '@portico/shared-kit/contract/ids';
import { loginTypes } from '@portico/shared-kit/contract/password-rules';
import type { SignInInput, TokenReply } from '@portico/shared-kit/contract/session.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { SignInClient } from './device-cookie.ts';
import { countFailure, takeFailures } from './failed-sign-ins.repository.ts';
import { isKnownDevice } from './known-devices.repository.ts';
import { isPassword } from './password.ts';
import type { FactorCodes } from './second-factor/use-code.ts';
import { requireCode } from './second-factor/require-code.ts';
import { type AccountRow, findAccount } from './session.repository.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { SignInDelays, Trier } from './sign-in-delays.ts';
import type { SignInKeys } from './sign-in-keys.ts';
import { noteSignInDevice, signInNotification } from './sign-in-notifications.ts';

/** So many failures are told to the person at once; all of them are told at the next sign-in. */
const notifiedAtCount = 10;

interface PasswordNeeds {
  readonly keys: SignInKeys;
  readonly delays: SignInDelays;
  readonly codes: FactorCodes;
  readonly tokens: Pick<SessionTokens, 'open'>;
  readonly notify: NotificationService['notify'];
}

/** Signs people in by name and password (shell spec, section 4); see `SessionService.signIn` for its errors. */
export function passwordSignIn(platform: Platform, needs: PasswordNeeds) {
  const { connections, corpId, now } = platform;
  const { db } = connections;

  async function trierOf(account: AccountRow | undefined, username: string, client: SignInClient): Promise<Trier> {
    const { address, device } = client;
    const isKnown =
      account !== undefined && (await isKnownDevice(db, corpId, { userId: account.id, device, at: now() }));
    return { username, address, knownDevice: isKnown ? device : null };
  }

  return async (input: SignInInput, client: SignInClient): Promise<TokenReply> => {
    const { index, username, password: encrypted, code } = input;
    const password = await needs.keys.read(index, encrypted);
    const account = await findAccount(db, corpId, username);
    const trier = await trierOf(account, username, client);
    await needs.delays.begin(trier);
    const isRight = await isPassword(password, account?.passwordHash ?? null);
    if (account !== undefined && !isRight) await noteFailure(platform, needs, account.id);
    if (!isRight || account === undefined) throw appError('signInFailed');
    if (account.status === 'ENABLED') await passFactor(platform, needs, { userId: account.id, trier, code });
    await noteSuccess(platform, needs, { userId: account.id, trier, device: client.device });
    if (account.status !== 'ENABLED') throw appError('userDisabled');
    return needs.tokens.open(account.id, client, loginTypes.password);
  };
}

/** Asks for a code where the account has a second factor; a wrong one is a failure as a wrong password is. */
async function passFactor(
  platform: Platform,
  needs: PasswordNeeds,
  giver: { readonly userId: UserId; readonly trier: Trier; readonly code: string | undefined },
): Promise<void> {
  if (!(await needs.codes.isOn(giver.userId))) return;
  try {
    await requireCode(platform, needs, giver);
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'secondFactorWrong')
      await noteFailure(platform, needs, giver.userId);
    throw error;
  }
}

/** Counts a failure; the person, who may be signed in elsewhere, is told when they become many. */
function noteFailure({ connections, corpId, now }: Platform, { notify }: PasswordNeeds, userId: UserId): Promise<void> {
  const at = now();
  return transaction(connections.db, async (trx) => {
    const count = await countFailure(trx, corpId, userId, at);
    if (count === notifiedAtCount) await notify(trx, signInNotification(userId, { way: 'failed', count, at }));
  });
}

/** Ends the counting, remembers the device and tells the person that it is new, and of failures that were not their own just now. */
function noteSuccess(
  platform: Platform,
  { delays, notify }: PasswordNeeds,
  { userId, trier, device }: { readonly userId: UserId; readonly trier: Trier; readonly device: string },
): Promise<void> {
  const { connections, corpId } = platform;
  return transaction(connections.db, async (trx) => {
    const own = await delays.succeed(trx, trier);
    const failures = await takeFailures(trx, corpId, userId);
    await noteSignInDevice(platform, notify, trx, { userId, device });
    if (failures === undefined || failures.attempts <= own) return;
    const facts = { way: 'failed', count: failures.attempts - own, at: failures.lastTime } as const;
    await notify(trx, signInNotification(userId, facts));
  });
}
