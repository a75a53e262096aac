import { deleteRecords, getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { transaction } from '../../database/index.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const save = (input: object, userId = 'ann') =>
  app.call(saveRecord, { schemaCode: 'Order', data: {}, ...input }, userId);

test('a complete record cannot lose what is required by being called a draft', async () => {
  const { id } = await newOrder(app, 'ann');
  const answer = await save({ id, version: 1, draft: true, data: { title: null } });
  expect(answer.errcode).toBe(codeOf('valueRequired'));
  const draft = (await save({ draft: true })).data;
  expect((await save({ id: draft.id, version: 1, draft: true, data: { remark: 'x' } })).errcode).toBe(0);
});

test("a request's key answers only for the record that it was used for", async () => {
  const first = await newOrder(app, 'ann', { title: 'first' });
  const second = await newOrder(app, 'ann', { title: 'second' });
  const change = (id: string) => save({ id, version: 1, data: { remark: 'x' }, requestId: 'one' });
  expect((await change(first.id)).data.id).toBe(first.id);
  expect((await change(first.id)).data.version).toBe(2);
  expect((await change(second.id)).errcode).toBe(codeOf('repeatedSubmit'));
});

test('system values, foreign rows and foreign files in the data change nothing of others', async () => {
  const other = await newOrder(app, 'bob', { lines: [{ id: 'x', product: 'of bob' }] });
  const rowId = (other.data.lines as { id: string }[])[0]?.id ?? '';
  const system = {
    id: other.id,
    owner: { id: 'bob', name: '' },
    ownerDeptId: { id: 'finance', name: '' },
    creater: { id: 'bob', name: '' },
    sequenceNo: 'X1',
    sequenceStatus: 'CANCELED',
    workflowInstanceId: 'w1',
    createdTime: '2001-01-01T00:00:00.000Z',
  };
  const { data } = await save({ data: { title: 't', ...system, lines: [{ id: rowId, product: 'of ann' }] } });
  expect(data.id).not.toBe(other.id);
  expect(data.data).toMatchObject({ owner: { id: 'ann' }, ownerDeptId: { id: 'sales' }, sequenceStatus: 'COMPLETED' });
  expect(data.data.workflowInstanceId).toBeNull();
  expect((data.data.lines as { id: string }[])[0]?.id).not.toBe(rowId);
  const kept = (await app.call(getRecord, { schemaCode: 'Order', id: other.id }, 'bob')).data;
  expect(kept.data.lines).toEqual(other.data.lines);
});

test('a record that a workflow takes while it is being deleted stays', async () => {
  const { id } = await newOrder(app, 'ann');
  const { db } = app.platform.connections;
  let deleting: Promise<{ data: { successCount: number } }> | undefined;
  await transaction(db, async (trx) => {
    await sql`update biz_order set workflow_instance_id = 'w1', sequence_status = 'PROCESSING' where id = ${id}`.execute(
      trx,
    );
    deleting = app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'ann');
    await until('the deletion waits for the record', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    });
  });
  expect((await deleting)?.data.successCount).toBe(0);
  expect((await app.call(getRecord, { schemaCode: 'Order', id }, 'ann')).errcode).toBe(0);
});
