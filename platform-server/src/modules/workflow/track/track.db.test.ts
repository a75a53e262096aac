import type { HandlingAction } from '@portico/shared-kit/contract/workflow.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'First'),
    approve('First', '初审', {
      nameEn: 'First',
      rules: 'actions="agree disagree reject"',
      participants: [['user', 'boss']],
    }),
    flow('F2', 'First', 'Days'),
    '<bpmn:exclusiveGateway id="Days" default="F4"/>',
    flow('F3', 'Days', 'Long', 'days > 3'),
    flow('F4', 'Days', 'Pause'),
    approve('Long', '复审', { participants: [['user', 'p1']] }),
    flow('F5', 'Long', 'Second'),
    '<bpmn:intermediateCatchEvent id="Pause"><bpmn:timerEventDefinition><bpmn:timeDuration>P2D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
    flow('F6', 'Pause', 'Second'),
    '<bpmn:subProcess id="Sub" name="付款"><bpmn:startEvent id="SubStart"/>',
    flow('S1', 'SubStart', 'Pay'),
    approve('Pay', '出纳', { rules: 'multiInstance="all"', participants: [['role', 'pair']] }),
    flow('S2', 'Pay', 'SubEnd'),
    '<bpmn:endEvent id="SubEnd"/></bpmn:subProcess>',
    approve('Second', '终审', {
      rules: 'actions="agree disagree reject"',
      participants: [['user', 'deputy']],
    }),
    flow('F7', 'Second', 'Sub'),
    flow('F8', 'Sub', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('tracked', xml);
});
afterAll(() => bench.database.drop());

async function begin(days: number) {
  const input = { workflowCode: 'tracked', data: { title: '报销', days: String(days) }, requestId: requestId() };
  return (await bench.workflow.commands.start(bench.user('lin'), input, 'zh')).workflowInstanceId;
}

const trackOf = (workflowInstanceId: string, userId = 'lin') =>
  bench.workflow.tracks.get(bench.user(userId), { workflowInstanceId });

async function act(userId: string, workflowInstanceId: string, action: HandlingAction, more: object = {}) {
  const user = bench.user(userId);
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  await bench.workflow.commands.act(user, { id: workItem?.id ?? '', action, requestId: requestId(), ...more }, 'zh');
}

async function statesOf(workflowInstanceId: string) {
  const { nodes } = await trackOf(workflowInstanceId);
  const of = (state: string) => nodes.filter((node) => node.state === state).map(({ activityCode }) => activityCode);
  return { done: of('done'), live: of('live'), coming: of('coming'), passedBy: of('passedBy') };
}

test('tells what is finished, live and coming, from the first node to the end', async () => {
  const id = await begin(5);
  expect(await statesOf(id)).toEqual({
    done: ['Start'],
    live: ['First'],
    coming: ['Days', 'Long', 'Pause', 'Sub', 'SubStart', 'Pay', 'SubEnd', 'Second', 'End'],
    passedBy: [],
  });
  await act('boss', id, 'agree');
  expect(await statesOf(id)).toMatchObject({ done: ['Start', 'First', 'Days'], live: ['Long'], passedBy: ['Pause'] });
  await act('p1', id, 'agree');
  await act('deputy', id, 'agree');
  const inside = await statesOf(id);
  expect([inside.live, inside.coming]).toEqual([
    ['Sub', 'Pay'],
    ['SubEnd', 'End'],
  ]);
  await act('boss', id, 'agree');
  await act('deputy', id, 'agree');
  const { done, passedBy } = await statesOf(id);
  expect(passedBy).toEqual(['Pause']);
  expect(done).toHaveLength(10);
});

test('tells who has it since when, until when a timer waits, and in both languages', async () => {
  const id = await begin(1);
  const first = (await trackOf(id)).nodes.find(({ activityCode }) => activityCode === 'First');
  expect(first).toMatchObject({
    name: '初审',
    name_i18n: expect.stringContaining('First'),
    handlerCount: 1,
    handlers: [{ user: { id: 'boss', name: '王总' }, type: 0, dueTime: null }],
  });
  expect(first?.since).toBe(first?.handlers[0]?.receiveTime);
  await act('boss', id, 'agree');
  const pause = (await trackOf(id)).nodes.find(({ activityCode }) => activityCode === 'Pause');
  expect(pause).toMatchObject({ state: 'live', kind: 'timer', handlers: [], isFailed: false });
  expect(Date.parse(pause?.until ?? '') - Date.parse(pause?.since ?? '')).toBe(2 * 86_400_000);
});

test('what is sent back is a jump, and comes once more', async () => {
  const id = await begin(5);
  for (const _ of [1, 2]) {
    await act('boss', id, 'agree');
    await act('p1', id, 'agree');
    await act('deputy', id, 'reject', { activityCode: 'First' });
  }
  const { jumps } = await trackOf(id);
  expect(jumps).toEqual([{ from: 'Second', to: 'First', times: 2, lastTime: expect.any(String) }]);
  const { live, coming } = await statesOf(id);
  expect([live, coming.includes('Second')]).toEqual([['First'], true]);
  await act('boss', id, 'reject', { activityCode: 'Start', straightBack: true });
  expect((await trackOf(id)).jumps).toContainEqual(expect.objectContaining({ from: 'First', to: 'Start', times: 1 }));
  expect(await statesOf(id)).toMatchObject({ live: ['Start'] });
});

test('is seen by who sees the instance, and by nobody else', async () => {
  const id = await begin(5);
  for (const userId of ['lin', 'boss', 'reader']) expect((await trackOf(id, userId)).nodes).toHaveLength(11);
  expect(
    (await bench.workflow.tracks.get(bench.user('admin', ['WORKFLOW_ADMIN']), { workflowInstanceId: id })).nodes,
  ).toHaveLength(11);
  await expect(trackOf(id, 'stranger')).rejects.toMatchObject({ code: codeOf('noPermissionToView') });
  await expect(trackOf('nothing')).rejects.toMatchObject({ code: codeOf('workflowInstanceMissing') });
});
