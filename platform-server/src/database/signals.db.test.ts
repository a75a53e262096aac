import { createTestDatabase, type TestDatabase } from './testing.ts';
import { openSignals, type Signals } from './signals.ts';

let database: TestDatabase;
const open: Signals[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
  await database.drop();
});

function join(): Signals {
  const { pool } = database;
  const signals = openSignals({ pool, channel: 'test_words', onError: (error) => errors.push(error), firstWait: 20 });
  open.push(signals);
  return signals;
}

/** Tells again and again until it is heard, as a connection is made meanwhile. */
async function untilHeard(speaker: Signals, heard: string[], word: string): Promise<void> {
  while (!heard.includes(word)) {
    speaker.send([word]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('what one process says the others hear, also after their connection broke', async () => {
  const [speaker, listener] = [join(), join()];
  const heard: string[] = [];
  listener.listen((text) => heard.push(text));
  await untilHeard(speaker, heard, 'one');
  const broken = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portico-signals' and datname = current_database()`;
  await database.pool.query(broken);
  await untilHeard(speaker, heard, 'two');
  expect(errors.length).toBeGreaterThan(0);
});

test('after closing nothing is said or heard, and no connection is left', async () => {
  const signals = join();
  signals.listen(() => undefined);
  await signals.close();
  signals.send(['three']);
  const count = `select count(*) as left from pg_stat_activity
    where application_name = 'portico-signals' and datname = current_database() and state <> 'idle'`;
  expect((await database.pool.query<{ left: number }>(count)).rows).toEqual([{ left: 0 }]);
});

test('a database that refuses to pass words on harms nobody', async () => {
  const signals = join();
  signals.send(['x'.repeat(9_000)]);
  await signals.close();
  expect(errors.at(-1)).toBeInstanceOf(Error);
});
