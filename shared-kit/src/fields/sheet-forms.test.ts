import { dateCodes, type DateCode } from '../formats/date-codes.ts';
import type { Property } from './property.ts';
import { fieldKinds, kindOf } from './kinds.ts';
import { parseValue, settingsOf } from './values.ts';

const number = (settings: object): Property => ({ code: 'n', name: 'n', propertyType: 2, settings: { ...settings } });
const date = (format: DateCode): Property => ({ code: 'd', name: 'd', propertyType: 3, settings: { format } });
const formOf = (property: Property) => {
  const { sheetForm } = kindOf(property);
  if (sheetForm === undefined) throw new Error('no form');
  const settings = settingsOf(property);
  return {
    format: sheetForm.numberFormat(settings),
    cell: (value: string) => sheetForm.toCell(value, settings),
    text: (value: string) => sheetForm.toText(value, settings),
  };
};

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ fractionDigits: 0 }, '0'],
  [{ fractionDigits: 2 }, '0.00'],
  [{ style: 'thousands', fractionDigits: 1 }, '#,##0.0'],
  [{ style: 'thousands' }, '#,##0.00'],
  [{ style: 'percent', fractionDigits: 0 }, '0%'],
  [{ style: 'money', fractionDigits: 2, currencySign: '"$' }, '"$"#,##0.00'],
])('a number with the settings %j has the format %s and keeps all digits', (settings, format) => {
  const form = formOf(number(settings));
  expect(form.format).toBe(format);
  expect(form.cell('-1234.56789')).toEqual({ kind: 'decimal', value: '-1234.56789' });
});

test.each<[DateCode, string | undefined, object | null]>([
  [1, 'yyyy\\-mm\\-dd', { kind: 'date', value: '2026-03-02' }],
  [2, 'yyyy\\-mm\\-dd\\ hh:mm:ss', { kind: 'dateTime', value: '2026-03-02T14:05:06' }],
  [4, 'yyyy\\-mm', { kind: 'date', value: '2026-03-02' }],
  [5, 'yyyy', { kind: 'date', value: '2026-03-02' }],
  [6, 'mm\\-dd', { kind: 'date', value: '2026-03-02' }],
  [7, undefined, null],
  [9, '[$-804]yyyy\\-mm\\-dd\\ AM/PM\\ hh:mm', { kind: 'dateTime', value: '2026-03-02T14:05:06' }],
  [10, '[$-409]yyyy\\-mm\\-dd\\ hh:mm\\ AM/PM', { kind: 'dateTime', value: '2026-03-02T14:05:06' }],
  [12, undefined, null],
])('a date of the format %i is what the wall clock of the organisation shows', (code, format, cell) => {
  const form = formOf(date(code));
  expect([form.format, form.cell('2026-03-02T06:05:06.000Z')]).toEqual([format, cell]);
});

test('what a form writes as text is read as the same value', () => {
  const context = { locale: 'zh' } as const;
  for (const settings of [{}, { style: 'percent' }, { style: 'money' }]) {
    const property = number(settings);
    expect(parseValue(property, formOf(property).text('0.125'), context)).toMatchObject({ value: '0.125' });
  }
  for (const code of dateCodes) {
    const property = date(code);
    const stored = parseValue(property, formOf(property).text('2026-03-02T06:05:06.000Z'), context);
    expect(stored).toMatchObject({ ok: true });
    const value = (stored as { readonly value: string }).value;
    expect(parseValue(property, formOf(property).text(value), context)).toEqual(stored);
  }
});

test('kinds of several values have no form of the one value that they stand on', () => {
  const several = [fieldKinds.staffMulti, fieldKinds.departmentMulti, fieldKinds.relevanceMulti];
  expect(several.map(({ sheetForm }) => sheetForm)).toEqual([undefined, undefined, undefined]);
});
