import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { reviewWorkItems, summariseWorkItems } from '@portico/shared-kit/contract/work-items.endpoints';
import { getWorkItemCount, queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { QueryWorkItemsInput } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { FilterTree } from '@portico/shared-kit/filters';
import { transaction } from '../../../database/index.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
const now = new Date('2026-03-10T04:00:00Z');
const hour = 3_600_000;

function modelOf(schemaCode: string): ModelDefinition {
  return {
    schemaCode,
    name: schemaCode,
    nameTemplate: '{reason}',
    properties: [
      { code: 'reason', name: '事由', propertyType: 0 },
      { code: 'amount', name: '金额', propertyType: 2 },
      { code: 'salary', name: '工资', propertyType: 2 },
    ],
    forms: [{ code: 'form', name: '表单', sections: [{ title: '', properties: ['reason'] }] }],
    listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
    permissions: [
      { role: 'staff', view: 'own', add: true, edit: true, delete: true },
      {
        role: 'clerk',
        view: 'own',
        add: false,
        edit: false,
        delete: false,
        fields: [{ propertyCode: 'salary', visible: false }],
      },
    ],
    workflowCode: schemaCode,
  };
}

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '审批', { rules: 'multiInstance="all"', participants: [['role', 'clerk']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

/** Title, who starts it, amount, and hours until it is due. */
const started = [
  ['claim', 'a', 'lin', '10', null],
  ['claim', 'b', 'an', '500', -1],
  ['claim', 'c', 'lin', '900', 5],
  ['trip', 'd', 'an', '20', 50],
] as const;

beforeAll(async () => {
  app = await startTestApp(() => now);
  await insertOrganisation(app.platform, {
    departments: [],
    roles: ['staff', 'clerk'].map((code) => ({ code, name: code })),
    users: [
      { id: 'lin', name: '林', roles: ['staff'] },
      { id: 'an', name: '安', roles: ['staff'] },
      { id: 'clerk', name: '文', roles: ['clerk'] },
    ],
  });
  const { db } = app.platform.connections;
  const applications = ['fin', 'travel'].map((code) => ({ corp_id: 'main', id: code, code, name: code }));
  await db.insertInto('application').values(applications).execute();
  await transaction(db, async (trx) => {
    for (const [code, appCode] of [
      ['claim', 'fin'],
      ['trip', 'travel'],
    ] as const) {
      await app.services.models.publish(trx, appCode, modelOf(code));
      const head = { appCode, schemaCode: code, code, name: code, file: code };
      await app.services.workflow.templates.publish(trx, { ...head, xml });
    }
  });
  app.services.models.forget();
  for (const [workflowCode, reason, userId, amount, due] of started) {
    const input = { workflowCode, data: { reason, amount, salary: '7000' }, requestId: `start-${reason}` };
    const { data } = await app.call(startWorkflow, input, userId);
    const due_time = due === null ? null : new Date(now.getTime() + due * hour);
    await db.updateTable('work_item').set({ due_time }).where('instance_id', '=', data.workflowInstanceId).execute();
  }
});
afterAll(() => app.close());

async function titles(asked: Partial<QueryWorkItemsInput>) {
  const { data } = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 20, ...asked }, 'clerk');
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map(({ instanceName }) => instanceName.slice(-1));
}

const greater = (propertyCode: string, value: string): FilterTree => ({
  propertyCode,
  operator: 'greaterThan',
  value,
});

test('a list is narrowed by workflow, originator, due time and what the record holds', async () => {
  expect(new Set(await titles({ workflowCode: 'claim' }))).toEqual(new Set(['a', 'b', 'c']));
  expect(new Set(await titles({ originatorIds: ['an'] }))).toEqual(new Set(['b', 'd']));
  expect(await titles({ due: 'overdue' })).toEqual(['b']);
  expect(await titles({ due: 'soon' })).toEqual(['c']);
  expect(await titles({ types: [1, 2, 3] })).toEqual([]);
  expect(await titles({ receivedFrom: new Date(now.getTime() + hour).toISOString() })).toEqual([]);
  expect(await titles({ workflowCode: 'claim', filter: greater('amount', '499') })).toHaveLength(2);
  expect(await titles({ workflowCode: 'claim', originatorIds: ['lin'], filter: greater('amount', '499') })).toEqual([
    'c',
  ]);
});

test('a list, its summary and the counts are narrowed to the workflows of one application, of the own items alone', async () => {
  expect(await titles({ appCode: 'travel' })).toEqual(['d']);
  expect(await titles({ appCode: 'travel', workflowCode: 'claim' })).toEqual([]);
  expect(await titles({ appCode: 'nothing' })).toEqual([]);
  const { data } = await app.call(summariseWorkItems, { state: 'unfinished', appCode: 'fin' }, 'clerk');
  expect(data.workflows.map(({ workflowCode, count }) => [workflowCode, count])).toEqual([['claim', 3]]);
  const counted = async (input: object, user: string) => (await app.call(getWorkItemCount, input, user)).data;
  expect(await counted({}, 'clerk')).toEqual({ workItemCount: 4, circulateItemCount: 0 });
  expect(await counted({ appCode: 'fin' }, 'clerk')).toEqual({ workItemCount: 3, circulateItemCount: 0 });
  expect(await counted({ appCode: 'fin' }, 'lin')).toEqual({ workItemCount: 0, circulateItemCount: 0 });
});

test('a list is sorted by due time, originator and title, items without a due time last in both directions', async () => {
  const by = (order: NonNullable<QueryWorkItemsInput['order']>) => titles({ order });
  expect(await by({ by: 'due', direction: 'asc' })).toEqual(['b', 'c', 'd', 'a']);
  expect(await by({ by: 'due', direction: 'desc' })).toEqual(['d', 'c', 'b', 'a']);
  const byOriginator = await by({ by: 'originator', direction: 'asc' });
  expect(new Set(byOriginator.slice(0, 2))).toEqual(new Set(['b', 'd']));
  expect(new Set((await by({ by: 'title', direction: 'desc' })).slice(0, 2))).toEqual(new Set(['a', 'c']));
});

test('what somebody does not see of the records cannot be asked for, nor anything without its workflow', async () => {
  const ask = (asked: Partial<QueryWorkItemsInput>) =>
    app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 20, ...asked }, 'clerk');
  const hidden = await ask({ workflowCode: 'claim', filter: greater('salary', '6999') });
  expect(hidden.errcode).toBe(codeOf('fieldNotVisible'));
  expect((await ask({ filter: greater('amount', '1') })).errcode).toBe(codeOf('requestInvalid'));
  expect((await ask({ workflowCode: 'nothing', filter: greater('amount', '1') })).errcode).toBe(codeOf('notPublished'));
});

