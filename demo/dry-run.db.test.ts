import { previewDesign } from '@portico/shared-kit/contract/workflow-design.endpoints';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { actOnWorkItem, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { startTestApp, type TestApp } from '@portico/platform-server/testing/test-app';
import { listDemoApplications, readDemoApplication } from './load-demo.ts';
import { demoOrganisation } from './organisation/organisation.ts';

let app: TestApp;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.organisation.importOrganisation(demoOrganisation('hash'));
  for (const code of await listDemoApplications())
    await app.services.appPackages.importPackage(await readDemoApplication(code), {}, null);
  // Services are told of nothing here.
  app.services.serviceCalls.handOver(async () => undefined);
  // What is bought is one of the things that the company buys.
  const supply = { schemaCode: 'supply', data: { itemName: '椅子', isOffered: true } };
  expect((await app.call(saveRecord, supply, 'admin')).errmsg).toBe('');
}, 60_000);
afterAll(() => app.close());

const day = '2100-03-01T00:00:00.000Z';
const department = { id: 'sales-east', name: '华东销售部' };

const leave = (days: string) => ({ leaveType: 'annual', startDate: day, endDate: day, days, reason: '休假' });
const claim = (totalAmount: string) => ({
  subject: '差旅',
  claimDate: day,
  department,
  paymentMethod: 'transfer',
  totalAmount,
  lines: [
    { id: 'l1', expenseDate: day, category: 'transport', description: '机票', amount: totalAmount, hasInvoice: true },
  ],
});
const purchase = (totalAmount: string) => ({
  purpose: '办公',
  department,
  neededDate: day,
  urgency: 'normal',
  totalAmount,
  lines: [{ id: 'l1', item: '椅子', unit: 'piece', quantity: '1', unitPrice: totalAmount, amount: totalAmount }],
});
const seal = (sealType: string, copies: string) => ({
  documentName: '合同',
  sealType,
  copies,
  useDate: day,
  department,
  reason: '签约',
});

/**
 * Runs a workflow and returns who is given work, activity by activity, while those who have some do it, until nobody
 * has any.
 */
async function whatHappens(workflowCode: string, data: object): Promise<string[]> {
  const input = { workflowCode, data: structuredClone(data) as Record<string, unknown>, requestId: requestId() };
  const { errmsg, data: begun } = await app.call(startWorkflow, input, 'zhangwei');
  expect(errmsg).toBe('');
  const items = app.platform.connections.db
    .selectFrom('work_item')
    .select(['id', 'participant_id', 'activity_code', 'status'])
    .where('instance_id', '=', begun.workflowInstanceId)
    .where('type', '=', 0)
    .orderBy('id');
  for (;;) {
    const open = (await items.execute()).find(({ status }) => status === 'PENDING');
    if (open === undefined) break;
    const act = { id: open.id, requestId: requestId() };
    const { errcode } = await app.call(actOnWorkItem, { ...act, action: 'agree' }, open.participant_id);
    if (errcode !== 0) {
      const submit = { ...act, action: 'submit', requestId: requestId() } as const;
      expect((await app.call(actOnWorkItem, submit, open.participant_id)).errmsg).toBe('');
    }
  }
  return [...new Set((await items.execute()).map((item) => `${item.activity_code}: ${item.participant_id}`))].sort();
}

/** A place from which it goes on by itself, some time. */
const waiting = new Set(['timer', 'serviceCall']);

async function notificationsOf(workflowCode: string, data: object): Promise<string[]> {
  const input = { workflowCode, originatorId: 'zhangwei', data: structuredClone(data) as Record<string, unknown> };
  const { data: told } = await app.call(previewDesign, input, 'admin');
  expect([told.endStatus, told.stopped, told.problems]).toEqual(['COMPLETED', null, []]);
  const end = told.nodes.findIndex(({ kind }) => waiting.has(kind));
  const now = end === -1 ? told.nodes : told.nodes.slice(0, end);
  return now
    .filter(({ kind }) => kind !== 'circulate')
    .flatMap(({ activityCode, people }) => people.map(({ user }) => `${activityCode}: ${user.id}`))
    .sort();
}

test.each([
  ['leaveApproval', '1 day', leave('1'), 1],
  ['leaveApproval', '3 days', leave('3'), 1],
  ['leaveApproval', '3.5 days', leave('3.5'), 2],
  ['leaveApproval', '30 days', leave('30'), 2],
  ['expenseApproval', '100 yuan', claim('100'), 1],
  ['expenseApproval', '5,000 yuan', claim('5000'), 1],
  ['expenseApproval', '5,000.01 yuan', claim('5000.01'), 2],
  ['purchaseApproval', '200 yuan', purchase('200'), 2],
  ['purchaseApproval', '50,000 yuan', purchase('50000'), 4],
  ['purchaseApproval', '300,000 yuan', purchase('300000'), 5],
  ['sealApproval', 'the official seal', seal('official', '1'), 3],
  ['sealApproval', 'the contract seal, four copies', seal('contract', '4'), 4],
])('a dry run of %s for %s tells who then has work', async (workflowCode, _what, data, least) => {
  const told = await notificationsOf(workflowCode, data);
  const activities = new Set(told.map((each) => each.split(':')[0]));
  expect(activities.size).toBeGreaterThanOrEqual(least);
  expect(await whatHappens(workflowCode, data)).toEqual(told);
});
