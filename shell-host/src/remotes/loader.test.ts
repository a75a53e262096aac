import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';
import { aComposition } from '../testing/a-composition.ts';
import type { Federation } from './federation.ts';
import { type LoaderParts, makeLoader } from './loader.ts';
import type { Module } from './loaded-modules.ts';

const name = 'mf-test';

/** A composition of one build of the remote that fits the shell. */
function released(buildId: string, shellApi = '^6.0.0'): Composition {
  const composition = aComposition();
  const remotes = composition.remotes.map((remote) => ({ ...remote, buildId, shellApi }));
  return { ...composition, remotes };
}

/** A federation runtime whose answers come when the test gives them, and what it was asked. */
function slowFederation() {
  const asked: { buildId: string; resolve(module: Module): void; reject(error: Error): void }[] = [];
  const evicted: string[] = [];
  const federation: Federation = {
    load: ({ buildId }) => new Promise((resolve, reject) => asked.push({ buildId, resolve, reject })),
    evict: (remote: ComposedRemote) => evicted.push(remote.buildId),
  };
  const answer = async (index: number, outcome: Module | Error) => {
    await Promise.resolve();
    const { resolve, reject } = asked[index] ?? fail(index);
    if (outcome instanceof Error) reject(outcome);
    else resolve(outcome);
  };
  return { asked, evicted, federation, answer };
}

function fail(index: number): never {
  throw new Error(`The federation runtime was not asked ${String(index + 1)} times`);
}

function start(parts: Partial<LoaderParts> = {}) {
  const runtime = slowFederation();
  const clock = { now: 1_000 };
  const composition = released('first');
  const refresh = async () => composition;
  const { federation } = runtime;
  const loader = makeLoader({ composition, federation, refresh, now: () => clock.now, ...parts });
  return { ...runtime, clock, loader };
}

test('a module that came is there at once for the next use', async () => {
  const { loader, answer } = start();
  const loading = loader.load(name, './Page');
  const module = { Page: 'page' };
  await answer(0, module);
  expect(await loading).toEqual({ ok: true, module });
  expect(loader.state(name).kind).toBe('ready');
  expect(loader.loaded(name, './Page')).toBe(module);
});

test('a failure is a value, is shared for a moment, and then another use starts from nothing', async () => {
  const { loader, asked, evicted, clock, answer } = start();
  const loading = loader.load(name, './Page');
  await answer(0, new Error('no answer'));
  const failed = { ok: false, failure: 'threw', detail: 'no answer' };
  expect(await loading).toEqual(failed);
  clock.now += 2_999;
  expect(await loader.load(name, './Page')).toEqual(failed);
  expect(asked).toHaveLength(1);
  clock.now += 1;
  const again = loader.load(name, './Page');
  await answer(1, {});
  expect(await again).toMatchObject({ ok: true });
  expect(evicted).toEqual(['first']);
});

test('a retry asks the server for a better build', async () => {
  const { loader, asked, answer } = start({ refresh: async () => released('second') });
  const loading = loader.load(name, './Page');
  await answer(0, new Error('no answer'));
  await loading;
  loader.retry(name);
  const again = loader.load(name, './Page');
  await new Promise(process.nextTick);
  await answer(1, {});
  expect(await again).toMatchObject({ ok: true });
  expect(asked.map(({ buildId }) => buildId)).toEqual(['first', 'second']);
  expect(loader.remote(name)?.buildId).toBe('second');
});

test('a server that cannot be asked leaves the build that is known', async () => {
  const { loader, asked } = start({ refresh: () => Promise.reject(new Error('offline')) });
  loader.retry(name);
  void loader.load(name, './Page');
  await new Promise(process.nextTick);
  expect(asked.map(({ buildId }) => buildId)).toEqual(['first']);
});

test('the late answer of an attempt that was given up changes nothing', async () => {
  const { loader, answer } = start();
  const loading = loader.load(name, './Page');
  await Promise.resolve();
  loader.retry(name);
  const again = loader.load(name, './Page');
  await new Promise(process.nextTick);
  await answer(0, { Page: 'late' });
  await loading;
  expect(loader.loaded(name, './Page')).toBeUndefined();
  await answer(1, { Page: 'new' });
  await again;
  expect(loader.loaded(name, './Page')).toEqual({ Page: 'new' });
});

test('what does not fit the shell is refused before anything is fetched', async () => {
  const { loader, asked } = start({ composition: released('first', '^7.0.0') });
  expect(await loader.load(name, './Page')).toMatchObject({ ok: false, failure: 'shellTooOld' });
  expect(asked).toEqual([]);
  expect(loader.state(name).kind).toBe('blocked');
});

test('a remote that nobody released has no module', async () => {
  expect(await start().loader.load('mf-none', './Page')).toMatchObject({ failure: 'noSuchModule', detail: 'mf-none' });
});

test('a page that throws while it is drawn is told from a chunk that did not come', async () => {
  const { loader, answer } = start();
  const loading = loader.load(name, './Page');
  await answer(0, {});
  await loading;
  loader.crashed(name, new Error('Loading chunk 12 failed'));
  expect(loader.state(name)).toMatchObject({ kind: 'degraded', failure: 'chunkUnreachable' });
  loader.crashed(name, new TypeError('x is undefined'));
  expect(loader.state(name)).toMatchObject({ kind: 'degraded', failure: 'crashed' });
});

test('who listens hears of every change until they stop', async () => {
  const { loader, answer } = start();
  const heard: string[] = [];
  const stop = loader.subscribe(() => heard.push(loader.state(name).kind));
  const loading = loader.load(name, './Page');
  await answer(0, {});
  await loading;
  expect(heard).toEqual(['checking', 'fetching', 'initialising', 'ready']);
  stop();
  loader.crashed(name, new Error('x'));
  expect(heard).toHaveLength(4);
});
