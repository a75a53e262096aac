import type { ColumnStatisticsInput } from '@portico/shared-kit/contract/column-statistics.schema';
import { getColumnStatistics } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../../testing/test-app.ts';
import { startImportApp } from '../../../testing/import-world.ts';
import { newOrder } from '../../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startImportApp();
  const kai = { id: 'cat', name: '' };
  await newOrder(app, 'ann', { status: 'closed', amount: '10.5', seller: kai });
  await newOrder(app, 'ann', { status: 'open', amount: '1', seller: kai });
  await newOrder(app, 'ann', { status: 'open', title: 'Rush' });
  await newOrder(app, 'cat', { amount: '100' });
});
afterAll(() => app.close());

const ask = (propertyCode: string, input: Partial<ColumnStatisticsInput> = {}, userId = 'max') =>
  app.call(getColumnStatistics, { schemaCode: 'Order', propertyCode, ...input }, userId);

test('a number has its figures, and no values that are counted apart', async () => {
  expect((await ask('amount')).data).toEqual({
    total: 4,
    filled: 3,
    figures: { 1: '111.5', 2: '37.16666667', 3: '1', 4: '100' },
    values: null,
    distinct: null,
  });
});

test('percentages have no sum', async () => {
  const rows = ['0.5', '1'].map((share) => ({
    data: { title: share, share, creater: { id: 'ann', name: '' }, owner: { id: 'ann', name: '' } },
  }));
  await app.services.records.saving.bulkLoad('Contact', rows);
  const { data } = await app.call(getColumnStatistics, { schemaCode: 'Contact', propertyCode: 'share' }, 'max');
  expect(data).toMatchObject({ total: 2, figures: { 2: '0.75', 3: '0.5', 4: '1' } });
  expect(data.figures).not.toHaveProperty('1');
});

test('options are counted, the most frequent first, and empty ones are none of them', async () => {
  const { data } = await ask('status');
  expect(data).toMatchObject({ total: 4, filled: 3, figures: {}, distinct: 2 });
  expect(data.values?.map(({ key, count }) => [key.value, count])).toEqual([
    ['open', 2],
    ['closed', 1],
  ]);
});

test('people are named, and records that the user does not see count for nothing', async () => {
  const { data } = await ask('seller');
  expect(data.values).toEqual([{ key: { value: 'cat', name: '凯', name_i18n: '{"en":"Kai"}' }, count: 2 }]);
  expect((await ask('amount', {}, 'cat')).data).toMatchObject({ total: 1, filled: 1, figures: { 1: '100' } });
  expect((await ask('amount', {}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});

test('filter and search of the list count', async () => {
  const open = { propertyCode: 'status', operator: 'equal', value: 'open' } as const;
  expect((await ask('amount', { filter: open })).data).toMatchObject({ total: 2, filled: 1, figures: { 1: '1' } });
  expect((await ask('amount', { search: 'rush' })).data).toMatchObject({ total: 1, filled: 0, figures: { 1: null } });
});

test.each(['missing', 'lines'])('there are none of %s', async (code) => {
  expect((await ask(code)).errcode).toBe(codeOf('propertyMissing'));
});

test('of more than a thousand values it is known that there are', async () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => ({
    data: { title: `order ${index}`, creater: { id: 'ann', name: '' }, owner: { id: 'ann', name: '' } },
  }));
  await app.services.records.saving.bulkLoad('Order', rows);
  const { data } = await ask('title');
  expect(data.distinct).toBeNull();
  expect(data.values).toHaveLength(10);
});
