import type { ChartData, PageFilter } from '@portico/shared-kit/contract/reports.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { Grant } from '@portico/shared-kit/permissions';
import { sql } from 'kysely';
import { asJson } from '../../../database/index.ts';
import { leaveXml } from '../../../workflow-engine/testing/diagrams.ts';
import { type ReportService, reportService } from '../../reports/index.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let reports: ReportService;

const hourMs = 3_600_000;
const count = { field: null, aggregate: 5 };
const isOpen = { propertyCode: 'stage', operator: 'equal', value: 'open' };
const ofItems = { chartType: 'table', schemaCode: '$workItems', measures: [count] };
const charts = [
  { ...ofItems, id: 'waiting', dimensions: [{ field: 'node' }, { field: 'workflow' }], filter: isOpen },
  { ...ofItems, id: 'stages', dimensions: [{ field: 'stage' }, { field: 'result' }] },
  { ...ofItems, id: 'people', dimensions: [{ field: 'participant' }] },
  { ...ofItems, id: 'overdue', dimensions: [{ field: 'overdue' }], filter: isOpen },
  { ...ofItems, id: 'days', dimensions: [{ field: 'receivedTime', level: 'day' }] },
  { ...ofItems, id: 'used', dimensions: [{ field: 'stage' }], measures: [{ field: 'usedTime', aggregate: 2 }] },
  { ...ofItems, id: 'gone', dimensions: [{ field: 'title' }] },
  {
    id: 'instances',
    chartType: 'table',
    schemaCode: '$workflowInstances',
    dimensions: [{ field: 'status' }, { field: 'originator' }],
    measures: [count, { field: 'usedTime', aggregate: 1 }],
  },
];

async function begin(title: string, userId = 'lin'): Promise<string> {
  const input = { workflowCode: 'leave', data: { title }, requestId: title };
  return (await bench.workflow.commands.start(bench.user(userId), input, 'zh')).workflowInstanceId;
}

async function agree(userId: string, workflowInstanceId: string): Promise<void> {
  const user = bench.user(userId);
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  const input = { id: workItem?.id ?? '', action: 'agree', requestId: `${workflowInstanceId} ok` } as const;
  await bench.workflow.commands.act(user, input, 'zh');
}

async function publishReport() {
  const { db } = bench.database;
  const report = { corp_id: 'main', code: 'work', name: '流程看板' };
  await db
    .insertInto('report')
    .values({ ...report, app_code: 'hr', draft: null })
    .execute();
  const content = asJson({ version: 1, charts });
  const version = { ...report, version: 1, content, published_time: new Date() };
  await db.insertInto('report_version').values(version).execute();
}

/** Starts one request that was agreed after two hours, and two that wait, one of them overdue. */
beforeAll(async () => {
  bench = await startWorkflowBench();
  const { platform, workflow } = bench;
  reports = reportService(platform, {
    models: {
      all: async () => [],
      visible: async () => {
        throw new Error('No model is asked for');
      },
    },
    workTables: workflow.workTables,
    visibilityOf: async () => ({ appCodes: new Set(['hr']), opens: () => true }),
  });
  await bench.publish('leave', leaveXml);
  await publishReport();
  const first = await begin('第一单');
  bench.clock.at += 2 * hourMs;
  await agree('boss', first);
  bench.clock.at += 24 * hourMs;
  const late = await begin('第二单');
  await sql`update work_item set due_time = receive_time + interval '1 hour' where instance_id = ${late}`.execute(
    bench.database.db,
  );
  await begin('第三单', 'deputy');
  bench.clock.at += 2 * hourMs;
});
afterAll(() => bench.database.drop());

async function answer(
  chartId: string,
  userId: string,
  { grants = [], page }: { grants?: Grant[]; page?: PageFilter } = {},
) {
  const input = { charts: [{ key: 'a', reportCode: 'work', chartId }], ...(page && { page }) };
  const { charts: answers } = await reports.getChartData(bench.user(userId, grants), input, 'zh');
  return answers[0];
}

const groupsOf = (data: ChartData | null | undefined) =>
  (data?.groups ?? []).map(({ at, values }) => [
    ...at.map((index, dimension) => {
      const member = data?.dimensions[dimension]?.members[index];
      return member?.name ?? member?.key ?? null;
    }),
    ...values,
  ]);

const overseer = { grants: ['WORKFLOW_ADMIN'] as Grant[] };

test('who looks after workflows sees what waits, by node and workflow under their names', async () => {
  const data = (await answer('waiting', 'admin', overseer))?.data;
  expect(groupsOf(data)).toEqual([['主管审批', '请假', '2']]);
  expect(data?.dimensions[0]?.members[0]?.name_i18n).toContain('Manager');
  expect(data?.source).toMatchObject({ schemaCode: '$workItems', appCode: null });
});

test('others see their own work and the instances that they started', async () => {
  expect(groupsOf((await answer('people', 'admin', overseer))?.data)).toHaveLength(2);
  expect(groupsOf((await answer('people', 'boss'))?.data)).toEqual([['王总', '2']]);
  expect(groupsOf((await answer('people', 'lin'))?.data)).toEqual([]);
  expect(groupsOf((await answer('instances', 'lin'))?.data).map(([, originator]) => originator)).toEqual(['林', '林']);
  expect(groupsOf((await answer('instances', 'stranger'))?.data)).toEqual([]);
});

test('tells open, handled and overdue work apart, and how long it took', async () => {
  expect(groupsOf((await answer('stages', 'boss'))?.data)).toEqual([
    ['待办', '待处理', '1'],
    ['已办', '同意', '1'],
  ]);
  expect(groupsOf((await answer('overdue', 'boss'))?.data)).toEqual([['true', '1']]);
  const used = groupsOf((await answer('used', 'boss'))?.data);
  expect(used[0]).toEqual(['待办', null]);
  expect(Number(used[1]?.[1])).toBeCloseTo(2, 1);
});

test('the filters of a page narrow by when it was received and by who handles it', async () => {
  const page = { from: '2026-03-02T16:00:00.000Z', to: '2026-03-03T15:59:59.000Z' };
  expect(groupsOf((await answer('days', 'admin', overseer))?.data).map(([day]) => day)).toEqual([
    '2026-03-02',
    '2026-03-03',
  ]);
  expect(groupsOf((await answer('days', 'admin', { ...overseer, page }))?.data).map(([day]) => day)).toEqual([
    '2026-03-03',
  ]);
  const ofBoss = { ...overseer, page: { userIds: ['boss'] } };
  expect(groupsOf((await answer('people', 'admin', ofBoss))?.data)).toEqual([['王总', '2']]);
});

test('refuses what is no field of work items', async () => {
  expect((await answer('gone', 'boss'))?.error?.errcode).toBe(codeOf('chartFieldMissing'));
});
