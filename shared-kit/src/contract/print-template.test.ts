import { Value } from 'typebox/value';
import type { PrintElementType } from './print-elements.ts';
import { elementDefaults, pageSettingsDefaults, sheetColumnDefaults } from './print-element-defaults.ts';
import { readDesignedTemplate, readPrintTemplate, savedPrintTemplate } from './print-template.ts';
import { SavedPrintTemplate } from './print-template.schema.ts';

const least: Record<PrintElementType, object> = {
  title: { innerTxt: '{"zh":"订单"}' },
  text: { innerTxt: '备注' },
  column: { code: 'amount' },
  sheet: { code: 'lines', columns: [{ code: 'product', innerTxt: null, widthValue: 40 }] },
  workflowLog: {},
  picture: {},
  line: {},
  box: {},
  barcode: {},
  qrCode: {},
  signature: {},
  opinion: {},
};
const filledColumns = (eleType: PrintElementType) =>
  eleType === 'sheet' ? { columns: [{ code: 'product', widthValue: 40, ...sheetColumnDefaults }] } : {};
const types = Object.keys(elementDefaults) as PrintElementType[];

test.each(types)('a %s that says only what it must may be saved and gets all defaults', (eleType) => {
  const element = { eleType, id: 'a', top: 5, left: 3, ...least[eleType] };
  const saved = { version: 1, pages: [[element]] };
  expect(Value.Check(SavedPrintTemplate, saved)).toBe(true);
  expect(readPrintTemplate(JSON.stringify(saved))?.pages[0]).toEqual([
    pageSettingsDefaults,
    { ...elementDefaults[eleType], ...element, ...filledColumns(eleType) },
  ]);
});

test('a page keeps its own settings and gets the rest from A4', () => {
  const settings = { eleType: 'pageSettings', direction: 'landscape', marginTop: 5 };
  const text = { eleType: 'text', id: 'a', top: 0, left: 0, innerTxt: '' };
  const page = readPrintTemplate({ version: 1, pages: [[text, settings]] })?.pages[0];
  expect(page?.[0]).toEqual({ ...pageSettingsDefaults, direction: 'landscape', marginTop: 5 });
  expect(page).toHaveLength(2);
});

test('part of a look keeps the rest of its defaults', () => {
  const column = { eleType: 'column', id: 'a', top: 0, left: 0, code: 'x', leftKey: { look: { align: 'right' } } };
  const page = readPrintTemplate({ version: 1, pages: [[column]] })?.pages[0];
  expect(page?.[1]).toMatchObject({ leftKey: { widthValue: 30, look: { fontSize: 10, bold: true, align: 'right' } } });
});

test('a column of a sub-table that has no title of its own has null for it', () => {
  const columns = [
    { code: 'product', widthValue: 40 },
    { code: 'amount', widthValue: 20, innerTxt: '{"zh":"金额"}' },
  ];
  const sheet = { eleType: 'sheet', id: 'a', top: 0, left: 0, code: 'lines', columns };
  const saved = { version: 1, pages: [[sheet]] };
  expect(Value.Check(SavedPrintTemplate, saved)).toBe(true);
  const read = readPrintTemplate(saved)?.pages[0]?.[1];
  expect(read).toMatchObject({ columns: [{ code: 'product', innerTxt: null }, { innerTxt: '{"zh":"金额"}' }] });
});

test.each([
  ['{'],
  [{ version: 1, pages: [] }],
  [{ version: 1, pages: [[{ eleType: 'pageSettings' }]] }],
  [{ version: 9 }],
])('a template with nothing to print is null: %j', (saved) => {
  expect(readPrintTemplate(saved)).toBeNull();
});

test('a font that no printer can read and a negative place may not be saved', () => {
  const text = { eleType: 'text', id: 'a', top: 0, left: 0, innerTxt: '' };
  const page = (more: object) => ({ version: 1, pages: [[{ ...text, ...more }]] });
  expect(Value.Check(SavedPrintTemplate, page({}))).toBe(true);
  expect(Value.Check(SavedPrintTemplate, page({ look: { fontSize: 2 } }))).toBe(false);
  expect(Value.Check(SavedPrintTemplate, page({ top: -1 }))).toBe(false);
});

test('a designer gets unknown elements and values in order, and saves them as they were', () => {
  const text = { eleType: 'text', id: 'a', top: 0, left: 0, innerTxt: '' };
  const hologram = { eleType: 'hologram', id: 'h', top: 5, left: 3, depth: { of: 'field' } };
  const broken = { eleType: 'sheet', id: 's', top: 9, left: 0, code: 'lines', columns: 3 };
  const saved = { version: 1, pages: [[pageSettingsDefaults, hologram, text, broken]] };
  const design = readDesignedTemplate(saved);
  expect(design?.pages[0]?.elements.map(({ eleType }) => eleType)).toEqual(['unknown', 'text', 'unknown']);
  expect(readPrintTemplate(saved)?.pages[0]).toHaveLength(2);
  if (design === null) throw new Error('unreadable');
  const [page] = savedPrintTemplate(design)['pages'] as object[][];
  expect([page?.[1], page?.[3]]).toEqual([hologram, broken]);
  const moved = {
    ...design,
    pages: design.pages.map((each) => ({ ...each, elements: each.elements.map(toTheRight) })),
  };
  expect((savedPrintTemplate(moved)['pages'] as object[][])[0]?.[1]).toEqual({ ...hologram, left: 4 });
});

const toTheRight = <T extends { readonly left: number }>(element: T): T => ({ ...element, left: element.left + 1 });

test('an element of an unknown type may be saved, one of a known type with a wrong value may not', () => {
  const place = { id: 'a', top: 0, left: 0 };
  const page = (element: object) => ({ version: 1, pages: [[{ ...place, ...element }]] });
  expect(Value.Check(SavedPrintTemplate, page({ eleType: 'hologram', depth: 3 }))).toBe(true);
  expect(Value.Check(SavedPrintTemplate, page({ eleType: 'line', thickness: -1 }))).toBe(false);
  expect(Value.Check(SavedPrintTemplate, page({ eleType: 'box', widthValue: 1e9 }))).toBe(false);
  expect(Value.Check(SavedPrintTemplate, page({ eleType: 'barcode', format: 'runes' }))).toBe(false);
});

test('an audience is kept, left out where everybody may use the template, and never guessed', () => {
  const pages = [[pageSettingsDefaults]];
  const clerks = [{ kind: 'role', value: 'clerk' }] as const;
  const read = (audience: unknown) => readDesignedTemplate({ version: 1, pages, audience });
  const saved = (audience: unknown) => savedPrintTemplate(read(audience) as never)['audience'];
  expect(saved(clerks)).toEqual(clerks);
  expect(saved([])).toEqual([]);
  expect([read(undefined)?.audience, read(null)?.audience, saved(null)]).toEqual([null, null, undefined]);
  for (const unreadable of ['clerk', {}, [{ kind: 'planet', value: 'x' }], [{ kind: 'user', value: '' }], [3]]) {
    expect(read(unreadable)).toBeNull();
    expect(Value.Check(SavedPrintTemplate, { version: 1, pages, audience: unreadable })).toBe(false);
  }
  expect(Value.Check(SavedPrintTemplate, { version: 1, pages, audience: clerks })).toBe(true);
});
