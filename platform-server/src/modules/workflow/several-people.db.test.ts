import { codeOf } from '@portico/shared-kit/errors';
import type { HandlingAction } from '@portico/shared-kit/contract/workflow.schema';
import { approve, bpmn, end, flow, handle, start } from '../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from './testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const activity = (rules: string) =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Check'),
      approve('Check', '会签', { rules, participants: ['p1', 'p2', 'p3'].map((id) => ['user', id] as const) }),
      flow('F2', 'Check', 'End'),
      end,
    ].join(''),
  );

/** Workflow in which whoever has handled the first activity is not asked at the third. */
const known = bpmn(
  [
    start,
    flow('F1', 'Start', 'First'),
    approve('First', '初审', { participants: [['user', 'p1']] }),
    flow('F2', 'First', 'Second'),
    approve('Second', '复审', { participants: [['user', 'p2']], rules: 'disagree="toOriginator"' }),
    flow('F3', 'Second', 'Third'),
    approve('Third', '终审', {
      participants: ['p1', 'p3'].map((id) => ['user', id] as const),
      rules: 'multiInstance="all" autoPass="participated"',
    }),
    flow('F4', 'Third', 'End'),
    end,
  ].join(''),
);

/** Task that is done and handed in, and comes back to its originator from the decision on it. */
const task = bpmn(
  [
    start,
    flow('F1', 'Start', 'Do'),
    handle('Do', '办理', { participants: [['user', 'p1']] }),
    flow('F2', 'Do', 'Check'),
    approve('Check', '验收', { participants: [['user', 'p2']], rules: 'disagree="toOriginator"' }),
    flow('F3', 'Check', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('inTurn', activity('multiInstance="sequence"'));
  await bench.publish('known', known);
  await bench.publish('task', task);
  await bench.publish('pool', activity('multiInstance="any"'));
  await bench.publish('vote', activity('multiInstance="vote" tie="disagree"'));
});
afterAll(() => bench.database.drop());

async function begin(workflowCode: string): Promise<string> {
  const input = { workflowCode, data: { title: '会签' }, requestId: requestId() };
  return (await bench.workflow.commands.start(bench.user('lin'), input, 'zh')).workflowInstanceId;
}

async function act(id: string, workflowInstanceId: string, action: HandlingAction): Promise<void> {
  const user = bench.user(id);
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  await bench.workflow.commands.act(user, { id: workItem?.id ?? '', action, requestId: requestId() }, 'zh');
}

const seen = (workflowInstanceId: string) => bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });

test('people who come one after the other keep their turn in the database, and are told when it is theirs', async () => {
  const id = await begin('inTurn');
  const told = async () =>
    (await bench.notifications()).filter(({ kind }) => kind === 'workItem').map(({ userId }) => userId);
  const before = (await told()).length;
  for (const person of ['p1', 'p2', 'p3']) {
    expect((await seen(id)).instance.participants.map((each) => each.id)).toEqual([person]);
    await act(person, id, 'agree');
  }
  expect((await seen(id)).instance.status).toBe('COMPLETED');
  expect((await told()).slice(before - 1)).toEqual(['p1', 'p2', 'p3']);
});

test('who may vote may also abstain, and nobody else', async () => {
  const id = await begin('vote');
  const may = async (user: string, instance: string) =>
    (await bench.workflow.instances.get(bench.user(user), { workflowInstanceId: instance })).actions;
  expect(await may('p1', id)).toEqual(expect.arrayContaining(['agree', 'disagree', 'abstain']));
  await act('p1', id, 'agree');
  await act('p2', id, 'abstain');
  await act('p3', id, 'abstain');
  const { instance, log } = await seen(id);
  expect(instance.status).toBe('COMPLETED');
  expect(log.map(({ approvalActionStatus, logStatus }) => [approvalActionStatus, logStatus])).toEqual([
    [1, 'SUBMITTED'],
    [3, 'AGREED'],
    [1, 'SUBMITTED'],
    [1, 'SUBMITTED'],
  ]);
  const other = await begin('inTurn');
  expect(await may('p1', other)).not.toContain('abstain');
  await expect(act('p1', other, 'abstain')).rejects.toMatchObject({ code: codeOf('workflowActionNotAllowed') });
});

test('who has handled it in this round is passed, is not told of work, and stands in the log with the reason', async () => {
  const id = await begin('known');
  await act('p1', id, 'agree');
  await act('p2', id, 'disagree');
  await act('lin', id, 'submit');
  await act('p1', id, 'agree');
  const before = (await bench.notifications()).length;
  await act('p2', id, 'agree');
  expect((await bench.notifications()).slice(before).map(({ userId }) => userId)).toEqual(['p3']);
  const { instance, log } = await seen(id);
  expect(instance.participants.map((each) => each.id)).toEqual(['p3']);
  const passed = { activityCode: 'Third', reasonCode: 'PARTICIPATED_AUTO_PASS', logStatus: 'AGREED' };
  expect(log.filter(({ reasonCode }) => reasonCode !== null)).toMatchObject([{ ...passed, user: { id: 'p1' } }]);
});

