import { until } from '../testing/until.ts';
import { type WatchAnswer, watchDatabase, type WatchTiming } from './watch.ts';

const timing: WatchTiming = { interval: 1, retry: 1, answer: 50, maxUnanswered: 3, refusedWrite: 60_000 };

interface Line {
  readonly message: string;
  readonly facts: object;
}

/** A database that answers as it is told to, and what its watch says of it. */
function watched(options: Partial<WatchTiming> = {}) {
  const lines: Line[] = [];
  const say = (facts: object, message: string) => void lines.push({ facts, message });
  let answer: () => Promise<WatchAnswer> = async () => 'answering';
  let lost = 0;
  const watch = watchDatabase({
    name: 'database',
    ask: (signal) => Promise.race([answer(), new Promise<never>((_, no) => signal.addEventListener('abort', no))]),
    onLost: () => void (lost += 1),
    log: { info: say, warn: say, error: say },
    timing: { ...timing, ...options },
  });
  return {
    watch,
    lines,
    losses: () => lost,
    becomes: (next: () => Promise<WatchAnswer>) => void (answer = next),
  };
}

const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const silent = () => new Promise<never>(() => undefined);
const well = async () => 'answering' as const;

test('says once that an outage begins and once that it is over, with its length, what failed and what was refused', async () => {
  const { watch, lines, becomes } = watched();
  becomes(refused);
  expect(await watch.check()).toBe('unreachable');
  for (let count = 0; count < 100; count += 1) {
    expect(watch.note(new Error('Connection terminated unexpectedly'))).toBe(true);
    watch.countRefused();
  }
  await watch.check();
  becomes(well);
  expect(await watch.check()).toBe('answering');
  const over = { state: 'unreachable', refused: 100, failures: 100, ms: expect.any(Number) };
  expect(lines).toEqual([
    {
      message: 'a database outage begins',
      facts: { database: 'database', state: 'unreachable', cause: 'connect ECONNREFUSED' },
    },
    { message: 'the database outage is over', facts: { database: 'database', ...over } },
  ]);
});

test('refuses everybody at once where nothing listens, and nobody once it answers', async () => {
  const { watch, becomes } = watched();
  expect(watch.refusal()).toBeUndefined();
  becomes(refused);
  await watch.check();
  expect(watch.refusal()).toMatchObject({ errorName: 'databaseUnreachable' });
  becomes(well);
  await watch.check();
  expect(watch.refusal()).toBeUndefined();
});

test('waits for a silent database for some questions, and then ends what waits, once', async () => {
  const { watch, losses, becomes } = watched();
  becomes(silent);
  expect(await watch.check()).toBe('unreachable');
  expect([watch.refusal(), losses()]).toEqual([undefined, 0]);
  for (let count = 0; count < 4; count += 1) await watch.check();
  expect(watch.refusal()).toMatchObject({ errorName: 'databaseUnreachable' });
  expect(losses()).toBe(1);
});

test('tells of connections that break while the database answers in one line, however many there are', async () => {
  const { watch, lines } = watched();
  watch.start();
  for (let count = 0; count < 20; count += 1) watch.note(Object.assign(new Error('ended'), { code: '57P01' }));
  await until('it is told', () => lines.length > 0);
  for (let count = 0; count < 20; count += 1) watch.note(Object.assign(new Error('ended'), { code: '57P01' }));
  await watch.check();
  await watch.stop();
  expect(lines).toMatchObject([{ message: 'database connections broke and are replaced', facts: { cause: 'ended' } }]);
});

test('holds a disk for full for a while after a write was refused, while everything may still be asked', async () => {
  const { watch, lines } = watched();
  expect(watch.note(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(await watch.check()).toBe('disk-full');
  expect(watch.refusal()).toBeUndefined();
  expect(lines).toMatchObject([{ message: 'a database outage begins', facts: { state: 'disk-full' } }]);
});

test('forgets a refused write in the end', async () => {
  const { watch } = watched({ refusedWrite: 0 });
  watch.note(Object.assign(new Error('could not extend file'), { code: '53100' }));
  expect(await watch.check()).toBe('answering');
});

test('knows a database that takes no writes, and an embedded one that is being started again', async () => {
  const { watch, becomes } = watched();
  becomes(async () => 'read-only');
  expect(await watch.check()).toBe('read-only');
  watch.setRestarting(true);
  becomes(refused);
  expect(await watch.check()).toBe('restarting');
});

test('leaves a failure of what was asked to whoever asked', () => {
  const { watch } = watched();
  expect(watch.note(Object.assign(new Error('no such column'), { code: '42703' }))).toBe(false);
  expect(watch.note('a text')).toBe(false);
});

test('looks by itself from start to stop', async () => {
  const { watch, lines, becomes } = watched();
  watch.start();
  becomes(refused);
  await until('it has seen that', () => watch.state() === 'unreachable');
  becomes(well);
  await until('it has seen that', () => watch.state() === 'answering');
  await watch.stop();
  expect(lines).toHaveLength(2);
});
