import fc from 'fast-check';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { isUnsaved, openedDocument } from './document-state.ts';
import type { DocumentEnvironment } from './environment.ts';

const timing = { pause: 2_000, longest: 10_000, retryAfter: 20_000 };
const copyPause = 500;

/** A clock that the test moves, and the events of a page. */
function aPage() {
  let time = 1_000;
  const timers = new Set<{ readonly at: number; run(): void }>();
  const [leaving, online] = [new Set<() => void>(), new Set<() => void>()];
  const listenTo = (listeners: Set<() => void>) => (run: () => void) => {
    listeners.add(run);
    return () => void listeners.delete(run);
  };
  const environment: DocumentEnvironment = {
    now: () => time,
    schedule(run, ms) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    repeat: () => () => undefined,
    onOnline: listenTo(online),
    onLeave: listenTo(leaving),
  };
  const pass = async (ms: number) => {
    const end = time + ms;
    for (;;) {
      await settled();
      const next = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      time = Math.max(time, next.at);
      timers.delete(next);
      next.run();
    }
    time = end;
  };
  const fire = (listeners: Set<() => void>) => listeners.forEach((run) => run());
  return { environment, pass, leave: () => fire(leaving), comeOnline: () => fire(online) };
}

/** Until promises that wait for nothing are done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A server that refuses to write over what the sender has not seen, a browser's storage, and the tabs that come and go. */
function aWorld() {
  const page = aPage();
  const server = { document: 'opened', revision: 1, isUp: true, overwritten: [] as string[] };
  const storage: { copy: string | null } = { copy: null };
  const open = (): DocumentStore<string, number> => {
    const store = createDocumentStore<string, number, string>({
      opened: openedDocument(server.document, server.revision),
      environment: page.environment,
      saving: {
        timing,
        async send(document, base) {
          if (!server.isUp) return { kind: 'failed', reason: 'passing', error: 'down' };
          if (base !== server.revision) return { kind: 'failed', reason: 'conflict', error: 'changed' };
          server.document = document;
          server.revision += 1;
          return { kind: 'saved', base: server.revision };
        },
      },
      copies: {
        pause: copyPause,
        isEager: true,
        copyOf: (state) => state.history.present,
        isDone: (state) => !isUnsaved(state),
        write: (copy) => (storage.copy = copy),
      },
    });
    return store;
  };
  return { page, server, storage, open };
}

test('what is typed is saved once nobody types, and not before', async () => {
  const { page, server, storage, open } = aWorld();
  const store = open();
  store.start();
  store.edit('a');
  await page.pass(1_999);
  expect([server.document, storage.copy]).toEqual(['opened', 'a']);
  await page.pass(1);
  expect([server.document, storage.copy]).toEqual(['a', null]);
});

test('a network that comes back is used at once', async () => {
  const { page, server, open } = aWorld();
  const store = open();
  store.start();
  server.isUp = false;
  store.edit('a');
  await page.pass(3_000);
  server.isUp = true;
  page.comeOnline();
  await page.pass(0);
  expect(server.document).toBe('a');
});

test('what somebody else saved is not overwritten until somebody has decided', async () => {
  const { page, server, open } = aWorld();
  const store = open();
  store.start();
  store.edit('a');
  [server.document, server.revision] = ['theirs', 2];
  await page.pass(60_000);
  store.edit('ab');
  await page.pass(60_000);
  expect([server.document, store.getState().failure?.reason]).toEqual(['theirs', 'conflict']);
  store.rebase(2, { document: 'theirs and ab' });
  await page.pass(2_000);
  expect([server.document, server.revision]).toEqual(['theirs and ab', 3]);
});

test('nothing is saved by itself while it is held, but is when it is asked for all the same', async () => {
  const { page, server, open } = aWorld();
  const store = open();
  store.start();
  store.edit('a');
  store.hold();
  await page.pass(60_000);
  expect([await store.save(), server.document]).toEqual([false, 'opened']);
  expect([await store.flush(), server.document]).toEqual([true, 'a']);
});

