import { lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { streamNotificationEvents } from '@portico/shared-kit/contract/notifications.endpoints';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { getRsaKey } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf, rowOf } from '@portico/shared-kit/errors';
import { errorTexts } from '@portico/shared-kit/errors/complete';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { inBackground } from './database/index.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { type OwnDatabase, ownDatabase, type SmallDisk, smallDisk } from './testing/own-database.ts';
import { newSession } from './testing/test-session.ts';
import { until } from './testing/until.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly state?: string;
  readonly refused?: number;
}

// A question counts as unanswered late, so that a busy machine makes no outage of its own; two of them are enough.
const timing = { interval: 100, retry: 50, answer: 3_000, maxUnanswered: 2, refusedWrite: 1_000 };
const supervision = { look: 50, backOff: 50, longestBackOff: 50, attempts: 3, stable: 0 };

let own: OwnDatabase;
let server: RunningServer;
let token: string;
let lines: Line[] = [];
let hasLost = false;

beforeAll(async () => {
  own = ownDatabase();
  const environment = { NODE_ENV: 'test', PORT: '0', PORTICO_HOME: own.home, ADMIN_PASSWORD: 'Outage-test-1' };
  server = await startServer(readConfig(environment), {
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) }),
    database: { onLost: () => (hasLost = true), timing, supervision },
  });
  token = await newSession(server.platform, 'admin');
  // From now on the server listens for what other processes tell.
  await fetch(`${server.url}${streamNotificationEvents.path}?seconds=600`, {
    headers: { authorization: `Bearer ${token}` },
  });
});
afterAll(async () => {
  own.signalAll('SIGCONT');
  await server.stop();
  own.remove();
});
afterEach(() => own.signalAll('SIGCONT'));
beforeEach(async () => {
  await until('the server is ready', async () => (await readiness()).status === 200);
  lines = [];
});

interface Answer {
  readonly status: number;
  readonly errcode: number;
  readonly errmsg: string;
}

async function ask(path: string, language = 'en'): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const reply = await fetch(`${server.url}${path}`, { headers });
  return { status: reply.status, ...((await reply.json()) as Omit<Answer, 'status'>) };
}

async function readiness(): Promise<{ status: number; database: string }> {
  const reply = await fetch(`${server.url}/readyz`);
  const { database } = (await reply.json()) as { database: string };
  return { status: reply.status, database };
}

const reading = `${searchUsers.path}?keyword=a`;
const paths = [reading, getRsaKey.path];
const allWell = async () => {
  const answers = await Promise.all(paths.map((path) => ask(path)));
  return answers.every(({ status }) => status === 200);
};
const told = (message: string) => lines.filter(({ msg }) => msg === message);
const isOver = () => told('the database outage is over').length > 0;
/** Lines that tell of something wrong, the one that an outage is worth left out. */
const complaints = () => lines.filter(({ level, msg }) => level > 30 && msg !== 'a database outage begins');

