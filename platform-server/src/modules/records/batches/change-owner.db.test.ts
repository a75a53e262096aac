import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { getNoPresentationNumber, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import type { ModifyOwnerInput } from '@portico/shared-kit/contract/record-batches.schema';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
  const { platform } = app;
  await insertOrganisation(platform, { users: [{ id: 'gone', name: '离', departmentId: 'sales' }] });
  const { db } = platform.connections;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'gone').execute();
  await db
    .insertInto('user_department')
    .values({ corp_id: platform.corpId, user_id: 'bob', department_id: 'finance', is_main: false })
    .execute();
});
afterAll(() => app.close());

const give = (records: readonly { readonly id: string }[], more: Partial<ModifyOwnerInput> = {}, user = 'ann') => {
  const objectIds = records.map(({ id }) => id);
  return app.call(modifyOwner, { schemaCode: 'Order', objectIds, ownerId: 'bob', ...more }, user, 'zh');
};
const countFor = async (
  records: readonly { readonly id: string }[],
  user: string,
  filters?: ModifyOwnerInput['filters'],
) => {
  const objectIds = records.map(({ id }) => id);
  const input = { schemaCode: 'Order', page: 0, size: 20, isSheet: false, objectIds, ...(filters && { filters }) };
  return (await app.call(getNoPresentationNumber, input, user)).data.count;
};
const read = async ({ id }: { readonly id: string }): Promise<BizRecord> =>
  (await app.call(getRecord, { schemaCode: 'Order', id }, 'max')).data;

test('the new owner gets the records in their main department, and nobody loses them from sight who sees the department', async () => {
  const order = await newOrder(app, 'ann');
  const { data } = await give([order], { mobile: false, isSheet: false, page: 0, size: 20 });
  expect(data).toMatchObject({ successCount: 1, errorCount: 0 });
  const after = await read(order);
  expect(after).toMatchObject({
    version: 2,
    data: { owner: { id: 'bob' }, ownerDeptId: { id: 'sales' }, modifier: { id: 'ann' } },
  });
  expect((await app.call(getRecord, { schemaCode: 'Order', id: order.id }, 'bob')).data.actions).toContain('edit');
  expect((await app.call(getRecord, { schemaCode: 'Order', id: order.id }, 'ann')).errcode).toBe(
    codeOf('recordMissing'),
  );
});

test('another department of the new owner can be chosen, no department of others', async () => {
  const order = await newOrder(app, 'ann');
  expect((await give([order], { ownerId: 'cat', ownerDeptId: 'sales' })).errcode).toBe(codeOf('ownerDepartmentWrong'));
  expect((await give([order], { ownerDeptId: 'finance' })).data.successCount).toBe(1);
  expect((await read(order)).data.ownerDeptId).toMatchObject({ id: 'finance' });
});

test.each(['ghost', 'gone'])('%s cannot own records', async (ownerId) => {
  const order = await newOrder(app, 'ann');
  expect((await give([order], { ownerId })).errcode).toBe(codeOf('ownerNotUsable'));
  expect((await read(order)).version).toBe(1);
});

test('the records that a user may not hand over are counted, and left when the others are handed over', async () => {
  const [own, foreign, far] = [await newOrder(app, 'ann'), await newOrder(app, 'bob'), await newOrder(app, 'cat')];
  const all = [own, foreign, far, { id: 'missing' }];
  expect(await countFor(all, 'ann')).toBe(3);
  expect(await countFor(all, 'lee')).toBe(2);
  expect(await countFor(all, 'max')).toBe(1);
  expect(await countFor([own, own], 'ann')).toBe(0);
  expect(await countFor([far], 'amy')).toBe(1);
  expect((await give(all, { ownerId: 'max' }, 'lee')).data).toMatchObject({ successCount: 2, errorCount: 2 });
  expect((await read(own)).data.owner).toMatchObject({ id: 'max' });
  expect((await read(far)).data.owner).toMatchObject({ id: 'cat' });
  expect((await give([far], {}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});

test('a filter keeps the chosen records to those that still match it', async () => {
  const [open, closed] = [
    await newOrder(app, 'ann', { status: 'open' }),
    await newOrder(app, 'ann', { status: 'closed' }),
  ];
  const filters = { propertyCode: 'status', operator: 'equal', value: 'open' } as const;
  expect(await countFor([open, closed], 'ann', filters)).toBe(1);
  expect((await give([open, closed], { filters })).data).toMatchObject({ successCount: 1, errorCount: 1 });
  expect((await read(closed)).data.owner).toMatchObject({ id: 'ann' });
});

test('the form trace tells owner, department and remark; what stays as it was leaves no entry', async () => {
  const order = await newOrder(app, 'ann');
  await give([order], { ownerId: 'max', remark: ' 休假交接 ' });
  const traceOf = async () =>
    (await app.call(getFormTrace, { schemaCode: 'Order', bizObjectId: order.id, page: 0, size: 10 }, 'max')).data
      .content;
  const [entry] = await traceOf();
  expect(entry).toMatchObject({
    action: 'owner',
    creatorName: '安',
    changes: [
      { code: 'owner', beforeValue: { id: 'ann' }, afterValue: { id: 'max', name: '马' } },
      { code: 'ownerDeptId', beforeValue: { id: 'sales' }, afterValue: { id: 'finance', name: '财务部' } },
      { name: '备注', beforeValue: null, afterValue: '休假交接' },
    ],
  });
  const before = (await traceOf()).length;
  expect((await give([order], { ownerId: 'max', remark: '再来' }, 'max')).data).toEqual({
    successCount: 1,
    errorCount: 0,
  });
  expect(await traceOf()).toHaveLength(before);
  expect((await read(order)).version).toBe(2);
});

test('a remark has at most 1000 characters', async () => {
  const order = await newOrder(app, 'ann');
  expect((await give([order], { remark: '字'.repeat(1001) })).errcode).toBe(codeOf('requestInvalid'));
  expect((await give([order], { remark: '字'.repeat(1000) })).errcode).toBe(0);
});

test('the new owner is told once for all records, in their language, and led to a form', async () => {
  const orders = [await newOrder(app, 'max'), await newOrder(app, 'max'), await newOrder(app, 'max')];
  await give(orders, { ownerId: 'cat' }, 'max');
  await give([await newOrder(app, 'cat')], { ownerId: 'cat' }, 'cat');
  const wanted = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 20 } as const;
  const { content } = (await app.call(searchNotifications, wanted, 'cat', 'en')).data.MESSAGE;
  expect(content).toHaveLength(1);
  expect(content[0]).toMatchObject({ messageType: 52, content: '马 has made you the owner of 3 records (Order)' });
  expect(JSON.parse(content[0]?.bizParams ?? '')).toMatchObject({ schemaCode: 'Order', sheetCode: 'main', count: 3 });
});

test('of two people who hand over a record at once the second no longer may', async () => {
  const order = await newOrder(app, 'ann');
  const answers = await Promise.all([give([order], { ownerId: 'max' }), give([order], { ownerId: 'cat' })]);
  expect(answers.map(({ data }) => data.successCount).toSorted((left, right) => left - right)).toEqual([0, 1]);
});
