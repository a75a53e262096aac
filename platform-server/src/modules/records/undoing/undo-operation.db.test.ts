import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import { batchUpdate, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import {
  deleteAllFound,
  getRecordJob,
  handOverAllFound,
  updateAllFound,
} from '@portico/shared-kit/contract/record-jobs.endpoints';
import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import { deleteRecords, getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { addSecondTenant } from '../../../testing/second-tenant.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
const clock = new Date('2026-11-02T01:00:00Z');
beforeAll(async () => {
  app = await startRecordsApp(() => clock);
});
afterAll(() => app.close());

const db = () => app.platform.connections.db;
const undo = (id: string | undefined, user = 'ann') => app.call(undoOperation, { id: id ?? 'none' }, user);
const read = async (id: RecordId, user = 'ann') => (await app.call(getRecord, { schemaCode: 'Order', id }, user)).data;
const orders = (count: number, title: string, user = 'ann') =>
  Promise.all(Array.from({ length: count }, () => newOrder(app, user, { title, remark: 'before' })));
const idsOf = (records: readonly { readonly id: RecordId }[]) => records.map(({ id }) => id);
const update = async (ids: readonly RecordId[], user = 'ann') => {
  const input = { schemaCode: 'Order', objectIds: [...ids], propertyCode: 'remark', modifiedValue: 'after' };
  return (await app.call(batchUpdate, input, user)).data;
};
const idAt = (records: readonly { readonly id: RecordId }[], index: number): RecordId => {
  const record = records[index];
  if (record === undefined) throw new Error(`There is no order ${index}.`);
  return record.id;
};
const clean = { changedSince: 0, refusals: [] };
const refusal = (name: ErrorName) => codeOf(name);

test('a batch update is undone as a whole, with its trace, once', async () => {
  const some = await orders(3, 'batch');
  const { operationId } = await update(idsOf(some));
  expect((await read(idAt(some, 0))).data.remark).toBe('after');
  expect((await undo(operationId)).data).toEqual({ undone: 3, ...clean });
  for (const { id, data, version } of some) {
    const now = await read(id);
    expect([now.data.remark, now.data.name, now.version]).toEqual(['before', data.name, version + 2]);
  }
  const trace = { schemaCode: 'Order', bizObjectId: idAt(some, 0), page: 0, size: 20 };
  const { content } = (await app.call(getFormTrace, trace, 'ann')).data;
  expect(content.map(({ action }) => action)).toEqual(['edit', 'batch', 'add']);
  expect(await db().selectFrom('record_undo').select('record_id').execute()).toEqual([]);
  expect((await undo(operationId)).errcode).toBe(refusal('operationNotUndoable'));
  const events = await db().selectFrom('audit_event').selectAll().where('action', '=', 'operationUndo').execute();
  expect(events.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ id: operationId, kind: 'batchUpdate', undone: 3 }),
  );
});

test('what somebody changed since stays, and is counted', async () => {
  const some = await orders(2, 'since');
  const [first, second] = [idAt(some, 0), idAt(some, 1)];
  const { operationId } = await update([first, second]);
  const change = { schemaCode: 'Order', id: first, version: 2, data: { remark: 'by hand' } };
  expect((await app.call(saveRecord, change, 'max')).errcode).toBe(0);
  expect((await undo(operationId)).data).toEqual({ undone: 1, changedSince: 1, refusals: [] });
  expect((await read(first)).data.remark).toBe('by hand');
  expect((await read(second)).data.remark).toBe('before');
});

test('nobody undoes what another one did, and nobody after a week', async () => {
  const order = idAt(await orders(1, 'others'), 0);
  const { operationId } = await update([order]);
  for (const user of ['bob', 'max', 'adm'])
    expect((await undo(operationId, user)).errcode).toBe(refusal('operationNotUndoable'));
  expect((await undo("'; drop table x")).errcode).toBe(refusal('operationNotUndoable'));
  const created = async (created_time: Date) =>
    db()
      .updateTable('record_operation')
      .set({ created_time })
      .where('id', '=', operationId ?? '')
      .execute();
  await created(new Date(clock.getTime() - 7 * 24 * 60 * 60 * 1000 - 1));
  const late = await undo(operationId);
  await created(clock);
  expect(late.errcode).toBe(refusal('operationNotUndoable'));
  expect((await undo(operationId)).data).toEqual({ undone: 1, ...clean });
});

