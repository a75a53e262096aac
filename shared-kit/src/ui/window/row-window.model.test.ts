import * as fc from 'fast-check';
import { rowWindow } from './row-window.model.ts';

const rowHeight = 36;

test('every row that is seen is drawn, and no more than a few screens', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(200_000), fc.nat(3000), (count, top, height) => {
      const { first, end } = rowWindow(count, { top, height, rowHeight });
      const last = Math.max(0, count * rowHeight - height);
      const [seenFirst, seenEnd] = [
        Math.floor(Math.min(top, last) / rowHeight),
        Math.ceil((Math.min(top, last) + height) / rowHeight),
      ];
      const isAllSeen = top > last || (first <= seenFirst && end >= Math.min(count, seenEnd));
      return isAllSeen && first >= 0 && end <= count && end - first <= Math.ceil(height / rowHeight) + 48;
    }),
    { endOnFailure: true, interruptAfterTimeLimit: 5000 },
  );
});

test('scrolling by less than a step draws the same rows', () => {
  const at = (top: number) => rowWindow(2000, { top, height: 720, rowHeight });
  expect(at(0)).toEqual({ first: 0, end: 44 });
  expect(at(7 * rowHeight)).toEqual(at(0));
  expect(at(1000 * rowHeight)).toEqual({ first: 984, end: 1044 });
});
