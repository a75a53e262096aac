import type { RsaKey } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import { isFresh } from '../../freshness.ts';
import type { Platform } from '../../platform.ts';
import { decryptPassword, type KeyPair, newKeyPair } from './password.ts';
import { insertRsaKey, takeRsaKey } from './session.repository.ts';

/** A fetched key serves one sign-in or one change of a password within this time. */
const rsaKeyMs = 5 * 60_000;
/** Time in ms for which a process uses one pair; making one costs more than a sign-in. */
const keyPairMs = 10 * 60_000;

/** The keys under which passwords travel (shell spec, section 4). */
export interface SignInKeys {
  /** A public key for one password. */
  fetch(): Promise<RsaKey>;
  /** The password that was encrypted for the key; throws rsaKeyUsed where the key cannot serve any more. */
  read(index: string, encrypted: string): Promise<string>;
  /** Several passwords that were encrypted for one key, in their order; throws rsaKeyUsed. */
  readAll(index: string, encrypted: readonly string[]): Promise<string[]>;
}

/** The pair changes every ten minutes; which keys were fetched and used stands in the database, for all processes. */
export function signInKeys({ connections, corpId, now, newId }: Platform): SignInKeys {
  const { db } = connections;
  let pair: { readonly since: number; readonly keys: Promise<KeyPair> } | undefined;

  function currentPair(): Promise<KeyPair> {
    const at = now().getTime();
    if (pair === undefined || !isFresh(pair.since, at, keyPairMs)) pair = { since: at, keys: newKeyPair() };
    return pair.keys;
  }

  async function readAll(index: string, encrypted: readonly string[]): Promise<string[]> {
    const privateKey = await takeRsaKey(db, corpId, index, now());
    return encrypted.map((sealed) => {
      const password = privateKey === undefined ? undefined : decryptPassword(privateKey, sealed);
      if (password === undefined) throw appError('rsaKeyUsed');
      return password;
    });
  }

  return {
    async fetch() {
      const { publicKey, privateKey } = await currentPair();
      const index = newId();
      const expires = new Date(now().getTime() + rsaKeyMs);
      await insertRsaKey(db, { corpId, index, privateKey, expires });
      return { index, key: publicKey };
    },

    read: async (index, encrypted) => (await readAll(index, [encrypted]))[0] as string,
    readAll,
  };
}
