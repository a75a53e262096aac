import { Type } from 'typebox';
import { transaction } from '../database/index.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { until } from '../testing/until.ts';
import { defineJob, type JobContext } from './job.ts';
import { purgeExpired } from './purge-expired.job.ts';
import { purgeKeys } from './purge-keys.job.ts';
import { jobs } from './registry.ts';
import { type JobQueue, startJobs } from './start-jobs.ts';

const now = new Date('2026-11-21T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

let database: TestDatabase;
let queue: JobQueue;
let greeted: string[];
let failures: number;
const removedFiles: string[] = [];

const greet = defineJob({
  name: 'greet',
  input: Type.Object({ name: Type.String() }),
  handle: async ({ name }) => {
    greeted.push(name);
  },
});
const stumble = defineJob({
  name: 'stumble',
  input: Type.Object({}),
  options: { retries: 1 },
  handle: async () => {
    failures += 1;
    if (failures === 1) throw new Error('first attempt fails');
  },
});
let ticks = 0;
const tick = defineJob({
  name: 'tick',
  input: Type.Object({}),
  options: { schedule: '0 0 1 1 *', isTimer: true },
  handle: async () => {
    ticks += 1;
  },
});

function context(): JobContext {
  return {
    connections: database,
    log: { info: () => undefined, error: () => undefined },
    now: () => now,
    purgeRecycleBin: async () => 0,
    makeIndexes: async () => undefined,
    workRecordJobs: async () => undefined,
    writeExports: async () => undefined,
    writePrintFiles: async () => undefined,
    workImports: async () => undefined,
    checkSubscriptions: async () => 0,
    processDueTimers: async () => ({ commands: 0, failures: 0 }),
    processDueDelegations: async () => undefined,
    sealAudit: async () => ({ sealed: 0, position: 0, hash: '' }),
    pruneAudit: async () => 0,
    callService: async () => undefined,
    removeStoredFile: async (key) => {
      removedFiles.push(key);
    },
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const all = [...jobs, greet, stumble, tick];
  queue = await startJobs({ url: database.url, context: context(), jobs: all, timerSeconds: 1 });
});
beforeEach(() => {
  greeted = [];
  failures = 0;
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

it('does what is sent to it', async () => {
  await queue.send(greet, { name: '李雷' });
  await until('somebody is greeted', () => greeted.length > 0);
  expect(greeted).toEqual(['李雷']);
});

it('does each of several that are sent at once', async () => {
  await Promise.all(['one', 'two', 'three'].map((name) => queue.send(greet, { name })));
  await until('somebody is greeted', () => greeted.length === 3);
  expect([...greeted].sort()).toEqual(['one', 'three', 'two']);
});

it('does nothing of a transaction that was rolled back', async () => {
  const failed = transaction(database.db, async (trx) => {
    await queue.send(greet, { name: 'rolled back' }, { trx });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await transaction(database.db, (trx) => queue.send(greet, { name: 'committed' }, { trx }));
  await until('somebody is greeted', () => greeted.length > 0);
  expect(greeted).toEqual(['committed']);
});

it('waits with a job that is meant for later, and keeps one per key', async () => {
  const startAfter = new Date(Date.now() + 60_000);
  const first = await queue.send(greet, { name: 'later' }, { startAfter, key: 'reminder' });
  const second = await queue.send(greet, { name: 'later' }, { startAfter, key: 'reminder' });
  expect([typeof first, second]).toEqual(['string', null]);
  await queue.send(greet, { name: 'now' });
  await until('somebody is greeted', () => greeted.length > 0);
  expect(greeted).toEqual(['now']);
});

it('repeats a run that failed', async () => {
  await queue.send(stumble, {});
  await until('the job is tried again', () => failures === 2);
  expect(failures).toBe(2);
});

it('runs a timer as often as is configured, whatever its schedule', async () => {
  const before = ticks;
  await until('the timer has run twice more', () => ticks >= before + 2);
  expect(ticks).toBeGreaterThan(before + 1);
});

it('refuses an input of the wrong shape before it is sent', async () => {
  await expect(queue.send(greet, { name: 7 } as never)).rejects.toThrow();
});

/** An opinion with a file that is kept for later of a work item; null: it is open. */
async function keepDraft(id: string, finish_time: Date | null): Promise<void> {
  const { db } = database;
  const activity = { activity_id: 'a', activity_code: 'a', activity_name: 'a' };
  const status = finish_time === null ? 'PENDING' : 'CANCELED';
  await db
    .insertInto('work_item')
    .values({
      corp_id: 'c',
      id,
      instance_id: 'i',
      ...activity,
      type: 0,
      status,
      participant_id: 'u',
      receive_time: daysAgo(50),
      finish_time,
    })
    .execute();
  const draft = { comment: '待核实', attachments: '[]', saved_time: daysAgo(45) };
  await db
    .insertInto('work_item_draft')
    .values({ corp_id: 'c', work_item_id: id, user_id: 'u', instance_id: 'i', ...draft })
    .execute();
  const place = { schema_code: '$opinion', record_id: `${id} u`, attached_time: daysAgo(45) };
  const file = { corp_id: 'c', id, name: 'a.txt', size: 1, mime_type: 'text/plain', creater: 'u', storage_key: id };
  await db
    .insertInto('file')
    .values({ ...file, ...place, created_time: daysAgo(45) })
    .execute();
}

it('forgets operations on many records a month after their end', async () => {
  const { db } = database;
  const job = {
    corp_id: 'c',
    user_id: 'u',
    schema_code: 'Order',
    operation: 'delete',
    input: '{}',
    locale: 'zh',
  } as const;
  const records = { record_ids: ['r'], versions: [1], total: 1, round_end: 1 };
  const times = { created_time: daysAgo(40), due_time: daysAgo(40) };
  for (const [id, ended_time] of [
    ['old', daysAgo(31)],
    ['new', daysAgo(29)],
    ['running', null],
  ] as const) {
    const status = ended_time === null ? 'RUNNING' : 'DONE';
    await db
      .insertInto('record_job')
      .values({ ...job, ...records, ...times, id, status, ended_time })
      .execute();
  }
  await purgeExpired.handle({}, context(), new AbortController().signal);
  expect(await db.selectFrom('record_job').select('id').orderBy('id').execute()).toEqual([
    { id: 'new' },
    { id: 'running' },
  ]);
});

it('removes private keys as soon as they have ended', async () => {
  const { db } = database;
  const key = { corp_id: 'c', private_key: 'p' };
  const rows = [
    { ...key, id: 'ended', expires_time: daysAgo(0.001) },
    { ...key, id: 'good', expires_time: daysAgo(-0.001) },
  ];
  await db.insertInto('rsa_key').values(rows).execute();
  await purgeKeys.handle({}, context(), new AbortController().signal);
  expect(await db.selectFrom('rsa_key').select('id').execute()).toEqual([{ id: 'good' }]);
});

it('removes what ended more than a day ago, and keeps what did not', async () => {
  const { db } = database;
  const session = { corp_id: 'c', user_id: 'u' };
  await db
    .insertInto('session_family')
    .values({ ...session, id: 'old', expires_time: daysAgo(2) })
    .execute();
  await db
    .insertInto('session_family')
    .values({ ...session, id: 'new', expires_time: daysAgo(0.5) })
    .execute();
  const file = { corp_id: 'c', name: 'a.txt', size: 1, mime_type: 'text/plain', creater: 'u' };
  const rows = [
    { ...file, id: 'orphan', storage_key: 'k1', created_time: daysAgo(2) },
    { ...file, id: 'fresh', storage_key: 'k2', created_time: daysAgo(0.1) },
    { ...file, id: 'attached', storage_key: 'k3', created_time: daysAgo(9), attached_time: daysAgo(9) },
  ];
  await db.insertInto('file').values(rows).execute();
  for (const [id, finish_time] of [
    ['done', daysAgo(40)],
    ['open', null],
  ] as const) {
    await keepDraft(id, finish_time);
  }

  await purgeExpired.handle({}, context(), new AbortController().signal);

  expect(await db.selectFrom('session_family').select('id').execute()).toEqual([{ id: 'new' }]);
  expect(await db.selectFrom('file').select('id').orderBy('id').execute()).toEqual([
    { id: 'attached' },
    { id: 'fresh' },
    { id: 'open' },
  ]);
  expect(removedFiles.toSorted()).toEqual(['done', 'k1']);
});
