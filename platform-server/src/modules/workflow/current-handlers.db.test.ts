import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { actOnWorkItem, queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { FilterTree, FilterValue, OperatorId } from '@portico/shared-kit/filters';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;
const code = 'participants_';

const nothing = { add: false, edit: false, delete: false };
const model: ModelDefinition = {
  schemaCode: 'loan',
  name: '借用单',
  properties: [{ code: 'reason', name: '事由', propertyType: 0, required: true }],
  forms: [{ code: 'form', name: '借用单', sections: [{ title: '', properties: ['reason'] }] }],
  listViews: [
    {
      code: 'all',
      name: '全部',
      queryConditions: [{ propertyCode: code }],
      queryActions: [],
      queryColumns: [{ propertyCode: 'reason' }, { propertyCode: code }],
    },
  ],
  permissions: [
    { role: 'staff', view: 'all', add: true, edit: true, delete: true },
    { role: 'blind', view: 'all', ...nothing, fields: [{ propertyCode: code, visible: false }] },
    { role: 'own', view: 'own', ...nothing, add: true },
    {
      role: 'hands',
      view: 'condition',
      condition: { propertyCode: code, operator: 'contains', value: { placeholder: 'currentUser' } },
      ...nothing,
    },
  ],
  workflowCode: 'loan',
};

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Manager'),
    approve('Manager', '主管审批', { participants: [['originatorManager', '1']] }),
    flow('F2', 'Manager', 'Keepers'),
    approve('Keepers', '保管员会签', { rules: 'multiInstance="all"', participants: [['role', 'keeper']] }),
    flow('F3', 'Keepers', 'End'),
    end,
  ].join(''),
);

const ids: Record<'free' | 'atBoss' | 'atKeepers' | 'atOne' | 'done', string> = {
  free: '',
  atBoss: '',
  atKeepers: '',
  atOne: '',
  done: '',
};
const nameOf = (id: string) => Object.entries(ids).find(([, each]) => each === id)?.[0] ?? id;

