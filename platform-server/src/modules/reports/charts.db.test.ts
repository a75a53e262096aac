import { getChartData, getChartTree, getReport } from '@portico/shared-kit/contract/reports.endpoints';
import type { ChartData, ChartRequest, PageFilter } from '@portico/shared-kit/contract/reports.schema';
import { deleteRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { Wire } from '@portico/shared-kit/contract/ids';
import { codeOf } from '@portico/shared-kit/errors';
import { statementLog } from '../../testing/statement-log.ts';
import { samplePackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

const board = `
code: salesBoard
name: 销售看板
name_i18n: { en: Sales board }
content:
  version: 1
  charts:
    - id: byMonth
      title: '{"zh":"按月","en":"By month"}'
      chartType: bar
      schemaCode: Order
      dimensions: [{ field: dueDate, level: month }]
      measures: [{ field: amount, aggregate: 1 }, { field: null, aggregate: 5 }]
      w: full
    - { id: strange, chartType: hologram, beams: 3 }
`;

beforeAll(async () => {
  app = await startRecordsApp();
  const files = { ...samplePackage, 'reports/board.yaml': board };
  await app.services.appPackages.importPackage(files, {}, null);
  await newOrder(app, 'ann', {
    title: '甲',
    amount: '10.25',
    dueDate: '2026-01-31T15:59:59.000Z',
    status: 'closed',
    urgent: true,
    seller: { id: 'cat', name: '' },
    region: { id: 'sales', name: '' },
  });
  await newOrder(app, 'ann', { title: '乙', amount: '20.5', dueDate: '2026-01-31T16:00:00.000Z', status: 'open' });
  await newOrder(app, 'bob', { title: '丙', amount: '100', dueDate: '2026-02-10T04:00:00.000Z', status: 'open' });
  await newOrder(app, 'cat', { title: '丁', seller: { id: 'ann', name: '' } });
});
afterAll(() => app.close());

const chart = (changes: JsonObject): JsonObject => ({
  id: 'x',
  chartType: 'bar',
  schemaCode: 'Order',
  dimensions: [{ field: 'status' }],
  measures: [{ field: 'amount', aggregate: 1 }],
  ...changes,
});

/** Data of a chart that is not saved; designers who are no administrators of the system see what their roles show them. */
async function ask(
  changes: JsonObject,
  more: Partial<Wire<ChartRequest>> & { page?: PageFilter } = {},
  userId = 'adm',
) {
  const { page, ...request } = more;
  const charts = [{ key: 'a', chart: chart(changes), ...request }] as never;
  const { errcode, data } = await app.call(getChartData, { charts, ...(page && { page }) }, userId);
  if (errcode !== 0) throw new Error(`${errcode} ${app.faults.at(-1) ?? ''}`);
  const [answer] = data.charts;
  return answer;
}

const published = async (userId: string) => {
  const charts = [{ key: 'a', reportCode: 'salesBoard', chartId: 'byMonth' }];
  const { data } = await app.call(getChartData, { charts }, userId);
  return data.charts[0]?.data as ChartData;
};

/** Groups as people read them: the keys of their members, and their figures. */
const groupsOf = (data: ChartData | null | undefined) =>
  (data?.groups ?? []).map(({ at, values }) => [
    ...at.map((index, dimension) => (index < 0 ? '*' : (data?.dimensions[dimension]?.members[index]?.key ?? null))),
    ...values,
  ]);

const groups = async (...asked: Parameters<typeof ask>) => groupsOf((await ask(...asked))?.data);

test('brings moments together by the clock of the organisation, at every level', async () => {
  const of = (level: string) => groups({ dimensions: [{ field: 'dueDate', level }] });
  expect(await of('month')).toEqual([
    ['2026-01-01', '10.25'],
    ['2026-02-01', '120.5'],
    [null, null],
  ]);
  expect((await of('day')).map(([key]) => key)).toEqual(['2026-01-31', '2026-02-01', '2026-02-10', null]);
  expect((await of('quarter')).map(([key]) => key)).toEqual(['2026-01-01', null]);
  expect(await of('year')).toEqual([
    ['2026-01-01', '130.75'],
    [null, null],
  ]);
});

test('has options in the order of their list with their names, and none after them', async () => {
  const data = (await ask({}))?.data;
  expect(groupsOf(data)).toEqual([
    ['open', '120.5'],
    ['closed', '10.25'],
    [null, null],
  ]);
  expect(data?.dimensions[0]?.members.map(({ name }) => name)).toEqual(['打开', '关闭', null]);
});

test('names people and departments in both languages, and tells yes from no', async () => {
  const people = (await ask({ dimensions: [{ field: 'seller' }] }))?.data;
  const byKey = new Map(people?.dimensions[0]?.members.map(({ key, ...names }) => [key, names]));
  expect(byKey.get('cat')).toEqual({ name: '凯', name_i18n: '{"en":"Kai"}' });
  const departments = (await ask({ dimensions: [{ field: 'ownerDeptId' }], measures: [count] }))?.data;
  expect(departments?.dimensions[0]?.members.map(({ name }) => name).toSorted()).toEqual(
    ['财务部', '销售部'].toSorted(),
  );
  expect(await groups({ dimensions: [{ field: 'urgent' }], measures: [count] })).toEqual([
    ['true', '1'],
    [null, '3'],
  ]);
});

const count = { field: null, aggregate: 5 } as const;

test('has every aggregate, decimals as text and moments as instants', async () => {
  const measures = [1, 2, 3, 4, 5].map((aggregate) => ({ field: 'amount', aggregate }));
  const dimensions = [{ field: 'creater' }];
  const data = (await ask({ dimensions, measures }, {}, 'adm'))?.data;
  const ofAnn = groupsOf(data).find(([key]) => key === 'ann');
  expect(ofAnn?.slice(1)).toEqual(['30.75', '15.375', '10.25', '20.5', '2']);
  const dates = [{ field: 'dueDate', aggregate: 4 }];
  expect(await groups({ chartType: 'numberCard', dimensions: [], measures: dates })).toEqual([
    ['2026-02-09T16:00:00.000Z'],
  ]);
});

test('sorts by a measure and shows so many groups, and says that there are more', async () => {
  const data = (await ask({ sort: { by: 'measure', index: 0, direction: 'asc' }, limit: 2 }))?.data;
  expect(groupsOf(data).map(([key]) => key)).toEqual(['closed', 'open']);
  expect(data?.isCut).toBe(true);
  expect((await ask({ limit: 3 }))?.data?.isCut).toBe(false);
});

test('with series, limits the values of the first dimension', async () => {
  const dimensions = [{ field: 'creater' }, { field: 'status' }];
  const asked = { chartType: 'stackedBar', dimensions, limit: 1, sort: { by: 'measure', index: 0, direction: 'desc' } };
  expect(await groups(asked)).toEqual([['bob', 'open', '100']]);
});

test('has the totals of the rows, the columns and all in a pivot table, exact for averages', async () => {
  const dimensions = [{ field: 'creater' }, { field: 'status', axis: 'columns' }];
  const rows = await groups({ chartType: 'pivotTable', dimensions, measures: [{ field: 'amount', aggregate: 2 }] });
  expect(rows).toContainEqual(['ann', '*', '15.375']);
  expect(rows).toContainEqual(['*', 'open', '60.25']);
  expect(rows).toContainEqual(['*', '*', '43.58333333']);
});

test('filters by its own filter, the page and the request together', async () => {
  const filter = { propertyCode: 'status', operator: 'equal', value: 'open' };
  const counted = (more: Parameters<typeof ask>[1]) =>
    groups({ chartType: 'numberCard', dimensions: [], measures: [count], filter }, more);
  expect(await counted({})).toEqual([['2']]);
  expect(await counted({ page: { userIds: ['bob'] } })).toEqual([['1']]);
  expect(await counted({ page: { departmentIds: ['finance'] } })).toEqual([['0']]);
  expect(await counted({ filter: { propertyCode: 'amount', operator: 'greaterThan', value: '50' } })).toEqual([['1']]);
  const ownOnes = { propertyCode: 'owner', operator: 'equal', value: { placeholder: 'currentUser' } };
  const own = { chartType: 'numberCard', dimensions: [], measures: [count], filter: ownOnes };
  expect(await groups(own as never)).toEqual([['0']]);
  const adm = { id: 'adm', name: '管' };
  expect((await ask(own as never))?.data?.filter).toMatchObject({
    items: [{ propertyCode: 'owner', operator: 'equal', value: adm }, {}],
  });
});

test('a range of the page narrows the first dimension of moments', async () => {
  const page = { from: '2026-01-31T16:00:00.000Z', to: '2026-02-28T15:59:59.999Z' };
  expect(await groups({ dimensions: [{ field: 'dueDate', level: 'month' }] }, { page })).toEqual([
    ['2026-02-01', '120.5'],
  ]);
});

test('counts only what its reader sees', async () => {
  expect(groupsOf(await published('ann')).map(([, sum]) => sum)).toEqual(['10.25', '20.5']);
  expect(groupsOf(await published('lee')).map(([, sum]) => sum)).toEqual(['10.25', '120.5']);
  expect(groupsOf(await published('max'))).toHaveLength(3);
});

test.each([
  ['a field that is gone', { dimensions: [{ field: 'none' }] }, 'chartFieldMissing'],
  ['a sum of texts', { measures: [{ field: 'title', aggregate: 1 }] }, 'chartAggregateRefused'],
  ['a model that is not there', { schemaCode: 'Nothing' }, 'chartModelMissing'],
  [
    'a filter of a field that is gone',
    { filter: { propertyCode: 'none', operator: 'isNull', value: null } },
    'propertyMissing',
  ],
] as const)('refuses %s, and answers the others', async (_, changes, error) => {
  const charts = [
    { key: 'bad', chart: chart(changes) },
    { key: 'good', chart: chart({}) },
  ] as never;
  const { data } = await app.call(getChartData, { charts }, 'adm');
  const [bad, good] = data.charts;
  expect(bad).toMatchObject({ key: 'bad', data: null, error: { errcode: codeOf(error) } });
  expect(good).toMatchObject({ key: 'good', error: null });
});

test.each([
  ['more groups than a report may show', { limit: 1_000_000 }],
  ['no groups', { limit: -1 }],
  ['a source that is no code', { schemaCode: 'x;y' }],
])('refuses a chart that is not saved with %s, as it could not be published', async (_, changes) => {
  const { data } = await app.call(getChartData, { charts: [{ key: 'a', chart: chart(changes) }] as never }, 'adm');
  expect(data.charts[0]).toMatchObject({ data: null, error: { errcode: codeOf('requestInvalid') } });
});

test('is for those who may see the model, and unsaved charts are for designers', async () => {
  const charts = [{ key: 'a', reportCode: 'salesBoard', chartId: 'byMonth' }];
  const { data } = await app.call(getChartData, { charts }, 'out');
  expect(data.charts[0]).toMatchObject({ data: null, error: { errcode: codeOf('noPermission') } });
  const unsaved = await app.call(getChartData, { charts: [{ key: 'a', chart: chart({}) }] as never }, 'ann');
  expect(unsaved.errcode).toBe(codeOf('noPermission'));
  const gone = [{ key: 'a', reportCode: 'salesBoard', chartId: 'strange' }];
  expect((await app.call(getChartData, { charts: gone }, 'ann')).data.charts[0]?.error?.errcode).toBe(
    codeOf('chartMissing'),
  );
});

test('a report shows its charts in their order, without those that this program cannot draw', async () => {
  const { data } = await app.call(getReport, { reportCode: 'salesBoard' }, 'ann');
  expect(data).toMatchObject({
    appCode: 'sales',
    name: '销售看板',
    charts: [{ id: 'byMonth', chartType: 'bar', w: 'full' }],
  });
  expect((await app.call(getReport, { reportCode: 'salesBoard' }, 'out')).errcode).toBe(codeOf('noPermission'));
  expect((await app.call(getReport, { reportCode: 'none' }, 'ann')).errcode).toBe(codeOf('reportMissing'));
});

test('the tree of charts has the applications of its reader with their reports and charts', async () => {
  const { data } = await app.call(getChartTree, {}, 'ann');
  expect(data).toMatchObject([
    {
      code: 'sales',
      children: [
        {
          code: 'salesBoard',
          reportCode: 'salesBoard',
          children: [{ code: 'byMonth', name: '按月', objectId: 'byMonth' }],
        },
      ],
    },
  ]);
  expect(data[0]?.appFunctionList).toEqual(data[0]?.children);
  expect((await app.call(getChartTree, {}, 'out')).data).toEqual([]);
});

test('computes a chart again only when a write touched its records', async () => {
  const log = statementLog(app.platform.connections);
  const grouped = () => log.filter((text) => text.includes('counted')).length;
  await published('max');
  const before = grouped();
  await published('max');
  expect(grouped()).toBe(before);
  const { id } = await newOrder(app, 'max', { title: '戊', amount: '1', dueDate: '2026-01-10T04:00:00.000Z' });
  expect(groupsOf(await published('max'))[0]).toEqual(['2026-01-01', '11.25', '2']);
  expect(grouped()).toBe(before + 1);
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'max');
  expect(groupsOf(await published('max'))[0]).toEqual(['2026-01-01', '10.25', '1']);
});
