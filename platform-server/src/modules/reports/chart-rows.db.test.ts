import { getChartData } from '@portico/shared-kit/contract/reports.endpoints';
import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { codeOf } from '@portico/shared-kit/errors';
import { statementLog } from '../../testing/statement-log.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

const keeper = { id: 'cat', name: '' };

beforeAll(async () => {
  app = await startRecordsApp();
  await newOrder(app, 'ann', {
    title: '甲',
    amount: '100',
    status: 'open',
    lines: [
      { id: 'row-1', product: '灯', quantity: '1', keeper },
      { id: 'row-2', product: '灯', quantity: '2' },
      { id: 'row-3', product: '桌', quantity: '10' },
    ],
  });
  await newOrder(app, 'bob', {
    title: '乙',
    amount: '30',
    status: 'closed',
    lines: [{ id: 'row-4', product: '灯', quantity: '4' }],
  });
  await newOrder(app, 'bob', { title: '丙', amount: '5', status: 'open' });
});
afterAll(() => app.close());

const quantity = (aggregate: number) => ({ field: 'lines.quantity', aggregate });
const amount = (aggregate: number) => ({ field: 'amount', aggregate });
const records = { field: null, aggregate: 5 };
const byProduct = [{ field: 'lines.product' }];

async function ask(changes: JsonObject, userId = 'adm') {
  const chart = {
    id: 'x',
    chartType: 'table',
    schemaCode: 'Order',
    dimensions: byProduct,
    measures: [records],
    ...changes,
  };
  const { errcode, data } = await app.call(getChartData, { charts: [{ key: 'a', chart }] as never }, userId);
  if (errcode !== 0) throw new Error(`${errcode} ${app.faults.at(-1) ?? ''}`);
  return data.charts[0];
}

const groupsOf = (data: ChartData | null | undefined) =>
  (data?.groups ?? []).map(({ at, values }) => [
    ...at.map((index, dimension) => (index < 0 ? '*' : (data?.dimensions[dimension]?.members[index]?.key ?? null))),
    ...values,
  ]);
const groups = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  expect(answer?.error).toBeNull();
  return groupsOf(answer?.data);
};

test('figures of columns are those of all rows, also by fields of the records', async () => {
  const measures = [1, 2, 3, 4, 5].map(quantity);
  expect(await groups({ measures })).toEqual([
    ['桌', '10', '10', '10', '10', '1'],
    ['灯', '7', '2.33333333', '1', '4', '3'],
    [null, null, null, null, null, '0'],
  ]);
  expect(await groups({ dimensions: [{ field: 'status' }], measures: [quantity(1)] })).toEqual([
    ['open', '13'],
    ['closed', '4'],
  ]);
  expect(await groups({ chartType: 'numberCard', dimensions: [], measures: [quantity(1)] })).toEqual([['17']]);
});

test('a record and its own fields count once in each group, however many rows it has there', async () => {
  const measures = [records, ...[1, 2, 4, 5].map(amount), { field: 'lines', aggregate: 5 }, quantity(1), quantity(2)];
  expect(await groups({ measures })).toEqual([
    ['桌', '1', '100', '100', '100', '1', '1', '10', '10'],
    ['灯', '2', '130', '65', '100', '2', '2', '7', '2.33333333'],
    [null, '1', '5', '5', '5', '1', '0', null, null],
  ]);
  const card = { chartType: 'gauge', dimensions: [], measures: [quantity(5), amount(1)] };
  expect(await groups(card)).toEqual([['4', '135']]);
});

test('the totals of a pivot table count each record once', async () => {
  const dimensions = [{ field: 'lines.product' }, { field: 'status', axis: 'columns' }];
  const rows = await groups({ chartType: 'pivotTable', dimensions, measures: [amount(1), quantity(2), records] });
  expect(rows).toContainEqual(['灯', '*', '130', '2.33333333', '2']);
  expect(rows).toContainEqual(['*', 'open', '105', '4.33333333', '2']);
  expect(rows).toContainEqual(['*', '*', '135', '4.25', '3']);
});

test('people in rows are named, and fields of rows are called by both names', async () => {
  const data = (await ask({ dimensions: [{ field: 'lines.keeper' }], measures: [quantity(1)] }))?.data;
  expect(data?.dimensions[0]).toMatchObject({ field: 'lines.keeper', name: '明细 · 保管人', kind: 'person' });
  expect(data?.dimensions[0]?.members).toEqual([
    { key: 'cat', name: '凯', name_i18n: '{"en":"Kai"}' },
    { key: null, name: null, name_i18n: null },
  ]);
  expect(data?.measures[0]?.property?.name).toBe('明细 · 数量');
});

test('no records are counted without any that are visible', async () => {
  const nothing = { propertyCode: 'title', operator: 'equal', value: 'none' };
  expect(await groups({ filter: nothing })).toEqual([]);
  const card = { chartType: 'numberCard', dimensions: [], filter: nothing };
  expect(await groups({ ...card, measures: [quantity(5)] })).toEqual([['0']]);
  expect(
    await groups({ chartType: 'gauge', dimensions: [], filter: nothing, measures: [quantity(5), records] }),
  ).toEqual([['0', '0']]);
});

test('asks the database once, with records and rows together', async () => {
  const log = statementLog(app.platform.connections);
  await ask({ measures: [records, quantity(4)], limit: 7 });
  expect(log.filter((text) => text.includes('biz_'))).toHaveLength(1);
});

test.each([
  ['a column that is gone', { dimensions: [{ field: 'lines.none' }] }, 'chartFieldMissing'],
  ['a column of what is no sub-table', { dimensions: [{ field: 'title.none' }] }, 'chartFieldMissing'],
  ['a sum of texts of rows', { measures: [{ field: 'lines.product', aggregate: 1 }] }, 'chartAggregateRefused'],
  ['a number of rows as a dimension', { dimensions: [{ field: 'lines.quantity' }] }, 'chartFieldNotGrouped'],
] as const)('refuses %s', async (_, changes, error) => {
  expect(await ask(changes as never)).toMatchObject({ data: null, error: { errcode: codeOf(error) } });
});
