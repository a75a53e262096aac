import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import type { Message } from '../../notifications/index.ts';
import { directory } from '../../organisation/index.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';
import { type DelegationService, delegationService } from './delegations.service.ts';

let bench: WorkflowBench;
let delegations: DelegationService;
let told: Message[] = [];
const moved: (readonly string[])[] = [];
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const byBoss = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '审批', { rules: 'disagree="toOriginator"', participants: [['user', 'boss']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('boss', byBoss);
  await bench.publish('other', byBoss.replaceAll('Process_1', 'P2'));
  delegations = delegationService(bench.platform, {
    directory: directory(bench.platform),
    notify: async (_trx, message) => {
      told.push(message);
    },
    noteHandlers: async () => undefined,
    noteWork: (_trx, userIds) => void moved.push(userIds),
  });
});
afterAll(() => bench.database.drop());
beforeEach(async () => {
  await bench.database.db.deleteFrom('delegation').execute();
  await bench.database.db
    .updateTable('work_item')
    .set({ status: 'CANCELED' })
    .where('status', '=', 'PENDING')
    .execute();
  told = [];
});

const boss = () => bench.user('boss');
const inMinutes = (minutes: number) => new Date(bench.clock.at + minutes * 60_000).toISOString();
const give = (more: object = {}) =>
  delegations.create(boss(), {
    delegateId: 'deputy',
    startTime: inMinutes(0),
    endTime: inMinutes(600),
    includesOpen: true,
    requestId: requestId(),
    ...more,
  });
const processDue = () => delegations.processDue(new AbortController().signal);
const sent = () =>
  told.map(({ type, userIds, bizParams: { actorName, success } }) => [type, ...userIds, actorName, success]);

async function begin(workflowCode = 'boss', user = 'lin'): Promise<string> {
  const input = { workflowCode, data: { title: '年假' }, requestId: requestId() };
  return (await bench.workflow.commands.start(bench.user(user), input, 'zh')).workflowInstanceId;
}

async function holder(instanceId: string): Promise<string> {
  const row = await bench.database.db
    .selectFrom('work_item')
    .select(['participant_id', 'delegator_id'])
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return [row.participant_id, row.delegator_id].filter(Boolean).join(' for ');
}

async function act(user: string, workflowInstanceId: string, action: 'agree' | 'disagree'): Promise<void> {
  const { workItem } = await bench.workflow.instances.get(bench.user(user), { workflowInstanceId });
  await bench.workflow.commands.act(bench.user(user), { id: workItem?.id ?? '', action, requestId: requestId() }, 'zh');
}

const leave = (id: string, status: 'ENABLED' | 'DISABLED') =>
  bench.database.db.updateTable('app_user').set({ status }).where('id', '=', id).execute();

test('what waits goes over when it begins, where that was said, and the delegate is told once', async () => {
  const waiting = await begin();
  await give();
  expect(await holder(waiting)).toBe('deputy for boss');
  expect(moved.at(-1)).toEqual(['boss', 'deputy']);
  await processDue();
  expect(sent()).toEqual([['delegationBegun', 'deputy', '王总', undefined]]);
  await act('deputy', waiting, 'agree');
  const { log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: waiting });
  expect(log.at(-1)).toMatchObject({ name: '副总', delegator: { name: '王总' } });
});

test('what waits stays where nothing was said, in other workflows, and where the delegate started it', async () => {
  const [own, foreign] = [await begin('boss', 'deputy'), await begin('other')];
  await give({ workflowCodes: ['boss'] });
  expect([await holder(own), await holder(foreign)]).toEqual(['boss', 'boss']);
  await bench.database.db.deleteFrom('delegation').execute();
  await give({ includesOpen: false });
  expect(await holder(foreign)).toBe('boss');
});

test('what was handed back to the delegator to be mended stays with them', async () => {
  const mine = await begin('boss', 'boss');
  await act('boss', mine, 'disagree');
  await give();
  expect(await holder(mine)).toBe('boss');
});

