import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
const size = 50;
const count = 2_470;

beforeAll(async () => {
  app = await startRecordsApp();
  const people = { creater: { id: 'max', name: '马' }, ownerDeptId: { id: 'sales', name: '销售部' } };
  const rows = Array.from({ length: count }, (_, index) => ({
    data: {
      title: `订单 ${(index * 7) % 31}`,
      // Many are alike, and every fifth is empty.
      ...(index % 5 === 0 ? {} : { amount: `${index % 97}.5` }),
      ...(index % 3 === 0 ? {} : { dueDate: new Date(Date.UTC(2026, 0, 1 + (index % 40))).toISOString() }),
      ...people,
    },
  }));
  await app.services.records.saving.bulkLoad('Order', rows);
});
afterAll(() => app.close());

async function ask(orderBy: readonly OrderBy[], page: number, near?: QueryRecordsInput['near']) {
  const input = { schemaCode: 'Order', page, size, orderBy: [...orderBy], columns: ['amount', 'dueDate'] };
  const { data, errcode } = await app.call(queryRecords, near === undefined ? input : { ...input, near }, 'max');
  expect(errcode).toBe(0);
  return { ids: data.content.map(({ id }) => id), ends: data.ends };
}

const orders: readonly (readonly OrderBy[])[] = [
  [],
  [{ propertyCode: 'amount', direction: 'asc' }],
  [{ propertyCode: 'amount', direction: 'desc' }],
  [
    { propertyCode: 'dueDate', direction: 'desc' },
    { propertyCode: 'amount', direction: 'asc' },
  ],
  [
    { propertyCode: 'title', direction: 'asc' },
    { propertyCode: 'sequenceNo', direction: 'desc' },
  ],
];

test.each(orders.map((orderBy) => [orderBy] as const))(
  'a page found by the ends of another one is the page that counting finds: %j',
  async (orderBy) => {
    const pages = [20, 21, 30, 39, 40, 45, 48, 49];
    const counted = new Map<number, Awaited<ReturnType<typeof ask>>>();
    for (const page of pages) counted.set(page, await ask(orderBy, page));
    for (const [from, { ends }] of counted) {
      if (ends === undefined) throw new Error(`page ${from} has no ends`);
      for (const page of pages) {
        const { ids } = await ask(orderBy, page, { page: from, ...ends });
        expect([from, page, ids]).toEqual([from, page, counted.get(page)?.ids]);
      }
    }
  },
);

test('a record that is added before a deep page does not show the last one again', async () => {
  const newest = [{ propertyCode: 'createdTime', direction: 'desc' }] as const;
  const { ids, ends } = await ask(newest, 30);
  await newOrder(app, 'max');
  if (ends === undefined) throw new Error('no ends');
  const next = await ask(newest, 31, { page: 30, ...ends });
  expect(next.ids.filter((id) => ids.includes(id))).toEqual([]);
});

test.each([
  '',
  'null',
  '[]',
  '{"__proto__":1}',
  '["1",null]',
  `["'; drop table biz_order; --","x"]`,
  '["2026-13-45 00:00:00+00","x"]',
  '["2026-02-30 00:00:00+00","x"]',
  '["0000-01-01 00:00:00+00","x"]',
  '["2026-01-01 00:00:00+00","\\ud800"]',
  '[["2026-01-01 00:00:00+00"],"x"]',
])('ends that are none of the order are passed over: %s', async (text) => {
  const newest = [{ propertyCode: 'createdTime', direction: 'desc' }] as const;
  const plain = await ask(newest, 25);
  const { ids } = await ask(newest, 25, { page: 24, first: text, last: text });
  expect(ids).toEqual(plain.ids);
});

test.each(['\u00A05', '5e3', 'NaN', '1'.repeat(60)])('an end that is no decimal is passed over: %j', async (amount) => {
  const byAmount = [{ propertyCode: 'amount', direction: 'asc' }] as const;
  const text = JSON.stringify([amount, 'x']);
  const { ids } = await ask(byAmount, 25, { page: 24, first: text, last: text });
  expect(ids).toEqual((await ask(byAmount, 25)).ids);
});

test('the first pages and orders by names have no ends', async () => {
  expect((await ask([{ propertyCode: 'amount', direction: 'asc' }], 3)).ends).toBeUndefined();
  expect((await ask([{ propertyCode: 'owner', direction: 'asc' }], 30)).ends).toBeUndefined();
});
