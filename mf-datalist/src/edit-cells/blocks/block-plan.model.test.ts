import { asRecordId } from '@portico/shared-kit/contract/ids';
import { aRecord } from '@portico/shared-kit/testing';
import { blockPlan, limitOf, sentRows } from './block-plan.model.ts';
import type { BlockRequest } from './block-request.ts';

const all = ['a', 'b', 'c'].map((id, at) =>
  aRecord({ name: id, x: at + 1, y: null }, { id: asRecordId(id), version: at + 1 }),
);
const columnIds = ['name', 'x', 'y'];
/** A block by its first row and column and its size. */
const target = (row: number, column: number, rows = 1, columns = 1): BlockRequest['target'] => ({
  rows: all.slice(row, row + rows),
  columnIds: columnIds.slice(column, column + columns),
  room: { rows: all.slice(row), columnIds: columnIds.slice(column) },
});
const isOpen = (code: string) => code !== 'name';
const paste = (at: BlockRequest['target'], table: string[][]) =>
  blockPlan({ does: 'paste', target: at, copied: { text: '', html: '' } }, isOpen, table);
const texts = ({ rows }: ReturnType<typeof paste>) => rows.map(({ record, cells }) => [record?.id ?? null, ...cells]);

test('what is pasted goes on from the first cell, over the columns beside it and below the last row', () => {
  const plan = paste(target(1, 1), [
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
  ]);
  expect(plan).toMatchObject({ codes: ['x', 'y'], closed: [], beyond: 1, size: { rows: 3, columns: 3 } });
  expect(texts(plan)).toEqual([
    ['b', '1', '2'],
    ['c', '4', '5'],
    [null, '7', '8'],
  ]);
  expect(sentRows(plan, false)).toHaveLength(2);
  expect(sentRows(plan, true)).toHaveLength(3);
});

test('columns that are nobody’s to write are left out and named', () => {
  const plan = paste(target(0, 0), [['1', '2']]);
  expect(plan).toMatchObject({ codes: ['x'], closed: ['name'], beyond: 0 });
  expect(texts(plan)).toEqual([['a', '2']]);
});

test('one cell goes over a block, and so does what it is a multiple of; anything else is laid once', () => {
  expect(texts(paste(target(0, 1, 2, 2), [['1']]))).toEqual([
    ['a', '1', '1'],
    ['b', '1', '1'],
  ]);
  expect(texts(paste(target(0, 1, 2, 2), [['1', '2']]))).toEqual([
    ['a', '1', '2'],
    ['b', '1', '2'],
  ]);
  expect(texts(paste(target(0, 1, 3, 1), [['1'], ['2']]))).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('a fill takes values from the first rows or columns, in turn, and an emptying what is there', () => {
  const down = blockPlan({ does: 'fillDown', target: target(0, 1, 3, 2), source: 2 }, isOpen, []);
  expect(texts(down)).toEqual([
    ['a', null, null],
    ['b', null, null],
    ['c', { value: 1 }, { value: null }],
  ]);
  expect(sentRows(down, true).map(({ record }) => record?.id)).toEqual(['c']);
  const right = blockPlan({ does: 'fillRight', target: target(1, 1, 1, 2), source: 1 }, isOpen, []);
  expect(texts(right)).toEqual([['b', null, { value: 2 }]]);
  const empty = blockPlan({ does: 'empty', target: target(0, 1, 1, 2), source: 0 }, isOpen, []);
  expect(texts(empty)).toEqual([['a', '', null]]);
});

test('more than the server takes is known before it is sent', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['1']);
  expect(limitOf(paste(target(0, 1), rows(1_000)))).toBeNull();
  expect(limitOf(paste(target(0, 1), rows(1_001)))).toBe('rows');
});
