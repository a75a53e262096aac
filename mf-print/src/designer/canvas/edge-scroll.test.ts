import { scrollStep } from './use-edge-scroll.ts';

test('a drag scrolls near an edge, faster towards it, and not in between', () => {
  expect(scrollStep(500, 100, 900)).toBe(0);
  expect(scrollStep(100, 100, 900)).toBe(-12);
  expect(scrollStep(40, 100, 900)).toBe(-12);
  expect(scrollStep(900, 100, 900)).toBe(12);
  expect(Math.abs(scrollStep(130, 100, 900))).toBeLessThan(Math.abs(scrollStep(110, 100, 900)));
});
