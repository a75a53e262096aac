import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Proofs of one sign-in: `nonce` is in the provider's answer, `verifier` makes its code ours (PKCE). */
export interface AttemptSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

/** 256 random bits: names an attempt, or a browser. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a text may be one of those. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * The secrets of an attempt are made of the browser's cookie and kept nowhere: without that browser nobody finishes its
 * sign-in, whatever they know of the database or of the provider's answer.
 */
export function secretsOf(browser: string, state: string): AttemptSecrets {
  const made = (purpose: string) => createHmac('sha256', browser).update(`${purpose}.${state}`).digest('base64url');
  return { nonce: made('nonce'), verifier: made('verifier') };
}

/** Hash of a secret, which is all that is stored of it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
