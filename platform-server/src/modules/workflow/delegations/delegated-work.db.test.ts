import { hasPart } from '../work-items/work-items.repository.ts';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const by = (kind: string, value: string, rules = '') =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Check'),
      approve('Check', '审批', { rules, participants: [[kind, value]] }),
      flow('F2', 'Check', 'Again'),
      approve('Again', '复核', { participants: [['handlerOf', 'Check']] }),
      flow('F3', 'Again', 'End'),
      end,
    ].join(''),
  );

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('boss', by('user', 'boss'));
  await bench.publish('passed', by('user', 'boss', 'autoPass="originator"'));
  await bench.publish('either', by('role', 'pair', 'multiInstance="any"'));
  await bench.publish('pair', by('role', 'pair', 'multiInstance="all"'));
});
afterAll(() => bench.database.drop());
beforeEach(async () => {
  await bench.database.db.deleteFrom('delegation').execute();
});

/** Makes a delegation that holds, unless it is said otherwise. */
async function delegate(delegator: string, delegate_: string, more: object = {}): Promise<void> {
  const at = bench.clock.at;
  const row = {
    corp_id: 'main',
    id: `d-${(requests += 1)}`,
    delegator_id: delegator,
    delegate_id: delegate_,
    start_time: new Date(at - 3_600_000),
    end_time: new Date(at + 3_600_000),
    includes_open: false,
    created_time: new Date(at),
  };
  await bench.database.db
    .insertInto('delegation')
    .values({ ...row, ...more })
    .execute();
}

const begin = (workflowCode: string, user = 'lin') =>
  bench.workflow.commands.start(
    bench.user(user),
    { workflowCode, data: { title: '年假' }, requestId: requestId() },
    'zh',
  );

/** Returns the holders of the work items, as `who` or `who for whom`. */
async function holders(instanceId: string): Promise<string[]> {
  const rows = await bench.database.db
    .selectFrom('work_item')
    .select(['participant_id', 'delegator_id'])
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    row.delegator_id === null ? row.participant_id : `${row.participant_id} for ${row.delegator_id}`,
  );
}

async function agree(user: string, workflowInstanceId: string): Promise<void> {
  const { workItem } = await bench.workflow.instances.get(bench.user(user), { workflowInstanceId });
  const input = { id: workItem?.id ?? '', action: 'agree' as const, requestId: requestId() };
  await bench.workflow.commands.act(bench.user(user), input, 'zh');
}

test('new work goes to the delegate, who is told, and the log says on whose behalf it was decided', async () => {
  await delegate('boss', 'deputy');
  const { workflowInstanceId } = await begin('boss');
  expect(await holders(workflowInstanceId)).toEqual(['deputy for boss']);
  expect(await bench.notifications()).toContainEqual(expect.objectContaining({ kind: 'workItem', userId: 'deputy' }));
  const asked = { state: 'unfinished' as const, page: 0, size: 20 };
  const todo = await bench.workflow.workItems.query(bench.user('deputy'), asked, 'zh');
  const own = todo.content.find((item) => item.workflowInstanceId === workflowInstanceId);
  expect(own?.delegator).toMatchObject({ id: 'boss', name: '王总' });
  const seen = await bench.workflow.instances.get(bench.user('deputy'), { workflowInstanceId });
  expect(seen.workItem).toMatchObject({ delegator: { id: 'boss' } });
  expect(seen.log.at(-1)).toMatchObject({ name: '副总', delegator: { name: '王总' }, finishTime: null });
  await agree('deputy', workflowInstanceId);
  const { log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  const audit = bench.database.db.selectFrom('audit_event').selectAll().where('on_behalf_of_id', 'is not', null);
  const onBehalf = { actor_name: '副总', on_behalf_of_name: '王总', detail: { action: 'agree', workflowInstanceId } };
  expect(await audit.execute()).toMatchObject([{ action: 'itemHandleOnBehalf', ...onBehalf }]);
  expect(log[1]).toMatchObject({ name: '副总', delegator: { name: '王总' }, logStatus: 'AGREED' });
  expect(log[0]).not.toHaveProperty('delegator');
});

test('whose work it is still sees the workflow and its record, and may not handle it beside the delegate', async () => {
  await delegate('boss', 'deputy');
  const { workflowInstanceId, objectId: recordId } = await begin('boss');
  const seen = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId });
  expect(seen.workItem).toBeNull();
  expect(seen.actions).not.toContain('agree');
  const part = { schemaCode: 'leave', recordId };
  expect(await hasPart(bench.database.db, 'main', { ...part, userId: 'boss' })).toBe(true);
  expect(await hasPart(bench.database.db, 'main', { ...part, userId: 'p1' })).toBe(false);
});

