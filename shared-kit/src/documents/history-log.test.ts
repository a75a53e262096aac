import fc from 'fast-check';
import type { History } from './history.ts';
import { canonicalJson, historyLog, loggedHistory, mostLoggedStates } from './history-log.ts';

/** Histories of texts that often share their ends, as those of a document do. */
const texts = fc
  .tuple(fc.constantFrom('', 'ab', 'abab', '页'), fc.string(), fc.constantFrom('', 'b', 'ba'))
  .map((parts) => parts.join(''));
const histories = fc.record({ past: fc.array(texts), present: texts, future: fc.array(texts), marks: fc.constant({}) });

const asItIs = (text: string) => text;
const logOf = (history: History<string>, mostCharacters = 100_000) =>
  historyLog(history, { revision: 3, mostCharacters, textOf: asItIs });
const read = (log: ReturnType<typeof logOf>, text: string, revision = 3) =>
  log &&
  loggedHistory(JSON.parse(JSON.stringify(log)) as typeof log, { opened: text, text, revision, documentOf: asItIs });

test('a history comes back from its log', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const isEmpty = history.past.length + history.future.length === 0;
      expect(read(logOf(history), history.present)).toEqual(isEmpty ? null : history);
    }),
  );
});

test('a log keeps to its size, and what it keeps stands around the present state in its order', () => {
  fc.assert(
    fc.property(histories, fc.nat({ max: 400 }), (history, most) => {
      const kept = read(logOf(history, most), history.present);
      if (kept === null) return;
      const { first, changes } = logOf(history, most) ?? { first: '', changes: [] };
      expect(first.length + changes.reduce((sum, [, , text]) => sum + text.length, 0)).toBeLessThanOrEqual(most);
      expect(history.past.slice(history.past.length - kept.past.length)).toEqual(kept.past);
      expect(history.future.slice(0, kept.future.length)).toEqual(kept.future);
    }),
  );
});

const states = (count: number) => Array.from({ length: count }, (_, at) => `state ${at}`);

test('the newest states are kept of a long history, on both sides of the present one', () => {
  const kept = read(logOf({ past: states(150), present: 'now', future: states(150), marks: {} }), 'now');
  expect([kept?.past.length, kept?.past.at(-1), kept?.future.length, kept?.future[0]]).toEqual([
    mostLoggedStates / 2 - 1,
    'state 149',
    mostLoggedStates / 2,
    'state 0',
  ]);
});

test('steps that the server did not get can be redone', () => {
  const log = logOf({ past: ['a', 'b'], present: 'c', future: ['d'], marks: {} });
  expect(read(log, 'a')).toEqual({ past: [], present: 'a', future: ['b', 'c', 'd'], marks: {} });
});

test('a log of another revision, of another document, or that cannot be read is none', () => {
  const log = logOf({ past: ['a'], present: 'b', future: [], marks: {} });
  expect([read(log, 'b', 4), read(log, 'other')]).toEqual([null, null]);
  const broken = { revision: 3, step: 0, first: 'b', changes: 5 } as unknown as NonNullable<typeof log>;
  expect(read(broken, 'b')).toBeNull();
  const unread = loggedHistory(log as NonNullable<typeof log>, {
    opened: 'b',
    text: 'b',
    revision: 3,
    documentOf: () => null,
  });
  expect(unread).toBeNull();
});

test('JSON is the same whatever the order of its members', () => {
  expect(canonicalJson('{"b":[{"d":1,"c":2}],"a":null}')).toBe(canonicalJson('{"a":null,"b":[{"c":2,"d":1}]}'));
  expect(canonicalJson('[2,1]')).not.toBe(canonicalJson('[1,2]'));
});
