import { randomInt } from 'node:crypto';

/** A code as it was typed, without spaces and hyphens. */
export interface TypedCode {
  readonly kind: 'totp' | 'recovery';
  readonly text: string;
}

/** 32 characters, none of which is taken for another one when it is written down: 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryCode = new RegExp(`^[${alphabet}]{12}$`);

/** Returns a random recovery code of 60 bits, such as `7K2M-9QXD-4TRH`. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-');
}

/** Returns what a typed code is; undefined for what can be none. */
export function readCode(typed: string): TypedCode | undefined {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(text)) return { kind: 'totp', text };
  return recoveryCode.test(text) ? { kind: 'recovery', text } : undefined;
}
