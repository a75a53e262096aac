import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import type { PrintElementOf } from '@portico/shared-kit/contract/print-elements';
import { boundsOf, contentOf, leaves, overlap, paperOf, withRect } from './geometry.model.ts';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const field: PrintElementOf<'column'> = { ...elementDefaults.column, eleType: 'column', id: 'a', code: 'amount' };

test('landscape turns the paper, and margins leave its content', () => {
  const settings = { ...pageSettingsDefaults, direction: 'landscape' as const };
  expect(paperOf(settings)).toEqual({ width: 297, height: 210 });
  expect(contentOf(settings)).toEqual(rect(17, 20, 263, 170));
  expect(contentOf({ ...settings, marginLeft: 200, marginRight: 200 }).width).toBe(0);
});

test('bounds go around all rectangles', () => {
  expect(boundsOf([rect(5, 5, 10, 10), rect(0, 12, 4, 8)])).toEqual(rect(0, 5, 15, 15));
  expect(boundsOf([])).toBeNull();
});

test.each([
  ['edges that touch', rect(10, 0, 5, 5), false],
  ['a common corner', rect(9, 9, 5, 5), true],
  ['one beside the other', rect(20, 0, 5, 5), false],
  ['one inside the other', rect(2, 2, 2, 2), true],
])('%s overlap: %#', (_, other, does) => {
  expect(overlap(rect(0, 0, 10, 10), other)).toBe(does);
});

test.each([
  [rect(0, 0, 176, 257), false],
  [rect(0, 0, 176.2, 10), true],
  [rect(170, 250, 5, 8), true],
])('%j leaves the content: %s', (inner, does) => {
  expect(leaves({ width: 176, height: 257 }, inner)).toBe(does);
});

test('a wider field gives its value the room, and a very narrow one its label', () => {
  const wide = withRect(field, rect(1.26, 2, 100, 8));
  expect(wide).toMatchObject({ left: 1.3, leftKey: { widthValue: 30 }, rightValue: { widthValue: 70 } });
  expect(withRect(field, rect(0, 0, 20, 8))).toMatchObject({
    leftKey: { widthValue: 20 },
    rightValue: { widthValue: 0 },
  });
});

test('nothing stands before the content or beyond what can be saved', () => {
  expect(withRect(field, rect(-3, 5000, 88, 8))).toMatchObject({ left: 0, top: 1200 });
});
