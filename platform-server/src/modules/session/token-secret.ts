import type { Config } from '../../config.ts';
import { readSecretFile } from './secret-file.ts';

/** Secrets of tokens: the first one signs, all of them read. */
export type TokenSecrets = readonly [Uint8Array, ...Uint8Array[]];

/**
 * Returns the secrets of access tokens: TOKEN_SECRET, or a random one kept in PORTICO_HOME, and after it those of
 * FORMER_TOKEN_SECRETS.
 */
export function tokenSecrets(config: Pick<Config, 'home' | 'tokenSecret' | 'formerTokenSecrets'>): TokenSecrets {
  const [current, ...former] = [
    config.tokenSecret ?? readSecretFile(config.home, 'token-secret'),
    ...config.formerTokenSecrets,
  ];
  return [bytesOf(current), ...former.map(bytesOf)];
}

const bytesOf = (secret: string) => Buffer.from(secret, 'utf8');
