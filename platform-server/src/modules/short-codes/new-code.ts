import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another where a code is read aloud. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters of a code: about 70 bits, so that nobody comes upon one by trying. */
const length = 12;

/** Returns a code that nobody can guess. */
export function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
