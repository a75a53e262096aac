import { isUnsaved, openedDocument } from './document-state.ts';
import { createDocumentStore } from './document-store.ts';
import type { TaskAnswer } from './document-tasks.ts';

/** A document whose server says what it is asked for, and answers when the test says so. */
function aDocument() {
  const calls: string[] = [];
  const held: { answer: ((answer: TaskAnswer<number, { version: number }>) => void) | null } = { answer: null };
  const asked = (call: string) => {
    calls.push(call);
    return new Promise<TaskAnswer<number, { version: number }>>((resolve) => {
      held.answer = resolve;
    });
  };
  const store = createDocumentStore<string, number>({
    opened: openedDocument('a', 1),
    saving: {
      timing: { pause: 1, longest: 1, retryAfter: 1 },
      async send(document, base) {
        calls.push(`save ${document}`);
        return { kind: 'saved', base: base + 1 };
      },
    },
    versions: {
      publish: (base, note) => asked(`publish ${base} ${note}`),
      restore: (base, version) => asked(`restore ${base} ${version}`),
      discard: (base) => asked(`discard ${base}`),
    },
  });
  const answer = async (given: TaskAnswer<number, { version: number }>) => {
    await settled();
    held.answer?.(given);
  };
  return { store, calls, answer };
}
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const done = { kind: 'done', base: 9, version: 4 } as const;

test('publishing saves first, then goes on upon what the server has', async () => {
  const { store, calls, answer } = aDocument();
  store.edit('b');
  const published = store.publish('why');
  await answer(done);
  expect(await published).toMatchObject({ kind: 'done', version: 4 });
  expect([calls, store.getState().base]).toEqual([['save b', 'publish 2 why'], 9]);
});

test('one task runs at a time', async () => {
  const { store, calls, answer } = aDocument();
  const restored = store.restore(2);
  await settled();
  expect(await store.discard()).toEqual({ kind: 'busy' });
  await answer(done);
  expect([(await restored).kind, calls]).toEqual(['done', ['restore 1 2']]);
});

test('a call that breaks is a task that failed', async () => {
  const { store } = aDocument();
  const outcome = await store.merge(() => Promise.reject(new Error('offline')));
  expect(outcome).toMatchObject({ kind: 'failed' });
  expect(store.getState().task).toMatchObject({ kind: 'merge', status: 'failed' });
});

test('what is merged is a step upon what the server has; where nobody decides all stays', async () => {
  const { store } = aDocument();
  store.edit('b');
  expect(await store.merge(async () => null)).toEqual({ kind: 'cancelled' });
  expect([store.getState().base, store.getState().task]).toEqual([1, null]);
  const outcome = await store.merge(async () => ({ document: `${store.getState().history.present}+theirs`, base: 7 }));
  expect([outcome.kind, store.getState().history.present, store.getState().base]).toEqual(['done', 'b+theirs', 7]);
  expect(isUnsaved(store.getState())).toBe(true);
  store.undo();
  expect(store.getState().history.present).toBe('b');
});

test('a document without versions publishes and restores nothing', async () => {
  const store = createDocumentStore<string, number>({ opened: openedDocument('a', 1) });
  const outcomes = [await store.publish(''), await store.restore(1), await store.discard()];
  expect(outcomes.map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});
