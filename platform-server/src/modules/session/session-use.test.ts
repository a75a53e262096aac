import { readConfig } from '../../config.ts';
import type { Platform } from '../../platform.ts';
import { sessionUse } from './session-use.ts';

/** A platform whose database counts the writes, and fails while it is told to. */
function platformOf(clock: { at: number }) {
  const writes = { count: 0, isFailing: false };
  const lines: string[] = [];
  const chain = {
    set: () => chain,
    where: () => chain,
    execute: async () => {
      if (writes.isFailing) throw new Error('no such table');
    },
  };
  const updateTable = () => {
    writes.count += 1;
    return chain;
  };
  const platform = {
    config: readConfig({}),
    connections: { db: { updateTable }, watch: { note: () => false } },
    corpId: 'main',
    now: () => new Date(clock.at),
    log: { warn: (_: object, message: string) => void lines.push(message) },
  } as unknown as Platform;
  return { platform, writes, lines };
}

/** Resolves when everything that was begun is over. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a use is noted once a minute for each session, also after the clock was set back', () => {
  const clock = { at: 1_000_000_000 };
  const { platform, writes } = platformOf(clock);
  const { note } = sessionUse(platform);
  const countAfter = (ms: number, id = 'a') => {
    clock.at += ms;
    note(id);
    return writes.count;
  };
  expect(countAfter(0)).toBe(1);
  expect(countAfter(59_999)).toBe(1);
  expect(countAfter(0, 'b')).toBe(2);
  expect(countAfter(1)).toBe(3);
  expect(countAfter(-3_600_000)).toBe(4);
});

test('a last use in the future is noted as one of now, one of this minute is not', () => {
  const clock = { at: 1_000_000_000 };
  const { platform, writes } = platformOf(clock);
  const { mend } = sessionUse(platform);
  mend('a', new Date(clock.at + 60_000));
  expect(writes.count).toBe(0);
  mend('a', new Date(clock.at + 60_001));
  expect(writes.count).toBe(1);
});

test('what keeps uses from being noted is logged once, harms nobody, and they are noted as soon as they can be', async () => {
  const { platform, writes, lines } = platformOf({ at: 1_000_000_000 });
  const { note } = sessionUse(platform);
  writes.isFailing = true;
  for (const id of ['a', 'b', 'a']) {
    note(id);
    await settled();
  }
  expect([writes.count, lines]).toEqual([3, ['the use of a session was not noted']]);
  writes.isFailing = false;
  note('a');
  await settled();
  note('a');
  expect(writes.count).toBe(4);
});
