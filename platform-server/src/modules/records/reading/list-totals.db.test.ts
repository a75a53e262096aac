import { type FilterTree, everything } from '@portico/shared-kit/filters';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { sql } from 'kysely';
import { countWrites, type RecordSelection, readTotals, unrestricted, type WantedSum } from '../../../records/index.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { listTotals } from './list-totals.ts';

const sums: readonly WantedSum[] = [{ propertyCode: 'amount', sumType: 1 }];
const dear: FilterTree = { propertyCode: 'amount', operator: 'greaterThan', value: '5000' };
let app: TestApp;
/** The statements that counted since the test began. */
let counted: string[] = [];
/** Where the parts began when some were last counted. */
let starts: readonly string[] = [];

const rowOf = (amount: string) => ({
  title: '订单',
  amount,
  creater: { id: 'max', name: '马' },
  ownerDeptId: { id: 'sales', name: '销售部' },
});

beforeAll(async () => {
  app = await startRecordsApp();
  const rows = Array.from({ length: 9_000 }, (_, index) => ({
    data: rowOf(`${index}`),
  }));
  await app.services.records.bulkLoad('Order', rows);
  noteStatements();
});
afterAll(() => app.close());
beforeEach(() => {
  counted = [];
});

function noteStatements() {
  const seen = new WeakSet<object>();
  app.platform.connections.readPool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query as unknown as (...args: readonly unknown[]) => unknown;
    const noted = (...args: readonly unknown[]) => {
      const [text, values] = args as [unknown, (readonly unknown[])?];
      if (typeof text === 'string' && text.includes('count(*)')) counted.push(text);
      if (typeof text === 'string' && text.includes('width_bucket')) {
        starts = (values ?? []).filter(Array.isArray).toSorted((one, other) => other.length - one.length)[0] ?? [];
      }
      return Reflect.apply(query, client, args);
    };
    client.query = noted as unknown as typeof client.query;
  });
}

/** How often every record was looked at. */
const wholes = () => counted.filter((text) => !text.includes('width_bucket')).length;

async function selectionOf(filter: FilterTree): Promise<RecordSelection> {
  const { table } = await app.services.models.current('Order');
  return { table, corpId: app.platform.corpId, scopes: unrestricted, filter };
}

/** Totals as one process remembers them, for a table that takes long to count. */
function asker(totals = listTotals(app.platform.now, { longCount: 0 })) {
  return async function ask(filter: FilterTree) {
    const { connections, corpId } = app.platform;
    const { readDb: db } = connections;
    const selection = await selectionOf(filter);
    const writes = await countWrites(db, corpId, 'Order');
    return totals.of(JSON.stringify(filter), { db, selection, sums, writes });
  };
}

/** What a bare count says. */
async function bare(filter: FilterTree) {
  const before = counted.length;
  const totals = await readTotals(app.platform.connections.readDb, await selectionOf(filter), sums);
  counted.length = before;
  return totals;
}

test('totals stay exact through saves, changes and deletions, and only the parts that changed are counted again', async () => {
  const ask = asker();
  const first = await newOrder(app, 'max', { amount: '7000.5' });
  await ask(everything);
  await newOrder(app, 'max');
  await ask(everything);
  await ask(dear);
  expect(wholes()).toBe(3);
  const steps = [
    () => newOrder(app, 'max', { amount: '9999.25' }),
    () => app.call(saveRecord, { schemaCode: 'Order', id: first.id, version: 1, data: { amount: '1' } }, 'max'),
    () => app.call(deleteRecords, { schemaCode: 'Order', ids: [first.id] }, 'max'),
    () => Promise.all([1, 2, 3].map((amount) => newOrder(app, 'max', { amount: `${amount}` }))),
  ];
  for (const step of steps) {
    await step();
    for (const filter of [everything, dear]) {
      expect(await ask(filter)).toEqual(await bare(filter));
    }
  }
  // Asked again for the first time, a list is counted part by part; from then on only what changed.
  expect(wholes()).toBe(4);
});

test('nothing is counted again while nothing is written', async () => {
  const ask = asker();
  await ask(everything);
  const before = counted.length;
  await ask(everything);
  expect(counted.length).toBe(before);
});

test('a write whose note came too late to be seen, and one of many records, are counted by counting everything', async () => {
  const ask = asker();
  for (const filter of [everything, dear]) {
    await ask(filter);
    await newOrder(app, 'max', { amount: '6000' });
    await ask(filter);
  }
  const { db } = app.platform.connections;
  await newOrder(app, 'max', { amount: '8000' });
  await sql`update record_change set changed_time = changed_time - interval '1 hour'
    where id = (select max(id) from record_change)`.execute(db);
  expect(await ask(dear)).toEqual(await bare(dear));
  await app.services.records.bulkLoad('Order', [{ data: rowOf('9000') }]);
  expect(await ask(dear)).toEqual(await bare(dear));
});

test('a load is divided into parts anew, so that a change after it does not count all that came in', async () => {
  const ask = asker();
  const write = () => newOrder(app, 'max');
  for (const step of [write, write, write]) {
    await ask(everything);
    await step();
  }
  await ask(everything);
  const rows = Array.from({ length: 9_000 }, () => ({ data: rowOf('1') }));
  await app.services.records.bulkLoad('Order', rows);
  await ask(everything);
  await write();
  await ask(everything);
  await write();
  expect(await ask(everything)).toEqual(await bare(everything));
  // 18,000 records begin new parts after 4,096, 8,192, 12,288 and 16,384; the first 9,000 did after two of those.
  expect(starts).toHaveLength(4);
});

test('many who ask for the same at once share one count', async () => {
  const ask = asker();
  await newOrder(app, 'max');
  const before = counted.length;
  await Promise.all(Array.from({ length: 8 }, () => ask(everything)));
  expect(counted.length - before).toBe(1);
});
