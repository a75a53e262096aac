import { until } from '../../testing/until.ts';
import { supervise, type SupervisionTiming, supervisionTiming } from './supervise.ts';

const quick: SupervisionTiming = { look: 1, backOff: 1, longestBackOff: 4, attempts: 3, stable: 60_000 };

/** A server that ends whenever it is told to, and starts as often as it is allowed to. */
function fakeServer(startsAllowed: number) {
  const seen: string[] = [];
  let isRunning = true;
  let starts = 0;
  const server = {
    isRunning: () => isRunning,
    async restart() {
      starts += 1;
      seen.push('start');
      if (starts > startsAllowed) throw new Error('no space left');
      isRunning = true;
    },
    onRestarting: (is: boolean) => void seen.push(is ? 'restarting' : 'runs'),
    onGivenUp: (error: unknown) => void seen.push(`given up: ${String(error)}`),
  };
  return { server, seen, end: () => (isRunning = false) };
}

test('a server that ends is started again, and said to be restarting until it runs', async () => {
  const { server, seen, end } = fakeServer(Number.POSITIVE_INFINITY);
  const stop = supervise(server, quick);
  end();
  await until('it runs again', () => seen.includes('runs'));
  await stop();
  expect(seen).toEqual(['restarting', 'start', 'runs']);
});

test('one that cannot be started is given up after some attempts, with the reason, and not tried again', async () => {
  const { server, seen, end } = fakeServer(0);
  const stop = supervise(server, quick);
  end();
  await until('it is given up', () => seen.some((each) => each.startsWith('given up')));
  await stop();
  expect(seen.filter((each) => each === 'start')).toHaveLength(3);
  expect(seen.at(-1)).toBe('given up: Error: no space left');
});

test('one that ends soon after each start is given up, too', async () => {
  const { server, seen, end } = fakeServer(Number.POSITIVE_INFINITY);
  const stop = supervise({ ...server, onRestarting: (is) => void (server.onRestarting(is), is || end()) }, quick);
  end();
  await until('it is given up', () => seen.some((each) => each.startsWith('given up')));
  await stop();
  expect(seen.filter((each) => each === 'runs')).toHaveLength(3);
});

test('one that ran for a while has all its attempts again', async () => {
  const { server, seen, end } = fakeServer(Number.POSITIVE_INFINITY);
  const stop = supervise(server, { ...quick, stable: 0 });
  for (let count = 1; count <= 5; count += 1) {
    end();
    await until('it runs again', () => seen.filter((each) => each === 'runs').length === count);
    // It is seen to run, and then again after it has run for longer than no time at all.
    let looks = 0;
    await until('it was looked at', () => ++looks > 3);
  }
  await stop();
  expect(seen.some((each) => each.startsWith('given up'))).toBe(false);
});

test('the pauses grow, and the attempts take half a minute and not hours', () => {
  const { backOff, attempts, longestBackOff } = supervisionTiming;
  const last = backOff * 2 ** (attempts - 2);
  expect(last).toBeLessThanOrEqual(longestBackOff);
  expect(backOff * (2 ** (attempts - 1) - 1)).toBeLessThanOrEqual(60_000);
});
