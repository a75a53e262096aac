import { codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from './testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;
const refusal = (name: Parameters<typeof codeOf>[0]) => ({ code: codeOf(name) });
const rules = 'multiInstance="any" actions="agree disagree reject"';

beforeAll(async () => {
  bench = await startWorkflowBench();
  const elements = [
    start,
    flow('F1', 'Start', 'Manager'),
    approve('Manager', '主管审批', { rules, participants: [['user', 'boss']] }),
    flow('F2', 'Manager', 'Pair'),
    approve('Pair', '财务审批', { rules, participants: [['role', 'pair']] }),
    flow('F3', 'Pair', 'End'),
    end,
  ];
  await bench.publish('claim', bpmn(elements.join('')));
});
afterAll(() => bench.database.drop());

async function atPair(): Promise<string> {
  const input = { workflowCode: 'claim', data: { title: '报销' }, requestId: requestId() };
  const { workflowInstanceId } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
  await act(bench.user('boss'), workflowInstanceId, { action: 'agree' });
  return workflowInstanceId;
}

type Input = Omit<Parameters<WorkflowBench['workflow']['commands']['act']>[1], 'id' | 'requestId'>;

async function act(user: SignedInUser, workflowInstanceId: string, input: Input, request = requestId()) {
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  return bench.workflow.commands.act(user, { ...input, id: workItem?.id ?? '', requestId: request }, 'zh');
}

async function handlers(workflowInstanceId: string): Promise<readonly string[]> {
  const { instance } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  return instance.participants.map(({ id }) => id).sort();
}

/** Returns whether the to-do list of somebody marks this one as returned. */
async function isMarked(userId: string, workflowInstanceId: string): Promise<boolean | undefined> {
  const input = { state: 'unfinished', page: 0, size: 20 } as const;
  const { content } = await bench.workflow.workItems.query(bench.user(userId), input, 'zh');
  const item = content.find((each) => each.workflowInstanceId === workflowInstanceId);
  if (item === undefined) throw new Error(`${userId} has nothing to do in ${workflowInstanceId}`);
  return item.isReturned;
}

const deputy = () => bench.user('deputy');

test('who may reject sees where to, with who handled that, and nobody else does', async () => {
  const workflowInstanceId = await atPair();
  const { workItem, actions } = await bench.workflow.instances.get(deputy(), { workflowInstanceId });
  expect(actions).toContain('reject');
  expect(workItem?.earlier).toMatchObject([
    { activityCode: 'Start', handler: { id: 'lin', name: '林' } },
    { activityCode: 'Manager', name: '主管审批', handler: { id: 'boss', name: '王总' } },
  ]);
  const own = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  expect(own.workItem).toBeNull();
});

test('what is returned to its originator is marked in their list, and what goes on from there is not', async () => {
  const workflowInstanceId = await atPair();
  expect(await isMarked('deputy', workflowInstanceId)).toBeUndefined();
  await act(deputy(), workflowInstanceId, { action: 'reject', activityCode: 'Start', comment: '请补充' });
  expect(await isMarked('lin', workflowInstanceId)).toBe(true);
  await act(bench.user('lin'), workflowInstanceId, { action: 'submit' });
  expect(await isMarked('boss', workflowInstanceId)).toBeUndefined();
});

test('a rejection goes to who handled it, and through every activity again', async () => {
  const workflowInstanceId = await atPair();
  await act(deputy(), workflowInstanceId, { action: 'reject', activityCode: 'Manager', comment: '请复核' });
  expect(await handlers(workflowInstanceId)).toEqual(['boss']);
  expect(await isMarked('boss', workflowInstanceId)).toBe(true);
  const { log } = await bench.workflow.instances.get(deputy(), { workflowInstanceId });
  expect(log.find(({ approvalActionStatus }) => approvalActionStatus === 8)).toMatchObject({
    comment: '请复核',
    logStatus: 'DISAGREED',
    change: { to: [{ id: 'boss' }] },
  });
  await act(bench.user('boss'), workflowInstanceId, { action: 'agree' });
  expect(await handlers(workflowInstanceId)).toEqual(['boss', 'deputy']);
});

test('what is mended by its originator returns to who rejected alone', async () => {
  const workflowInstanceId = await atPair();
  await act(deputy(), workflowInstanceId, { action: 'reject', activityCode: 'Start', straightBack: true });
  expect((await bench.notifications()).at(-1)).toMatchObject({ kind: 'returned', userId: 'lin' });
  const mine = await bench.workflow.instanceSearch.queryMine(bench.user('lin'), { page: 0, size: 20 });
  const marked = mine.content.filter(({ isReturned }) => isReturned === true).map(({ id }) => id);
  expect(marked).toContain(workflowInstanceId);
  const { workItem } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  expect(workItem?.sentBy).toMatchObject({ why: 'returned', person: { id: 'deputy' }, goesBack: true });
  await act(bench.user('lin'), workflowInstanceId, { action: 'submit', data: { title: '改好了' } });
  expect(await handlers(workflowInstanceId)).toEqual(['deputy']);
});

test('is refused to an activity that nobody has handled, and without saying where to', async () => {
  const workflowInstanceId = await atPair();
  for (const activityCode of ['Pair', 'End', 'none']) {
    const rejecting = act(deputy(), workflowInstanceId, { action: 'reject', activityCode });
    await expect(rejecting).rejects.toMatchObject(refusal('cannotRejectThere'));
  }
  const nowhere = act(deputy(), workflowInstanceId, { action: 'reject' });
  await expect(nowhere).rejects.toMatchObject(refusal('requestInvalid'));
});

test('of a rejection and an agreement at the same moment one succeeds and one is told it is handled', async () => {
  for (let round = 0; round < 4; round += 1) {
    const workflowInstanceId = await atPair();
    // Read before both: a rejection gives the manager new work, to which an agreement would be due.
    const itemOf = async (user: SignedInUser) =>
      (await bench.workflow.instances.get(user, { workflowInstanceId })).workItem?.id ?? '';
    const [rejected, agreed] = await Promise.all([itemOf(deputy()), itemOf(bench.user('boss'))]);
    const handle = (user: SignedInUser, input: Input & { readonly id: string }) =>
      bench.workflow.commands.act(user, { ...input, requestId: requestId() }, 'zh');
    const results = await Promise.allSettled([
      handle(deputy(), { id: rejected, action: 'reject', activityCode: 'Manager' }),
      handle(bench.user('boss'), { id: agreed, action: 'agree' }),
    ]);
    const codes = results.map((each) => (each.status === 'fulfilled' ? 0 : (each.reason as { code: number }).code));
    expect(codes.sort((a, b) => a - b)).toEqual([0, codeOf('workItemHandled')]);
  }
});

test('a rejection that is sent twice counts once', async () => {
  const workflowInstanceId = await atPair();
  const request = requestId();
  const { workItem } = await bench.workflow.instances.get(deputy(), { workflowInstanceId });
  const input = { id: workItem?.id ?? '', action: 'reject', activityCode: 'Start', requestId: request } as const;
  await Promise.all([1, 2, 3].map(() => bench.workflow.commands.act(deputy(), input, 'zh')));
  expect(await handlers(workflowInstanceId)).toEqual(['lin']);
});
