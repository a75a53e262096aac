import { type PollingChannel, startPolling } from './polling-leader.ts';

const interval = 60_000;

/** Web Locks for one name: holders one after the other, waiters leave when their signal ends. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? undefined : work()));
    last = turn;
    return turn;
  };
  return { request } as unknown as LockManager;
}

function makeHall() {
  const ears = new Set<{ own: symbol; hear: (value: number) => void }>();
  return (): PollingChannel<number> => {
    const own = Symbol('tab');
    return {
      post: (value) => ears.forEach((ear) => ear.own !== own && ear.hear(value)),
      listen(hear) {
        const ear = { own, hear };
        ears.add(ear);
        return () => ears.delete(ear);
      },
    };
  };
}

function makeTab(shared: { locks: LockManager | undefined; channel: PollingChannel<number> }) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const tab = { asked: 0, heard: [] as number[], page, hastened: [] as AbortSignal[], askNow: () => undefined as void };
  const stop = startPolling(
    {
      ...shared,
      interval,
      ask: async () => ++tab.asked,
      hasten(askNow, signal) {
        tab.hastened.push(signal);
        tab.askNow = askNow;
      },
      onValue: (value) => tab.heard.push(value),
    },
    page as unknown as Document,
  );
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return Object.assign(tab, { stop, show });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function after(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
}

test('one of two visible tabs asks, at once and every minute, and the other hears', async () => {
  const hall = makeHall();
  const locks = makeLocks();
  const [first, second] = [makeTab({ locks, channel: hall() }), makeTab({ locks, channel: hall() })];
  await after(2 * interval);
  expect([first.asked, second.asked]).toEqual([3, 0]);
  expect(second.heard).toEqual([1, 2, 3]);
  expect(first.heard).toEqual([]);
});

test('when the asking tab is hidden, the other takes over', async () => {
  const hall = makeHall();
  const locks = makeLocks();
  const [first, second] = [makeTab({ locks, channel: hall() }), makeTab({ locks, channel: hall() })];
  await after(0);
  first.show('hidden');
  await after(interval);
  expect([first.asked, second.asked]).toEqual([1, 2]);
});

test('a hidden tab asks nothing and asks at once when it is shown', async () => {
  const tab = makeTab({ locks: makeLocks(), channel: makeHall()() });
  await after(0);
  tab.show('hidden');
  await after(10 * interval);
  expect(tab.asked).toBe(1);
  tab.show('visible');
  await after(0);
  expect(tab.asked).toBe(2);
});

test('a tab that stopped neither asks nor hears', async () => {
  const hall = makeHall();
  const locks = makeLocks();
  const [first, second] = [makeTab({ locks, channel: hall() }), makeTab({ locks, channel: hall() })];
  await after(0);
  second.stop();
  first.stop();
  await after(3 * interval);
  expect([first.asked, second.asked]).toEqual([1, 0]);
  expect(second.heard).toEqual([1]);
});

test('without Web Locks every visible tab asks for itself', async () => {
  const hall = makeHall();
  const tabs = [makeTab({ locks: undefined, channel: hall() }), makeTab({ locks: undefined, channel: hall() })];
  await after(interval);
  expect(tabs.map(({ asked }) => asked)).toEqual([2, 2]);
});

test('only the tab that asks listens for events, which it tells the others, and a hidden one stops', async () => {
  const hall = makeHall();
  const locks = makeLocks();
  const [first, second] = [makeTab({ locks, channel: hall() }), makeTab({ locks, channel: hall() })];
  await after(0);
  expect([first.hastened.length, second.hastened.length]).toEqual([1, 0]);
  first.askNow();
  await after(0);
  expect([first.asked, second.heard]).toEqual([2, [1, 2]]);
  first.show('hidden');
  await after(0);
  expect(first.hastened[0]?.aborted).toBe(true);
  expect(second.hastened.map(({ aborted }) => aborted)).toEqual([false]);
  second.stop();
  expect(second.hastened[0]?.aborted).toBe(true);
});

test('without Web Locks no tab listens: their connections would leave none for the pages', async () => {
  const tab = makeTab({ locks: undefined, channel: makeHall()() });
  await after(0);
  expect(tab.hastened).toEqual([]);
});
