import { type FilterTree, everything } from '@portico/shared-kit/filters';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { sql } from 'kysely';
import {
  readChangeCounter,
  type RecordSelection,
  readTotals,
  unrestricted,
  type SummaryFigure,
} from '../../../record-store/index.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { listTotals } from './list-totals.ts';

const sums: readonly SummaryFigure[] = [{ propertyCode: 'amount', sumType: 1 }];
const dear: FilterTree = { propertyCode: 'amount', operator: 'greaterThan', value: '5000' };
let app: TestApp;
/** The statements that counted since the test began. */
let counted: string[] = [];
/** The ms that a count costs, and that all have cost so far. */
let priceOf: (text: string) => number;
let time = 0;
/** Beginnings of the parts when some were last counted. */
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
  await app.services.records.saving.bulkLoad('Order', rows);
  changeCounterStatements();
});
afterAll(() => app.close());
beforeEach(() => {
  counted = [];
  priceOf = () => 1;
});

function changeCounterStatements() {
  const seen = new WeakSet<object>();
  app.platform.connections.readPool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query as unknown as (...args: readonly unknown[]) => unknown;
    const noted = (...args: readonly unknown[]) => {
      const [text, values] = args as [unknown, (readonly unknown[])?];
      if (typeof text === 'string' && text.includes('count(*)')) {
        counted.push(text);
        time += priceOf(text);
      }
      if (typeof text === 'string' && text.includes('width_bucket')) {
        starts = (values ?? []).filter(Array.isArray).toSorted((one, other) => other.length - one.length)[0] ?? [];
      }
      return Reflect.apply(query, client, args);
    };
    client.query = noted as unknown as typeof client.query;
  });
}

/** The number of times that every record was looked at in one go. */
const wholes = () =>
  counted.filter((text) => !text.includes('generate_series') && !text.includes('width_bucket')).length;
/** The number of times that a list was counted part by part. */
const inParts = () => counted.filter((text) => text.includes('generate_series')).length;
const mostTurns = 30;

async function selectionOf(filter: FilterTree): Promise<RecordSelection> {
  const { table } = await app.services.models.current('Order');
  return { table, corpId: app.platform.corpId, policy: unrestricted, filter };
}

/** Totals as one process remembers them, for a table that takes long to count; what it does beside is done. */
function asker() {
  const totals = listTotals(app.platform.now, { longCount: 0, clock: () => time });
  return async function ask(filter: FilterTree) {
    const { connections, corpId } = app.platform;
    const { readDb: db } = connections;
    const selection = await selectionOf(filter);
    const writes = await readChangeCounter(db, corpId, 'Order');
    const found = await totals.of(JSON.stringify(filter), { db, selection, sums, writes });
    await totals.settled(db);
    return found;
  };
}

/** Asks after a save each time until the list is counted in parts; how many plain counts that took. */
async function askUntilDivided(ask: ReturnType<typeof asker>, filter: FilterTree = everything): Promise<number> {
  const [before, divided] = [wholes(), inParts()];
  for (let turn = 0; turn < mostTurns; turn++) {
    await newOrder(app, 'max');
    await ask(filter);
    if (inParts() > divided) return wholes() - before;
  }
  throw new Error('The list is counted whole however often it is asked for');
}

/** Returns the total of a bare count. */
async function bare(filter: FilterTree) {
  const before = counted.length;
  const totals = await readTotals(app.platform.connections.readDb, await selectionOf(filter), sums);
  counted.length = before;
  return totals;
}

test('totals stay exact through saves, changes and deletions, and only the parts that changed are counted again', async () => {
  const ask = asker();
  const first = await newOrder(app, 'max', { amount: '7000.5' });
  const filters = [everything, dear];
  for (const filter of filters) await askUntilDivided(ask, filter);
  const steps = [
    () => newOrder(app, 'max', { amount: '9999.25' }),
    () => app.call(saveRecord, { schemaCode: 'Order', id: first.id, version: 1, data: { amount: '1' } }, 'max'),
    () => app.call(deleteRecords, { schemaCode: 'Order', ids: [first.id] }, 'max'),
    () => Promise.all([1, 2, 3].map((amount) => newOrder(app, 'max', { amount: `${amount}` }))),
  ];
  const before = wholes();
  for (const step of steps) {
    await step();
    for (const filter of filters) expect(await ask(filter)).toEqual(await bare(filter));
  }
  expect(wholes()).toBe(before);
});

test('who asks for the first time, and after a save, waits for one plain count and for nothing else', async () => {
  const ask = asker();
  await ask(everything);
  expect(counted).toHaveLength(1);
  await newOrder(app, 'max');
  await ask(everything);
  expect([counted.length, wholes()]).toEqual([2, 2]);
});

