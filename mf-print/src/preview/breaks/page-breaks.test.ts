import { asRecordId } from '@portico/shared-kit/contract/ids';
import { movedEnd, readBreaks, withBreak } from './page-breaks.model.ts';

const [one, two] = [asRecordId('one'), asRecordId('two')];
const flow = { page: 0, top: 20, end: 200, usable: 257 };

test('a new break takes those of later pages away, and leaves other records alone', () => {
  const breaks = {
    one: [
      { page: 0, end: 90 },
      { page: 2, end: 50 },
    ],
    two: [{ page: 1, end: 30 }],
  };
  expect(withBreak(breaks, one, 1, 120)).toEqual({
    one: [
      { page: 0, end: 90 },
      { page: 1, end: 120 },
    ],
    two: [{ page: 1, end: 30 }],
  });
  expect(withBreak(breaks, two, 1, null)).toEqual({ one: breaks.one });
});

test('a break moves up from the last row, and down until the page ends by itself', () => {
  expect(movedEnd(flow, null, -1)).toBe(199);
  expect(movedEnd(flow, 206, -1)).toBe(199);
  expect(movedEnd(flow, 206, 1)).toBe(207);
  expect(movedEnd(flow, 250, 10)).toBeNull();
  expect(movedEnd(flow, null, 5)).toBeNull();
  expect(movedEnd(flow, null, -900)).toBe(10);
});

test('what is kept is read back, and what is no break is left out', () => {
  expect(readBreaks('{"one":[{"page":0,"end":90},{"page":"x","end":1}],"two":7}')).toEqual({
    one: [{ page: 0, end: 90 }],
  });
  for (const text of [null, '', '[', '7']) expect(readBreaks(text)).toEqual({});
});
