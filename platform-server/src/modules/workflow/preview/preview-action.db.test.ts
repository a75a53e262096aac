import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { around, gateway, sub, task } from '../../../workflow-engine/testing/graphs.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

/** Both of a pair, then by days one person or straight to the end; the last one's person stands in a field. */
const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Pair'),
    approve('Pair', '会签', { rules: 'multiInstance="all" disagree="toOriginator"', participants: [['role', 'pair']] }),
    flow('F2', 'Pair', 'Days'),
    '<bpmn:exclusiveGateway id="Days" name="天数" default="F4"/>',
    flow('F3', 'Days', 'Long', 'days > 3'),
    flow('F4', 'Days', 'End'),
    approve('Long', '长假审批', { participants: [['user', 'p1']] }),
    flow('F5', 'Long', 'Helper'),
    approve('Helper', '交接', { rules: 'nobodyFound="toAdmin"', participants: [['staffField', 'helper']] }),
    flow('F6', 'Helper', 'End'),
    end,
  ].join(''),
);

/** The boss beside a sub-process, then a time, a service, and once more who acted in the sub-process. */
const wideXml = bpmn(
  [
    start,
    flow('F0', 'Start', 'Fork'),
    gateway('parallel', 'Fork'),
    flow('FA', 'Fork', 'Boss'),
    task('Boss', 'actions="agree disagree addSign assist"'),
    flow('FP', 'Fork', 'P'),
    sub('P', ...around('P', 'P1', 'P2'), task('P1'), flow('F12', 'P1', 'P2'), task('P2')),
    gateway('parallel', 'Join'),
    flow('JA', 'Boss', 'Join'),
    flow('JP', 'P', 'Join'),
    flow('F1', 'Join', 'Wait'),
    '<bpmn:intermediateCatchEvent id="Wait"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P1D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
    flow('F2', 'Wait', 'Call'),
    '<bpmn:serviceTask id="Call"><bpmn:extensionElements><portico:service url="https://erp.example/" secret="erp"/></bpmn:extensionElements></bpmn:serviceTask>',
    flow('F3', 'Call', 'Again'),
    approve('Again', '复核', { participants: [['handlerOf', 'P2']] }),
    flow('F4', 'Again', 'P3'),
    task('P3', 'autoPass="participated"').replace('"p3"', '"p1"'),
    flow('F5', 'P3', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('ahead', xml);
  await bench.publish('wide', wideXml);
});
afterAll(() => bench.database.drop());

async function begin(data: Record<string, unknown>, workflowCode = 'ahead') {
  const input = { workflowCode, data: { title: '休假', ...data }, requestId: requestId() };
  const { workflowInstanceId } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
  return workflowInstanceId;
}

async function itemOf(userId: string, workflowInstanceId: string) {
  const { workItem } = await bench.workflow.instances.get(bench.user(userId), { workflowInstanceId });
  return workItem?.id ?? '';
}

async function preview(userId: string, instanceId: string, action: 'agree' | 'disagree' = 'agree') {
  return bench.workflow.commands.preview(bench.user(userId), { id: await itemOf(userId, instanceId), action });
}

const named = (activities: readonly { activityCode: string; people: readonly { id: string }[] }[]) =>
  activities.map(({ activityCode, people }) => [activityCode, ...people.map(({ id }) => id)]);

const agree = async (userId: string, instanceId: string) =>
  bench.workflow.commands.act(
    bench.user(userId),
    { id: await itemOf(userId, instanceId), action: 'agree', requestId: requestId() },
    'zh',
  );

test('the first of two handlers sees whose work stays open, and what follows when everybody agrees', async () => {
  const id = await begin({ days: '5', helper: { id: 'p2', name: '众2' } });
  const seen = await preview('boss', id);
  expect(named(seen.next)).toEqual([]);
  expect(named(seen.open)).toEqual([['Pair', 'deputy']]);
  expect(seen.endStatus).toBeNull();
  expect(named(seen.later)).toEqual([
    ['Long', 'p1'],
    ['Helper', 'p2'],
  ]);
  expect(seen.isLaterKnown).toBe(true);
});

test('the last handler sees who comes next, or the end, by what the record says', async () => {
  const long = await begin({ days: '5', helper: { id: 'p2', name: '众2' } });
  await agree('boss', long);
  expect(named((await preview('deputy', long)).next)).toEqual([['Long', 'p1']]);
  const short = await begin({ days: '2' });
  await agree('boss', short);
  expect(await preview('deputy', short)).toMatchObject({ next: [], open: [], later: [], endStatus: 'COMPLETED' });
});

test('what remains is told through sub-processes, joins, times and services, by who will have acted until then', async () => {
  const id = await begin({}, 'wide');
  const seen = await preview('boss', id);
  expect(named(seen.next)).toEqual([]);
  expect(named(seen.open)).toEqual([['P1', 'p1']]);
  expect(named(seen.later)).toEqual([
    ['P2', 'p2'],
    ['Again', 'p2'],
  ]);
  expect(seen).toMatchObject({ endStatus: null, isLaterKnown: true });
  await agree('p1', id);
  await agree('boss', id);
  const last = await preview('p2', id);
  expect([named(last.next), last.endStatus, named(last.later)]).toEqual([[], null, [['Again', 'p2']]]);
});

test('what remains is told also where somebody waits for whom they have asked', async () => {
  const id = await begin({}, 'wide');
  const asking = { action: 'addSign', timing: 'before', people: ['p9'] } satisfies Partial<ActOnWorkItemInput>;
  const item = await itemOf('boss', id);
  await bench.workflow.commands.act(bench.user('boss'), { id: item, requestId: requestId(), ...asking }, 'zh');
  const seen = await preview('p1', id);
  expect(named(seen.next)).toEqual([['P2', 'p2']]);
  expect(named(seen.open)).toEqual([['Boss', 'boss', 'p9']]);
  expect(named(seen.later)).toEqual([['Again', 'p2']]);
});

test('a disagreement that hands back shows the originator', async () => {
  const seen = await preview('boss', await begin({ days: '2' }), 'disagree');
  expect(named(seen.next)).toEqual([['Start', 'lin']]);
  expect(seen.open).toEqual([]);
});

test('what nobody can be found for yet ends the list as unknown', async () => {
  await bench.database.db.deleteFrom('user_role').where('role_id', '=', 'administrator').execute();
  const id = await begin({ days: '5' });
  const seen = await preview('boss', id);
  expect(seen.isLaterKnown).toBe(false);
  expect(named(seen.later)).toEqual([['Long', 'p1']]);
});

test('looking ahead changes nothing, however often, and is for the own open work item alone', async () => {
  const id = await begin({ days: '5', helper: { id: 'p2', name: '众2' } });
  const before = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: id });
  const [told, records] = [await bench.notifications(), await bench.records()];
  for (const action of ['agree', 'disagree', 'agree'] as const) await preview('boss', id, action);
  expect(await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: id })).toEqual(before);
  expect([await bench.notifications(), await bench.records()]).toEqual([told, records]);
  const own = await itemOf('boss', id);
  const look = (userId: string, itemId: string) =>
    bench.workflow.commands.preview(bench.user(userId), { id: itemId, action: 'agree' });
  await expect(look('deputy', own)).rejects.toMatchObject({ code: codeOf('workItemNotYours') });
  await expect(look('boss', 'none')).rejects.toMatchObject({ code: codeOf('workItemMissing') });
  await agree('boss', id);
  await expect(look('boss', own)).rejects.toMatchObject({ code: codeOf('workItemHandled') });
});
