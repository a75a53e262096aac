import type { SearchInstancesInput, SearchWorkItemsInput } from '@portico/shared-kit/contract/workflow-search.schema';
import { sql } from 'kysely';
import { plansOf } from '../../../testing/plans.ts';
import { leaveXml } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';
import { searchInstances } from './instance-search.repository.ts';
import { findLoadParts, findLoads, searchItems } from './item-search.repository.ts';

let bench: WorkflowBench;

/**
 * 30,000 instances of years, of 300 people; each has a work item, of which one in fifty waits. One has a title of its
 * own, one workflow never waits, and a word of three pairs is in half of the titles.
 */
beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
  const { db } = bench.database;
  await sql`insert into workflow_instance (corp_id, id, workflow_code, workflow_version, schema_code, record_id, name,
      status, originator_id, originator_dept_id, state, started_time, finished_time, sequence_no)
    select 'main', 'i' || n, case when n % 60 = 0 then 'leave' when n % 4 = 3 then 'never' else 'other' end, 1, 'leave', 'r' || n,
      '请假' || n || case when n = 777 then '绿皮书' when n % 2 = 0 then '年度总结' else '' end,
      case when n % 50 = 0 then 'PROCESSING' else 'COMPLETED' end, 'p' || n % 300, 'd' || n % 100, jsonb_build_object('as long as states are', repeat('x', 900)),
      timestamptz '2026-03-01' - n * interval '1 hour',
      case when n % 50 = 0 then null else timestamptz '2026-03-02' - n * interval '1 hour' end, 'QJ' || lpad(n::text, 6, '0')
    from generate_series(1, 30000) n`.execute(db);
  await sql`insert into work_item (corp_id, id, instance_id, activity_id, activity_code, activity_name, type, status,
      participant_id, action, receive_time, finish_time)
    select 'main', 'w' || n, 'i' || n, 'a', 'Check', '审批', 0, case when n % 50 = 0 then 'PENDING' else 'AGREED' end,
      'p' || (n / 50) % 300, case when n % 50 = 0 then null else 3 end, now(), case when n % 50 = 0 then null else now() end
    from generate_series(1, 30000) n`.execute(db);
  await sql`vacuum analyze workflow_instance`.execute(db);
  await sql`vacuum analyze work_item`.execute(db);
});
afterAll(() => bench.database.drop());

const firstPage = { order: 'newest', page: 0, size: 20 } as const;
const plansOfSearch = (asked: Partial<SearchInstancesInput>) =>
  plansOf(bench.database, (spied) => searchInstances(spied, 'main', { ...firstPage, ...asked }));

test.each<[SearchInstancesInput['order'], RegExp]>([
  ['newest', /Index Only Scan using workflow_instance_newest/],
  ['oldest', /Index Only Scan Backward using workflow_instance_newest/],
  ['lastFinished', /Index Only Scan using workflow_instance_finished/],
  ['firstFinished', /Index Only Scan Backward using workflow_instance_finished/],
])('a page of all instances by %s is read from an index, and the count ends early', async (order, index) => {
  const plans = await plansOfSearch({ order });
  expect(plans).toMatch(index);
  expect(plans).toMatch(/Aggregate[^]*Limit .*rows=10001/);
});

test.each<[string, Partial<SearchInstancesInput>, RegExp]>([
  ['one workflow', { workflowCodes: ['leave'] }, /workflow_instance_workflow/],
  ['a status', { status: ['PROCESSING'] }, /workflow_instance_(status|newest)/],
  ['an originator', { originatorIds: ['p7'] }, /workflow_instance_originator/],
  ['a handler', { handlerIds: ['p7'] }, /work_item_todo/],
  ['the beginning of a number', { sequenceNo: 'qj00012' }, /workflow_instance_number/],
])('a page of %s and its count are read by an index, and never the whole table', async (_what, asked, index) => {
  const plans = await plansOfSearch(asked);
  expect(plans).toMatch(index);
  expect(plans).not.toMatch(/Seq Scan on (workflow_instance|work_item)/);
});

test.each<Partial<SearchInstancesInput>>([{}, { order: 'lastFinished' }, { status: ['COMPLETED'] }])(
  'a title that few have is found by its pairs of letters, whatever else is asked: %j',
  async (asked) => {
    const plans = await plansOfSearch({ keyword: '绿皮书', ...asked });
    expect(plans.match(/Bitmap Index Scan on workflow_instance_title/g)).toHaveLength(2);
  },
);

test('titles that many have are counted up to a limit, and a page of them is the newest, without sorting them', async () => {
  const plans = await plansOfSearch({ keyword: '年度总结' });
  const [count = '', page = ''] = plans.split(/^(?=Sort )/m);
  expect(count).toMatch(/Aggregate[^]*Limit /);
  expect(page).toMatch(/Limit [^]*Index Only Scan using workflow_instance_newest/);
  expect(page).not.toContain('workflow_instance_title');
});

test('one workflow is read in the order of its own index, with whatever status it may never have', async () => {
  const plans = await plansOfSearch({ workflowCodes: ['never'] });
  expect(plans).toMatch(/Limit .*\n\s+-> {2}Index Only Scan using workflow_instance_workflow/);
  const rare = await plansOfSearch({ workflowCodes: ['never'], status: ['PROCESSING'] });
  expect(rare).not.toMatch(/workflow_instance_newest|Seq Scan on workflow_instance/);
});

test.each<[Partial<SearchWorkItemsInput>, RegExp]>([
  [{ state: 'unfinished' }, /work_item_todo/],
  [{ state: 'finished' }, /work_item_done/],
  [{ state: 'finished', keyword: '请假' }, /work_item_done/],
])('the tasks of a person (%o) and their loads are read by the indexes of their lists', async (asked, index) => {
  const wanted = { ...firstPage, participantId: 'p7', state: 'unfinished', ...asked } as const;
  const plans = await plansOf(bench.database, async (spied) => {
    await searchItems(spied, 'main', wanted);
    await findLoads(spied, 'main', 20);
    await findLoadParts(spied, 'main', 'p7');
  });
  expect(plans).toMatch(index);
  expect(plans).not.toMatch(/Seq Scan on (workflow_instance|work_item)/);
});
