import { hasPasswordCharacters, satisfiedRules, passwordLength } from '@portico/shared-kit/contract/password-rules';
import { appError } from '@portico/shared-kit/errors';
import { isCommonPassword } from './common-passwords.ts';

/** Passwords as they were typed; the old one is '' where there is none. */
interface TypedPasswords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Throws the first rule that a new password breaks (shell spec, section 5): passwordCharacters, newPasswordSame,
 * passwordLength, passwordTooWeak, passwordOnList.
 */
export async function requireNewPassword(
  typed: TypedPasswords,
  { username, isAdmin }: { readonly username: string; readonly isAdmin: boolean },
): Promise<void> {
  const kept = satisfiedRules(typed, isAdmin);
  if (!hasPasswordCharacters(typed.oldPassword) || !kept.has('characters')) throw appError('passwordCharacters');
  if (!kept.has('different')) throw appError('newPasswordSame');
  if (!kept.has('length')) throw appError('passwordLength', { ...passwordLength(isAdmin) });
  if (!kept.has('digit') || !kept.has('lowercase') || !kept.has('uppercase')) throw appError('passwordTooWeak');
  if (await isCommonPassword(typed.newPassword, username)) throw appError('passwordOnList');
}
