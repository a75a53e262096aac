import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { sql } from 'kysely';
import { lockRecord, unrestricted } from '../../../record-store/index.ts';
import { packetLog } from '../../../testing/packet-log.ts';
import { relatedPackage } from '../../../testing/related-package.ts';
import { statementLog } from '../../../testing/statement-log.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import { newSession } from '../../../testing/test-session.ts';
import { until } from '../../../testing/until.ts';

let app: TestApp;
let statements: string[];
let packets: { readonly count: number };

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(relatedPackage, {}, null);
  statements = statementLog(app.platform.connections);
  packets = packetLog(app.platform.connections.pool);
});
afterAll(() => app.close());

const save = (known: BizRecord, data: BizRecord['data'], userId = 'max', schemaCode = 'Order') =>
  app.call(saveRecord, { schemaCode, id: known.id, version: known.version, data }, userId);

/** The first words of what the database was asked, without what a process asks once in a while. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  const isNowAndThen = /business_model|session_family|"(user_department|user_role)" as "link"/;
  const asked = statements.filter((text) => !isNowAndThen.test(text));
  return asked.map(
    (text) =>
      text
        .replace(/^\/\*.*?\*\//, '')
        .trim()
        .split(' ')[0] ?? '',
  );
}

const line = (product: string) => ({ id: `new-${product}`, product, quantity: '2' });
const rich = {
  title: '大单',
  amount: '12.50',
  seller: { id: 'bob', name: '' },
  region: { id: 'finance', name: '' },
  lines: [line('纸'), line('笔')],
};

describe('the database is asked', () => {
  test('four times by a change: it reads with the lock and writes all there is in one statement', async () => {
    const order = await newOrder(app, 'max', rich);
    expect(await askedBy(() => save(order, { amount: '13' }))).toEqual(['start', 'select', 'with', 'commit']);
  });

  test('once more for all the people and departments of a whole form, whose unchanged rows are not written again', async () => {
    const { data, ...order } = await newOrder(app, 'max', rich);
    const asked = await askedBy(() => save({ ...order, data }, { ...data, amount: '14' }));
    expect(asked).toEqual(['start', 'select', 'select', 'with', 'commit']);
  });

  test('in two packets by a change: it begins with the lock and ends with what is written', async () => {
    const order = await newOrder(app, 'max', rich);
    // What is asked once in a while has been, and the statements are known.
    const { data } = await save(order, { amount: '13' });
    const before = packets.count;
    await save(data, { amount: '14' });
    expect(packets.count - before).toBe(2);
  });

  test('in one packet more by a change that is told apart from others, whose answer is kept with what is written', async () => {
    const order = await newOrder(app, 'max', rich);
    const input = { schemaCode: 'Order', id: order.id, version: order.version, data: { amount: '13' } };
    const asked = await askedBy(() => app.call(saveRecord, { ...input, requestId: 'told-apart' }, 'max'));
    expect(asked).toEqual(['start', 'insert', 'select', 'with', 'commit']);
    const before = packets.count;
    const again = await app.call(saveRecord, { ...input, requestId: 'told-apart' }, 'max');
    expect(again.data).toMatchObject({ version: order.version + 1, data: { amount: '13' } });
    const next = { ...input, version: order.version + 1, requestId: 'told-apart-2' };
    const between = packets.count;
    await app.call(saveRecord, next, 'max');
    expect(packets.count - between).toBe(3);
    expect(between).toBeGreaterThan(before);
  });

  test('as often by a record of many rows as by one of few', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`${index}`));
    const adding = (count: number) => askedBy(() => newOrder(app, 'max', { lines: lines(count) }));
    expect(await adding(60)).toEqual(await adding(2));
    expect(await adding(2)).toEqual(['start', 'insert', 'insert', 'with', 'commit']);
  });
});

describe('the answer, put into the record as it was, is the record as it is read afterwards', () => {
  const read = async (id: string, userId: string, schemaCode = 'Order') =>
    (await app.call(getRecord, { schemaCode, id }, userId)).data;

  test('a new one and a changed one, with the names of people, its rows and what its user may do', async () => {
    const order = await newOrder(app, 'ann', rich);
    expect(order).toEqual(await read(order.id, 'ann'));
    const { isPartial, ...saved } = (await save(order, { title: '小单', lines: [line('墨')] }, 'lee')).data;
    expect(isPartial).toBe(true);
    expect({ ...saved, data: { ...order.data, ...saved.data } }).toEqual(await read(order.id, 'lee'));
    expect(saved.data).toMatchObject({ title: '小单', lines: [{ product: '墨' }], modifier: { name: '李' } });
    expect(saved.actions).toContain('edit');
  });

  test('of a record of many rows nothing that was not sent, and none of its rows', async () => {
    const order = await newOrder(app, 'max', rich);
    const { data } = await save(order, { amount: '15' });
    const bySystem = ['modifier', 'modifiedTime', 'sequenceNo', 'sequenceStatus', 'workflowInstanceId'];
    expect(Object.keys(data.data).sort()).toEqual(['amount', 'id', 'name', 'name_i18n', ...bySystem].sort());
    expect(data.version).toBe(order.version + 1);
  });

  test('one that refers to itself, under its new name', async () => {
    const visit = await app.call(saveRecord, { schemaCode: 'Visit', data: { topic: '旧' } }, 'ann');
    const previous = { id: visit.data.id, name: '旧' };
    const { data } = await save(visit.data, { topic: '新', previous }, 'ann', 'Visit');
    expect(data.data).toMatchObject({ topic: '新', previous: { name: '新' } });
    expect(data).toEqual(await read(visit.data.id, 'ann', 'Visit'));
  });
});

test('who waits for a record gets its rows as the one before them left them', async () => {
  const order = await newOrder(app, 'max', rich);
  const { db } = app.platform.connections;
  const { table } = await app.services.models.current('Order');
  const place = { table, corpId: app.platform.corpId };
  const wanted = { policy: unrestricted, codes: ['lines'] };
  const waiting = await db.transaction().execute(async (first) => {
    await lockRecord(first, place, order.id, wanted);
    const second = db.transaction().execute((trx) => lockRecord(trx, place, order.id, wanted));
    await until('somebody waits for the record', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    });
    const input = { schemaCode: 'Order', id: order.id, version: 1, data: { lines: [line('胶')] } };
    const user = await app.services.sessions.userOf(await newSession(app.platform, 'max'));
    await app.services.records.forWorkflow.saveInTransaction(first, user, input, { locale: 'zh' });
    return { second };
  });
  expect(await waiting.second).toMatchObject({ version: 2, data: { lines: [{ product: '胶' }] } });
});
