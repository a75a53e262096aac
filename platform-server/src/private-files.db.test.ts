import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { emptyRegistry } from '@portico/shared-kit/remotes';
import { readConfig } from './config.ts';
import { createTestDatabase } from './database/testing.ts';
import { openRegistry } from './modules/compositions/index.ts';
import { localFileStore } from './modules/files/index.ts';
import { startServer } from './start-server.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-modes-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Returns the paths with which others than the owner may do something. */
function openToOthers(): string[] {
  const all = [home, ...readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name))];
  return all.filter((path) => (statSync(path).mode & 0o077) !== 0).map((path) => relative(home, path));
}

test('everything a server writes into its data folder is its account’s alone, whatever the shell prefers', async () => {
  const database = await createTestDatabase();
  const before = process.umask(0o000);
  try {
    chmodSync(home, 0o777);
    mkdirSync(join(home, 'files'), { mode: 0o777 });
    mkdirSync(join(home, 'registry'), { mode: 0o777 });
    writeFileSync(join(home, 'server.log'), 'of an earlier release\n', { mode: 0o666 });
    const environment = {
      PORT: '0',
      PORTICO_HOME: home,
      DATABASE_URL: database.url,
      LOG_FILE: join(home, 'server.log'),
    };
    const server = await startServer(readConfig(environment));
    await localFileStore(home).put('key', Readable.from(['content']));
    openRegistry(home).swap(0, emptyRegistry);
    await server.stop();
    const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(
      expect.arrayContaining([
        'first-admin.txt',
        'token-secret',
        'second-factor-key',
        'server.log',
        'files/key',
        'registry/00000001.json',
      ]),
    );
    expect(openToOthers()).toEqual([]);
  } finally {
    process.umask(before);
    await database.drop();
  }
});
