import { Value } from 'typebox/value';
import { elementDefaults, pageSettingsDefaults, type PrintElementType, readPrintTemplate } from './print-template.ts';
import { SavedPrintTemplate } from './print-template.schema.ts';

const least: Record<PrintElementType, object> = {
  title: { innerTxt: '{"zh":"订单"}' },
  text: { innerTxt: '备注' },
  column: { code: 'amount' },
  sheet: { code: 'lines', columns: [{ code: 'product', innerTxt: null, widthValue: 40 }] },
  workflowLog: {},
};
const types = Object.keys(elementDefaults) as PrintElementType[];

test.each(types)('a %s that says only what it must may be saved and gets all defaults', (eleType) => {
  const element = { eleType, id: 'a', top: 5, left: 3, ...least[eleType] };
  const saved = { version: 1, pages: [[element]] };
  expect(Value.Check(SavedPrintTemplate, saved)).toBe(true);
  expect(readPrintTemplate(JSON.stringify(saved))?.pages[0]).toEqual([
    pageSettingsDefaults,
    { ...elementDefaults[eleType], ...element },
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
