import { satisfiedRules, loginTypes, mayChangePassword, type PasswordRule, passwordRules } from './password-rules.ts';

/** Returns the rules that a new password breaks, the old one being `Portico-2026`. */
function broken(newPassword: string, isAdmin = false): PasswordRule[] {
  const kept = satisfiedRules({ oldPassword: 'Portico-2026', newPassword }, isAdmin);
  return passwordRules.filter((rule) => !kept.has(rule));
}

test.each([
  ['Abcdef12', false, []],
  ['Abcdef1', false, ['length']],
  ['Abcdef12345678', false, []],
  ['Abcdef123456789', false, ['length']],
  ['Abcdef12345', true, ['length']],
  ['Abcdef123456', true, []],
  ['Abcdef12345678', true, []],
  ['Abcdef123456789', true, ['length']],
  ['Abcdefgh', false, ['digit']],
  ['ABCDEF12', false, ['lowercase']],
  ['abcdef12', false, ['uppercase']],
  ['Äbcdéf12', false, ['uppercase']],
  ['Abcdef１２', false, ['digit', 'characters']],
  ['Abcdef 12', false, ['characters']],
  ['Abcdef\u00a012', false, ['characters']],
  ['Abcdef\t12', false, ['characters']],
  ['Abcdef密12', false, ['characters']],
  ['Abcdef，12', false, ['characters']],
  ['Abcdef𠮷12', false, ['characters']],
  ['Abcd😀😀12', false, []],
  ['Portico-2026', false, ['different']],
  ['', false, [...passwordRules]],
] as const)('%j of a user who is an administrator (%s) breaks %j', (newPassword, isAdmin, expected) => {
  expect(broken(newPassword, isAdmin)).toEqual(expected);
});

test.each([
  ['zhangwei', 'PUSH', loginTypes.elsewhere, true],
  ['zhangwei', 'DINGTALK', loginTypes.password, true],
  ['zhangwei', 'DINGTALK', loginTypes.passwordInApp, true],
  ['zhangwei', 'DINGTALK', loginTypes.elsewhere, false],
  ['admin', 'PUSH', loginTypes.password, false],
  ['Admin', 'PUSH', loginTypes.password, true],
])('%s of %s, signed in as %i, may change the password: %s', (username, syncType, loginType, expected) => {
  expect(mayChangePassword({ username, syncType, loginType })).toBe(expected);
});
