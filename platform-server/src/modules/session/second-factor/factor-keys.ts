import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { readSecretFile } from '../secret-file.ts';

/** Keeps the secrets of second factors from whoever has the database alone. `owner` binds a value to its account. */
export interface FactorKeys {
  /** Returns the secret encrypted with the current key. */
  seal(secret: string, owner: string): string;
  /** Returns the secret; undefined where no key of ours encrypted it for this owner. */
  open(sealed: string, owner: string): DecryptedSecret | undefined;
  /** Returns the hashes of a recovery code: under the current key first, then under the former ones. */
  hashes(code: string, owner: string): [string, ...string[]];
}

/** A secret in clear. */
export interface DecryptedSecret {
  readonly secret: string;
  /** False: a former key encrypted it. */
  readonly isCurrent: boolean;
}

interface KeyPair {
  readonly cipher: Buffer;
  readonly hash: Buffer;
}

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Returns what works with SECOND_FACTOR_KEY, or a random key kept in PORTICO_HOME, and reads with FORMER_SECOND_FACTOR_KEYS. */
export function factorKeys(config: Pick<Config, 'home' | 'secondFactorKey' | 'formerSecondFactorKeys'>): FactorKeys {
  const current = keysOf(config.secondFactorKey ?? readSecretFile(config.home, 'second-factor-key'));
  const former = config.formerSecondFactorKeys.map(keysOf);
  return {
    seal: (secret, owner) => encrypt(current.cipher, secret, owner),

    open(sealed, owner) {
      for (const keys of [current, ...former]) {
        const secret = decrypt(keys.cipher, sealed, owner);
        if (secret !== undefined) return { secret, isCurrent: keys === current };
      }
      return undefined;
    },

    hashes: (code, owner) => [hashWith(current, code, owner), ...former.map((keys) => hashWith(keys, code, owner))],
  };
}

/** Derives one key for each purpose. */
function keysOf(secret: string): KeyPair {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));
  return { cipher: derived('second factor'), hash: derived('recovery codes') };
}

function hashWith({ hash }: KeyPair, code: string, owner: string): string {
  return createHmac('sha256', hash).update(`${owner} ${code}`).digest('base64url');
}

function encrypt(key: Buffer, secret: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const content = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(content).toString('utf8');
  } catch {
    return undefined;
  }
}
