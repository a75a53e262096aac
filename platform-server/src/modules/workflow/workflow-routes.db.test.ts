import { listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { deleteRecords, getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  actOnWorkItem,
  getInstance,
  getWorkItemCount,
  listStartableWorkflows,
  queryWorkItems,
  revokeInstance,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
let requests = 0;
/** Time by which the server's clock is ahead, in milliseconds. */
let ahead = 0;
const requestId = () => `request-${(requests += 1)}`;
const crowdSize = 40;

const leaveModel: ModelDefinition = {
  schemaCode: 'leave',
  name: '请假单',
  nameTemplate: '{reason}',
  properties: [
    { code: 'reason', name: '事由', propertyType: 0, required: true },
    { code: 'days', name: '天数', propertyType: 2 },
  ],
  forms: [{ code: 'form', name: '请假单', sections: [{ title: '', properties: ['reason', 'days'] }] }],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions: [{ role: 'everyone', view: 'own', add: true, edit: true, delete: true }],
  workflowCode: 'leave',
};

const crowdXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '会签', { rules: 'multiInstance="all"', participants: [['role', 'crowd']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  app = await startTestApp(() => new Date(Date.now() + ahead));
  const crowd = Array.from({ length: crowdSize }, (_, index) => ({ id: `p${index}`, name: `众${index}` }));
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部', managerId: 'boss' }],
    roles: [
      { code: 'crowd', name: '众人' },
      { code: 'hr', name: '人事' },
    ],
    users: [
      { id: 'lin', name: '林', departmentId: 'sales' },
      { id: 'boss', name: '王总' },
      { id: 'hong', name: '洪', roles: ['hr'] },
      ...crowd.map((user) => ({ ...user, roles: ['crowd'] })),
    ],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  const head = { appCode: 'hr', schemaCode: 'leave' };
  await transaction(db, async (trx) => {
    await app.services.models.publish(trx, 'hr', leaveModel);
    await app.services.workflow.templates.publish(trx, {
      ...head,
      code: 'leave',
      name: '请假',
      xml: leaveXml,
      file: 'leave',
    });
    await app.services.workflow.templates.publish(trx, {
      ...head,
      code: 'crowd',
      name: '会签',
      xml: crowdXml,
      file: 'crowd',
    });
  });
  app.services.models.forget();
});
afterAll(() => app.close());

async function begin(workflowCode: string, data: Record<string, unknown>) {
  const answer = await app.call(startWorkflow, { workflowCode, data, requestId: requestId() }, 'lin');
  expect(answer.errcode).toBe(0);
  return answer.data;
}

async function firstItem(userId: string) {
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 1 }, userId);
  return todo.data.content[0];
}

async function agree(userId: string) {
  const id = (await firstItem(userId))?.id ?? '';
  return app.call(actOnWorkItem, { id, action: 'agree', comment: '好', requestId: requestId() }, userId);
}

async function dataOf(id: string) {
  return (await app.call(getRecord, { schemaCode: 'leave', id }, 'lin')).data.data;
}

