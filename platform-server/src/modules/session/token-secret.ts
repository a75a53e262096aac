import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/**
 * The secret that signs access tokens: TOKEN_SECRET, or a random one kept in PORTICO_HOME, readable by its owner only.
 * Processes that start at the same time agree on the one that was written first.
 */
export function tokenSecret(config: Pick<Config, 'home' | 'tokenSecret'>): Uint8Array {
  if (config.tokenSecret !== undefined) return Buffer.from(config.tokenSecret, 'utf8');
  const file = join(config.home, 'token-secret');
  mkdirSync(config.home, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'utf8');
}
