import fc from 'fast-check';
import { gridArea, inReadingOrder } from './grid.model.ts';

const place = fc.record({ x: fc.nat(20), y: fc.nat(200), w: fc.nat(20), h: fc.nat(60) });

test('a widget of three columns from the sixth stands on lines 6 to 9', () => {
  expect(gridArea({ x: 5, y: 9, w: 3, h: 23 }, 12)).toEqual({ gridColumn: '6 / span 3', gridRow: '10 / span 23' });
});

test('no widget leaves the columns or disappears', () => {
  fc.assert(
    fc.property(place, (given) => {
      const [, first, width] = /^(\d+) \/ span (\d+)$/.exec(gridArea(given, 12).gridColumn) ?? [];
      expect(Number(first)).toBeGreaterThanOrEqual(1);
      expect(Number(width)).toBeGreaterThanOrEqual(1);
      expect(Number(first) + Number(width)).toBeLessThanOrEqual(13);
    }),
  );
});

test('people read from the top and then from the left, and lose no widget', () => {
  fc.assert(
    fc.property(fc.array(place), (given) => {
      const read = inReadingOrder(given);
      expect(read).toHaveLength(given.length);
      expect(new Set(read)).toEqual(new Set(given));
      for (const [index, widget] of read.entries()) {
        const before = read[index - 1];
        if (before) expect(before.y < widget.y || (before.y === widget.y && before.x <= widget.x)).toBe(true);
      }
    }),
  );
});
