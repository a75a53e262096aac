import type { ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import {
  cellAt,
  correctionColumns,
  correctionRows,
  firstProblem,
  nextSelection,
  pastedCells,
} from './correction-table.model.ts';

const head = (propertyCode: string, name: string) => ({
  propertyCode,
  propertyType: 0,
  name,
  name_i18n: null,
  displayFormat: 0,
});
const properties = [
  aProperty('customer', { name: '客户' }),
  aProperty('remark', { name: '备注', propertyType: 1 }),
  aProperty('lines', {
    name: '明细',
    propertyType: 8,
    subSchema: { properties: [aProperty('price', { name: '单价' })] },
  }),
];
const columns = correctionColumns(
  [
    head('customer', '客户'),
    head('remark', '备注'),
    head('gone', '已删除'),
    { ...head('lines', '明细'), childColumns: [head('price', '单价')] },
  ],
  properties,
  'zh',
);
const cell = (text: string, isWrong = false) => ({
  text,
  value: null,
  ...(isWrong ? { problem: { kind: 'WRONG' as const, reason: '不是数字' } } : {}),
});
const row = (rowNumber: number, more: Partial<ImportRow> = {}): ImportRow => ({
  rowNumber,
  cells: { customer: cell('甲'), remark: cell('') },
  children: {},
  reason: null,
  ...more,
});
const rows = correctionRows([
  row(3, {
    children: { lines: [3, 4].map((rowNumber) => ({ rowNumber, cells: { price: cell('x', rowNumber === 4) } })) },
  }),
  row(5),
  row(6),
]);

test('columns are those of the file that the list knows, as wide as their kind says', () => {
  expect(columns.map(({ path, group, width }) => [path, group, width])).toEqual([
    ['customer', null, 200],
    ['remark', null, 252],
    ['lines.price', '明细', 200],
  ]);
});

test('rows of sub-tables stand below their record, and each cell is found by its row and path', () => {
  expect(rows[0]?.children.map(({ key, recordRow }) => [key, recordRow])).toEqual([
    ['lines 3', 3],
    ['lines 4', 3],
  ]);
  expect(cellAt(rows, { rowNumber: 3, path: 'customer' })?.row.subTable).toBeNull();
  expect(cellAt(rows, { rowNumber: 3, path: 'lines.price' })?.row.subTable).toBe('lines');
  expect(cellAt(rows, { rowNumber: 9, path: 'customer' })).toBeNull();
});

test('the first problem of a record may be in its sub-table', () => {
  expect(rows.map((each) => firstProblem(each, columns))).toEqual([{ rowNumber: 4, path: 'lines.price' }, null, null]);
});

test.each([
  ['a record alone', [], ['record 3'], ['record 3']],
  ['a row of a sub-table brings its record', [], ['lines 4'], ['lines 4', 'record 3']],
  ['a record takes its rows along', ['record 3', 'lines 3', 'lines 4'], ['lines 3', 'lines 4'], []],
  ['a row of a sub-table leaves its record', ['record 3', 'lines 4'], ['record 3'], ['record 3']],
])('selection: %s', (_, before, after, expected) => {
  expect([...nextSelection(rows, new Set(before), new Set(after))]).toEqual(expected);
});

test('a block is pasted to the right and down over rows of the same kind, as far as there are any', () => {
  const block = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ];
  expect(pastedCells(rows, columns, { from: { rowNumber: 6, path: 'customer' }, block })).toEqual([
    { rowNumber: 6, propertyPath: 'customer', text: 'a' },
    { rowNumber: 6, propertyPath: 'remark', text: 'b' },
  ]);
  expect(pastedCells(rows, columns, { from: { rowNumber: 3, path: 'lines.price' }, block })).toEqual([
    { rowNumber: 3, propertyPath: 'lines.price', text: 'a' },
    { rowNumber: 4, propertyPath: 'lines.price', text: 'd' },
  ]);
});