test('a workflow goes from the list of workflows to its end, over the wire, with notifications and the record in agreement', async () => {
  const { data: startable } = await app.call(listStartableWorkflows, {}, 'lin');
  expect(startable).toContainEqual(
    expect.objectContaining({ workflowCode: 'leave', sheetCode: 'form', startCount: 0 }),
  );
  const { workflowInstanceId, objectId, instanceName } = await begin('leave', { reason: '搬家', days: '5' });
  expect(instanceName).toBe('林-请假-搬家');
  expect(await dataOf(objectId)).toMatchObject({ sequenceStatus: 'PROCESSING', workflowInstanceId });
  expect((await app.call(getWorkItemCount, {}, 'boss')).data.workItemCount).toBe(1);
  const search = { page: 0, size: 10, tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED' } as const;
  const found = await app.call(searchNotifications, search, 'boss', 'zh');
  expect(found.data.MESSAGE.content[0]?.content).toContain('林-请假-搬家');
  expect((await agree('boss')).errcode).toBe(0);
  expect((await agree('hong')).errcode).toBe(0);
  expect(await dataOf(objectId)).toMatchObject({ sequenceStatus: 'COMPLETED' });
  const { data } = await app.call(getInstance, { workflowInstanceId }, 'lin');
  expect(data.log.map(({ name, comment }) => [name, comment])).toEqual([
    ['林', null],
    ['王总', '好'],
    ['洪', '好'],
  ]);
  const done = await app.call(queryMyInstances, { status: ['COMPLETED'], page: 0, size: 20 }, 'lin');
  expect(done.data.content).toMatchObject([{ id: workflowInstanceId, objectId, status: 'COMPLETED' }]);
});

test('a workflow says in which folder of the menu its records stand', async () => {
  const { db } = app.platform.connections;
  const entry = { corp_id: 'main', app_code: 'hr', published: true };
  await db
    .insertInto('menu_item')
    .values([
      { ...entry, id: 'f', code: 'timeOff', type: 'Folder', name: '休假' },
      { ...entry, id: 'm', code: 'leave', type: 'BizModel', name: '请假单', parent_id: 'f' },
    ])
    .execute();
  const { data } = await app.call(listStartableWorkflows, {}, 'lin');
  expect(data.find(({ workflowCode }) => workflowCode === 'leave')?.folder).toEqual({ name: '休假', name_i18n: null });
});

test('values that the model refuses start nothing', async () => {
  const before = (await app.call(queryMyInstances, { page: 0, size: 20 }, 'lin')).data.totalElements;
  const input = { workflowCode: 'leave', data: { days: '1' }, requestId: requestId() };
  const answer = await app.call(startWorkflow, input, 'lin');
  expect(answer.errcode).toBe(codeOf('valueRequired'));
  expect((await app.call(queryMyInstances, { page: 0, size: 20 }, 'lin')).data.totalElements).toBe(before);
});

test('a kept draft is started with its last changes, and what was taken back is sent again under its number', async () => {
  const draft = await app.call(saveRecord, { schemaCode: 'leave', data: { days: '2' }, draft: true }, 'lin');
  const { id: objectId, version } = draft.data;
  const input = { workflowCode: 'leave', data: { reason: '看病' }, objectId, version, requestId: requestId() };
  const { data } = await app.call(startWorkflow, input, 'lin');
  expect(data.objectId).toBe(objectId);
  const { workflowInstanceId } = data;
  const revoked = await app.call(revokeInstance, { workflowInstanceId, requestId: requestId() }, 'lin');
  expect(revoked.errcode).toBe(0);
  const withdrawn = await dataOf(objectId);
  expect(withdrawn).toMatchObject({ sequenceStatus: 'DRAFT', workflowInstanceId, reason: '看病', days: '2' });
  expect((await app.call(getWorkItemCount, {}, 'boss')).data.workItemCount).toBe(0);
  const { content } = (await app.call(queryMyInstances, { status: ['WITHDRAWN'], page: 0, size: 20 }, 'lin')).data;
  expect(content.map(({ id, status }) => [id, status])).toEqual([[workflowInstanceId, 'WITHDRAWN']]);

  const drafts = (await app.call(listDrafts, { page: 0, size: 20 }, 'lin')).data.content;
  expect(drafts).toMatchObject([{ objectId, workflowInstanceId, canDelete: false }]);
  const { data: deleted } = await app.call(deleteRecords, { schemaCode: 'leave', ids: [objectId] }, 'lin');
  expect(deleted).toEqual({ successCount: 0, errorCount: 1 });
  const { data: seen } = await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'lin');
  expect(seen.actions).toContain('edit');
  const changed = { ...input, data: { reason: '体检' }, version: seen.version, requestId: requestId() };
  const again = (await app.call(startWorkflow, changed, 'lin')).data;
  expect(again).toMatchObject({ objectId });
  expect(await dataOf(objectId)).toMatchObject({
    sequenceStatus: 'PROCESSING',
    sequenceNo: withdrawn['sequenceNo'],
    workflowInstanceId: again.workflowInstanceId,
    reason: '体检',
  });
  await app.call(revokeInstance, { workflowInstanceId: again.workflowInstanceId, requestId: requestId() }, 'lin');
});

