import { importOrganisation } from '@portico/shared-kit/contract/organisation.endpoints';
import { queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import { samplePackage } from '../../../testing/sample-package.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';

let app: TestApp;

const everybody = bpmn(
  [
    start,
    flow('F1', 'Start', 'A'),
    approve('A', '审批', { rules: 'multiInstance="all"', participants: [['role', 'boss']] }),
    flow('F2', 'A', 'End'),
    end,
  ].join(''),
);

beforeEach(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'clerk', name: '职员' },
      { code: 'boss', name: '主管' },
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
    ],
    users: [
      { id: 'ann', name: '安', roles: ['clerk'] },
      { id: 'wang', name: '王芳', roles: ['boss'] },
      { id: 'li', name: '李雷', roles: ['clerk'] },
      { id: 'root', name: '管理员', roles: ['root'] },
    ],
  });
  await app.services.appPackages.importPackage(samplePackage, {}, null);
  const order = { appCode: 'sales', schemaCode: 'Order', code: 'orderFlow', name: '订单审批', file: 'x.bpmn' };
  await transaction(app.platform.connections.db, (trx) =>
    app.services.workflow.templates.publish(trx, { ...order, xml: everybody }),
  );
});
afterEach(() => app.close());

async function begin(): Promise<string> {
  const input = { workflowCode: 'orderFlow', data: { title: '采购' }, requestId: app.platform.newId() };
  const { errcode, errmsg, data } = await app.call(startWorkflow, input, 'ann');
  if (errcode !== 0) throw new Error(errmsg);
  return data.workflowInstanceId;
}

const importing = (text: string, dryRun = false) =>
  app.call(importOrganisation, { files: { 'people.csv': text }, dryRun }, 'root');
const openItemsOf = async (user: string) =>
  (await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 20 }, user)).data.totalElements;
const statusOf = async (account: string) => {
  const { db } = app.platform.connections;
  return (await db.selectFrom('app_user').select('status').where('username', '=', account).executeTakeFirst())?.status;
};

test('whoever has open work is disabled only with an heir, who is named in a plan and gets the work', async () => {
  await begin();
  await begin();
  const alone = await importing('account,disabled\nwang,true\n');
  expect(alone.errcode).toBe(codeOf('organisationInvalid'));
  expect(alone.errmsg).toMatch(/people\.csv 2:1: handOverTo: “wang” has open work items \(2\)/);
  expect(await statusOf('wang')).toBe('ENABLED');

  const text = 'account,disabled,handOverTo\nwang,true,li\n';
  const steps = [
    { action: 'disable', target: 'person wang', detail: 'disabled: – → true' },
    { action: 'handOver', target: 'person wang', detail: 'open work items that go to li: 2' },
  ];
  expect((await importing(text, true)).data.steps).toEqual(steps);
  expect([await statusOf('wang'), await openItemsOf('li')]).toEqual(['ENABLED', 0]);
  expect((await importing(text)).data.steps).toEqual(steps);
  expect([await statusOf('wang'), await openItemsOf('li')]).toEqual(['DISABLED', 2]);
  expect((await importing(text)).data.steps).toEqual([]);
});

test('nobody is asked to hand over what has gone over already', async () => {
  await begin();
  await importing('account,disabled,handOverTo\nwang,true,li\n');
  const { db } = app.platform.connections;
  const told = await db.selectFrom('notification').select('message_type').where('user_id', '=', 'root').execute();
  expect(told.map(({ message_type }) => message_type)).not.toContain(105);
});

test('who runs the server disables people, too', async () => {
  await begin();
  const files = { 'p.yaml': 'people: [{ account: wang, disabled: true, handOverTo: li }]' };
  const { steps } = await app.services.organisation.files.importFiles(files, {}, null);
  expect(steps.map(({ action }) => action)).toEqual(['disable', 'handOver']);
  expect(await openItemsOf('li')).toBe(1);
});

test('an heir who has such an item already gets no second one, and nothing is changed', async () => {
  const { db } = app.platform.connections;
  await db.insertInto('user_role').values({ corp_id: 'main', user_id: 'li', role_id: 'boss' }).execute();
  await begin();
  const { errcode, errmsg } = await importing('account,disabled,handOverTo\nwang,true,li\n');
  expect(errcode).toBe(codeOf('organisationInvalid'));
  expect(errmsg).toMatch(/people\.csv 2:11: handOverTo: “li” cannot take over/);
  expect([await statusOf('wang'), await openItemsOf('wang'), await openItemsOf('li')]).toEqual(['ENABLED', 1, 1]);
});

test.each([
  ['nobody knows', 'account,disabled,handOverTo\nwang,true,gone\n', /no account “gone”/],
  ['is disabled', 'account,disabled,handOverTo\nli,true,\nwang,true,li\n', /“li” is disabled/],
  ['is the same', 'account,disabled,handOverTo\nwang,true,wang\n', /“wang” is disabled/],
])('an heir who %s is refused', async (_, text, message) => {
  expect((await importing(text)).errmsg).toMatch(message);
});

test('somebody who comes with the same file gets the work', async () => {
  await begin();
  const text = 'account,name,roles,disabled,handOverTo\nwang,王芳,boss,true,mo\nmo,莫,boss,false,\n';
  expect((await importing(text)).data.steps.map(({ action }) => action)).toEqual(['disable', 'create', 'handOver']);
  const { db } = app.platform.connections;
  const items = db.selectFrom('work_item').innerJoin('app_user', 'app_user.id', 'work_item.participant_id');
  const open = await items.select('username').where('work_item.status', '=', 'PENDING').execute();
  expect(open).toEqual([{ username: 'mo' }]);
});
