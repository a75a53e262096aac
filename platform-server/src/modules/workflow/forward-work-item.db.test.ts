import { codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  type SingleActivityWorkflow,
  refusal,
  startSingleActivityWorkflow,
} from './testing/single-activity-workflow.ts';
import type { WorkflowBench } from './testing/workflow-bench.ts';

let one: SingleActivityWorkflow;
let bench: WorkflowBench;

beforeAll(async () => {
  const rules = 'multiInstance="all" actions="agree disagree forward"';
  one = await startSingleActivityWorkflow({ rules, participants: [['role', 'pair']] });
  ({ bench } = one);
});
afterAll(() => bench.database.drop());

const requestId = () => one.requestId();
const begin = () => one.begin();
const itemOf = (user: SignedInUser, workflowInstanceId: string) => one.itemOf(user.id, workflowInstanceId);

function forward(user: SignedInUser, id: string, to: string, request = requestId()) {
  return bench.workflow.commands.act(user, { id, action: 'forward', people: [to], requestId: request }, 'zh');
}

const [boss, deputy] = ['boss', 'deputy'] as const;

test('who gets a work item from somebody else has it in the to-do list, is told, and decides', async () => {
  const workflowInstanceId = await begin();
  const id = await itemOf(bench.user(boss), workflowInstanceId);
  await forward(bench.user(boss), id, 'p1');
  const own = await bench.workflow.instances.get(bench.user('p1'), { workflowInstanceId });
  expect(own.workItem).toMatchObject({ type: 1, status: 'PENDING', activityCode: 'Check' });
  expect(own.workItem?.sentBy).toMatchObject({ why: 'forwarded', person: { id: boss } });
  expect(own.actions).toEqual(expect.arrayContaining(['agree', 'disagree', 'forward']));
  expect(await bench.notifications()).toContainEqual({ kind: 'forwarded', userId: 'p1', workItemId: own.workItem?.id });
  const row = bench.database.db
    .selectFrom('work_item')
    .selectAll()
    .where('id', '=', own.workItem?.id ?? '');
  expect(await row.executeTakeFirst()).toMatchObject({ source_item_id: id, type: 1 });
  const former = await bench.workflow.instances.get(bench.user(boss), { workflowInstanceId, workitemId: id });
  expect([former.workItem?.status, former.actions.includes('agree')]).toEqual(['TRANSFERRED', false]);
  expect(former.log.find(({ approvalActionStatus }) => approvalActionStatus === 7)).toMatchObject({
    logStatus: 'TRANSFERRED',
    change: { from: [{ id: boss }], to: [{ id: 'p1', name: '众1' }] },
  });
  const done = await bench.workflow.workItems.query(bench.user(boss), { state: 'finished', page: 0, size: 20 }, 'zh');
  expect(done.content.map((item) => item.id)).toContain(id);
});

test('is refused to oneself, to who has left, to who has it already, of an item of others, and without a person', async () => {
  const workflowInstanceId = await begin();
  const id = await itemOf(bench.user(boss), workflowInstanceId);
  const { db } = bench.database;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'p39').execute();
  await expect(forward(bench.user(boss), id, boss)).rejects.toMatchObject(refusal('noTransferToSelf'));
  await expect(forward(bench.user(boss), id, 'p39')).rejects.toMatchObject(refusal('personNotActive'));
  await expect(forward(bench.user(boss), id, 'nobody')).rejects.toMatchObject(refusal('personNotActive'));
  await expect(forward(bench.user(boss), id, deputy)).rejects.toMatchObject(refusal('personHasItem'));
  await expect(forward(bench.user(deputy), id, 'p1')).rejects.toMatchObject(refusal('workItemNotYours'));
  const bare = { id, action: 'forward' as const, requestId: requestId() };
  await expect(bench.workflow.commands.act(bench.user(boss), bare, 'zh')).rejects.toMatchObject(
    refusal('requestInvalid'),
  );
  expect((await bench.workflow.instances.get(bench.user(boss), { workflowInstanceId })).workItem?.id).toBe(id);
});

test('two people who hand their items to the same person at once: one succeeds, the other is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const workflowInstanceId = await begin();
    const users = [bench.user(boss), bench.user(deputy)];
    const items = await Promise.all(users.map((user) => itemOf(user, workflowInstanceId)));
    const results = await Promise.allSettled(users.map((user, index) => forward(user, items[index] ?? '', 'p2')));
    const codes = results.map((each) => (each.status === 'fulfilled' ? 0 : (each.reason as { code: number }).code));
    expect(codes.sort((a, b) => a - b)).toEqual([0, codeOf('personHasItem')]);
  }
});

test('a request that comes twice hands the item on once, and handing it on bars deciding it', async () => {
  const workflowInstanceId = await begin();
  const user = bench.user(boss);
  const id = await itemOf(user, workflowInstanceId);
  const request = requestId();
  await Promise.all([1, 2, 3].map(() => forward(user, id, 'p3', request)));
  const { participants } = (await bench.workflow.instances.get(user, { workflowInstanceId })).instance;
  expect(participants.map((each) => each.id).sort()).toEqual([deputy, 'p3']);
  const late = { id, action: 'agree' as const, requestId: requestId() };
  await expect(bench.workflow.commands.act(user, late, 'zh')).rejects.toMatchObject(refusal('workItemHandled'));
});