/** Runs work on a connection beside the server, which sees its database as it is. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connectionString } = server.platform.connections.pool.options as { readonly connectionString?: string };
  const client = new pg.Client({ connectionString: connectionString ?? '' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('nobody else reads or writes anything of an embedded database; at most they pass through to what is theirs', () => {
  const paths = readdirSync(own.home, { recursive: true, encoding: 'utf8' });
  expect(paths).toEqual(
    expect.arrayContaining(['database/cluster.json', 'database/postgres.log', 'database/data/base']),
  );
  expect(paths.filter((path) => (lstatSync(join(own.home, path)).mode & 0o066) !== 0)).toEqual([]);
});

test('while PostgreSQL stands still everything ends with a row of the catalogue, and goes on when it goes on', async () => {
  own.signalAll('SIGSTOP');
  // They wait for what does not come; the others after them are refused at once.
  const waiting = paths.flatMap((path) => [ask(path), ask(path, 'zh')]);
  const run = inBackground(() => sql`select 1`.execute(server.platform.connections.db)).catch(
    (error: unknown) => error,
  );
  expect(await readiness()).toEqual({ status: 503, database: 'unreachable' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const { en, zh } = errorTexts.databaseUnreachable;
  const code = codeOf('databaseUnreachable');
  for (const [index, answer] of (await Promise.all(waiting)).entries()) {
    const errmsg = (index % 2 === 0 ? en : zh).message;
    expect(answer).toMatchObject({ status: 503, errcode: code, errmsg });
  }
  expect(await run).toBeInstanceOf(Error);
  expect(await ask(reading)).toMatchObject({ status: 503, errcode: code });
  expect(rowOf(code)).toMatchObject({ retry: 'again' });
  expect([en.hint, zh.hint].every((hint) => hint.length > 0)).toBe(true);

  own.signalAll('SIGCONT');
  await until('the outage is over', isOver);
  expect(await readiness()).toEqual({ status: 200, database: 'answering' });
  expect(await allWell()).toBe(true);
  expect(told('a database outage begins')).toMatchObject([{ state: 'unreachable' }]);
  expect(told('the database outage is over')).toMatchObject([{ refused: 5, ms: expect.any(Number) }]);
  expect(complaints()).toEqual([]);
});

test('when all its connections are ended the server makes new ones, and says so in one line', async () => {
  await allWell();
  await beside((client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    ),
  );
  await until('all is well', allWell);
  await until('it is told', () => lines.some(({ msg }) => msg === 'database connections broke and are replaced'));
  expect(complaints()).toHaveLength(1);
});

test('a database that was killed is started again where it was, with all that was committed, orphans or not', async () => {
  const before = own.postmaster();
  await beside(async (client) => {
    await client.query('create table kept as select 1 as id');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // One that stands still notices nothing: no other server may open the data while it is there.
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
    process.kill(before, 'SIGKILL');
    await until('another server runs', () => own.isReplaced(before));
  });
  await until('all is well', allWell);
  expect(await beside(async (client) => (await client.query<{ id: number }>('select id from kept')).rows)).toEqual([
    { id: 1 },
  ]);
  expect(own.processes()).not.toContain(before);
  await until('the outage is over', isOver);
  expect(told('a database outage begins')).toHaveLength(1);
  expect(complaints()).toEqual([]);
});

test('a cluster that is stopped from outside is started again', async () => {
  const before = own.postmaster();
  process.kill(before, 'SIGINT');
  await until('all is well', async () => (await allWell()) && own.isReplaced(before));
  expect(complaints().filter(({ msg }) => msg !== 'database connections broke and are replaced')).toEqual([]);
});

test('where the disk is full a write is refused and reading goes on; nothing that was kept is lost', async () => {
  const { uid, gid } = statSync(join(own.home, 'database/data'));
  const disk = smallDisk(own.home, `${uid}:${gid}`);
  if (disk === undefined) await beside((client) => client.query(refusingTrigger));
  else await moveKeysTo(disk);
  let kept = await keysKept();
  for (let isFull = false; !isFull; ) {
    isFull = await beside((client) => client.query(insertKey)).then(
      () => false,
      (error: unknown) => error instanceof pg.DatabaseError && error.code === '53100',
    );
    if (!isFull) kept += 1;
  }
  expect(await ask(getRsaKey.path)).toMatchObject({
    status: 507,
    errcode: codeOf('databaseFull'),
    errmsg: errorTexts.databaseFull.en.message,
  });
  expect(await ask(reading)).toMatchObject({ status: 200 });
  expect(await readiness()).toEqual({ status: 200, database: 'disk-full' });
  expect(await keysKept()).toBe(kept);
  if (disk === undefined) await beside((client) => client.query('drop trigger full_disk on rsa_key'));
  else disk.empty();
  expect(await ask(getRsaKey.path)).toMatchObject({ status: 200 });
  await until('the disk counts as full no more', isOver);
  expect(told('a database outage begins')).toMatchObject([{ state: 'disk-full' }]);
  expect(complaints()).toEqual([]);
  if (disk !== undefined) await moveKeysBack(disk);
});

const insertKey = `insert into rsa_key (corp_id, id, private_key, expires_time)
  values ('main', gen_random_uuid()::text, repeat(gen_random_uuid()::text, 50), now())`;

async function keysKept(): Promise<number> {
  return beside(async (client) =>
    Number((await client.query<{ count: string }>('select count(*) from rsa_key')).rows[0]?.count),
  );
}

async function moveKeysTo(disk: SmallDisk): Promise<void> {
  await beside(async (client) => {
    await client.query(`create tablespace small location '${disk.folder}'`);
    await client.query('alter table rsa_key set tablespace small');
    await client.query('alter table rsa_key alter private_key set storage plain');
  });
  disk.fill();
}

async function moveKeysBack(disk: SmallDisk): Promise<void> {
  await beside(async (client) => {
    await client.query('alter table rsa_key set tablespace pg_default');
    await client.query('drop tablespace small');
  });
  disk.remove();
}

/** A trigger that says what PostgreSQL says when a file cannot grow, where no small disk can be had. */
const refusingTrigger = `create function full_disk() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file' using errcode = '53100'; end $$;
  create trigger full_disk before insert on rsa_key for each row execute function full_disk()`;

test('a database that takes no writes still shows what is there', async () => {
  const setReadOnly = (isSo: boolean) =>
    beside(async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database portico set default_transaction_read_only = ${isSo ? 'on' : 'off'}`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
    });
  await setReadOnly(true);
  await until('it is seen', async () => (await readiness()).database === 'read-only');
  await until('reading goes on', async () => (await ask(reading)).status === 200);
  expect(await ask(getRsaKey.path)).toMatchObject({ status: 503, errcode: codeOf('databaseReadOnly') });
  await setReadOnly(false);
  await until('all is well', allWell);
});

test('a database that cannot be started again is given up, so that the process can end', async () => {
  const control = join(own.home, 'database/data/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(own.postmaster(), 'SIGKILL');
  await until('it is given up', () => hasLost);
  expect(await readiness()).toEqual({ status: 503, database: 'restarting' });
  expect(await ask(reading)).toMatchObject({ status: 503, errcode: codeOf('databaseUnreachable') });
  expect(complaints()).toMatchObject([{ level: 60, msg: 'the embedded database cannot be started again' }]);
});