test('a list is divided, beside, when its plain counts have cost what that is expected to', async () => {
  const ask = asker();
  expect(await askUntilDivided(ask)).toBe(4);
  // By then it is known that the parts cost as much as seven plain counts.
  const dearParts = asker();
  priceOf = (text) => (text.includes('generate_series') ? 7 : 1);
  await askUntilDivided(dearParts);
  expect(await askUntilDivided(dearParts, dear)).toBe(7);
});

test('parts that would be dearer to count again than everything was are not counted again', async () => {
  const ask = asker();
  priceOf = (text) => (text.includes('generate_series') ? 30 : 1);
  await askUntilDivided(ask);
  const before = counted.length;
  await newOrder(app, 'max');
  await ask(everything);
  const since = counted.slice(before);
  expect(since).toHaveLength(1);
  expect(since[0]).not.toContain('width_bucket');
  expect(await ask(everything)).toEqual(await bare(everything));
});

test('what is saved while a list is being divided is counted', async () => {
  const ask = asker();
  const { readDb } = app.platform.connections;
  const totals = listTotals(app.platform.now, { longCount: 0, clock: () => time });
  const selection = await selectionOf(everything);
  const askOnly = async () => {
    const writes = await readChangeCounter(readDb, app.platform.corpId, 'Order');
    return totals.of('all', { db: readDb, selection, sums, writes });
  };
  for (let turn = 0; turn < 6; turn++) {
    await newOrder(app, 'max');
    expect(await askOnly()).toEqual(await ask(everything));
  }
  await totals.settled(readDb);
  await newOrder(app, 'max', { amount: '6100' });
  expect(await askOnly()).toEqual(await bare(everything));
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
  for (const filter of [everything, dear]) await askUntilDivided(ask, filter);
  const { db } = app.platform.connections;
  await newOrder(app, 'max', { amount: '8000' });
  await sql`update record_change set changed_time = changed_time - interval '1 hour'
    where id = (select max(id) from record_change)`.execute(db);
  expect(await ask(dear)).toEqual(await bare(dear));
  await app.services.records.saving.bulkLoad('Order', [{ data: rowOf('9000') }]);
  expect(await ask(dear)).toEqual(await bare(dear));
});

test('a load is divided into parts anew, so that a change after it does not count all that came in', async () => {
  const ask = asker();
  const write = () => newOrder(app, 'max');
  await askUntilDivided(ask);
  const rows = Array.from({ length: 9_000 }, () => ({ data: rowOf('1') }));
  await app.services.records.saving.bulkLoad('Order', rows);
  await askUntilDivided(ask);
  await write();
  expect(await ask(everything)).toEqual(await bare(everything));
  // 18,000 records begin new parts after 4,096, 8,192, 12,288 and 16,384; the first 9,000 did after two of those.
  expect(starts).toHaveLength(4);
});

test('while many save and many ask, no total is older than what was saved before it was asked for, whole or in parts', async () => {
  const { readDb } = app.platform.connections;
  const totals = listTotals(app.platform.now, { longCount: 0, clock: () => time });
  const selection = await selectionOf(dear);
  let saved = (await bare(dear)).total;
  const askNow = async () => {
    const known = saved;
    const writes = await readChangeCounter(readDb, app.platform.corpId, 'Order');
    const { total } = await totals.of('dear', { db: readDb, selection, sums, writes });
    expect(total).toBeGreaterThanOrEqual(known);
  };
  const saving = Array.from({ length: 3 }, async () => {
    for (let turn = 0; turn < 12; turn++) {
      await newOrder(app, 'max', { amount: turn % 3 === 0 ? '1' : '8000' });
      if (turn % 3 !== 0) saved += 1;
    }
  });
  const asking = Array.from({ length: 3 }, async () => {
    for (let turn = 0; turn < 25; turn++) await askNow();
  });
  await Promise.all([...saving, ...asking]);
  await totals.settled(readDb);
  expect(inParts()).toBeGreaterThan(0);
  await newOrder(app, 'max', { amount: '8000' });
  const writes = await readChangeCounter(readDb, app.platform.corpId, 'Order');
  expect(await totals.of('dear', { db: readDb, selection, sums, writes })).toEqual(await bare(dear));
});

test('many who ask for the same at once share one count', async () => {
  const ask = asker();
  await newOrder(app, 'max');
  const before = counted.length;
  await Promise.all(Array.from({ length: 8 }, () => ask(everything)));
  expect(counted.length - before).toBe(1);
});
