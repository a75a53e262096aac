import { ReadingMemory } from './reading-memory.ts';

const cellOf = (value: string) => ({ kind: 'text', column: 0, value }) as const;

function counted(memory: ReadingMemory) {
  let reads = 0;
  const read = ({ value }: { readonly value: unknown }) => {
    reads += 1;
    return { value };
  };
  return { of: (value: string) => memory.of(cellOf(value), read), reads: () => reads };
}

test('the same cell is read once, and as a date it is another one than as a text', () => {
  const memory = new ReadingMemory(false);
  const { of, reads } = counted(memory);
  expect([of('2026-11-24'), of('2026-11-24')]).toEqual([{ value: '2026-11-24' }, { value: '2026-11-24' }]);
  expect(reads()).toBe(1);
  expect(memory.has({ kind: 'text', value: '2026-11-24' })).toBe(true);
  expect(memory.has({ kind: 'date', value: '2026-11-24' })).toBe(false);
});

test('a column whose cells differ is not kept, one that is costly to read is, up to a number', () => {
  const [plain, costly] = [new ReadingMemory(false), new ReadingMemory(true)];
  for (let at = 0; at < 3_000; at += 1) [plain, costly].map((memory) => counted(memory).of(`text ${at}`));
  const has = (memory: ReadingMemory, at: number) => memory.has({ kind: 'text', value: `text ${at}` });
  expect([has(plain, 10), has(costly, 10)]).toEqual([false, true]);
  for (let at = 3_000; at < 60_000; at += 1) counted(costly).of(`text ${at}`);
  expect([has(costly, 10), has(costly, 59_999)]).toEqual([true, true]);
  costly.trim();
  expect([has(costly, 10), has(costly, 59_999)]).toEqual([false, false]);
});
