import fc from 'fast-check';
import { claimConflicts, isSameRoute, overlap, pathConflicts } from './claims.ts';

test.each([
  ['orders/list', 'orders/list', true],
  ['orders/*', 'orders/list', true],
  ['orders/*', 'orders/big/*', true],
  ['*', 'anything', true],
  ['orders', 'orders/list', false],
  ['orders/*', 'order/list', false],
  ['orders/*', 'parts/*', false],
])('%s and %s share a name: %s', (left, right, expected) => {
  expect(overlap(left, right)).toBe(expected);
  expect(overlap(right, left)).toBe(expected);
});

test('two patterns share a name exactly when there is one that both fit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 });
  const pattern = fc.tuple(text, fc.boolean()).map(([start, isOpen]) => (isOpen ? `${start}*` : start));
  const fits = (name: string, each: string) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each;
  const names = ['', 'a', 'b'].flatMap((x) => ['', 'a', 'b'].flatMap((y) => ['', 'a', 'b'].map((z) => x + y + z)));
  fc.assert(
    fc.property(pattern, pattern, (left, right) => {
      const shared = names.some((name) => fits(name, left) && fits(name, right));
      expect(overlap(left, right)).toBe(shared);
    }),
  );
});

test('a conflict names what is claimed, whose it is and under which pattern', () => {
  const others = [
    { owner: 'mf-a', endpoints: ['a/*'], tags: ['A'] },
    { owner: 'mf-b', endpoints: [], tags: [] },
  ];
  expect(claimConflicts({ owner: 'mf-c', endpoints: ['a/list', 'c/list'], tags: ['A', 'C'] }, others)).toEqual([
    'the endpoint a/list belongs to mf-a (a/*)',
    'the tag A belongs to mf-a',
  ]);
});

test.each([
  ['/notes', '/notes', true],
  ['/notes', '/Notes/', true],
  ['/notes/:id', '/notes/:noteId', true],
  ['/notes/*', '/notes', true],
  ['/notes/*', '/notes/mine/today', true],
  ['/notes/*', '/notes/:id', true],
  ['/*', '/print', true],
  ['/notes/:id', '/notes/mine', false],
  ['/notes/:id/*', '/notes/mine', false],
  ['/notes', '/notes/mine', false],
  ['/notes/*', '/note', false],
])('%s and %s are one route: %s', (left, right, expected) => {
  expect(isSameRoute(left, right)).toBe(expected);
  expect(isSameRoute(right, left)).toBe(expected);
});

test('a conflict of paths names both owners and both patterns', () => {
  const others = [
    { owner: 'mf-a (Notes)', paths: ['/a', '/notes/*'] },
    { owner: 'mf-b (Print)', paths: ['/print'] },
  ];
  expect(pathConflicts({ owner: 'mf-c (Memos)', paths: ['/c', '/notes/mine'] }, others)).toEqual([
    'the path /notes/mine of mf-c (Memos) belongs to mf-a (Notes) (/notes/*)',
  ]);
});
