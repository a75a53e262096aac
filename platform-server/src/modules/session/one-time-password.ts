import { randomInt } from 'node:crypto';
import { satisfiedRules, passwordLength, passwordRules } from '@portico/shared-kit/contract/password-rules';

/** Without the characters that people take for one another when a password is read out or copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random password that keeps the rules for administrators, so for everybody (shell spec, section 5): some 80 bits. */
export function oneTimePassword(): string {
  const { most } = passwordLength(true);
  for (;;) {
    const newPassword = Array.from({ length: most }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (satisfiedRules({ oldPassword: '', newPassword }, true).size === passwordRules.length) return newPassword;
  }
}
