import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import type { ImportPackageInput } from '@portico/shared-kit/contract/applications.schema';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startRecordsApp();
});
afterEach(() => app.close());

const importing = (options: Partial<ImportPackageInput>) => app.call(importPackage, options, 'adm');

/** Without the remark, with the amount as a text, and without a column of the lines. */
function lessPackage(): Record<string, string> {
  const files = changedPackage('models/order.yaml', /.*code: remark,.*\n/, '');
  const text = files['models/order.yaml'] ?? '';
  const amount = text.replace("propertyType: 2, settings: { min: '0' }", 'propertyType: 0').replace(', sumType: 1', '');
  return { ...files, 'models/order.yaml': amount.replace(/.*code: quantity,.*\n/, '') };
}

const losses = [
  { item: 'Order.remark', rows: 2 },
  { item: 'Order.amount', rows: 1 },
  { item: 'Order.lines.quantity', rows: 1 },
];

async function twoOrders(): Promise<string> {
  await newOrder(app, 'ann', { remark: 'kept' });
  const lines = [{ id: '1', product: 'x', quantity: '2' }];
  return (await newOrder(app, 'ann', { remark: 'too', amount: '5', lines })).id;
}

test('a plan names every field whose values would go, and how many they are', async () => {
  await twoOrders();
  const files = lessPackage();
  const plan = (await importing({ files, dryRun: true })).data;
  expect(plan.losses).toEqual(losses.map((loss) => ({ ...loss, allowed: false })));
  const allowed = (await importing({ files, dryRun: true, allowDataLoss: ['Order.amount'] })).data.losses;
  expect(allowed.map((loss) => loss.allowed)).toEqual([false, true, false]);
});

test('values go when each of their fields is allowed by name, and not before', async () => {
  const id = await twoOrders();
  const files = lessPackage();
  const items = losses.map(({ item }) => item);
  for (const missing of items) {
    const answer = await importing({ files, allowDataLoss: items.filter((item) => item !== missing) });
    expect(answer.errcode).toBe(codeOf('modelChangeLosesData'));
    expect(items.filter((item) => answer.errmsg.includes(item))).toEqual([missing]);
  }
  const kept = (await app.call(getRecord, { schemaCode: 'Order', id }, 'ann')).data.data;
  expect(kept).toMatchObject({ remark: 'too', amount: '5' });
  const done = await importing({ files, allowDataLoss: items });
  expect(done.data.losses).toEqual(losses.map((loss) => ({ ...loss, allowed: true })));
  const left = (await app.call(getRecord, { schemaCode: 'Order', id }, 'ann')).data.data;
  expect(left).not.toHaveProperty('remark');
  expect(left.lines).toEqual([expect.not.objectContaining({ quantity: expect.anything() })]);
});

test('a value that is saved while the import waits for its table is not lost unseen', async () => {
  const { id } = await newOrder(app, 'ann');
  const files = changedPackage('models/order.yaml', /.*code: remark,.*\n/, '');
  const { db, pool } = app.platform.connections;
  const writer = await pool.connect();
  try {
    await writer.query('begin');
    await writer.query('update "biz_order" set "f_remark" = $1 where id = $2', ['late', id]);
    const answer = importing({ files });
    await until('the import waits for the table', async () => {
      const { rows } = await pool.query("select 1 from pg_locks where not granted and mode = 'ShareRowExclusiveLock'");
      return rows.length > 0;
    });
    await writer.query('commit');
    expect((await answer).errcode).toBe(codeOf('modelChangeLosesData'));
  } finally {
    writer.release();
  }
  expect(await db.selectFrom('business_model').select('version').where('schema_code', '=', 'Order').execute()).toEqual([
    { version: 1 },
  ]);
});
