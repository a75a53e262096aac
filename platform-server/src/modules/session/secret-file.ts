import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFile, privateFolder } from '../../private-files.ts';

/**
 * Returns the secret in this file of the data folder, a random one that is written where there is none, readable by its
 * owner only. Processes that start at the same time agree on the one that was written first.
 */
export function readSecretFile(home: string, name: string): string {
  const file = join(home, name);
  mkdirSync(home, { recursive: true, mode: privateFolder });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: privateFile });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
