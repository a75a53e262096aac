import { sql } from 'kysely';
import { plansOf } from '../../../testing/plans.ts';
import { leaveXml } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';
import { applyChanges } from './item-changes.repository.ts';
import { searchItems } from './work-item-lists.repository.ts';
import { countOpen, findItem } from './work-items.repository.ts';

let bench: WorkflowBench;
const titles = ['一月假', '二月假', '三月假', '100%_远足', '四月假'];

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
  for (const title of titles) {
    await bench.workflow.commands.start(
      bench.user('lin'),
      { workflowCode: 'leave', data: { title }, requestId: title },
      'zh',
    );
  }
});
afterAll(() => bench.database.drop());

const todo = (page = 0, size = 20, keyword?: string) =>
  bench.workflow.workItems.query(
    bench.user('boss'),
    { state: 'unfinished', page, size, ...(keyword === undefined ? {} : { keyword }) },
    'zh',
  );
const namesOf = (items: readonly { instanceName: string }[]) => items.map(({ instanceName }) => instanceName);

test('the to-do list is newest first, page by page, each item once', async () => {
  const pages = [await todo(0, 2), await todo(1, 2), await todo(2, 2), await todo(3, 2)];
  expect(pages.map(({ content }) => content.length)).toEqual([2, 2, 1, 0]);
  expect(pages.map(({ totalElements }) => totalElements)).toEqual([5, 5, 5, 5]);
  expect(pages.flatMap(({ content }) => namesOf(content))).toEqual(
    titles.toReversed().map((title) => `林-请假-${title}`),
  );
});

test('an item says until when it is to be handled, and most have no such time', async () => {
  const due = '2026-03-05T01:00:00.000Z';
  const [newest] = (await todo()).content;
  const rows = bench.database.db.updateTable('work_item').where('id', '=', newest?.id ?? '');
  await rows.set({ due_time: due }).execute();
  expect((await todo()).content.map(({ dueTime }) => dueTime)).toEqual([due, null, null, null, null]);
});

test('a keyword is looked for as it is written, signs of patterns included', async () => {
  expect(namesOf((await todo(0, 20, '月假')).content)).toHaveLength(4);
  expect(namesOf((await todo(0, 20, '100%_')).content)).toEqual(['林-请假-100%_远足']);
  expect(await todo(0, 20, '%月%')).toEqual({ content: [], totalElements: 0 });
});

test('what is handled moves to the done list and off the badge', async () => {
  const boss = bench.user('boss');
  expect(await bench.workflow.workItems.count(boss)).toEqual({ workItemCount: 5, circulateItemCount: 0 });
  const mark = await bench.participation.workMark(boss);
  expect(await bench.participation.workMark(boss)).toBe(mark);
  const [newest] = (await todo()).content;
  await bench.workflow.commands.act(boss, { id: newest?.id ?? '', action: 'agree', requestId: 'first' }, 'zh');
  expect((await bench.workflow.workItems.count(boss)).workItemCount).toBe(4);
  expect(await bench.participation.workMark(boss)).not.toBe(mark);
  const done = await bench.workflow.workItems.query(boss, { state: 'finished', page: 0, size: 20 }, 'zh');
  expect(done.content).toMatchObject([{ id: newest?.id, status: 'AGREED', instanceStatus: 'COMPLETED' }]);
  expect(done.content[0]?.usedTime).toBeGreaterThan(0);
});

test("items closed by other people's decisions are not among what somebody has done", async () => {
  const lin = bench.user('lin');
  const revoked = (await todo()).content[0];
  await bench.workflow.commands.revoke(lin, {
    workflowInstanceId: revoked?.workflowInstanceId ?? '',
    requestId: 'back',
  });
  const done = await bench.workflow.workItems.query(bench.user('boss'), { state: 'finished', page: 0, size: 20 }, 'zh');
  expect(done.content.map(({ id }) => id)).not.toContain(revoked?.id);
});

test('my workflows say where each one stands and with whom, and are found by status', async () => {
  const mine = await bench.workflow.instanceSearch.queryMine(bench.user('lin'), { page: 0, size: 20 });
  expect(mine.totalElements).toBe(5);
  expect(mine.content.at(-1)).toMatchObject({
    status: 'PROCESSING',
    activities: [{ name: '主管审批', name_i18n: '{"en":"Manager"}' }],
    participants: [{ id: 'boss', name: '王总' }],
  });
  const ended = await bench.workflow.instanceSearch.queryMine(bench.user('lin'), {
    page: 0,
    size: 20,
    status: ['COMPLETED'],
  });
  expect(ended.content).toMatchObject([{ activities: [], participants: [] }]);
});

test('one item of an instance with a thousand is read and closed without reading the others', async () => {
  const { db } = bench.database;
  await sql`insert into work_item (corp_id, id, instance_id, activity_id, activity_code, activity_name, type, status,
      participant_id, receive_time)
    select 'main', 'crowd-' || n, 'crowd', 'a', 'Check', '审批', 0, 'PENDING', 'q' || n, now()
    from generate_series(1, 1000) n`.execute(db);
  const instanceId = 'crowd';
  const closed = {
    kind: 'close',
    workItemId: 'crowd-7',
    status: 'AGREED',
    action: 3,
    comment: null,
    finishTime: '2026-03-05T01:00:00.000Z',
  } as const;
  const plans = [
    await plansOf(bench.database, (spied) => findItem(spied, 'main', { instanceId, id: 'crowd-7' })),
    await plansOf(bench.database, (spied) => applyChanges(spied, { corpId: 'main', instanceId }, [closed])),
  ];
  for (const plan of plans) expect(plan).toMatch(/on work_item\b[^\n]*\n\s+Index Cond: [^\n]*\bid = 'crowd-7'/);
});

test('the badge and the lists of somebody with much history are read by their own indexes', async () => {
  const { db } = bench.database;
  await sql`insert into work_item (corp_id, id, instance_id, activity_id, activity_code, activity_name, type, status,
      participant_id, action, receive_time, finish_time)
    select 'main', 'old-' || n, 'none', 'a', 'Check', '审批', case when n % 7 = 0 then 4 else 0 end,
      case when n % 50 = 0 then 'PENDING' else 'AGREED' end,
      'p' || n % 20, case when n % 50 = 0 then null else 3 end, now(), now()
    from generate_series(1, 20000) n`.execute(db);
  await sql`vacuum analyze work_item`.execute(db);
  const person = { participantId: 'p0', page: 0, size: 20, locale: 'zh', now: new Date() } as const;
  const count = await plansOf(bench.database, (spied) => countOpen(spied, 'main', 'p0'));
  expect(count).toContain('Index Only Scan using work_item_todo');
  const todo = await plansOf(bench.database, (spied) => searchItems(spied, 'main', { ...person, state: 'unfinished' }));
  expect(todo).toMatch(/using work_item_todo on work_item item\b[^]*using work_item_todo/);
  const done = await plansOf(bench.database, (spied) => searchItems(spied, 'main', { ...person, state: 'finished' }));
  expect(done).toMatch(/using work_item_done on work_item item\b[^]*using work_item_done/);
  const unread = await plansOf(bench.database, (spied) => searchItems(spied, 'main', { ...person, state: 'unread' }));
  expect(unread).toMatch(/using work_item_unread on work_item item\b[^]*using work_item_unread/);
  const read = await plansOf(bench.database, (spied) => searchItems(spied, 'main', { ...person, state: 'read' }));
  expect(read).toMatch(/using work_item_read on work_item item\b[^]*using work_item_read/);
});
