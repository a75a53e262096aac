import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { TestApp } from '../../../testing/test-app.ts';
import { startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

function* orders(count: number) {
  for (let index = 0; index < count; index++) {
    const createdTime = new Date(Date.UTC(2026, 0, 1 + (index % 90), 3)).toISOString();
    const lines = [1, 2, 3].map((quantity) => ({ product: `货\t${index}`, quantity: String(quantity) }));
    const values = { title: `单 ${index}\\N\n`, amount: `${index}.5`, seller: { id: 'bob', name: '博' }, lines };
    yield { data: { ...values, creater: { id: 'ann', name: '安' }, createdTime } };
  }
}

test('thousands of records with rows arrive whole, numbered per day and owned', async () => {
  expect(await app.services.records.saving.bulkLoad('Order', orders(5_000))).toBe(5_000);
  const input = { schemaCode: 'Order', page: 0, size: 1, columns: ['title', 'amount', 'lines', 'creater', 'owner'] };
  const orderBy = [{ propertyCode: 'amount', direction: 'asc' as const }];
  const { data } = await app.call(queryRecords, { ...input, orderBy }, 'ann');
  expect(data.totalElements).toBe(5_000);
  expect(data.content[0]?.data).toMatchObject({
    title: '单 0\\N\n',
    amount: '0.5',
    sequenceNo: 'SO202601010001',
    creater: { id: 'ann' },
    owner: { id: 'ann' },
    lines: [{ product: '货\t0', quantity: '1' }, { quantity: '2' }, { quantity: '3' }],
  });
});

test('one wrong record keeps all of them out', async () => {
  const before = (await app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 1 }, 'max')).data.totalElements;
  const creater = { id: 'ann', name: '安' };
  const wrong = [
    { data: { title: 'x', creater, seller: { id: 'ghost', name: '?' } } },
    { data: { title: 'x', creater, watchers: [creater, { id: 'ghost', name: '?' }] } },
    { data: { title: 'x', creater, channel: 'nowhere' } },
    { data: { creater } },
  ];
  for (const record of wrong) {
    const loading = app.services.records.saving.bulkLoad('Order', [{ data: { title: 'fine', creater } }, record]);
    const names = ['valueInvalid', 'valueRequired'];
    await expect(loading).rejects.toMatchObject({ errorName: expect.stringMatching(names.join('|')) });
  }
  const after = (await app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 1 }, 'max')).data.totalElements;
  expect(after).toBe(before);
});
