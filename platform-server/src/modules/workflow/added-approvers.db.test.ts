import {
  type SingleActivityWorkflow,
  refusal,
  startSingleActivityWorkflow,
} from './testing/single-activity-workflow.ts';
import type { WorkflowBench } from './testing/workflow-bench.ts';

let one: SingleActivityWorkflow;
let bench: WorkflowBench;

beforeAll(async () => {
  const rules = 'multiInstance="any" actions="agree disagree assist addSign removeSign"';
  one = await startSingleActivityWorkflow({ rules, participants: [['user', 'boss']] });
  ({ bench } = one);
});
afterAll(() => bench.database.drop());

const begin = () => one.begin();
const act = (...how: Parameters<SingleActivityWorkflow['act']>) => one.act(...how);

const statusOf = async (workflowInstanceId: string) =>
  (await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId })).instance.status;

test('who adds an approver sees whom it waits for, and what is possible meanwhile', async () => {
  const workflowInstanceId = await begin();
  await act('boss', workflowInstanceId, { action: 'addSign', people: ['p1'], timing: 'before', comment: '请核对' });
  const { actions, workItem } = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId });
  expect(workItem).toMatchObject({ waitsFor: [{ id: 'p1' }], signers: [{ id: 'p1' }] });
  expect(actions.filter((action) => action !== 'circulate')).toEqual([
    'temporarySave',
    'assist',
    'addSign',
    'removeSign',
  ]);
  const approver = await bench.workflow.instances.get(bench.user('p1'), { workflowInstanceId });
  expect(approver.workItem).toMatchObject({
    type: 3,
    sentBy: { why: 'sign', person: { id: 'boss' }, comment: '请核对' },
  });
  expect(workItem).not.toHaveProperty('sentBy');
  expect(approver.actions.filter((action) => action !== 'circulate')).toEqual(['agree', 'disagree', 'temporarySave']);
  expect((await bench.notifications()).at(-1)).toMatchObject({ kind: 'added', userId: 'p1' });
});

test('an approver after the handler takes the flow on, or is removed from the item that the handler has closed', async () => {
  const workflowInstanceId = await begin();
  const id = await one.itemOf('boss', workflowInstanceId);
  await act('boss', workflowInstanceId, { action: 'addSign', people: ['p2', 'p3'], timing: 'after' });
  await act('p2', workflowInstanceId, { action: 'agree' });
  expect(await statusOf(workflowInstanceId)).toBe('PROCESSING');
  const own = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId, workitemId: id });
  expect(own.actions).toContain('removeSign');
  const input = { id, action: 'removeSign' as const, people: ['p3'], requestId: one.requestId() };
  await bench.workflow.commands.act(bench.user('boss'), input, 'zh');
  expect(await statusOf(workflowInstanceId)).toBe('COMPLETED');
  expect(await bench.notifications()).toContainEqual(
    expect.objectContaining({ kind: 'withdrawn', variant: 'takenAway', userId: 'p3' }),
  );
});

test('who asked others is told once, when the last of them has answered', async () => {
  const workflowInstanceId = await begin();
  await act('boss', workflowInstanceId, { action: 'assist', people: ['p5', 'p6'], waits: true });
  await act('p5', workflowInstanceId, { action: 'submit', comment: '齐全' });
  const before = (await bench.notifications()).length;
  await act('p6', workflowInstanceId, { action: 'submit' });
  const workItemId = await one.itemOf('boss', workflowInstanceId);
  expect((await bench.notifications()).slice(before - 2)).toMatchObject([
    { kind: 'assist', userId: 'p5' },
    { kind: 'assist', userId: 'p6' },
    { kind: 'assist', variant: 'answered', userId: 'boss', workItemId },
  ]);
});

test('who helps gives an opinion, changes nothing of the record and decides nothing', async () => {
  const workflowInstanceId = await begin();
  await act('boss', workflowInstanceId, { action: 'assist', people: ['p4'], waits: true });
  const deciding = act('p4', workflowInstanceId, { action: 'agree' });
  await expect(deciding).rejects.toMatchObject(refusal('workflowActionNotAllowed'));
  const changing = act('p4', workflowInstanceId, { action: 'submit', data: { title: '改' } });
  await expect(changing).rejects.toMatchObject(refusal('requestInvalid'));
  const early = act('boss', workflowInstanceId, { action: 'agree' });
  await expect(early).rejects.toMatchObject(refusal('waitsForOthers'));
  await act('p4', workflowInstanceId, { action: 'submit', comment: '发票齐全' });
  const { log } = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId });
  expect(log.findLast(({ user }) => user?.id === 'p4')).toMatchObject({ comment: '发票齐全', logStatus: 'SUBMITTED' });
  await act('boss', workflowInstanceId, { action: 'agree' });
  expect(await statusOf(workflowInstanceId)).toBe('COMPLETED');
});

test('of a signature and its removal at the same moment one succeeds and one is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const workflowInstanceId = await begin();
    const id = await one.itemOf('boss', workflowInstanceId);
    await act('boss', workflowInstanceId, { action: 'addSign', people: ['p5'], timing: 'after' });
    const removing = { id, action: 'removeSign' as const, people: ['p5'], requestId: one.requestId() };
    const results = await Promise.allSettled([
      act('p5', workflowInstanceId, { action: 'agree' }),
      bench.workflow.commands.act(bench.user('boss'), removing, 'zh'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(workflowInstanceId)).toBe('COMPLETED');
  }
});
