import { nextPosition } from './next-position.model.ts';

const list = { at: 1, count: 4 };

test.each<[string, Parameters<typeof nextPosition>[1], number | null]>([
  ['ArrowDown', list, 2],
  ['ArrowRight', list, 2],
  ['ArrowUp', list, 0],
  ['ArrowLeft', list, 0],
  ['Home', list, 0],
  ['End', list, 3],
  ['Enter', list, null],
  ['a', list, null],
  ['ArrowDown', { at: 3, count: 4 }, null],
  ['ArrowUp', { at: 0, count: 4 }, null],
  ['ArrowDown', { at: 3, count: 4, isCircular: true }, 0],
  ['ArrowUp', { at: 0, count: 4, isCircular: true }, 3],
  ['ArrowDown', { ...list, axis: 'horizontal' }, null],
  ['ArrowLeft', { ...list, axis: 'horizontal' }, 0],
  ['ArrowLeft', { ...list, axis: 'vertical' }, null],
  ['PageDown', list, null],
  ['PageDown', { at: 1, count: 40, screen: 10 }, 11],
  ['PageDown', { at: 35, count: 40, screen: 10 }, 39],
  ['PageUp', { at: 5, count: 40, screen: 10 }, 0],
  ['ArrowDown', { at: -1, count: 4 }, 0],
  ['ArrowUp', { at: -1, count: 4 }, null],
  ['Home', { at: -1, count: 0 }, null],
])('%s among %j leads to %j', (key, positions, to) => {
  expect(nextPosition(key, positions)).toBe(to);
});