test('who has something to do is told apart from who has it back, as both submit', async () => {
  const id = await begin('task');
  const own = async (user: string) =>
    (await bench.workflow.instances.get(bench.user(user), { workflowInstanceId: id })).workItem;
  expect(await own('p1')).toMatchObject({ activityCode: 'Do', isTask: true, disagree: null });
  await act('p1', id, 'submit');
  expect(await own('p2')).not.toHaveProperty('isTask');
  await act('p2', id, 'disagree');
  expect(await own('lin')).toMatchObject({ activityCode: 'Start', disagree: null });
  expect(await own('lin')).not.toHaveProperty('isTask');
});

/** The first of somebody's to-do of an instance. */
async function own(user: string, instanceId: string) {
  const input = { state: 'unfinished', page: 0, size: 20 } as const;
  const { content } = await bench.workflow.workItems.query(bench.user(user), input, 'zh');
  return content.find(({ workflowInstanceId }) => workflowInstanceId === instanceId);
}

const openOf = async (user: string) => (await bench.workflow.workItems.count(bench.user(user))).workItemCount;

test('what one of several claims is theirs alone: it is gone from the others’ lists and badges, and they are told who has it', async () => {
  const id = await begin('pool');
  const [mine, theirs] = [await own('p1', id), await own('p2', id)];
  expect([mine?.claim, theirs?.claim]).toEqual([{ by: null }, { by: null }]);
  const before = await openOf('p2');
  await act('p1', id, 'claim');
  expect(await own('p1', id)).toMatchObject({ claim: { by: { id: 'p1' } } });
  expect(await own('p2', id)).toBeUndefined();
  expect(await openOf('p2')).toBe(before - 1);
  const late = { workflowInstanceId: id, workitemId: theirs?.id ?? '' };
  const shown = await bench.workflow.instances.get(bench.user('p2'), late);
  expect(shown).toMatchObject({ workItem: { status: 'CANCELED', claim: { by: { id: 'p1', name: '众1' } } } });
  expect(shown.actions).toEqual(['circulate']);
  const input = { id: theirs?.id ?? '', action: 'agree', requestId: requestId() } as const;
  await expect(bench.workflow.commands.act(bench.user('p2'), input, 'zh')).rejects.toMatchObject({
    code: codeOf('workItemClaimed'),
    params: { name: '众1' },
  });
});

test('of several who claim it at the same moment one has it, and each of the others hears who that is', async () => {
  const id = await begin('pool');
  const people = ['p1', 'p2', 'p3'];
  const items = await Promise.all(people.map(async (person) => [person, (await own(person, id))?.id ?? ''] as const));
  const claims = items.map(([person, item]) =>
    bench.workflow.commands.act(bench.user(person), { id: item, action: 'claim', requestId: requestId() }, 'zh'),
  );
  const outcomes = await Promise.allSettled(claims);
  const winner = people[outcomes.findIndex(({ status }) => status === 'fulfilled')];
  expect((await seen(id)).instance.participants.map((each) => each.id)).toEqual([winner]);
  const refusals = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals).toMatchObject([{ code: codeOf('workItemClaimed') }, { code: codeOf('workItemClaimed') }]);
});

test('what is unclaimed is everybody’s again as it was, they are told of it, and the log says what was done', async () => {
  const id = await begin('pool');
  const before = await own('p3', id);
  await act('p2', id, 'claim');
  const told = (await bench.notifications()).length;
  const { actions } = await bench.workflow.instances.get(bench.user('p2'), { workflowInstanceId: id });
  expect(actions).toEqual(expect.arrayContaining(['giveBack', 'agree']));
  await act('p2', id, 'giveBack');
  expect(await own('p3', id)).toEqual(before);
  const sent = (await bench.notifications()).slice(told).map(({ kind, userId }) => `${kind} ${userId}`);
  expect(sent.toSorted()).toEqual(['workItem p1', 'workItem p3']);
  await act('p3', id, 'agree');
  const { instance, log } = await seen(id);
  expect(instance.status).toBe('COMPLETED');
  expect(log.map(({ approvalActionStatus, claim, user }) => [user?.id, approvalActionStatus, claim])).toEqual([
    ['lin', 1, undefined],
    ['p2', 12, 'claimed'],
    ['p2', 2, 'givenBack'],
    ['p3', 3, undefined],
  ]);
});
