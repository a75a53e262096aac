import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';

const makeKeyPair = promisify(generateKeyPair);

/** An RSA pair as PEM. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A new RSA pair, both halves as PEM. */
export async function newKeyPair(): Promise<KeyPair> {
  return makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** The text behind a base64 RSA message, or undefined where it was not made with this key. */
export function decryptPassword(privateKey: string, encrypted: string): string | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64');
    return privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, bytes).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Argon2id hash of a password; the parameters follow OWASP's minimum (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

let decoy: Promise<string> | undefined;

/** Returns whether the password belongs to the hash. Without a hash it works as long, so that time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