test('an update is undone by the rights of now', async () => {
  const order = idAt(await orders(1, 'rights'), 0);
  const { operationId } = await update([order]);
  const { definition } = await app.services.models.current('Order');
  const { permissions } = definition;
  Object.assign(definition, { permissions: permissions.map((each) => ({ ...each, edit: false })) });
  const { data } = await undo(operationId);
  Object.assign(definition, { permissions });
  expect(data).toMatchObject({ undone: 0, refusals: [{ resultCode: refusal('noPermissionToEdit'), count: 1 }] });
  expect((await read(order)).data.remark).toBe('after');
});

test('records that were handed over come back to who cannot see them any more', async () => {
  const some = await orders(2, 'owner');
  const input = { schemaCode: 'Order', objectIds: idsOf(some), ownerId: 'cat' };
  const { operationId, successCount } = (await app.call(modifyOwner, input, 'ann')).data;
  expect(successCount).toBe(2);
  expect((await app.call(getRecord, { schemaCode: 'Order', id: idAt(some, 0) }, 'ann')).errcode).not.toBe(0);
  expect((await undo(operationId)).data).toEqual({ undone: 2, ...clean });
  expect((await read(idAt(some, 0))).data.owner).toMatchObject({ id: 'ann' });
  const trace = { schemaCode: 'Order', bizObjectId: idAt(some, 0), page: 0, size: 20 };
  const { content } = (await app.call(getFormTrace, trace, 'ann')).data;
  expect(content.map(({ action }) => action)).toEqual(['owner', 'owner', 'add']);
});

test('a deletion is undone as far as the bin has its records', async () => {
  const some = await orders(3, 'deleted');
  const { operationId } = (await app.call(deleteRecords, { schemaCode: 'Order', ids: idsOf(some) }, 'ann')).data;
  await db().deleteFrom('deleted_record').where('record_id', '=', idAt(some, 0)).execute();
  expect((await undo(operationId)).data).toEqual({ undone: 2, ...clean });
  expect((await read(idAt(some, 1))).data.title).toBe('deleted');
});

test('operations on everything that a list finds are undone by the id of their job, when it is through', async () => {
  const some = await orders(2, 'job');
  const filter = { propertyCode: 'title', operator: 'equal', value: 'job' } as const;
  const list = { schemaCode: 'Order', queryCode: 'all', filter, expectedCount: 2 };
  const ended = async (id: string) => {
    await app.services.records.jobs.work(new AbortController().signal);
    return (await app.call(getRecordJob, { id }, 'ann')).data;
  };
  const updated = (await app.call(updateAllFound, { ...list, propertyCode: 'remark', modifiedValue: 'x' }, 'ann')).data;
  expect(updated.isUndoable).toBe(false);
  expect(await ended(updated.id)).toMatchObject({ status: 'DONE', isUndoable: true });
  expect((await undo(updated.id)).data).toEqual({ undone: 2, ...clean });
  expect((await app.call(getRecordJob, { id: updated.id }, 'ann')).data.isUndoable).toBe(false);
  const given = (await app.call(handOverAllFound, { ...list, ownerId: 'cat' }, 'ann')).data;
  await ended(given.id);
  expect((await undo(given.id)).data).toEqual({ undone: 2, ...clean });
  const deleted = (await app.call(deleteAllFound, list, 'ann')).data;
  await ended(deleted.id);
  expect((await undo(deleted.id)).data).toEqual({ undone: 2, ...clean });
  expect((await read(idAt(some, 0))).data).toMatchObject({ remark: 'before', owner: { id: 'ann' } });
});

test('two who press at once undo it once', async () => {
  const some = await orders(2, 'twice');
  const { operationId } = await update(idsOf(some));
  const answers = await Promise.all([undo(operationId), undo(operationId)]);
  expect(answers.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
    0,
    refusal('operationNotUndoable'),
  ]);
  expect((await read(idAt(some, 0))).data.remark).toBe('before');
});

test('another organisation has operations of its own', async () => {
  const order = idAt(await orders(1, 'tenant'), 0);
  const { operationId } = await update([order]);
  await addSecondTenant(app.platform);
  expect((await undo(operationId)).data).toEqual({ undone: 1, ...clean });
  const left = await db()
    .selectFrom('record_operation')
    .select('corp_id')
    .where('id', '=', operationId ?? '')
    .execute();
  expect(left).toEqual([{ corp_id: 'other' }]);
  expect((await read(order)).data.remark).toBe('before');
});
