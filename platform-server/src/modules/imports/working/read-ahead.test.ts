import { readAhead } from './read-ahead.ts';

const collected = async <T>(source: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
};

test('the next one is made while the one before it is worked with, and no more than that', async () => {
  const made: number[] = [];
  async function* source() {
    for (let at = 0; at < 4; at += 1) {
      made.push(at);
      yield at;
    }
  }
  const seen: (readonly [number, number])[] = [];
  for await (const at of readAhead(source())) seen.push([at, made.length]);
  expect(seen).toEqual([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 4],
  ]);
});

test('a failure of the source comes behind what was made before it', async () => {
  async function* source() {
    yield 1;
    throw new Error('broken');
  }
  const taken: number[] = [];
  const all = async () => {
    for await (const at of readAhead(source())) taken.push(at);
  };
  await expect(all()).rejects.toThrow('broken');
  expect(taken).toEqual([1]);
});

test('the source ends with whoever takes no more, even where it fails by then', async () => {
  let ended = false;
  async function* source() {
    try {
      yield 1;
      yield 2;
      throw new Error('never heard');
    } finally {
      ended = true;
    }
  }
  for await (const at of readAhead(source())) if (at === 1) break;
  expect(ended).toBe(true);
  expect(await collected(readAhead((async function* none() {})()))).toEqual([]);
});
