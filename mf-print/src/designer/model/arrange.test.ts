import { alignRects, distributeRects, equalRects } from './arrange.model.ts';

const rects = new Map([
  ['a', { left: 0, top: 0, width: 10, height: 4 }],
  ['b', { left: 30, top: 10, width: 20, height: 6 }],
  ['c', { left: 15, top: 30, width: 30, height: 10 }],
]);
const content = { width: 100, height: 200 };
const lefts = (of: ReadonlyMap<string, { readonly left: number }>) => ['a', 'b', 'c'].map((id) => of.get(id)?.left);
const tops = (of: ReadonlyMap<string, { readonly top: number }>) => ['a', 'b', 'c'].map((id) => of.get(id)?.top);

test.each([
  ['left', [0, 0, 0]],
  ['center', [20, 15, 10]],
  ['right', [40, 30, 20]],
] as const)('several are aligned %s at each other', (alignment, to) => {
  expect(lefts(alignRects(rects, alignment, content))).toEqual(to);
});

test.each([
  ['top', [0, 0, 0]],
  ['middle', [18, 17, 15]],
  ['bottom', [36, 34, 30]],
] as const)('several are aligned at the %s', (alignment, to) => {
  expect(tops(alignRects(rects, alignment, content))).toEqual(to);
});

test('a single one is aligned on its page', () => {
  const single = new Map([['a', { left: 5, top: 5, width: 10, height: 4 }]]);
  expect(alignRects(single, 'right', content).get('a')).toMatchObject({ left: 90, top: 5 });
  expect(alignRects(single, 'middle', content).get('a')).toMatchObject({ left: 5, top: 98 });
});

test('gaps become equal between the outer ones, whatever the order of the selection', () => {
  expect(tops(distributeRects(rects, 'down'))).toEqual([0, 14, 30]);
  const two = new Map([...rects].slice(0, 2));
  expect(distributeRects(two, 'down')).toBe(two);
});

test('the first one gives its width to the others', () => {
  expect([...equalRects(rects, 'width').values()].map(({ width }) => width)).toEqual([10, 10, 10]);
});