test('a planned one begins when its time has come, also where several servers look at once', async () => {
  const waiting = await begin();
  await give({ startTime: inMinutes(10) });
  await processDue();
  expect([await holder(waiting), sent()]).toEqual(['boss', []]);
  bench.clock.at += 11 * 60_000;
  await Promise.all([processDue(), processDue(), processDue()]);
  expect(await holder(waiting)).toBe('deputy for boss');
  expect(sent()).toEqual([['delegationBegun', 'deputy', '王总', undefined]]);
});

test('at its end the delegate is told, keeps what is not handled, and new work comes back', async () => {
  const waiting = await begin();
  await give();
  bench.clock.at += 601 * 60_000;
  await Promise.all([processDue(), processDue()]);
  expect(sent().slice(1)).toEqual([['delegationEnded', 'deputy', '王总', undefined]]);
  expect([await holder(waiting), await holder(await begin())]).toEqual(['deputy for boss', 'boss']);
  const [over] = (await delegations.list(boss(), { side: 'given', page: 0, size: 20 })).content;
  expect(over).toMatchObject({ status: 'ENDED', endedTime: over?.endTime });
});

test('one that is ended early tells the delegate at once', async () => {
  const { id } = await give();
  await delegations.end(boss(), { id });
  expect(sent().at(-1)).toEqual(['delegationEnded', 'deputy', '王总', undefined]);
  await processDue();
  expect(told).toHaveLength(2);
});

test('the delegator sees what others do, takes open work back, and leaves what was handled meanwhile', async () => {
  const [first, second] = [await begin(), await begin()];
  await give();
  await act('deputy', first, 'agree');
  const { content } = await delegations.listItems(boss(), { page: 0, size: 1 });
  expect(content).toMatchObject([{ workflowInstanceId: second, status: 'PENDING', handler: { name: '副总' } }]);
  const all = (await delegations.listItems(boss(), { page: 0, size: 20 })).content;
  const ids = all.filter((item) => [first, second].includes(item.workflowInstanceId)).map(({ id }) => id);
  expect(await delegations.takeBack(bench.user('deputy'), { ids })).toEqual({ count: 0 });
  expect(await delegations.takeBack(boss(), { ids })).toEqual({ count: 1 });
  expect(await holder(second)).toBe('boss');
  await expect(act('deputy', second, 'agree')).rejects.toThrow();
  await act('boss', second, 'agree');
});

test('of a delegate who leaves the work comes back, and the delegator is told', async () => {
  const waiting = await begin();
  await give();
  await leave('deputy', 'DISABLED');
  await processDue();
  await processDue();
  expect(await holder(waiting)).toBe('boss');
  expect(sent().slice(1)).toEqual([['delegationEnded', 'boss', '副总', false]]);
  await leave('deputy', 'ENABLED');
  expect(await holder(await begin())).toBe('boss');
});

test('of a delegator who leaves it ends, and the delegate keeps what there is', async () => {
  const waiting = await begin();
  await give();
  await leave('boss', 'DISABLED');
  await processDue();
  expect(await holder(waiting)).toBe('deputy for boss');
  expect((await delegations.list(boss(), { side: 'given', page: 0, size: 20 })).content[0]?.status).toBe('ENDED');
  await leave('boss', 'ENABLED');
});

test('handing over and handling at the same moment leave one of them', async () => {
  const waiting = await begin();
  const [agreed] = await Promise.allSettled([act('boss', waiting, 'agree'), give()]);
  const row = await bench.database.db
    .selectFrom('work_item')
    .select(['status', 'participant_id as who'])
    .where('instance_id', '=', waiting)
    .executeTakeFirstOrThrow();
  expect(row).toEqual(
    agreed.status === 'fulfilled' ? { status: 'AGREED', who: 'boss' } : { status: 'PENDING', who: 'deputy' },
  );
});
