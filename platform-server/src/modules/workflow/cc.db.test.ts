import type { CcRecipient } from '@portico/shared-kit/contract/cc.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, ccTask, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';
import { findInstance } from './instances/instances.repository.ts';
import { startWorkflowBench, type WorkflowBench } from './testing/workflow-bench.ts';
import { findItem } from './work-items/work-items.repository.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

/** The manager decides, the pair is to read it, and it ends. */
const seal = bpmn(
  [
    start,
    flow('F1', 'Start', 'Manager'),
    approve('Manager', '主管审批', { participants: [['user', 'boss']] }),
    flow('F2', 'Manager', 'Tell'),
    ccTask('Tell', '抄送', { participants: [['role', 'pair']] }),
    flow('F3', 'Tell', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('seal', seal);
});
afterAll(() => bench.database.drop());

async function begin(): Promise<string> {
  const input = { workflowCode: 'seal', data: { title: '用印' }, requestId: requestId() };
  return (await bench.workflow.commands.start(bench.user('lin'), input, 'zh')).workflowInstanceId;
}

const see = (userId: string, workflowInstanceId: string) =>
  bench.workflow.instances.get(bench.user(userId), { workflowInstanceId });

async function agree(workflowInstanceId: string) {
  const { workItem } = await see('boss', workflowInstanceId);
  const input = { id: workItem?.id ?? '', action: 'agree', requestId: requestId() } as const;
  return bench.workflow.commands.act(bench.user('boss'), input, 'zh');
}

const toUsers = (...ids: string[]): CcRecipient[] => ids.map((value) => ({ kind: 'user', value }));

function ccTo(workflowInstanceId: string, people: CcRecipient[], by = 'lin', key = requestId()) {
  const input = { workflowInstanceId, people, comment: ' 请知悉 ', requestId: key };
  return bench.workflow.commands.sendCc(bench.user(by), input);
}

const read = (userId: string, ids: string[]) => bench.workflow.commands.markRead(bench.user(userId), { ids }, 'en');
const unreadOf = async (userId: string) =>
  (await bench.workflow.workItems.count(bench.user(userId))).circulateItemCount;
const refusal = (name: Parameters<typeof codeOf>[0]) => ({ code: codeOf(name) });

test('whoever is given something to read sees it on the badge, hears of it and may open it', async () => {
  const id = await begin();
  await expect(see('stranger', id)).rejects.toMatchObject(refusal('noPermissionToView'));
  expect(await ccTo(id, toUsers('stranger', 'p1'))).toEqual({ readerCount: 2 });
  expect([await unreadOf('stranger'), await unreadOf('p1')]).toEqual([1, 1]);
  const { workItem, actions, instance } = await see('stranger', id);
  expect(workItem).toMatchObject({ type: 4, status: 'PENDING', disagree: null, cc: { remark: '请知悉' } });
  expect(actions).toEqual(['circulate']);
  expect(instance).toMatchObject({ activities: [{ name: '主管审批' }], participants: [{ id: 'boss' }] });
  expect(await bench.notifications()).toContainEqual({ kind: 'cc', userId: 'stranger', workItemId: workItem?.id });
});

test('the log tells who let whom read, and who has read it', async () => {
  const id = await begin();
  await ccTo(id, toUsers('stranger', 'deputy'));
  const { workItem } = await see('stranger', id);
  await read('stranger', [workItem?.id ?? '']);
  const { log } = await see('lin', id);
  expect(log.slice(1)).toMatchObject([
    { approvalActionStatus: 16, comment: '请知悉', user: { id: 'lin' } },
    { approvalActionStatus: 11, user: { id: 'stranger' }, logStatus: 'SUBMITTED' },
    { approvalActionStatus: null, user: { id: 'boss' }, activityName: '主管审批' },
    { approvalActionStatus: 10, user: { id: 'deputy' }, finishTime: null },
  ]);
});

test('an activity of the template lets people read in the name of the originator, and the workflow ends', async () => {
  const id = await begin();
  await agree(id);
  const { instance } = await see('deputy', id);
  expect(instance).toMatchObject({ status: 'COMPLETED', activities: [], participants: [] });
  const told = await bench.database.db
    .selectFrom('work_item')
    .select(['participant_id', 'type', 'status'])
    .where('instance_id', '=', id)
    .where('type', '=', 4)
    .orderBy('participant_id')
    .execute();
  expect(told.map(({ participant_id: reader, status }) => [reader, status])).toEqual([
    ['boss', 'PENDING'],
    ['deputy', 'PENDING'],
  ]);
});

test('what has ended is sent as a cc by those who had part in it, and by nobody else', async () => {
  const id = await begin();
  await agree(id);
  expect(await ccTo(id, toUsers('p2'), 'boss')).toEqual({ readerCount: 1 });
  expect(await ccTo(id, toUsers('p3'), 'p2')).toEqual({ readerCount: 1 });
  await expect(ccTo(id, toUsers('p4'), 'stranger')).rejects.toMatchObject(refusal('noPermission'));
  await expect(ccTo('nowhere', toUsers('p4'))).rejects.toMatchObject(refusal('workflowInstanceMissing'));
  expect((await findInstance(bench.platform.connections.db, 'main', id))?.state).toMatchObject({ activities: [] });
});

test('departments and roles get a cc, each person once, and asking again for the same adds nobody', async () => {
  const id = await begin();
  const people: CcRecipient[] = [{ kind: 'role', value: 'crowd' }, ...toUsers('p0', 'stranger')];
  const key = requestId();
  expect(await ccTo(id, people, 'lin', key)).toEqual({ readerCount: 41 });
  expect(await ccTo(id, people, 'lin', key)).toEqual({ readerCount: 41 });
  await expect(ccTo(id, people)).rejects.toMatchObject(refusal('circulatedToNobody'));
  const twice = await Promise.allSettled([ccTo(id, toUsers('deputy')), ccTo(id, toUsers('deputy'))]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('several are read at once, each with its own answer; what is refused holds up no other', async () => {
  const [first, second] = [await begin(), await begin()];
  for (const id of [first, second]) await ccTo(id, toUsers('p5'));
  const mine = await Promise.all([first, second].map(async (id) => (await see('p5', id)).workItem?.id ?? ''));
  const foreign = (await see('boss', first)).workItem?.id ?? '';
  const before = await unreadOf('p5');
  const { results } = await read('p5', [mine[0] ?? '', foreign, 'nowhere', mine[1] ?? '']);
  expect(results.map(({ id, outcome, errcode }) => [id, outcome, errcode])).toEqual([
    [mine[0], 'done', 0],
    [foreign, 'skipped', codeOf('workItemNotYours')],
    ['nowhere', 'skipped', codeOf('workItemMissing')],
    [mine[1], 'done', 0],
  ]);
  expect(results[0]?.instanceName).toBe('林-请假-用印');
  expect(results[1]?.errmsg).toBe('This work item is not yours');
  expect(await unreadOf('p5')).toBe(before - 2);
});

test('work is not done by reading it', async () => {
  const id = await begin();
  const { workItem } = await see('boss', id);
  const { results } = await read('boss', [workItem?.id ?? '']);
  expect(results).toMatchObject([{ errcode: codeOf('workflowActionNotAllowed') }]);
});

test('what was read in one tab is read in the other too, and the log says it once', async () => {
  const id = await begin();
  await ccTo(id, toUsers('p6'));
  const item = (await see('p6', id)).workItem?.id ?? '';
  const answers = await Promise.all([read('p6', [item]), read('p6', [item]), read('p6', [item])]);
  expect(answers.flatMap(({ results }) => results.map(({ errcode }) => errcode))).toEqual([0, 0, 0]);
  const { log } = await see('lin', id);
  expect(log.filter(({ approvalActionStatus }) => approvalActionStatus === 11)).toHaveLength(1);
});

test('a cc is read although its workflow was taken back and its record deleted', async () => {
  const id = await begin();
  await ccTo(id, toUsers('p7'));
  await bench.workflow.commands.revoke(bench.user('lin'), { workflowInstanceId: id, requestId: requestId() });
  const item = (await see('p7', id)).workItem?.id ?? '';
  const { db } = bench.platform.connections;
  expect(await findItem(db, 'main', { instanceId: id, id: item })).toMatchObject({ status: 'PENDING' });
  const withdrawn = (await bench.notifications())
    .filter(({ kind }) => kind === 'withdrawn')
    .map(({ userId }) => userId);
  expect(withdrawn).not.toContain('p7');
  await bench.database.pool.query('delete from test_record');
  expect((await read('p7', [item])).results).toMatchObject([{ errcode: 0 }]);
  await expect(ccTo(id, toUsers('p8'))).rejects.toMatchObject(refusal('recordMissing'));
});

test('what is to be read comes newest first with who sends it and their words, and moves on when it is read', async () => {
  const reader = bench.user('admin');
  const list = async (state: 'unread' | 'read', more: object = {}) =>
    (await bench.workflow.workItems.query(reader, { state, page: 0, size: 20, ...more }, 'zh')).content;
  const [first, second] = [await begin(), await begin()];
  for (const id of [first, second]) await ccTo(id, toUsers('admin'));
  const [newest, oldest] = await list('unread');
  expect([newest, oldest]).toMatchObject([
    { workflowInstanceId: second, type: 4, cc: { sender: { id: 'lin', name: '林' }, remark: '请知悉' } },
    { workflowInstanceId: first, originator: { id: 'lin' } },
  ]);
  expect(await list('unread', { originatorIds: ['boss'] })).toEqual([]);
  expect(await list('unread', { receivedTo: oldest?.receiveTime })).toHaveLength(1);
  const summary = await bench.workflow.workItems.summarise(reader, { state: 'unread' });
  expect(summary).toMatchObject({ workflows: [{ workflowCode: 'seal', count: 2 }], originators: [{ count: 2 }] });
  await read('admin', [newest?.id ?? '']);
  expect((await list('unread')).map(({ id }) => id)).toEqual([oldest?.id]);
  expect(await list('read')).toMatchObject([{ id: newest?.id, action: 11, status: 'SUBMITTED' }]);
});

test('a cc of the workflow itself names nobody as its sender', async () => {
  const id = await begin();
  await agree(id);
  const { content } = await bench.workflow.workItems.query(
    bench.user('deputy'),
    { state: 'unread', page: 0, size: 20 },
    'zh',
  );
  expect(content.find(({ workflowInstanceId }) => workflowInstanceId === id)).toMatchObject({
    activityName: '抄送',
    cc: null,
  });
});

test('what has been read is not among what somebody has handled', async () => {
  const id = await begin();
  await ccTo(id, toUsers('p9'));
  await read('p9', [(await see('p9', id)).workItem?.id ?? '']);
  const list = (state: 'unfinished' | 'finished') =>
    bench.workflow.workItems.query(bench.user('p9'), { state, page: 0, size: 20 }, 'zh');
  expect([await list('unfinished'), await list('finished')]).toEqual([
    { content: [], totalElements: 0 },
    { content: [], totalElements: 0 },
  ]);
});
