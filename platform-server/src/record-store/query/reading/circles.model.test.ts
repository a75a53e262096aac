import { circlesAmong } from './circles.model.ts';

const below = (text: string) =>
  text
    .split(' ')
    .map((each) => each.split('<'))
    .map(([id = '', parentId = '']) => ({ id, parentId }));

test.each([
  ['a<a', ['a']],
  ['a<b b<a', ['a', 'b']],
  ['x<a a<b b<c c<a y<x', ['a', 'b', 'c']],
  ['a<b b<a c<d d<c e<d', ['a', 'b', 'c', 'd']],
  ['a<gone b<a', []],
])('of %s those in circles are %j', (text, ids) => {
  expect(circlesAmong(below(text))).toEqual(ids);
});

test('a circle of a hundred thousand is walked once', () => {
  const count = 100_000;
  const all = Array.from({ length: count }, (_, at) => ({ id: String(at), parentId: String((at + 1) % count) }));
  expect(circlesAmong(all)).toHaveLength(count);
});
