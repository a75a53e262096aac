import type { SearchInstancesInput, SearchWorkItemsInput } from '@portico/shared-kit/contract/workflow-search.schema';
import { sql } from 'kysely';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;

const pairXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '会签', { rules: 'multiInstance="all"', participants: [['role', 'pair']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

const dayMs = 86_400_000;

async function begin(workflowCode: string, title: string, userId = 'lin'): Promise<string> {
  const input = { workflowCode, data: { title }, requestId: title };
  return (await bench.workflow.commands.start(bench.user(userId), input, 'zh')).workflowInstanceId;
}

async function agree(userId: string, workflowInstanceId: string): Promise<void> {
  const user = bench.user(userId);
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  await bench.workflow.commands.act(
    user,
    { id: workItem?.id ?? '', action: 'agree', requestId: `${workflowInstanceId} ok` },
    'zh',
  );
}

/** Four workflows, a day after one another: one taken back, one agreed, two that wait. */
beforeAll(async () => {
  bench = await startWorkflowBench();
  const { db } = bench.database;
  await insertOrganisation(bench.platform, {
    departments: [{ id: 'east', name: '东区', parentId: 'sales' }],
    users: [{ id: 'sara', name: '萨拉', departmentId: 'east' }],
  });
  await sql`update department set path = 'sales/east/' where id = 'east'`.execute(db);
  await db.insertInto('application').values({ corp_id: 'main', id: 'other', code: 'other', name: '其他' }).execute();
  await bench.publish('leave', leaveXml);
  await bench.publish('pair', pairXml);
  const revoked = await begin('leave', '第一单');
  await bench.workflow.commands.revoke(bench.user('lin'), { workflowInstanceId: revoked, requestId: 'back' });
  bench.clock.at += dayMs;
  await agree('boss', await begin('leave', '第二单 Spring'));
  bench.clock.at += dayMs;
  await begin('leave', '第三单 100%_远足');
  bench.clock.at += dayMs;
  await begin('pair', '第四单', 'p1');
  await sql`update workflow_instance set originator_dept_id = 'east', sequence_no = 'QJ20260300' || right(id, 1)
    where originator_id = 'p1'`.execute(db);
});
afterAll(() => bench.database.drop());

const search = (input: Partial<SearchInstancesInput> = {}) =>
  bench.workflow.instanceSearch.queryAll({ order: 'newest', page: 0, size: 20, ...input });
const titles = async (input: Partial<SearchInstancesInput> = {}) =>
  (await search(input)).content.map(({ instanceName }) => instanceName.slice(-20).replace(/.*第(.).*/, '$1'));

describe('the search of instances', () => {
  test('finds all of them, newest first, with who started them, where they stand, with whom and since when', async () => {
    const all = await search();
    expect(all).toMatchObject({ totalElements: 4, isMore: false });
    expect(await titles()).toEqual(['四', '三', '二', '一']);
    const [newest] = all.content;
    expect(newest).toMatchObject({
      status: 'PROCESSING',
      originator: { id: 'p1', name: '众1' },
      originatorDepartmentName: '东区',
      activities: [{ name: '会签' }],
      waitingSince: newest?.startTime,
    });
    expect(newest?.participants.map(({ id }) => id).toSorted()).toEqual(['boss', 'deputy']);
    expect(all.content.at(-1)).toMatchObject({ activities: [], participants: [], waitingSince: null });
  });

  const day = (count: number) => new Date(Date.UTC(2026, 2, 2 + count)).toISOString();
  test.each<[string, Partial<SearchInstancesInput>, string[]]>([
    ['title, in either case', { keyword: 'sPRING' }, ['二']],
    ['title with signs of patterns', { keyword: '100%_' }, ['三']],
    ['title of nothing but spaces', { keyword: '  ' }, ['四', '三', '二', '一']],
    ['beginning of the number', { sequenceNo: 'qj2026' }, ['四']],
    ['end of the number, which is not asked for', { sequenceNo: '0300' }, []],
    ['several statuses', { status: ['COMPLETED', 'WITHDRAWN'] }, ['二', '一']],
    ['workflow', { workflowCodes: ['pair'] }, ['四']],
    ['application', { appCodes: ['hr'] }, ['四', '三', '二', '一']],
    ['application without workflows', { appCodes: ['other'] }, []],
    ['application, and a workflow of another one', { appCodes: ['other'], workflowCodes: ['pair'] }, ['四']],
    ['originators', { originatorIds: ['p1', 'nobody'] }, ['四']],
    ['department with those below', { departmentIds: ['sales'] }, ['四', '三', '二', '一']],
    ['department', { departmentIds: ['east'] }, ['四']],
    ['who has to act now', { handlerIds: ['boss'] }, ['四', '三']],
    ['who has to act now, of whom nobody waits for one', { handlerIds: ['lin'] }, []],
    ['start', { startedFrom: day(1), startedTo: day(3) }, ['三', '二']],
    ['end', { finishedFrom: day(1) }, ['二']],
    ['running longer than, which leaves out what is over', { runningDays: 1 }, ['三']],
    ['all of it', { keyword: '第', status: ['PROCESSING'], handlerIds: ['deputy'], startedFrom: day(1) }, ['四']],
  ])('narrows by %s', async (_what, input, expected) => {
    expect(await titles(input)).toEqual(expected);
    expect((await search(input)).totalElements).toBe(expected.length);
  });

  test('finds what has been running for longer than some days', async () => {
    const before = bench.clock.at;
    bench.clock.at += 2 * dayMs;
    expect(await titles({ runningDays: 2 })).toEqual(['四', '三']);
    expect(await titles({ runningDays: 3 })).toEqual(['三']);
    bench.clock.at = before;
  });

  test.each<[SearchInstancesInput['order'], string[]]>([
    ['oldest', ['一', '二', '三', '四']],
    ['lastFinished', ['二', '一', '四', '三']],
    ['firstFinished', ['三', '四', '一', '二']],
  ])('sorts by %s, page by page', async (order, expected) => {
    const pages = [await titles({ order, size: 3 }), await titles({ order, page: 1, size: 3 })];
    expect(pages.flat()).toEqual(expected);
  });
});

describe('my workflows', () => {
  const mine = (userId: string, input = {}) =>
    bench.workflow.instanceSearch.queryMine(bench.user(userId), { page: 0, size: 20, ...input });

  test('are those that the user started, and say which of them can be taken back', async () => {
    const { content, totalElements } = await mine('lin');
    expect(totalElements).toBe(3);
    expect(content.map(({ actions }) => actions)).toEqual([['revoke'], [], []]);
    expect((await mine('boss')).totalElements).toBe(0);
  });

  test('are narrowed by workflow, status and time', async () => {
    expect((await mine('lin', { workflowCodes: ['pair'] })).totalElements).toBe(0);
    expect((await mine('lin', { status: ['PROCESSING', 'WITHDRAWN'] })).totalElements).toBe(2);
    expect((await mine('lin', { startedTo: '2026-03-03T00:00:00.000Z' })).totalElements).toBe(1);
  });
});

describe('the workflows to choose from', () => {
  test('are all of them for an administrator, and for others those that they have started', async () => {
    const codes = async (userId: string, of: 'all' | 'mine', grants?: readonly ['APP_MNG']) =>
      (await bench.workflow.instanceSearch.listWorkflows(bench.user(userId, grants), { of })).map(
        ({ workflowCode }) => workflowCode,
      );
    expect(await codes('stranger', 'all', ['APP_MNG'])).toEqual(['leave', 'pair']);
    expect(await codes('p1', 'mine')).toEqual(['pair']);
    await expect(codes('p1', 'all')).rejects.toMatchObject({ code: 700001 });
  });
});

describe('the search of work items by participant', () => {
  const items = (input: Partial<SearchWorkItemsInput> = {}) =>
    bench.workflow.itemSearch.query({
      participantId: 'boss',
      state: 'unfinished',
      order: 'newest',
      page: 0,
      size: 20,
      ...input,
    });
  const found = async (input: Partial<SearchWorkItemsInput> = {}) =>
    (await items(input)).content.map(({ instanceName, type, status }) => [instanceName.at(-1), type, status]);

  test('shows what waits for somebody and what they have handled, by type, status, workflow, title and time', async () => {
    expect(await found()).toEqual([
      ['单', 0, 'PENDING'],
      ['足', 0, 'PENDING'],
    ]);
    expect(await found({ order: 'oldest', workflowCodes: ['leave'] })).toEqual([['足', 0, 'PENDING']]);
    expect(await found({ types: [1, 4] })).toEqual([]);
    expect(await found({ keyword: '远足' })).toHaveLength(1);
    expect(await found({ from: '2026-03-05T00:00:00.000Z' })).toEqual([['单', 0, 'PENDING']]);
    expect(await found({ state: 'finished' })).toEqual([['g', 0, 'AGREED']]);
    expect(await found({ state: 'finished', status: ['DISAGREED'] })).toEqual([]);
    expect(await items({ participantId: 'nobody' })).toEqual({ content: [], totalElements: 0, isMore: false });
  });

  test('says who has most to do, and of which workflows', async () => {
    const loads = await bench.workflow.itemSearch.listLoads();
    expect(loads.map(({ participant, open }) => [participant.id, open])).toEqual([
      ['boss', 2],
      ['deputy', 1],
    ]);
    const parts = await bench.workflow.itemSearch.loadOf({ participantId: 'boss' });
    expect(parts.map(({ workflowCode, open }) => [workflowCode, open])).toEqual([
      ['leave', 1],
      ['pair', 1],
    ]);
    expect(parts[0]?.oldestReceiveTime).toBe(loads[0]?.oldestReceiveTime);
  });
});

test('more than ten thousand are said to be more', async () => {
  const { db } = bench.database;
  await sql`insert into workflow_instance (corp_id, id, workflow_code, workflow_version, schema_code, record_id, name,
      status, originator_id, state, started_time)
    select 'main', 'many' || n, 'leave', 1, 'leave', 'none', '很多' || n, 'COMPLETED', 'p9', '{"waits": []}', now()
    from generate_series(1, 10001) n`.execute(db);
  const one = await search({ originatorIds: ['p9'], size: 1, page: 9_999 });
  expect(one).toMatchObject({ totalElements: 10_000, isMore: true });
  expect((await search({ keyword: '很多10000' })).totalElements).toBe(1);
});
