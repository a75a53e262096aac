/** Ways of signing in, as numbers on the wire: with a password of this portal or of its own app, or elsewhere. */
export const loginTypes = { password: 0, elsewhere: 1, passwordInApp: 2 } as const;
export type LoginType = (typeof loginTypes)[keyof typeof loginTypes];

/** Facts that decide whether somebody has a password here to change. */
export interface PasswordOwner {
  readonly username: string;
  /** Source of the account. */
  readonly syncType: string;
  /** Login type, one of `loginTypes`. */
  readonly loginType: number;
}

/** Returns whether the session came about by a password, so that an initial one must be changed in it. */
export function isPasswordLogin(loginType: number): boolean {
  return loginType === loginTypes.password || loginType === loginTypes.passwordInApp;
}

/** Returns whether a person may change their password (shell spec, section 5): accounts kept here or signed in by password, never 'admin'. */
export function mayChangePassword({ username, syncType, loginType }: PasswordOwner): boolean {
  return username !== 'admin' && (syncType === 'PUSH' || isPasswordLogin(loginType));
}

/** Rules for a new password (shell spec, section 5), in the order in which they are told. */
export const passwordRules = ['length', 'digit', 'lowercase', 'uppercase', 'characters', 'different'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Length of a password in characters, both ends included. */
export interface PasswordLength {
  readonly least: number;
  readonly most: number;
}

/** The length of new passwords: 12 to 14 for administrators, 8 to 14 for others (shell spec, section 5). */
export function passwordLength(isAdmin: boolean): PasswordLength {
  return { least: isAdmin ? 12 : 8, most: 14 };
}

/** Chinese characters, their punctuation and full-width forms, and every kind of white space. */
const refused = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef\s]/u;

/** Returns whether a password has none of the characters that none may have, whether old or new (shell spec, section 5). */
export function hasPasswordCharacters(password: string): boolean {
  return !refused.test(password);
}

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Returns the rules that a new password keeps. Nothing is kept by an empty one. */
export function satisfiedRules(
  { oldPassword, newPassword }: PasswordChange,
  isAdmin: boolean,
): ReadonlySet<PasswordRule> {
  if (newPassword === '') return new Set();
  const { least, most } = passwordLength(isAdmin);
  const { length } = Array.from(newPassword);
  const kept: Record<PasswordRule, boolean> = {
    length: length >= least && length <= most,
    digit: /[0-9]/.test(newPassword),
    lowercase: /[a-z]/.test(newPassword),
    uppercase: /[A-Z]/.test(newPassword),
    characters: hasPasswordCharacters(newPassword),
    different: newPassword !== oldPassword,
  };
  return new Set(passwordRules.filter((rule) => kept[rule]));
}