test('who has work on a record reads it, and its originator changes what is handed back while submitting it', async () => {
  const { objectId, workflowInstanceId } = await begin('leave', { reason: '休息', days: '9' });
  const seen = await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'boss');
  expect(seen.data).toMatchObject({ data: { reason: '休息' }, actions: [] });
  expect((await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'hong')).errcode).toBe(
    codeOf('recordMissing'),
  );
  const id = (await firstItem('boss'))?.id ?? '';
  const data = { days: '2' };
  const bold = { id, action: 'agree', data, requestId: requestId() } as const;
  expect((await app.call(actOnWorkItem, bold, 'boss')).errcode).toBe(codeOf('requestInvalid'));
  await app.call(actOnWorkItem, { id, action: 'disagree', requestId: requestId() }, 'boss');
  const { version } = (await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'lin')).data;
  const submit = { id: (await firstItem('lin'))?.id ?? '', action: 'submit', data } as const;
  const stale = await app.call(actOnWorkItem, { ...submit, version: version - 1, requestId: requestId() }, 'lin');
  expect(stale.errcode).toBe(codeOf('recordConflict'));
  const again = await app.call(actOnWorkItem, { ...submit, version, requestId: requestId() }, 'lin');
  expect(again.errcode).toBe(0);
  expect((await agree('boss')).errcode).toBe(0);
  const { data: detail } = await app.call(getInstance, { workflowInstanceId }, 'lin');
  expect(detail.instance.status).toBe('COMPLETED');
  expect(await dataOf(objectId)).toMatchObject({ reason: '休息', days: '2' });
});

test('forty people approve one instance at once, however few connections there are', async () => {
  const { objectId } = await begin('crowd', { reason: '会签' });
  // What is known of models is a second old by now, so every command has to look again while others hold connections.
  ahead += 1_100;
  const answers = await Promise.all(Array.from({ length: crowdSize }, (_, index) => agree(`p${index}`)));
  expect(answers.filter(({ errcode }) => errcode !== 0)).toEqual([]);
  expect(await dataOf(objectId)).toMatchObject({ sequenceStatus: 'COMPLETED' });
});

test("nobody learns of another's record, or works on it, by starting a workflow with it", async () => {
  const { objectId } = await begin('leave', { reason: '私事', days: '1' });
  const input = { workflowCode: 'leave', objectId, version: 1, data: { reason: 'x' }, requestId: requestId() };
  expect((await app.call(startWorkflow, input, 'hong')).errcode).toBe(codeOf('recordMissing'));
  expect((await app.call(startWorkflow, input, 'lin')).errcode).toBe(codeOf('recordInWorkflow'));
});

test('the key of one request does not answer for another: nothing seems done that was not', async () => {
  const key = requestId();
  const first = await begin('leave', { reason: '一', days: '1' });
  const second = await begin('leave', { reason: '二', days: '1' });
  const revoke = (workflowInstanceId: string) =>
    app.call(revokeInstance, { workflowInstanceId, requestId: key }, 'lin');
  expect((await revoke(first.workflowInstanceId)).errcode).toBe(0);
  expect((await revoke(first.workflowInstanceId)).errcode).toBe(0);
  expect((await revoke(second.workflowInstanceId)).errcode).toBe(codeOf('repeatedSubmit'));
  expect((await dataOf(second.objectId)).sequenceStatus).toBe('PROCESSING');
});

test('messages about work are read when it is opened, done or withdrawn, and not before', async () => {
  const unread = async (id: string) => {
    const input = { tab: 'MESSAGE', messageType: 'STATION', page: 0, size: 50, readState: 'UNREADED' } as const;
    const { content } = (await app.call(searchNotifications, input, 'boss')).data.MESSAGE;
    return content.filter(({ bizParams }) => bizParams.includes(id)).map(({ messageType }) => messageType);
  };
  const itemOf = async (workflowInstanceId: string) =>
    (await app.call(getInstance, { workflowInstanceId }, 'boss')).data.workItem?.id ?? '';

  const opened = (await begin('leave', { reason: '打开', days: '9' })).workflowInstanceId;
  const workitemId = await itemOf(opened);
  expect(await unread(opened)).toEqual([1]);
  await app.call(getInstance, { workflowInstanceId: opened, workitemId }, 'lin');
  expect(await unread(opened)).toEqual([1]);
  await app.call(getInstance, { workflowInstanceId: opened, workitemId }, 'boss');
  expect(await unread(opened)).toEqual([]);

  const done = (await begin('leave', { reason: '处理', days: '9' })).workflowInstanceId;
  const handled = { id: await itemOf(done), action: 'agree' as const, requestId: requestId() };
  expect((await app.call(actOnWorkItem, handled, 'boss')).errcode).toBe(0);
  expect(await unread(done)).toEqual([]);

  const taken = (await begin('leave', { reason: '撤回', days: '9' })).workflowInstanceId;
  await app.call(revokeInstance, { workflowInstanceId: taken, requestId: requestId() }, 'lin');
  expect(await unread(taken)).toEqual([17]);
});
