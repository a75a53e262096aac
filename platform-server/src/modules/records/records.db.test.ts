import { deleteRecords, getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
const clock = new Date('2026-03-02T17:00:00Z');

beforeAll(async () => {
  app = await startRecordsApp(() => clock);
});
afterAll(() => app.close());

const allValues = {
  title: '第一单 "<b>\\',
  remark: '多行\n文字',
  amount: '1234567890123456.12345678',
  dueDate: '2026-03-02T16:00:00.000Z',
  urgent: false,
  channel: '线上',
  status: 'open',
  seller: { id: 'bob', name: 'whatever' },
  region: { id: 'sales', name: '' },
};

test('a record comes back with every value, its system fields and its rows in order', async () => {
  const lines = [
    { id: 'a', product: '钢', quantity: '2.5', keeper: { id: 'cat', name: '' } },
    { id: 'b', product: '铝', quantity: null, keeper: null },
  ];
  const saved = await newOrder(app, 'ann', { ...allValues, lines });
  const { data } = await app.call(getRecord, { schemaCode: 'Order', id: saved.id }, 'ann');
  expect(data).toEqual(saved);
  expect(data).toMatchObject({ schemaCode: 'Order', version: 1, actions: ['edit', 'delete'] });
  expect(data.data).toMatchObject({
    ...allValues,
    seller: { id: 'bob', name: '博', imgUrl: null },
    region: { id: 'sales', name: '销售部' },
    files: null,
    contractNo: null,
    name: `第一单 "<b>\\ ${String(data.data.sequenceNo)}`,
    sequenceNo: expect.stringMatching(/^SO20260303\d{4}$/),
    sequenceStatus: 'COMPLETED',
    creater: { id: 'ann', name: '安', imgUrl: null },
    createdTime: clock.toISOString(),
    owner: { id: 'ann', name: '安', imgUrl: null },
    ownerDeptId: { id: 'sales', name: '销售部' },
    workflowInstanceId: null,
    lines: [
      { product: '钢', quantity: '2.5', keeper: { id: 'cat', name: '凯', imgUrl: null } },
      { product: '铝', quantity: null, keeper: null },
    ],
  });
});

test('a list says its total, its sum and what may be done', async () => {
  await newOrder(app, 'cat', { amount: '10.5', status: 'open' });
  await newOrder(app, 'cat', { amount: '20.25', status: 'closed' });
  const everything = { schemaCode: 'Order', page: 0, size: 20 };
  const { data } = await app.call(queryRecords, everything, 'cat');
  expect(data.content.map((record) => record.data.amount)).toEqual(['20.25', '10.5']);
  expect(data).toMatchObject({ totalElements: 2, sumMap: { amount: '30.75' }, actions: ['add'] });
  const open = { ...everything, filter: { propertyCode: 'status', operator: 'equal', value: 'open' } as const };
  expect((await app.call(queryRecords, open, 'cat')).data).toMatchObject({
    totalElements: 1,
    sumMap: { amount: '10.5' },
  });
});

test('totals follow a write at once', async () => {
  const mine = { schemaCode: 'Order', page: 0, size: 10, search: 'zebra' };
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(0);
  const { id } = await newOrder(app, 'bob', { title: 'A ZEBRA' });
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(1);
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'bob');
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(0);
});

test('a record that somebody else changed is a conflict that names them', async () => {
  const { id, version } = await newOrder(app, 'ann');
  const change = (title: string) => ({ schemaCode: 'Order', id, version, data: { title } });
  expect((await app.call(saveRecord, change('one'), 'max')).data.version).toBe(2);
  const second = await app.call(saveRecord, change('two'), 'ann');
  expect(second).toMatchObject({ errcode: codeOf('recordConflict'), errmsg: expect.stringContaining('马') });
});
