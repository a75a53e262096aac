import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { actOnWorkItem, queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { OpinionValue } from '@portico/shared-kit/fields';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const opinionItem = (code: string, activityCode?: string) => ({
  code,
  name: code,
  propertyType: 7,
  ...(activityCode === undefined ? {} : { settings: { activityCode } }),
});

const model: ModelDefinition = {
  schemaCode: 'loan',
  name: '借用单',
  properties: [
    { code: 'reason', name: '事由', propertyType: 0, required: true },
    { ...opinionItem('managerSaid', 'Manager'), required: true },
    opinionItem('keepersSaid', 'Keepers'),
    opinionItem('allSaid'),
  ],
  forms: [{ code: 'form', name: '借用单', sections: [{ title: '', properties: ['reason'] }] }],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions: [{ role: 'everyone', view: 'all', add: true, edit: true, delete: true }],
  workflowCode: 'loan',
};

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Manager'),
    approve('Manager', '主管审批', { nameEn: 'Manager', participants: [['originatorManager', '1']] }),
    flow('F2', 'Manager', 'Keepers'),
    approve('Keepers', '保管员会签', { rules: 'multiInstance="all"', participants: [['role', 'keeper']] }),
    flow('F3', 'Keepers', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部', managerId: 'boss' }],
    roles: [{ code: 'keeper', name: '保管员' }],
    users: [
      { id: 'lin', name: '林', departmentId: 'sales' },
      { id: 'boss', name: '王总' },
      { id: 'k1', name: '甲', roles: ['keeper'] },
      { id: 'k2', name: '乙', roles: ['keeper'] },
    ],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  await transaction(db, async (trx) => {
    await app.services.models.publish(trx, 'hr', model);
    const head = { appCode: 'hr', schemaCode: 'loan', code: 'loan', name: '借用', file: 'loan' };
    await app.services.workflow.templates.publish(trx, { ...head, xml });
  });
  app.services.models.forget();
});
afterAll(() => app.close());

async function begin(): Promise<string> {
  const input = { workflowCode: 'loan', data: { reason: '借投影仪' }, requestId: requestId() };
  const answer = await app.call(startWorkflow, input, 'lin');
  expect(answer.errcode).toBe(0);
  return answer.data.objectId;
}

async function act(userId: string, objectId: string, comment?: string, action: 'agree' | 'disagree' = 'agree') {
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 50 }, userId);
  const id = todo.data.content.find((item) => item.objectId === objectId)?.id ?? '';
  const words = comment === undefined ? {} : { comment };
  return app.call(actOnWorkItem, { id, action, ...words, requestId: requestId() }, userId);
}

const recordOf = async (id: string) => (await app.call(getRecord, { schemaCode: 'loan', id }, 'lin')).data;
const said = (opinions: unknown) =>
  ((opinions ?? []) as OpinionValue[]).map(({ user, action, comment }) => [user.name, action, comment]);

test('what people say at a node stands in the fields that gather its opinions, two at once included', async () => {
  const id = await begin();
  expect((await act('boss', id, ' 同意借用 ')).errcode).toBe(0);
  const answers = await Promise.all([act('k1', id, '有货'), act('k2', id)]);
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0]);
  const { data } = await recordOf(id);
  expect(data['sequenceStatus']).toBe('COMPLETED');
  expect(said(data['managerSaid'])).toEqual([['王总', 3, '同意借用']]);
  expect(said(data['keepersSaid'])).toHaveLength(2);
  expect(said(data['keepersSaid'])).toEqual(
    expect.arrayContaining([
      ['甲', 3, '有货'],
      ['乙', 3, null],
    ]),
  );
  expect(said(data['allSaid'])[0]).toEqual(['王总', 3, '同意借用']);
  expect(new Set((data['allSaid'] as OpinionValue[]).map((opinion) => opinion.id)).size).toBe(3);
});

test('a disagreement is an opinion, and the words of opinions are found by the filter', async () => {
  const id = await begin();
  await act('boss', id, '预算 100% 用完', 'disagree');
  expect(said((await recordOf(id)).data['managerSaid'])).toEqual([['王总', 4, '预算 100% 用完']]);
  const find = async (operator: string, value: string) => {
    const filter = { propertyCode: 'allSaid', operator, value };
    const page = await app.call(queryRecords, { schemaCode: 'loan', filter, page: 0, size: 20 } as never, 'lin');
    return page.data.content.map((record) => record.id);
  };
  expect(await find('contains', '100%')).toEqual([id]);
  expect(await find('contains', '1_0%')).toEqual([]);
  expect(await find('equal', '预算 100% 用完')).toEqual([id]);
});

test('what a delegate says stands in the record with on whose behalf, by both names of today', async () => {
  const { db } = app.platform.connections;
  const [start_time, end_time] = [new Date('2000-01-01'), new Date('2999-12-31')];
  const rest = { start_time, end_time, includes_open: false, created_time: start_time };
  await db
    .insertInto('delegation')
    .values({ corp_id: 'main', id: 'd1', delegator_id: 'boss', delegate_id: 'k2', ...rest })
    .execute();
  const id = await begin();
  await db.deleteFrom('delegation').where('corp_id', '=', 'main').execute();
  expect((await act('k2', id, '同意借用')).errcode).toBe(0);
  await db.updateTable('app_user').set({ name_i18n: '{"en":"Wang"}' }).where('id', '=', 'boss').execute();
  const [opinion] = (await recordOf(id)).data['managerSaid'] as readonly OpinionValue[];
  expect(opinion).toMatchObject({ user: { id: 'k2', name: '乙' }, comment: '同意借用' });
  expect(opinion?.delegator).toMatchObject({ id: 'boss', name: '王总', name_i18n: '{"en":"Wang"}' });
  await act('k1', id);
  const [first] = (await recordOf(id)).data['keepersSaid'] as readonly OpinionValue[];
  expect(first).not.toHaveProperty('delegator');
});

test('nobody writes an opinion into a form, and a required one keeps nobody from saving', async () => {
  const forged = [
    {
      id: 'x',
      activityCode: 'Manager',
      activityName: '主管审批',
      user: { id: 'boss', name: '王总' },
      action: 3,
      comment: '批了',
      time: '2026-01-01T00:00:00.000Z',
    },
  ];
  const input = { schemaCode: 'loan', data: { reason: '自己写', managerSaid: forged, allSaid: 5 } };
  const answer = await app.call(saveRecord, input, 'lin');
  expect(answer.errcode).toBe(0);
  const { data } = await recordOf(answer.data.id);
  expect([data['managerSaid'], data['allSaid']]).toEqual([null, null]);
});

test('an opinion of more than 200 characters is refused and leaves no trace', async () => {
  const id = await begin();
  expect((await act('boss', id, '长'.repeat(201))).errcode).not.toBe(0);
  expect((await recordOf(id)).data['allSaid']).toBeNull();
  expect((await act('boss', id, '长'.repeat(200))).errcode).toBe(0);
  expect(said((await recordOf(id)).data['allSaid'])).toEqual([['王总', 3, '长'.repeat(200)]]);
});
