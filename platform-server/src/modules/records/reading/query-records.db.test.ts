import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

const columns = [
  '{ propertyCode: amount, sumType: 2 }',
  '{ propertyCode: dueDate, sumType: 3 }',
  '{ propertyCode: createdTime, sumType: 4 }',
  '{ propertyCode: lines, sumType: 5 }',
  '{ propertyCode: seller, sumType: 5 }',
  '{ propertyCode: tags, sumType: 5 }',
];

/** Four orders: what tells them apart is their remark. */
const orders = [
  {
    remark: 'one',
    amount: '10',
    dueDate: '2026-03-01T16:00:00.000Z',
    status: 'closed',
    seller: { id: 'bob', name: '' },
  },
  { remark: 'two', amount: '20', dueDate: '2026-02-27T16:00:00.000Z', status: 'open', seller: { id: 'ann', name: '' } },
  { remark: 'three', status: 'open', region: { id: 'finance', name: '' }, lines: [{ id: '1', product: 'p' }] },
  { remark: 'four', amount: '0.1', tags: ['急', '新'], watchers: [{ id: 'max', name: '' }], contractNo: 'C-100%' },
];

beforeAll(async () => {
  app = await startRecordsApp();
  const files = changedPackage('models/order.yaml', '{ propertyCode: amount, sumType: 1 }', columns.join(', '));
  const named = `{ value: open, name: 打开, name_i18n: '{"en":"Still open"}' }`;
  files['models/order.yaml'] = files['models/order.yaml']?.replace('{ value: open, name: 打开 }', named) ?? '';
  expect(await app.call(importPackage, { files }, 'adm')).toMatchObject({ errcode: 0 });
  for (const order of orders) await newOrder(app, 'ann', { title: '订单', ...order });
});
afterAll(() => app.close());

const ask = (input: Partial<QueryRecordsInput>, userId = 'ann') =>
  app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 20, ...input }, userId);

async function remarks(input: Partial<QueryRecordsInput>): Promise<unknown[]> {
  const { data, errmsg } = await ask(input);
  expect(errmsg).toBe('');
  return data.content.map((record) => record.data.remark);
}

describe('records are sorted', () => {
  const by = (...keys: string[]) =>
    remarks({
      orderBy: keys.map((key) => ({
        propertyCode: key.replace('-', ''),
        direction: key.startsWith('-') ? ('desc' as const) : ('asc' as const),
      })),
    });

  test('by people and departments as they are called, not as their ids are', async () => {
    // 安 (an) comes before 博 (bo) in an address book; by their characters they come the other way round.
    expect((await by('seller', 'sequenceNo')).slice(0, 2)).toEqual(['two', 'one']);
    expect((await by('-seller', 'sequenceNo')).slice(0, 2)).toEqual(['one', 'two']);
    expect(await by('region', 'sequenceNo')).toEqual(['three', 'one', 'two', 'four']);
  });

  test('by options in the order of their list, which is not that of their values', async () => {
    expect(await by('status', 'sequenceNo')).toEqual(['two', 'three', 'one', 'four']);
    expect(await by('-status', '-sequenceNo')).toEqual(['one', 'three', 'two', 'four']);
  });

  test('with empty values last in both directions', async () => {
    expect(await by('amount')).toEqual(['four', 'one', 'two', 'three']);
    expect(await by('-amount')).toEqual(['two', 'one', 'four', 'three']);
    expect((await by('workflowInstanceId', 'sequenceNo'))[0]).toBe('one');
    expect((await by('-workflowInstanceId', '-sequenceNo'))[0]).toBe('four');
  });

  test('by several columns, the first of which weighs most', async () => {
    expect(await by('status', '-amount')).toEqual(['two', 'three', 'one', 'four']);
    expect(await by('urgent', '-sequenceNo')).toEqual(['four', 'three', 'two', 'one']);
  });

  test('only by what has an order, which the refusal names in the language of the reader', async () => {
    const orderBy = [{ propertyCode: 'lines', direction: 'asc' as const }];
    expect(await ask({ orderBy })).toMatchObject({ status: 400, errcode: codeOf('notSortable') });
    const input = { schemaCode: 'Order', page: 0, size: 20, orderBy };
    expect((await app.call(queryRecords, input, 'ann', 'zh')).errmsg).toContain('明细');
  });
});

describe('a search finds', () => {
  test.each([
    ['THREE', ['three']],
    ['  two  ', ['two']],
    ['c-100%', ['four']],
    ['00_', []],
    ['still', ['two', 'three']],
    ['打开', ['two', 'three']],
    ['关闭', ['one']],
    ['closed', []],
    ['急', ['four']],
    ['博', ['one']],
    ['bo', ['one']],
    ['caiwu', ['three']],
    ['马', ['four']],
    ['财务', ['three']],
    ['订单 博', ['one']],
    ['博 three', []],
    ['still　three', ['three']],
    ["'; drop table biz_order; --", []],
    ['a b c d e f g h i j', []],
  ])('for %j %j', async (search, found) => {
    expect(new Set(await remarks({ search }))).toEqual(new Set(found));
  });

  test('the number of a record and whose it is', async () => {
    const { data } = await ask({ search: 'one' });
    expect(await remarks({ search: String(data.content[0]?.data.sequenceNo).toLowerCase() })).toEqual(['one']);
    expect(await remarks({ search: '安' })).toHaveLength(4);
  });
});

test('the summary row has averages, first and last times and counts over the whole filtered set', async () => {
  const filter = { propertyCode: 'remark', operator: 'notEqual', value: 'four' } as const;
  const { data } = await ask({ filter, size: 1 });
  expect(data.totalElements).toBe(3);
  expect(data.sumMap).toMatchObject({
    amount: '15',
    dueDate: '2026-02-27T16:00:00.000Z',
    createdTime: expect.stringMatching(/^2\d{3}-.*Z$/),
    lines: '1',
    seller: '2',
    tags: '0',
  });
});

test('the summary row is made of what the user may see', async () => {
  const { data } = await ask({}, 'cat');
  expect(data.totalElements).toBe(0);
  expect(Object.values(data.sumMap).filter((figure) => figure !== null && figure !== '0')).toEqual([]);
});

test('a figure that a column has none of is refused when the model is published', async () => {
  const files = changedPackage('models/order.yaml', 'amount, sumType: 1', 'title, sumType: 1');
  const answer = await app.call(importPackage, { files }, 'adm');
  expect(answer).toMatchObject({ errcode: codeOf('packageInvalid'), errmsg: expect.stringContaining('title') });
});

test.each([10, 20, 50, 100, 200, 300, 500])('a page may have %i records', async (size) => {
  expect((await ask({ size })).errcode).toBe(0);
});

test.each([0, -1, 501, 1.5, '20', null, [20]])('a page of %j records is refused and told so', async (size) => {
  const answer = await ask({ size: size as number });
  expect(answer).toMatchObject({
    status: 400,
    errcode: codeOf('requestInvalid'),
    errmsg: expect.stringContaining('size'),
  });
});
