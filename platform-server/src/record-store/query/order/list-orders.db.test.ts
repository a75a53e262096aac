import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { everything } from '@portico/shared-kit/filters';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { changedPackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import { pageStatement } from '../reading/read-records.ts';
import { unrestricted } from '../scope/scope.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const dueDate = 'code: dueDate, name: 交期, propertyType: 3, settings: { format: 1 }';

/** Imports the sample with a view of the orders in an order of its own. */
async function importSorted(orderBy: string, change = (text: string) => text) {
  const files = changedPackage('models/order.yaml', 'name: 全部\n', `name: 全部\n    orderBy: [${orderBy}]\n`);
  files['models/order.yaml'] = change(files['models/order.yaml'] ?? '');
  return app.call(importPackage, { files }, 'adm');
}

async function indexes(): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
    where tablename = 'biz_order' and indexname ~ '_by_|_unique' order by indexname`.execute(
    app.platform.connections.db,
  );
  return rows.map(({ indexdef }) => indexdef.replace(/.*USING btree /, ''));
}

const unique = '(corp_id, f_contractno)';

async function planOf(orderBy: readonly OrderBy[]): Promise<string> {
  const { table } = await app.services.models.current('Order');
  const selection = { table, corpId: 'main', policy: unrestricted, filter: everything };
  const wanted = { orderBy, page: 0, size: 20, codes: ['title'], withRows: false, locale: 'en' as const };
  return app.platform.connections.db.transaction().execute(async (trx) => {
    // A table of a few rows is sorted sooner than any index is read.
    await sql`set local enable_sort = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${pageStatement(selection, wanted)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('a view in an order of its own gets an index that its page is read from', async () => {
  expect(await indexes()).toEqual([unique]);
  const orderBy = '{ propertyCode: dueDate, direction: desc }, { propertyCode: sequenceNo, direction: asc }';
  expect((await importSorted(orderBy)).errcode).toBe(0);
  expect(await indexes()).toEqual(['(corp_id, f_duedate DESC NULLS LAST, sequence_no, id)', unique]);
  const plan = await planOf([
    { propertyCode: 'dueDate', direction: 'desc' },
    { propertyCode: 'sequenceNo', direction: 'asc' },
  ]);
  expect(plan).toMatch(/Index (Only )?Scan using biz_order_by_\w+/);
  expect(plan).not.toContain('Sort Key: r_1');
  expect(await planOf([{ propertyCode: 'amount', direction: 'desc' }])).toContain('Sort Key: r_1.f_amount');
});

test('another order takes the place of the one before', async () => {
  const { data } = await importSorted('{ propertyCode: amount, direction: asc }');
  expect(data.steps.map(({ action }) => action)).toEqual(['change', 'dropIndex', 'createIndex', 'warn']);
  expect(await indexes()).toEqual(['(corp_id, f_amount, id)', unique]);
});

test('newest first is served already, and long orders by their beginning', async () => {
  await importSorted('{ propertyCode: createdTime, direction: desc }');
  expect(await indexes()).toEqual([unique]);
  const codes = ['amount', 'dueDate', 'urgent', 'title'];
  await importSorted(codes.map((code) => `{ propertyCode: ${code}, direction: desc }`).join(', '));
  const keys = ['f_amount', 'f_duedate', 'f_urgent'].map((name) => `${name} DESC NULLS LAST`);
  expect(await indexes()).toEqual([`(corp_id, ${keys.join(', ')})`, unique]);
});

test('an index survives that its field becomes another type', async () => {
  await importSorted('{ propertyCode: dueDate, direction: desc }');
  const toText = (text: string) =>
    text
      .replace(dueDate, 'code: dueDate, name: 交期, propertyType: 0')
      .replace('contractNo, name: 合同号, propertyType: 0', 'contractNo, name: 合同号, propertyType: 2');
  const answer = await importSorted('{ propertyCode: dueDate, direction: desc }', toText);
  expect(answer.errmsg).toBe('');
  expect(await indexes()).toEqual(['(corp_id, f_duedate DESC NULLS LAST, id DESC)', unique]);
});

test('a list cannot come in the order of what has none', async () => {
  const answer = await importSorted('{ propertyCode: lines, direction: desc }');
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toContain('lines');
});

test('a list has the columns that were asked for and what every record says of itself, nothing else', async () => {
  await newOrder(app, 'ann', { lines: [{ id: '1', product: 'x' }] });
  const input = { schemaCode: 'Order', page: 0, size: 1 };
  const keys = async (columns?: string[]) => {
    const { data } = await app.call(queryRecords, columns === undefined ? input : { ...input, columns }, 'ann');
    return Object.keys(data.content[0]?.data ?? {}).sort();
  };
  const always = ['id', 'name', 'name_i18n', 'sequenceNo', 'sequenceStatus', 'workflowInstanceId'];
  expect(await keys(['title', 'owner'])).toEqual([...always, 'owner', 'title'].sort());
  expect(await keys(['lines'])).toEqual([...always, 'lines'].sort());
  expect(await keys()).toEqual(expect.arrayContaining([...always, 'owner', 'modifier', 'title']));
  expect(await keys()).not.toContain('lines');
});
