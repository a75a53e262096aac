import fc from 'fast-check';
import { labelLayout } from '@portico/shared-kit/print';
import { cutMarks } from './cut-lines.model.ts';
import { labelTarget } from './label-address.model.ts';
import {
  customDefaults,
  customMost,
  labelSheet,
  onSheets,
  placeAt,
  placesOf,
  type SheetChoice,
  sheetChoices,
} from './label-sheet.model.ts';

const size = { width: 60, height: 60 };
const sheetOf = (choice: SheetChoice, own = size) => labelSheet(choice, own, customDefaults);

test.each([
  ['fit', 3, 4],
  ['single', 1, 1],
  ['3x8', 3, 8],
  ['3x7', 3, 7],
  ['2x7', 2, 7],
  ['4x10', 4, 10],
  ['5x13', 5, 13],
  ['custom', 3, 8],
] as const)('%s has %p across and %p down', (choice, columns, rows) => {
  expect(sheetOf(choice)).toMatchObject({ columns, rows });
});

test('one label a page has paper of its own size', () => {
  expect(sheetOf('single')).toMatchObject({ paperWidth: 60, paperHeight: 60, labelWidth: 60, labelHeight: 60 });
  expect(sheetOf('fit', { width: 79.4, height: 300 })).toMatchObject({ paperWidth: 79.4, paperHeight: 300 });
});

test('every label of every sheet is on the paper, and none lies on another', () => {
  const length = fc.double({ min: 5, max: 420, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...sheetChoices), length, length, (choice, width, height) => {
      const sheet = sheetOf(choice, { width, height });
      const boxes = Array.from({ length: placesOf(sheet) }, (_, place) => placeAt(sheet, place));
      const [last] = boxes.slice(-1);
      for (const { left, top } of boxes) {
        expect(left).toBeGreaterThanOrEqual(-0.001);
        expect(top).toBeGreaterThanOrEqual(-0.001);
      }
      expect((last?.left ?? 0) + sheet.labelWidth).toBeLessThanOrEqual(sheet.paperWidth + 0.001);
      expect((last?.top ?? 0) + sheet.labelHeight).toBeLessThanOrEqual(sheet.paperHeight + 0.001);
      expect(Math.min(sheet.gapX, sheet.gapY)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('labels 5 to 40 of a sheet of 40 are 36 labels on one sheet', () => {
  const labels = Array.from({ length: 36 }, (_, at) => at);
  const sheets = onSheets(labels, placesOf(sheetOf('4x10')), 5);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.slice(0, 5)).toEqual([null, null, null, null, 0]);
  expect(sheets[0]?.[39]).toBe(35);
});

test('every label is printed once and in its order, whatever is left of the first sheet', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1, maxLength: 500 }),
      fc.integer({ min: 1, max: 65 }),
      (labels, start) => {
        const sheets = onSheets(labels, 65, start);
        expect(sheets.flat().filter((label) => label !== null)).toEqual(labels);
        expect(sheets.every((sheet) => sheet.length <= 65 && sheet.some((label) => label !== null))).toBe(true);
      },
    ),
  );
});

test('cut marks stay off the labels, and on sheets without gaps in the margins', () => {
  for (const choice of sheetChoices) {
    const sheet = sheetOf(choice);
    const boxes = Array.from({ length: placesOf(sheet) }, (_, place) => placeAt(sheet, place));
    for (const { x1, y1, x2, y2 } of cutMarks(sheet)) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const isInside = boxes.some(
        ({ left, top }) =>
          x > left + 0.01 && x < left + sheet.labelWidth - 0.01 && y > top + 0.01 && y < top + sheet.labelHeight - 0.01,
      );
      expect(isInside).toBe(false);
    }
  }
});

describe('a label', () => {
  const inMargins = (own: typeof size, text: string, fontSize = 12) => {
    const layout = labelLayout(own, text, fontSize);
    for (const box of [layout.code, layout.text ?? layout.code]) {
      expect(box.left).toBeGreaterThanOrEqual(own.width * 0.05 - 0.001);
      expect(box.top).toBeGreaterThanOrEqual(own.height * 0.05 - 0.001);
      expect(box.left + box.width).toBeLessThanOrEqual(own.width * 0.95 + 0.001);
      expect(box.top + box.height).toBeLessThanOrEqual(own.height * 0.95 + 0.001);
    }
    return layout;
  };

  test('has its code alone in the middle where there is no text', () => {
    expect(inMargins(size, '')).toMatchObject({ code: { left: 3, top: 3, width: 54, height: 54 }, text: null });
  });

  test('has the text under the code, and beside it where it is wide', () => {
    expect(inMargins(size, '资产 FA-001')).toMatchObject({
      isUpright: true,
      isCut: false,
      text: { fontSize: 12, lines: 1 },
    });
    const wide = inMargins({ width: 70, height: 36 }, '资产 FA-001');
    expect(wide.isUpright).toBe(false);
    expect(wide.text?.left).toBeGreaterThan(wide.code.left + wide.code.width);
  });

  test('sets text smaller down to 12 px, and says where even that is too much', () => {
    expect(inMargins({ width: 30, height: 30 }, 'x'.repeat(30)).text?.fontSize).toBeLessThan(12);
    const long = inMargins({ width: 30, height: 30 }, '很'.repeat(200));
    expect(long).toMatchObject({ isCut: true, text: { fontSize: 9 } });
    expect(inMargins({ width: 30, height: 30 }, '很'.repeat(200), 5).text?.fontSize).toBe(5);
  });

  test('keeps to its margins whatever it says', () => {
    const length = fc.double({ min: 15, max: 300, noNaN: true });
    fc.assert(
      fc.property(
        length,
        length,
        fc.string({ maxLength: 200 }),
        fc.constantFrom(5, 9, 12),
        (width, height, text, font) => {
          inMargins({ width, height }, text, font);
        },
      ),
    );
  });
});

describe('an address', () => {
  const read = (query: string) => labelTarget(new URLSearchParams(query));

  test('asks for records, their text and their sheet', () => {
    const query =
      'schemaCode=asset&objectIds=a,b,a&width=70&height=36&fontSize=12&isDataItem=true&code=assetNo&sheet=4x10&start=5&cutMarks=1';
    expect(read(query)).toMatchObject({
      recordIds: ['a', 'b'],
      print: { width: 70, height: 36, fontSize: 12, textData: { isDataItem: true, code: 'assetNo' } },
      sheet: '4x10',
      start: 5,
      hasCutMarks: true,
    });
  });

  test('that says nothing of the label gets one of 300 by 700 px a page', () => {
    expect(read('schemaCode=asset&objectIds=a')).toMatchObject({
      sheet: 'single',
      print: { width: 79.4, height: 185.2 },
    });
  });

  test.each([
    ['width=-5&height=x', { print: { width: 79.4, height: 185.2 } }],
    ['width=1e9', { print: { width: 420 } }],
    ['start=-3&columns=1e9&rows=0&gapX=NaN', { start: 1, custom: { columns: customMost.columns, rows: 1, gapX: 0 } }],
    ['sheet=none&width=60', { sheet: 'fit' }],
  ])('that says what cannot be is read as far as it can: %s', (query, expected) => {
    expect(read(`schemaCode=asset&objectIds=a&${query}`)).toMatchObject(expected);
  });
});
