import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type OwnDatabase, ownDatabase } from '../testing/own-database.ts';
import { until } from '../testing/until.ts';
import { type Connections, connect, listsOf } from './connect.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';

const timing = { interval: 20, retry: 20, answer: 10_000, maxUnanswered: 2, refusedWrite: 0, behind: 500 };
// Nothing here outlives the test.
const settings = { fsync: 'off' };

let homes: readonly OwnDatabase[] = [];
let primary: EmbeddedDatabase;
let replica: EmbeddedDatabase;
let connections: Connections;

beforeAll(async () => {
  const [one, two] = [ownDatabase(), ownDatabase()];
  homes = [one, two];
  await (await startEmbedded({ home: one.home, settings })).stop();
  // A replica begins as a copy.
  mkdirSync(join(two.home, 'database'), { mode: 0o711 });
  const data = (home: string) => join(home, 'database/data');
  copyFileSync(join(one.home, 'database/cluster.json'), join(two.home, 'database/cluster.json'));
  execFileSync('cp', ['-a', data(one.home), data(two.home)]);
  execFileSync('cp', ['-a', join(data(one.home), 'PG_VERSION'), join(data(two.home), 'standby.signal')]);
  primary = await startEmbedded({ home: one.home, settings });
  const { port, username, password } = new URL(primary.url);
  const primary_conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  replica = await startEmbedded({ home: two.home, settings: { ...settings, primary_conninfo } });
  connections = connect({ url: primary.url, readUrl: replica.url, timing });
  connections.watch.start();
  connections.replicaWatch?.start();
});
afterAll(async () => {
  await connections.close();
  for (const each of [replica, primary]) await each.stop();
  for (const each of homes) each.remove();
});

async function readsFrom(user: { readonly hasJustWritten?: boolean } = {}): Promise<'replica' | 'primary'> {
  const asked = sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(listsOf(connections, user));
  return (await asked).rows[0]?.is === true ? 'replica' : 'primary';
}

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const write = () => sql`insert into note values (1)`.execute(connections.db);

test('lists come from the replica, but for those of somebody who has just written', async () => {
  await sql`create table note (id integer)`.execute(connections.db);
  await until('lists come from the replica', async () => (await readsFrom()) === 'replica');
  expect(await readsFrom({ hasJustWritten: true })).toBe('primary');
});

test('a replica that falls behind is passed over until it has caught up', async () => {
  await onReplica('select pg_wal_replay_pause()');
  await write();
  await until('it is seen', () => connections.replicaWatch?.state() === 'behind');
  expect(await readsFrom()).toBe('primary');
  await onReplica('select pg_wal_replay_resume()');
  await until('lists come from the replica', async () => (await readsFrom()) === 'replica');
});

test('a replica that dies is passed over, and the primary is well', async () => {
  process.kill(replica.pid, 'SIGKILL');
  await until('lists come from the primary', async () => (await readsFrom().catch(() => 'nowhere')) === 'primary');
  await until('it is seen', () => connections.replicaWatch?.state() === 'unreachable');
  expect(await readsFrom()).toBe('primary');
  await write();
  expect(connections.watch.state()).toBe('answering');
});