test('a save that breaks is told as a refusal, and does not leave the document on its way for ever', async () => {
  const store = createDocumentStore<string, number>({
    opened: openedDocument('opened', 1),
    saving: { timing, send: () => Promise.reject(new Error('broken')) },
  });
  store.edit('a');
  expect(await store.save()).toBe(false);
  expect(store.getState()).toMatchObject({ sending: null, failure: { reason: 'refused' } });
});

test('a copy that takes long to be made does not come after what was saved or a newer one', async () => {
  const { environment } = aPage();
  const made: ((copy: string) => void)[] = [];
  const written: (string | null)[] = [];
  const store = createDocumentStore<string, number, string>({
    opened: openedDocument('opened', 1),
    environment,
    copies: {
      pause: 0,
      isEager: true,
      copyOf: () => new Promise((resolve) => made.push(resolve)),
      isDone: (state) => !isUnsaved(state),
      write: (copy) => void written.push(copy),
    },
  });
  store.edit('a');
  store.edit('b');
  made[1]?.('b');
  await settled();
  made[0]?.('a');
  await settled();
  expect(written).toEqual(['b']);
  store.edit('c');
  store.open('d', 2);
  made[2]?.('c');
  await settled();
  expect(written).toEqual(['b', null]);
});

type Turn =
  | { readonly kind: 'type' | 'undo' | 'redo' | 'leave' | 'save' | 'netDown' | 'netUp' | 'other' | 'merge' | 'crash' }
  | { readonly kind: 'wait'; readonly ms: number };

const turns = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Turn>({ kind: 'type' }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 25_000 }).map((ms): Turn => ({ kind: 'wait', ms })) },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom('undo', 'redo', 'leave', 'save', 'netDown', 'netUp', 'other', 'merge', 'crash')
        .map((kind): Turn => ({ kind })),
    },
  ),
  { maxLength: 40 },
);

/** Goes through turns, and checks after each that what is in the window can be had again. */
async function live(taken: readonly Turn[]) {
  const { page, server, storage, open } = aWorld();
  let store = open();
  let stop = store.start();
  let typed = 0;
  const reopen = () => {
    store = open();
    stop = store.start();
    if (storage.copy !== null) store.edit(storage.copy);
  };
  const act: Record<Turn['kind'], (turn: Turn) => unknown> = {
    type: () => store.edit(`typed ${(typed += 1)}`),
    wait: (turn) => page.pass(turn.kind === 'wait' ? turn.ms : 0),
    undo: () => store.undo(),
    redo: () => store.redo(),
    leave: () => page.leave(),
    save: () => store.save(),
    netDown: () => (server.isUp = false),
    netUp: () => ((server.isUp = true), page.comeOnline()),
    other: () => ([server.document, server.revision] = [`other ${server.revision}`, server.revision + 1]),
    merge: () => store.rebase(server.revision),
    crash: async () => {
      // The browser says that the page is left before it ends it.
      page.leave();
      await settled();
      const before = store.getState();
      stop();
      reopen();
      if (isUnsaved(before)) expect([storage.copy, server.document]).toContain(before.history.present);
      else expect(server.document === before.history.present || before.base !== server.revision).toBe(true);
    },
  };
  for (const turn of taken) {
    await act[turn.kind](turn);
    await settled();
    const state = store.getState();
    const isCopied = turn.kind === 'wait' && turn.ms >= copyPause;
    if (isCopied && isUnsaved(state)) expect(storage.copy).toBe(state.history.present);
    if (!isUnsaved(state)) expect(storage.copy).toBeNull();
  }
  return { page, server, store: () => store };
}

test('nothing typed is lost when saving fails, the network dies, revisions clash or the tab dies', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (taken) => {
      const { page, server, store } = await live(taken);
      server.isUp = true;
      page.comeOnline();
      store().rebase(server.revision);
      const wanted = store().getState().history.present;
      store().edit(`${wanted}!`);
      await page.pass(60_000);
      expect([server.document, isUnsaved(store().getState())]).toEqual([`${wanted}!`, false]);
    }),
    { numRuns: 300 },
  );
});
