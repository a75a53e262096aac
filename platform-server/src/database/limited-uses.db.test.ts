import { countUse } from './limited-uses.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const begin = new Date('2026-03-02T01:00:00Z').getTime();
const minutes = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Counts a use in ten minutes by a clock that shows so many ms after the beginning. */
const use = (key: string, clock: number) => {
  const at = new Date(begin + clock);
  const expires = new Date(at.getTime() + 10 * minutes);
  return countUse(database.db, 'corp', { counter: 'endpoint', key }, { at, expires });
};

test('each of many uses at once is counted, by whatever clock of several machines', async () => {
  const clocks = Array.from({ length: 60 }, (_, index) => ((index * 37) % 60) * 500);
  const counted = await Promise.all(clocks.map((clock) => use('together', clock)));
  expect(counted.map(({ uses }) => uses).toSorted((a, b) => a - b)).toEqual(clocks.map((_, index) => index + 1));
  expect(new Set(counted.map(({ until }) => until.getTime())).size).toBe(1);
});

test('a counting begins anew when it has ended', async () => {
  await use('again', 0);
  expect(await use('again', 10 * minutes - 1)).toMatchObject({ uses: 2 });
  expect(await use('again', 10 * minutes)).toMatchObject({ uses: 1, until: new Date(begin + 20 * minutes) });
});

test('a counting that a clock began which was set back since holds nobody back', async () => {
  await use('back', 60 * minutes);
  expect(await use('back', 0)).toMatchObject({ uses: 1, until: new Date(begin + 10 * minutes) });
});

test('uses of others and of other counters are counted apart', async () => {
  await use('one', 0);
  expect(await use('other', 0)).toMatchObject({ uses: 1 });
});