test('what asks for the handler of an earlier activity goes to whom handled it on behalf of somebody', async () => {
  await delegate('boss', 'deputy');
  const { workflowInstanceId } = await begin('boss');
  await bench.database.db.deleteFrom('delegation').execute();
  await agree('deputy', workflowInstanceId);
  expect(await holders(workflowInstanceId)).toEqual(['deputy']);
});

test.each([
  ['before it begins', { start_time: new Date('2999-01-01') }],
  ['after its end', { end_time: new Date('2000-01-01') }],
  ['once it was ended', { ended_time: new Date('2026-01-01') }],
  ['for another workflow', { workflow_codes: '["pair"]' }],
])('work stays where it is %s', async (_when, more) => {
  await delegate('boss', 'deputy', more);
  expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['boss']);
});

test('a delegation of chosen workflows holds for them', async () => {
  await delegate('boss', 'deputy', { workflow_codes: '["pair","boss"]' });
  expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['deputy for boss']);
});

test('nobody decides about what they started: such work stays with whom it was meant for', async () => {
  await delegate('boss', 'lin');
  expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['boss']);
});

test('somebody who has left takes nothing over', async () => {
  await delegate('boss', 'stranger');
  const status = (to: 'ENABLED' | 'DISABLED') =>
    bench.database.db.updateTable('app_user').set({ status: to }).where('id', '=', 'stranger').execute();
  await status('DISABLED');
  expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['boss']);
  await status('ENABLED');
});

describe('a delegate who is away as well', () => {
  test('passes the work on, three times at most', async () => {
    await delegate('boss', 'p1');
    await delegate('p1', 'p2');
    expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['p2 for boss']);
    await delegate('p2', 'p3');
    await delegate('p3', 'p4');
    expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['p3 for boss']);
  });

  test('leaves it where it was meant to be where the chain comes back', async () => {
    await delegate('boss', 'p1');
    await delegate('p1', 'p2');
    await delegate('p2', 'boss');
    expect(await holders((await begin('boss')).workflowInstanceId)).toEqual(['boss']);
  });
});

test('who has a say of their own and one for somebody else decides twice, and both count', async () => {
  await delegate('boss', 'deputy');
  const { workflowInstanceId } = await begin('pair');
  expect((await holders(workflowInstanceId)).sort((a, b) => a.length - b.length)).toEqual([
    'deputy',
    'deputy for boss',
  ]);
  await agree('deputy', workflowInstanceId);
  expect(await holders(workflowInstanceId)).toHaveLength(1);
  await agree('deputy', workflowInstanceId);
  const { log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  expect(log.filter(({ activityCode, finishTime }) => activityCode === 'Check' && finishTime !== null)).toHaveLength(2);
});

test('who is passed without being asked leaves nothing to do for their delegate', async () => {
  await delegate('boss', 'deputy');
  const before = (await bench.notifications()).length;
  const { workflowInstanceId } = await begin('passed', 'boss');
  const { log } = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId });
  expect(log.find(({ activityCode }) => activityCode === 'Check')).toMatchObject({
    user: { id: 'boss' },
    reasonCode: 'ORIGINATOR_AUTO_PASS',
  });
  const items = await bench.database.db
    .selectFrom('work_item')
    .select(['activity_code', 'participant_id'])
    .where('instance_id', '=', workflowInstanceId)
    .where('activity_code', '=', 'Check')
    .execute();
  expect(items).toEqual([{ activity_code: 'Check', participant_id: 'boss' }]);
  expect((await bench.notifications()).slice(before)).toHaveLength(1);
});

test('what is unclaimed comes to whoever does the work of its people now', async () => {
  await delegate('deputy', 'p1', { end_time: new Date(bench.clock.at + 60_000) });
  const { workflowInstanceId: id } = await begin('either');
  expect((await holders(id)).toSorted()).toEqual(['boss', 'p1 for deputy']);
  const act = async (action: 'claim' | 'giveBack') => {
    const { workItem } = await bench.workflow.instances.get(bench.user('boss'), { workflowInstanceId: id });
    await bench.workflow.commands.act(
      bench.user('boss'),
      { id: workItem?.id ?? '', action, requestId: requestId() },
      'zh',
    );
  };
  await act('claim');
  expect(await holders(id)).toEqual(['boss']);
  bench.clock.at += 120_000;
  await act('giveBack');
  expect((await holders(id)).toSorted()).toEqual(['boss', 'deputy']);
  await act('claim');
  await delegate('deputy', 'p2');
  await act('giveBack');
  expect((await holders(id)).toSorted()).toEqual(['boss', 'p2 for deputy']);
});
