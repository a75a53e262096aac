import fc from 'fast-check';
import { snapMove, snapResize, type SnapField } from './snap.model.ts';

const content = { width: 176, height: 257 };
const field = (more: Partial<SnapField> = {}): SnapField => ({ others: [], content, grid: 1, reach: 2, ...more });
const other = { left: 50, top: 40, width: 30, height: 10 };

test.each([
  ['left edges', { left: 51.4, top: 100.3, width: 20, height: 8 }, { left: 50, top: 100 }, [{ axis: 'x', at: 50 }]],
  ['right edges', { left: 61.1, top: 100.3, width: 20, height: 8 }, { left: 60, top: 100 }, [{ axis: 'x', at: 80 }]],
  [
    'the middle of the page',
    { left: 68.9, top: 200.4, width: 40, height: 8 },
    { left: 68, top: 200 },
    [{ axis: 'x', at: 88 }],
  ],
  ['the grid', { left: 20.4, top: 100.6, width: 15, height: 8 }, { left: 20, top: 101 }, []],
])('what is moved is drawn to %s', (_, rect, to, guides) => {
  const snapped = snapMove(rect, field({ others: [other] }));
  expect(snapped.rect).toMatchObject(to);
  expect(snapped.guides).toEqual(guides);
});

test('without reach and grid it stands where it is put, to a tenth', () => {
  const rect = { left: 51.44, top: 40.06, width: 20, height: 8 };
  expect(snapMove(rect, field({ others: [other], reach: 0, grid: null }))).toEqual({
    rect: { ...rect, left: 51.4, top: 40.1 },
    guides: [],
  });
});

test('only the edge that is dragged is drawn to a line', () => {
  const snapped = snapResize(
    { left: 10, top: 10, width: 39, height: 8 },
    { x: 'end', y: null },
    { width: 5, height: 3 },
    field({ others: [other] }),
  );
  expect(snapped).toEqual({ rect: { left: 10, top: 10, width: 40, height: 8 }, guides: [{ axis: 'x', at: 50 }] });
});

test('an element is not made smaller than its least size, at either edge', () => {
  const least = { width: 15, height: 4 };
  const rect = { left: 40, top: 40, width: 3, height: 1 };
  expect(snapResize(rect, { x: 'end', y: 'end' }, least, field()).rect).toMatchObject({
    left: 40,
    width: 15,
    height: 4,
  });
  expect(snapResize(rect, { x: 'start', y: 'start' }, least, field()).rect).toEqual({
    left: 28,
    top: 37,
    width: 15,
    height: 4,
  });
});

test('nothing is drawn out of the content, and nothing moves further than its reach or the grid', () => {
  const length = fc.double({ min: 0, max: 200, noNaN: true });
  const rects = fc.record({ left: length, top: length, width: length, height: length });
  fc.assert(
    fc.property(rects, fc.array(rects, { maxLength: 5 }), (rect, others) => {
      const snapped = snapMove(rect, field({ others })).rect;
      expect(snapped.left).toBeGreaterThanOrEqual(0);
      expect(snapped.top).toBeGreaterThanOrEqual(0);
      expect(Math.abs(snapped.left - rect.left)).toBeLessThanOrEqual(2.1);
      expect(snapped).toMatchObject({ width: rect.width, height: rect.height });
    }),
  );
});
