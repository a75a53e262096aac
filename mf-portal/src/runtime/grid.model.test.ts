import fc from 'fast-check';
import { gridArea } from './grid.model.ts';

const place = fc.record({ x: fc.nat(20), y: fc.nat(200), w: fc.nat(20), h: fc.nat(60) });

test('a widget of three columns from the sixth stands on lines 6 to 9', () => {
  expect(gridArea({ x: 5, y: 9, w: 3, h: 23 })).toEqual({ gridColumn: '6 / span 3', gridRow: '10 / span 23' });
});

test('no widget leaves the columns or disappears', () => {
  fc.assert(
    fc.property(place, (given) => {
      const [, first, width] = /^(\d+) \/ span (\d+)$/.exec(gridArea(given).gridColumn) ?? [];
      expect(Number(first)).toBeGreaterThanOrEqual(1);
      expect(Number(width)).toBeGreaterThanOrEqual(1);
      expect(Number(first) + Number(width)).toBeLessThanOrEqual(13);
    }),
  );
});
