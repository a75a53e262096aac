import { draggedShares, marqueeOf, movedRects, resizedRect, touched } from './gesture.model.ts';
import type { SnapField } from './snap.model.ts';

const field: SnapField = { others: [], content: { width: 176, height: 257 }, grid: 1, reach: 0 };
const rect = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });

test('what is moved together keeps its distances, and stays on the content', () => {
  const rects = new Map([
    ['a', rect(5.5, 5)],
    ['b', rect(20, 30)],
  ]);
  expect([...movedRects(rects, { x: 3.3, y: -20 }, field).rects.values()]).toEqual([rect(9, 0), rect(23.5, 25)]);
});

test.each([
  ['e', { left: 10, top: 10, width: 25, height: 10 }],
  ['w', { left: 15, top: 10, width: 15, height: 10 }],
  ['n', { left: 10, top: 13, width: 20, height: 7 }],
  ['s', { left: 10, top: 10, width: 20, height: 13 }],
  ['se', { left: 10, top: 10, width: 25, height: 13 }],
  ['nw', { left: 15, top: 13, width: 15, height: 7 }],
] as const)('the handle %s moves its edges', (handle, to) => {
  const least = { width: 1, height: 1 };
  expect(resizedRect({ rect: rect(10, 10, 20), handle, least }, { x: 5, y: 3 }, field).rect).toEqual(to);
});

test('a marquee to any side catches what it touches, lines too', () => {
  const marquee = marqueeOf({ x: 50, y: 50 }, { x: -30, y: -45 });
  expect(marquee).toEqual({ left: 20, top: 5, width: 30, height: 45 });
  const rects = new Map([
    ['inside', rect(25, 10)],
    ['partly', rect(45, 45)],
    ['line', { left: 0, top: 20, width: 100, height: 0 }],
    ['outside', rect(60, 60)],
  ]);
  expect(touched(marquee, rects)).toEqual(['inside', 'partly', 'line']);
});

test.each([
  [0, 10, [70, 50, 60]],
  [0, 500, [115, 5, 60]],
  [1, -500, [60, 5, 115]],
])('the edge behind column %i goes by %i mm, as far as both columns have room', (index, by, widths) => {
  expect(draggedShares([1, 1, 1], { index, by, width: 180 })).toEqual(widths);
});

test('the edge behind the last column is the table’s own', () => {
  const shares = [1, 1];
  expect(draggedShares(shares, { index: 1, by: 10, width: 180 })).toBe(shares);
});
