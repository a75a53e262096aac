import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';

// Names of workflows and of notifications are one text for everybody who reads them.

let app: TestApp;
let requests = 0;

type Permission = ModelDefinition['permissions'][number];
const everything = { view: 'all', add: true, edit: true, delete: true } as const;

/** A model whose records are called by a secret; who is kept from it decides what others read. */
const modelOf = (schemaCode: string, permissions: Permission[]): ModelDefinition => ({
  schemaCode,
  name: '薪酬单',
  nameTemplate: '{person} {salary}',
  sequencePrefix: 'PAY',
  properties: [
    { code: 'person', name: '姓名', propertyType: 0, required: true },
    { code: 'salary', name: '薪资', propertyType: 2 },
  ],
  forms: [{ code: 'form', name: '薪酬单', sections: [{ title: '', properties: ['person', 'salary'] }] }],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions,
  workflowCode: schemaCode,
});

const hidden = { ...everything, role: 'clerk', fields: [{ propertyCode: 'salary', visible: false }] };
const guarded = modelOf('guarded', [{ ...everything, role: 'payroll' }, hidden]);
const open = modelOf('open', [{ ...everything, role: 'everyone' }]);

const xml = (code: string) =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Check'),
      approve('Check', '复核', { nameEn: 'Check', participants: [['role', 'clerk']] }),
      flow('F2', 'Check', 'End'),
      end,
    ].join(''),
  ).replace('id="flow"', `id="${code}"`);

beforeAll(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'hr', name: '人事部' }],
    roles: [
      { code: 'payroll', name: '薪酬' },
      { code: 'clerk', name: '职员' },
    ],
    users: [
      { id: 'pay', name: '裴', departmentId: 'hr', roles: ['payroll'] },
      { id: 'cle', name: '柯', departmentId: 'hr', roles: ['clerk'] },
    ],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  await transaction(db, async (trx) => {
    for (const model of [guarded, open]) {
      const { schemaCode: code } = model;
      await app.services.models.publish(trx, 'hr', model);
      const head = { appCode: 'hr', schemaCode: code, code, name: '发薪', file: code };
      await app.services.workflow.templates.publish(trx, { ...head, xml: xml(code) });
    }
  });
  app.services.models.forget();
});
afterAll(() => app.close());

const data = { person: '李雷', salary: '98765' };

async function notificationsOf(userId: string): Promise<string> {
  const asked = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 50 } as const;
  return JSON.stringify((await app.call(searchNotifications, asked, userId)).data.MESSAGE.content);
}

async function started(workflowCode: string) {
  const input = { workflowCode, data, requestId: `request-${(requests += 1)}` };
  const { data: reply, errmsg } = await app.call(startWorkflow, input, 'pay');
  expect(errmsg).toBe('');
  return reply;
}

test('a workflow is called by the number of a record whose name holds what a role may not see', async () => {
  const { instanceName, objectId } = await started('guarded');
  const record = (await app.call(getRecord, { schemaCode: 'guarded', id: objectId }, 'pay')).data;
  expect(record.data.name).toBe('李雷 98765');
  expect(instanceName).toBe(`裴-发薪-${String(record.data.sequenceNo)}`);
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 50 }, 'cle');
  const mine = await app.call(queryMyInstances, { page: 0, size: 50 }, 'pay');
  for (const list of [todo.data, mine.data]) {
    expect(list.totalElements).toBe(1);
    expect(JSON.stringify(list)).not.toContain('98765');
  }
  const told = await notificationsOf('cle');
  expect(told).toContain(String(record.data.sequenceNo));
  expect(told).not.toContain('98765');
});

test('notifications of a new owner call such a record by its number, too', async () => {
  const saved = (await app.call(saveRecord, { schemaCode: 'guarded', data }, 'pay')).data;
  const input = { schemaCode: 'guarded', objectIds: [saved.id], ownerId: 'cle' };
  expect((await app.call(modifyOwner, input, 'pay')).data).toMatchObject({ successCount: 1, errorCount: 0 });
  const told = await notificationsOf('cle');
  expect(told).toContain(String(saved.data.sequenceNo));
  expect(told).not.toContain('98765');
});

test('where nobody is kept from it, workflows and notifications have the name itself', async () => {
  expect((await started('open')).instanceName).toBe('裴-发薪-李雷 98765');
  expect(await notificationsOf('cle')).toContain('李雷 98765');
});