test('a summary says which workflows and originators a list has, and how much is late', async () => {
  const { data } = await app.call(summariseWorkItems, { state: 'unfinished' }, 'clerk');
  expect(data.workflows.map(({ workflowCode, count }) => [workflowCode, count])).toEqual([
    ['claim', 3],
    ['trip', 1],
  ]);
  expect(data.originators.map(({ user, count }) => [user.name, count])).toEqual([
    ['安', 2],
    ['林', 2],
  ]);
  expect([data.overdue, data.soon]).toEqual([1, 1]);
  const nobody = await app.call(summariseWorkItems, { state: 'finished' }, 'lin');
  expect(nobody.data).toEqual({ workflows: [], originators: [], overdue: 0, soon: 0 });
});

test('a review groups similar items and shows of their records what the reader sees', async () => {
  const { data } = await app.call(reviewWorkItems, {}, 'clerk');
  expect(data.groups.map(({ workflowCode, items, canAgree }) => [workflowCode, items.length, canAgree])).toEqual([
    ['claim', 3, true],
    ['trip', 1, true],
  ]);
  const [claims] = data.groups;
  expect(claims?.properties.map(({ code }) => code)).toEqual(['reason', 'amount']);
  const values = claims?.items.map((item) => item.values) ?? [];
  expect(new Set(values.map(({ amount }) => amount))).toEqual(new Set(['10', '500', '900']));
  expect(values.every((each) => !('salary' in each))).toBe(true);
});

test('a review of chosen items has those alone, and none of other people', async () => {
  const all = await app.call(reviewWorkItems, { workflowCode: 'claim' }, 'clerk');
  const [chosen = ''] = all.data.groups[0]?.items.map(({ id }) => id) ?? [];
  const review = await app.call(reviewWorkItems, { ids: [chosen] }, 'clerk');
  expect(review.data.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([chosen]);
  expect((await app.call(reviewWorkItems, { ids: [chosen] }, 'lin')).data).toEqual({ groups: [], totalElements: 0 });
});

test('what the activity hides is neither in a review nor found by a filter', async () => {
  const hidden = '<portico:field code="amount" visible="false"/></portico:activity>';
  const blind = xml.replace('</portico:activity>', hidden);
  const head = { appCode: 'fin', schemaCode: 'claim', code: 'blind', name: 'blind', file: 'blind' };
  const properties = (await app.services.models.current('claim')).definition.properties;
  await transaction(app.platform.connections.db, (trx) =>
    app.services.workflow.templates.publish(trx, { ...head, xml: blind, properties }),
  );
  const input = { workflowCode: 'blind', data: { reason: 'e', amount: '600' }, requestId: 'start-e' };
  await app.call(startWorkflow, input, 'lin');
  expect(await titles({ workflowCode: 'blind' })).toEqual(['e']);
  expect(await titles({ workflowCode: 'blind', filter: greater('amount', '499') })).toEqual([]);
  const reason: FilterTree = { propertyCode: 'reason', operator: 'equal', value: 'e' };
  expect(await titles({ workflowCode: 'blind', filter: reason })).toEqual(['e']);
  const { data } = await app.call(reviewWorkItems, { workflowCode: 'blind' }, 'clerk');
  expect(data.groups[0]?.properties.map(({ code }) => code)).toEqual(['reason']);
  expect(data.groups[0]?.items[0]?.values).toEqual({ reason: 'e' });
});