beforeAll(async () => {
  app = await startTestApp();
  const staff = ['staff'];
  await insertOrganisation(app.platform, {
    departments: [
      { id: 'sales', name: '销售部', managerId: 'boss' },
      { id: 'store', name: '仓库' },
    ],
    roles: ['keeper', 'staff', 'blind', 'own', 'hands'].map((role) => ({ code: role, name: role })),
    users: [
      { id: 'lin', name: '林', departmentId: 'sales', roles: staff },
      { id: 'boss', name: '王总', roles: staff },
      { id: 'k1', name: '甲', departmentId: 'store', roles: ['keeper', 'hands'] },
      { id: 'k2', name: '乙', departmentId: 'store', roles: ['keeper', 'staff'] },
      { id: 'bill', name: '比', roles: ['blind'] },
      { id: 'mira', name: '米', departmentId: 'sales', roles: ['blind', 'own'] },
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
  const saved = await app.call(saveRecord, { schemaCode: 'loan', data: { reason: 'free' } }, 'lin');
  ids.free = saved.data.id;
  ids.atBoss = await begin('atBoss');
  ids.atKeepers = await begin('atKeepers', 'boss');
  ids.atOne = await begin('atOne', 'boss', 'k1');
  ids.done = await begin('done', 'boss', 'k1', 'k2');
});
afterAll(() => app.close());

/** Starts a workflow and has these people agree, one after the other. */
async function begin(reason: string, ...people: readonly string[]): Promise<string> {
  const objectId = await startBy('lin', reason);
  for (const userId of people) await agree(userId, objectId);
  return objectId;
}

async function startBy(userId: string, reason: string): Promise<string> {
  const input = { workflowCode: 'loan', data: { reason }, requestId: requestId() };
  return (await app.call(startWorkflow, input, userId)).data.objectId;
}

async function agree(userId: string, objectId: string) {
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 50 }, userId);
  const id = todo.data.content.find((item) => item.objectId === objectId)?.id ?? '';
  const answer = await app.call(actOnWorkItem, { id, action: 'agree', requestId: requestId() }, userId);
  expect(answer.errcode).toBe(0);
}

const ask = (more: Partial<QueryRecordsInput>, user = 'lin') =>
  app.call(queryRecords, { schemaCode: 'loan', page: 0, size: 20, ...more }, user);
const found = async (more: Partial<QueryRecordsInput>, user?: string) => {
  const { errcode, data } = await ask(more, user);
  expect(errcode).toBe(0);
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map(({ id }) => nameOf(id)).toSorted();
};
const person = (id: string) => ({ id, name: id });
const [boss, k1, k2] = [person('boss'), person('k1'), person('k2')];

test('a list names who handles each record now, with what a card needs, who had it first before the others', async () => {
  const { content } = (await ask({ columns: ['reason', code] })).data;
  const shown = Object.fromEntries(content.map(({ id, data }) => [nameOf(id), data[code]]));
  const name_i18n = null;
  const seen = ({ id }: { id: string }, name: string) => ({ id, name, name_i18n, imgUrl: null });
  expect(shown).toEqual({
    free: null,
    atBoss: [seen(boss, '王总')],
    atKeepers: [seen(k1, '甲'), seen(k2, '乙')],
    atOne: [seen(k2, '乙')],
    done: null,
  });
  const { data } = (await app.call(getRecord, { schemaCode: 'loan', id: ids.atOne }, 'lin')).data;
  expect(data[code]).toEqual([seen(k2, '乙')]);
});

const noOne = ['done', 'free'];
const asked: readonly (readonly [OperatorId, FilterValue, readonly string[]])[] = [
  ['isNull', null, noOne],
  ['isNotNull', null, ['atBoss', 'atKeepers', 'atOne']],
  ['equal', k2, ['atOne']],
  ['notEqual', k2, ['atBoss', 'atKeepers', ...noOne]],
  ['contains', k2, ['atKeepers', 'atOne']],
  ['notContains', k2, ['atBoss', ...noOne]],
  ['in', [boss, k1], ['atBoss', 'atKeepers']],
  ['notIn', [boss, k1], ['atOne', ...noOne]],
  ['have', [k1, k2], ['atKeepers']],
  ['notHave', [k1, k2], ['atBoss', 'atOne', ...noOne]],
  ['of', [{ id: 'store', name: '仓库' }], ['atKeepers', 'atOne']],
  ['notOf', [{ id: 'store', name: '仓库' }], ['atBoss', ...noOne]],
];
test.each(asked)('they are asked for by "%s"', async (operator, value, names) => {
  const filter: FilterTree = { propertyCode: code, operator, value };
  expect(await found({ filter })).toEqual(names.toSorted());
  const other = { propertyCode: 'reason', operator: 'equal', value: 'nobody' } as const;
  expect(await found({ filter: { join: 'or', items: [filter, other] } })).toEqual(names.toSorted());
});

test('the conditions of the specification name them with the type 51, as JSON', async () => {
  const entry = { propertyCode: code, propertyType: 51 };
  const value = JSON.stringify([{ ...k1, unitType: 3 }]);
  expect(await found({ filters: [{ ...entry, propertyValue: value }] })).toEqual(['atKeepers']);
  expect(await found({ filters: [{ ...entry, propertyValue: '' }] })).toHaveLength(5);
  const wrong = await ask({ filters: [{ ...entry, propertyValue: '[{"id":5}]' }] });
  expect(wrong.errcode).toBe(codeOf('filterValueInvalid'));
});

test('totals follow the work at once, also where the record itself stays as it is', async () => {
  const filter: FilterTree = { propertyCode: code, operator: 'contains', value: k1 };
  expect((await ask({ filter })).data.totalElements).toBe(1);
  const id = await begin('moving', 'boss');
  expect((await ask({ filter })).data.totalElements).toBe(2);
  const { version } = (await app.call(getRecord, { schemaCode: 'loan', id }, 'lin')).data;
  await agree('k1', id);
  expect((await ask({ filter })).data.totalElements).toBe(1);
  expect((await app.call(getRecord, { schemaCode: 'loan', id }, 'lin')).data.version).toBe(version);
  await agree('k2', id);
});

describe('rights', () => {
  const filter: FilterTree = { propertyCode: code, operator: 'isNotNull', value: null };

  test('who does not see them gets none, asks by none, and sees the rest', async () => {
    expect((await ask({ filter }, 'bill')).errcode).toBe(codeOf('fieldNotVisible'));
    const entries = [{ propertyCode: code, propertyType: 51, propertyValue: JSON.stringify([k1]) }];
    expect((await ask({ filters: entries }, 'bill')).errcode).toBe(codeOf('fieldNotVisible'));
    const { content } = (await ask({ columns: ['reason', code] }, 'bill')).data;
    expect(content.length).toBeGreaterThan(4);
    expect(content.filter(({ data }) => code in data)).toEqual([]);
    expect(content.every(({ hidden = [] }) => hidden.includes(code))).toBe(true);
  });

  test('who sees them on their own records finds those by them, and the others as if nobody handled them', async () => {
    const own = await startBy('mira', 'mine');
    expect(await found({ filter }, 'mira')).toEqual([own]);
    const others = (await found({}, 'mira')).filter((name) => name !== own);
    const opposites: readonly (readonly [OperatorId, FilterValue])[] = [
      ['isNull', null],
      ['notEqual', boss],
      ['notContains', boss],
      ['notIn', [boss]],
      ['notHave', [boss]],
    ];
    for (const [operator, value] of opposites) {
      expect(await found({ filter: { propertyCode: code, operator, value } }, 'mira')).toEqual(others);
    }
    const { content } = (await ask({ columns: [code] }, 'mira')).data;
    expect(content.filter(({ data }) => data[code] !== null).map(({ id }) => id)).toEqual([own]);
  });

  test('a role may see the records that are with somebody now, and no longer when they are not', async () => {
    expect(await found({}, 'k1')).toEqual(['atKeepers']);
    expect((await app.call(getRecord, { schemaCode: 'loan', id: ids.free }, 'k1')).errcode).not.toBe(0);
  });

  test('records are neither sorted by them, nor changed in them', async () => {
    const sorted = await ask({ orderBy: [{ propertyCode: code, direction: 'asc' }] });
    expect(sorted.errcode).toBe(codeOf('notSortable'));
    const input = { schemaCode: 'loan', id: ids.free, version: 1, data: { reason: 'free', [code]: [boss] } };
    expect((await app.call(saveRecord, input, 'lin')).errcode).toBe(0);
    expect((await app.call(getRecord, { schemaCode: 'loan', id: ids.free }, 'lin')).data.data[code]).toBeNull();
  });
});

test('a model is not published that sorts or names its records by them', async () => {
  const publish = (more: Partial<ModelDefinition>) =>
    transaction(app.platform.connections.db, (trx) => app.services.models.publish(trx, 'hr', { ...model, ...more }));
  const [view] = model.listViews;
  if (view === undefined) throw new Error('there is no view');
  const sorted = { ...view, orderBy: [{ propertyCode: code, direction: 'asc' as const }] };
  await expect(publish({ listViews: [sorted] })).rejects.toThrow();
  const summed = { ...view, queryColumns: [{ propertyCode: code, sumType: 1 as const }] };
  await expect(publish({ listViews: [summed] })).rejects.toThrow();
  await expect(publish({ nameTemplate: `{reason} {${code}}` })).rejects.toThrow();
  await expect(publish({ properties: [...model.properties, { code, name: 'x', propertyType: 51 }] })).rejects.toThrow();
});
