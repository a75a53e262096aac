import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { privateFile, privateFolder } from '../../private-files.ts';

/** Secrets of tokens: the first one signs, all of them read. */
export type TokenSecrets = readonly [Uint8Array, ...Uint8Array[]];

/**
 * Returns the secrets of access tokens: TOKEN_SECRET, or a random one kept in PORTICO_HOME, readable by its owner only, and
 * after it those of FORMER_TOKEN_SECRETS. Processes that start at the same time agree on the one that was written first.
 */
export function tokenSecrets(config: Pick<Config, 'home' | 'tokenSecret' | 'formerTokenSecrets'>): TokenSecrets {
  const [current, ...former] = [config.tokenSecret ?? keptSecret(config.home), ...config.formerTokenSecrets];
  return [bytesOf(current), ...former.map(bytesOf)];
}

const bytesOf = (secret: string) => Buffer.from(secret, 'utf8');

function keptSecret(home: string): string {
  const file = join(home, 'token-secret');
  mkdirSync(home, { recursive: true, mode: privateFolder });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: privateFile });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
