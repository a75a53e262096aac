import { listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  actOnWorkItem,
  getInstance,
  queryWorkItems,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { localised } from '@portico/shared-kit/i18n';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';

// A title is made of parts, each of which its reader is shown in their language.

let app: TestApp;
let requests = 0;
const page = { page: 0, size: 50 } as const;

const leave: ModelDefinition = {
  schemaCode: 'leave',
  name: '请假单',
  nameTemplate: '{kind} {days} 天 {standIn}',
  nameTemplate_i18n: '{"en":"{kind}, {days} days, {standIn}"}',
  properties: [
    {
      code: 'kind',
      name: '类型',
      propertyType: 12,
      settings: { options: [{ value: 'annual', name: '年假', name_i18n: '{"en":"Annual leave"}' }] },
    },
    { code: 'days', name: '天数', propertyType: 2 },
    { code: 'standIn', name: '代理人', propertyType: 50 },
    { code: 'former', name: '上次请假', propertyType: 9, settings: { schemaCode: 'leave' } },
  ],
  forms: [
    { code: 'form', name: '请假单', sections: [{ title: '', properties: ['kind', 'days', 'standIn', 'former'] }] },
  ],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions: [{ role: 'everyone', view: 'all', add: true, edit: true, delete: true }],
  workflowCode: 'leave',
};

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '复核', { participants: [['role', 'clerk']], rules: 'actions="agree disagree forward"' }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
).replace('id="flow"', 'id="leave"');

beforeAll(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'hr', name: '人事部' }],
    roles: [{ code: 'clerk', name: '职员' }],
    users: [
      { id: 'pei', name: '裴', nameI18n: '{"en":"Pei"}', departmentId: 'hr', roles: [] },
      { id: 'ke', name: '柯', nameI18n: '{"en":"Ke"}', departmentId: 'hr', roles: ['clerk'] },
    ],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  await transaction(db, async (trx) => {
    await app.services.models.publish(trx, 'hr', leave);
    const head = { appCode: 'hr', schemaCode: 'leave', code: 'leave', name: '请假', nameI18n: '{"en":"Leave"}' };
    await app.services.workflow.templates.publish(trx, { ...head, file: 'leave', xml });
  });
  app.services.models.forget();
});
afterAll(() => app.close());

const data = { kind: 'annual', days: '2', standIn: { id: 'ke', name: '' } };
const titles = { zh: '裴-请假-年假 2 天 柯', en: 'Pei-Leave-Annual leave, 2 days, Ke' };
const names = { zh: '年假 2 天 柯', en: 'Annual leave, 2 days, Ke' };

test('the title of an instance and of its record is read in either language, in lists and in notifications', async () => {
  const input = { workflowCode: 'leave', data, requestId: `request-${(requests += 1)}` };
  const { data: reply } = await app.call(startWorkflow, input, 'pei');
  const todo = (await app.call(queryWorkItems, { state: 'unfinished', ...page }, 'ke')).data.content[0];
  const mine = (await app.call(queryMyInstances, page, 'pei')).data.content[0];
  for (const each of [reply, todo, mine]) {
    expect(each?.instanceName).toBe(titles.zh);
    expect(localised(each?.instanceName ?? '', each?.instanceName_i18n, 'en')).toBe(titles.en);
  }
  const record = (await app.call(queryRecords, { schemaCode: 'leave', ...page }, 'ke')).data.content[0];
  expect(record?.data.name).toBe(names.zh);
  expect(localised(names.zh, String(record?.data.name_i18n), 'en')).toBe(names.en);
  const asked = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', ...page } as const;
  const told = (await app.call(searchNotifications, asked, 'ke', 'zh')).data.MESSAGE.content[0];
  expect(told?.content).toContain(titles.zh);
  const read = (await app.call(searchNotifications, asked, 'ke', 'en')).data.MESSAGE.content[0];
  expect(read?.content).toContain(titles.en);
});

test.each(['年假 2', 'Leave-ANNUAL'])('work is found by %s, whoever looks for it', async (keyword) => {
  const found = await app.call(queryWorkItems, { state: 'unfinished', keyword, ...page }, 'ke');
  expect(found.data.totalElements).toBe(1);
  expect((await app.call(queryMyInstances, { keyword, ...page }, 'pei')).data.totalElements).toBe(1);
});

test.each([
  ['年假 2 天', { search: '2 天' }],
  ['Annual leave', { search: 'ANNUAL' }],
  ['a condition in Chinese', { filter: { propertyCode: 'name', operator: 'contains', value: '年假' } }],
  ['a condition in English', { filter: { propertyCode: 'name', operator: 'contains', value: 'annual leave' } }],
  ['the whole English title', { filter: { propertyCode: 'name', operator: 'equal', value: names.en } }],
] as const)('records are found by %s', async (_, wanted) => {
  const found = await app.call(queryRecords, { schemaCode: 'leave', ...wanted, ...page }, 'ke');
  expect(found.data.totalElements).toBe(1);
});

test('who asks for titles without a text misses those that have it in either language', async () => {
  const filter = { propertyCode: 'name', operator: 'notContains', value: 'annual' } as const;
  const found = await app.call(queryRecords, { schemaCode: 'leave', filter, ...page }, 'ke');
  expect(found.data.totalElements).toBe(0);
});

test('a record that refers to another one calls it in either language, and so does a draft', async () => {
  const first = (await app.call(queryRecords, { schemaCode: 'leave', ...page }, 'ke')).data.content[0];
  const former = { id: first?.id ?? '', name: '' };
  const saved = await app.call(saveRecord, { schemaCode: 'leave', data: { former }, draft: true }, 'ke');
  expect(saved.errmsg).toBe('');
  const asked = { schemaCode: 'leave', columns: ['former'], ...page };
  const all = (await app.call(queryRecords, asked, 'ke')).data.content;
  const kept = all.find(({ data: values }) => values.sequenceStatus === 'DRAFT')?.data;
  expect(kept?.former).toMatchObject({ name: names.zh, name_i18n: expect.stringContaining(names.en) });
  const draft = (await app.call(listDrafts, { search: 'annual', ...page, size: 20 }, 'ke')).data.content[0];
  expect(draft).toMatchObject({ name: names.zh, name_i18n: expect.stringContaining(names.en) });
});

test('whom somebody else saved before is told by the name that the reader knows', async () => {
  const saved = (await app.call(saveRecord, { schemaCode: 'leave', data: { days: '1' } }, 'ke')).data;
  const late = { schemaCode: 'leave', id: saved.id, version: saved.version - 1, data: { days: '3' } };
  expect((await app.call(saveRecord, late, 'pei', 'zh')).errmsg).toContain('柯');
  expect((await app.call(saveRecord, late, 'pei', 'en')).errmsg).toContain('Ke');
});

test('an entry of the log names whom it is about in either language', async () => {
  const item = (await app.call(queryWorkItems, { state: 'unfinished', ...page }, 'ke')).data.content[0];
  const input = { id: item?.id ?? '', action: 'forward' as const, people: ['pei'], comment: '请代办' };
  const { errmsg } = await app.call(actOnWorkItem, { ...input, requestId: `request-${(requests += 1)}` }, 'ke');
  expect(errmsg).toBe('');
  const asked = { workflowInstanceId: item?.workflowInstanceId ?? '' };
  const { log } = (await app.call(getInstance, asked, 'pei')).data;
  expect(log.find(({ change }) => change !== undefined)?.change?.to).toEqual([
    { id: 'pei', name: '裴', name_i18n: '{"en":"Pei"}' },
  ]);
});
