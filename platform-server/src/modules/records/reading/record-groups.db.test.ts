import { groupRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { GroupRecordsInput } from '@portico/shared-kit/contract/record-groups.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
  const kai = { id: 'cat', name: '' };
  await newOrder(app, 'ann', { status: 'closed', amount: '10.5', seller: kai, urgent: true });
  await newOrder(app, 'ann', { status: 'open', amount: '1', seller: kai });
  await newOrder(app, 'ann', { status: 'open', amount: '2', channel: '线上', title: 'Rush' });
  await newOrder(app, 'cat', { amount: '100' });
});
afterAll(() => app.close());

const group = (input: Partial<GroupRecordsInput>, userId = 'max') =>
  app.call(groupRecords, { schemaCode: 'Order', groupBy: ['status'], ...input }, userId);

/** Returns each group as its values, its count and the sum of its amounts. */
async function shown(input: Partial<GroupRecordsInput>, userId?: string) {
  const { data } = await group(input, userId);
  return data.groups.map(({ keys, count, sumMap }) => [...keys.map(({ value }) => value), count, sumMap['amount']]);
}

test('options stand in the order of their list, none last, with the figures of the view', async () => {
  expect(await shown({})).toEqual([
    ['open', 2, '3'],
    ['closed', 1, '10.5'],
    [null, 1, '100'],
  ]);
});

test('people are named in both languages, and yes and no are values of their own', async () => {
  const { data } = await group({ groupBy: ['seller', 'urgent'] });
  const found = data.groups.map(({ keys, count }) => [keys[0]?.name, keys[0]?.name_i18n, keys[1]?.value, count]);
  expect(found).toEqual([
    ['凯', '{"en":"Kai"}', 'true', 1],
    ['凯', '{"en":"Kai"}', null, 1],
    [null, null, null, 2],
  ]);
});

test('filter and search of the list count, and only records that the user may see', async () => {
  expect(await shown({ filter: { propertyCode: 'channel', operator: 'isNotNull', value: null } })).toEqual([
    ['open', 1, '2'],
  ]);
  expect(await shown({ search: 'rush' })).toEqual([['open', 1, '2']]);
  expect(await shown({}, 'cat')).toEqual([[null, 1, '100']]);
  expect((await group({}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});

test.each([
  ['missing', 'propertyMissing'],
  ['amount', 'requestInvalid'],
  ['dueDate', 'requestInvalid'],
  ['tags', 'requestInvalid'],
  ['lines', 'propertyMissing'],
] as const)('nothing is grouped by %s: %s', async (code, name) => {
  expect((await group({ groupBy: [code] })).errcode).toBe(codeOf(name));
});

test('a thousand groups are the most, and more are said to be there', async () => {
  const rows = Array.from({ length: 1_002 }, (_, index) => ({
    data: { title: `order ${index}`, creater: { id: 'ann', name: '' }, owner: { id: 'ann', name: '' } },
  }));
  await app.services.records.saving.bulkLoad('Order', rows);
  const { data } = await group({ groupBy: ['title'] });
  expect([data.groups.length, data.isCut]).toEqual([1_000, true]);
  expect((await group({ groupBy: ['status', 'status', 'status', 'status'] })).errcode).toBe(codeOf('requestInvalid'));
});
