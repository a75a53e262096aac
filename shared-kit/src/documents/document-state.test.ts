import {
  type DocumentEvent,
  type DocumentState,
  isUnsaved,
  nextDocumentState,
  openedDocument,
  saveTime,
} from './document-state.ts';

type State = DocumentState<string, number>;
type Event = DocumentEvent<string, number>;

const timing = { pause: 2_000, longest: 10_000, retryAfter: 20_000 };
const opened = openedDocument('a', 1);
const after = (...events: readonly Event[]) => events.reduce<State>(nextDocumentState, opened);
const edit = (document: string, at: number): Event => ({ type: 'edit', document, at });
const send: Event = { type: 'send' };
const saved = (document: string, base: number, at: number): Event => ({ type: 'saved', document, base, at });
const failed = (document: string, reason: 'passing' | 'refused' | 'conflict', at: number): Event => {
  return { type: 'failed', document, reason, error: reason, at };
};

test.each<[string, readonly Event[], number | null]>([
  ['nothing changed', [], null],
  ['something changed: after a pause', [edit('b', 100)], 2_100],
  ['it changes again: after another pause', [edit('b', 100), edit('c', 1_000)], 3_000],
  ['it changes without end: at the latest after the longest time', [edit('b', 100), edit('c', 9_900)], 10_100],
  ['it is on its way', [edit('b', 100), send], null],
  ['it is there', [edit('b', 100), send, saved('b', 2, 200)], null],
  ['it changed on the way', [edit('b', 100), send, edit('c', 150), saved('b', 2, 200)], 2_150],
  ['it was undone to what is there', [edit('b', 100), { type: 'undo', at: 200 }], null],
  ['the network is down', [edit('b', 100), send, failed('b', 'passing', 200)], 20_200],
  ['the network is down and it changed', [edit('b', 0), send, failed('b', 'passing', 5), edit('c', 9)], 2_009],
  ['it was refused', [edit('b', 100), send, failed('b', 'refused', 200)], null],
  ['it was refused and changed', [edit('b', 0), send, failed('b', 'refused', 5), edit('c', 9)], 2_009],
  ['somebody else saved', [edit('b', 0), send, failed('b', 'conflict', 5), edit('c', 9)], null],
  [
    'both were merged',
    [edit('b', 0), send, failed('b', 'conflict', 5), { type: 'rebase', base: 7, document: 'bc', at: 9 }],
    2_009,
  ],
  [
    'it replaces what is there',
    [edit('b', 0), send, failed('b', 'conflict', 5), { type: 'rebase', base: 7, at: 9 }],
    2_000,
  ],
  ['somebody has to decide', [edit('b', 100), { type: 'hold', isHeld: true }], null],
  ['somebody else has the lock', [edit('b', 100), { type: 'permit', isWritable: false }], null],
  ['the server has nothing of it any more', [{ type: 'lose', base: 0, at: 50 }], 2_000],
])('when %s, it is saved at the time %#', (_case, events, time) => {
  expect(saveTime(after(...events), timing)).toBe(time);
});

test('what is saved becomes the base of the next saving', () => {
  const state = after(edit('b', 100), send, saved('b', 2, 200));
  expect([state.base, state.savedAt, isUnsaved(state)]).toEqual([2, 200, false]);
});

test('what another call has saved counts as saved, and later changes go upon it', () => {
  const state = after(edit('b', 100), { type: 'confirm', document: 'b', base: 9, at: 200 });
  expect([state.base, isUnsaved(state)]).toEqual([9, false]);
  expect(saveTime(nextDocumentState(state, edit('c', 300)), timing)).toBe(2_300);
});

test('a failure keeps the document and its base, and says why until it is saved', () => {
  const state = after(edit('b', 100), send, failed('b', 'refused', 200), send);
  expect([state.history.present, state.base, isUnsaved(state), state.failure?.error]).toEqual([
    'b',
    1,
    true,
    'refused',
  ]);
  expect(nextDocumentState(state, saved('b', 2, 300)).failure).toBeNull();
});

test('an answer to what was given up meanwhile changes nothing', () => {
  const state = after(edit('b', 100), send, { type: 'open', document: 'new', base: 0, at: 150 });
  expect(nextDocumentState(state, saved('b', 2, 200))).toBe(state);
  expect(nextDocumentState(state, failed('b', 'passing', 200))).toBe(state);
});

test('a document that is opened anew is as just opened, for who may write it', () => {
  const state = after({ type: 'permit', isWritable: false }, edit('b', 1), {
    type: 'open',
    document: 'c',
    base: 4,
    at: 9,
  });
  expect(state).toEqual({ ...openedDocument('c', 4), isWritable: false, changedAt: 9 });
});

test('what is merged can be undone', () => {
  const state = after(edit('b', 0), { type: 'rebase', base: 7, document: 'bc', at: 9 }, { type: 'undo', at: 10 });
  expect([state.history.present, state.base]).toEqual(['b', 7]);
});

test('while a version is published nothing is saved by itself; after it what changed meanwhile is', () => {
  const running = after(edit('b', 100), { type: 'begin', task: 'publish' });
  expect([saveTime(running, timing), running.task?.status]).toEqual([null, 'running']);
  const done = nextDocumentState(running, { type: 'done', base: 8 });
  expect([saveTime(done, timing), done.base, done.task]).toEqual([2_100, 8, null]);
});

test('a task that fails says why until it is dismissed, and its late answers change nothing', () => {
  const failedTask = after({ type: 'begin', task: 'restore' }, { type: 'fail', error: 'gone' });
  expect([failedTask.task, failedTask.base]).toEqual([{ kind: 'restore', status: 'failed', error: 'gone' }, 1]);
  expect(nextDocumentState(failedTask, { type: 'done', base: 5 })).toBe(failedTask);
  expect(nextDocumentState(failedTask, { type: 'dismiss' }).task).toBeNull();
});

test('another history takes the place of the present one, and its change is saved', () => {
  const { history } = after(edit('b', 0), edit('c', 1));
  const state = after({ type: 'go', history, at: 100 });
  expect([state.history, saveTime(state, timing)]).toEqual([history, 2_100]);
});
