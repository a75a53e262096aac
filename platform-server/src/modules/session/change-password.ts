import { isPasswordLogin, mayChangePassword } from '@portico/shared-kit/contract/password-rules';
import type { ChangePasswordInput, ChangePasswordOfInput } from '@portico/shared-kit/contract/password.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { recordAudit } from '../audit/index.ts';
import type { NotificationService } from '../notifications/index.ts';
import type { LiveSessions } from './live-sessions.ts';
import { isAdmin } from './is-admin.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { provePassword } from './prove-password.ts';
import { replaceHash, revokeFamilies } from './session.repository.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import type { SignInKeys } from './sign-in-keys.ts';
import type { UserFacts } from './user-facts.repository.ts';

/**
 * Changing one's own password (shell spec, sections 5 and 7). Both throw passwordNotChangeable, rsaKeyUsed,
 * tooManyAttempts, oldPasswordWrong, or the first rule that the new password breaks: passwordCharacters,
 * newPasswordSame, passwordLength, passwordTooWeak, passwordOnList. Afterwards the user's other sessions have ended.
 */
export interface PasswordChanging {
  /** `address` is where the request comes from. */
  change(user: SignedInUser, input: ChangePasswordInput, address: string): Promise<object>;
  /** The same, by account and organisation; throws noPermission for those of somebody else. */
  changeOf(user: SignedInUser, input: ChangePasswordOfInput, address: string): Promise<object>;
}

interface PasswordNeeds {
  readonly delays: SignInDelays;
  readonly keys: SignInKeys;
  readonly live: LiveSessions;
  readonly notify: NotificationService['notify'];
}

/** Passwords as they were typed. */
interface TypedPasswords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Returns whether somebody may do nothing before they have changed their initial password. */
export function mustChangePassword(facts: Pick<UserFacts, 'mustChangePassword' | 'loginType'>): boolean {
  return facts.mustChangePassword && isPasswordLogin(facts.loginType);
}

/** Changes passwords. The old one is tried under the same delays as at a sign-in: a session taken over guesses no more. */
export function passwordChanging(platform: Platform, needs: PasswordNeeds): PasswordChanging {
  const { delays, keys, live } = needs;

  /** Throws for somebody whose password is not changed here; the initial one of anybody is. */
  async function changeableFacts(user: SignedInUser): Promise<UserFacts> {
    const facts = await live.factsOf(user.sessionId);
    if (!mayChangePassword(facts) && !mustChangePassword(facts)) throw appError('passwordNotChangeable');
    return facts;
  }

  async function opened(index: string, { oldPassword, newPassword }: TypedPasswords): Promise<TypedPasswords> {
    const [old = '', next = ''] = await keys.readAll(index, [oldPassword, newPassword]);
    return { oldPassword: old, newPassword: next };
  }

  async function change(user: SignedInUser, typed: TypedPasswords, { username }: UserFacts, address: string) {
    await requireNewPassword(typed, { username, isAdmin: isAdmin(user.grants) });
    const giver = { username, password: typed.oldPassword, sessionId: user.sessionId, address };
    const { hash: from, trier } = await provePassword(platform, delays, giver, 'oldPasswordWrong');
    await delays.succeed(platform.connections.db, trier);
    const ended = await replacePassword(platform, needs, user, { from, to: await hashPassword(typed.newPassword) });
    for (const sessionId of [...ended, user.sessionId]) live.forget(sessionId);
    return {};
  }

  return {
    async change(user, input, address) {
      const facts = await changeableFacts(user);
      return change(user, await opened(input.index, input), facts, address);
    },

    async changeOf(user, input, address) {
      const facts = await changeableFacts(user);
      if (input.username !== facts.username || input.corpId !== platform.corpId) throw appError('noPermission');
      const typed = input.index === undefined ? input : await opened(input.index, input);
      return change(user, typed, facts, address);
    },
  };
}

/** Keeps the new hash, tells the user, and ends the other sessions, whose ids it returns. Throws oldPasswordWrong where it changed meanwhile. */
function replacePassword(
  platform: Platform,
  { notify }: PasswordNeeds,
  { id: userId, sessionId: keptId }: SignedInUser,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { connections, corpId, now } = platform;
  const at = now();
  return transaction(connections.db, async (trx) => {
    const isReplaced = await replaceHash(trx, corpId, { userId, from, to, at });
    // Of two changes at once the second finds another password than it has checked.
    if (!isReplaced) throw appError('oldPasswordWrong');
    await notify(trx, { type: 'passwordChanged', userIds: [userId], senderId: null, bizParams: {} });
    await recordAudit(platform, trx, { action: 'passwordChange', object: { id: userId } });
    return revokeFamilies(trx, corpId, { userId, keptId, at });
  });
}
