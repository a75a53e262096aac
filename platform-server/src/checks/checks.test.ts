import { CheckThread } from './check-thread.ts';
import { offLoop } from './off-loop.ts';
import type * as fixture from './testing/fixture.checks.ts';

const file = new URL('./testing/fixture.checks.ts', import.meta.url);
const inFixture = offLoop<typeof fixture>(file);

// Loading what a check needs counts, too, and takes a busy machine a second.
const thread = new CheckThread({ processorTime: 4_000, memory: 64 });
const call = (name: keyof typeof fixture, ...args: unknown[]) => thread.run({ module: file.href, name, args });

afterAll(() => thread.close());

test('a check that takes too much time is ended, and the next one is done by a new thread', async () => {
  expect(await call('echo', { a: [1] })).toEqual({ a: [1] });
  await expect(call('endless')).rejects.toMatchObject({ errorName: 'checkTooLong' });
  expect(await call('echo', 2)).toBe(2);
});

test('a check that takes too much memory is ended, and the process lives', async () => {
  await expect(call('hungry')).rejects.toMatchObject({ errorName: 'checkTooLong' });
  expect(await call('echo', 3)).toBe(3);
});

test('a refusal comes as its row of the catalogue, a fault as one of ours', async () => {
  await expect(call('refuse')).rejects.toMatchObject({ errorName: 'templateTooLarge', params: { limit: 1 } });
  await expect(call('fail')).rejects.toThrow('fixture');
});

test('checks are done one by one; those for which too many wait are refused at once', async () => {
  const calls = Array.from({ length: 40 }, (_, at) => inFixture('echo', at));
  const results = await Promise.allSettled(calls);
  const done = results.filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(31);
  expect(results.at(-1)).toMatchObject({ reason: { errorName: 'checksBusy' } });
  expect(await inFixture('echo', 'again')).toBe('again');
});
