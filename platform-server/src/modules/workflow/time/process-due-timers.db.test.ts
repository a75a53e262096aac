import type { WorkflowNotificationKind } from '../workflow.ports.ts';
import { transaction } from '../../../database/index.ts';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { lockInstance } from '../instances/instances.repository.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

const hour = 60 * 60 * 1000;
let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

/** Workflow of one activity with a time limit, then a gateway that only small requests pass. */
const limited = (limit: string) =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Check'),
      approve('Check', '审批', { participants: [['user', 'boss']] }).replace(
        '</portico:activity>',
        `<portico:timeout ${limit}/></portico:activity>`,
      ),
      flow('F2', 'Check', 'Size'),
      '<bpmn:exclusiveGateway id="Size" name="天数"/>',
      flow('F3', 'Size', 'End', 'days < 5'),
      flow('F4', 'Size', 'End', 'days > 5'),
      end,
    ].join(''),
  );

const waiting = bpmn(
  [
    start,
    flow('F1', 'Start', 'Wait'),
    '<bpmn:intermediateCatchEvent id="Wait" name="冷静期"><bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT2H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
    flow('F2', 'Wait', 'Check'),
    approve('Check', '审批', { participants: [['user', 'boss']] }),
    flow('F3', 'Check', 'End'),
    end,
  ].join(''),
);

/** A time beside the work of the boss, which leads elsewhere or round. */
const watched = (time: string, to: string) =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Merge'),
      '<bpmn:exclusiveGateway id="Merge"/>',
      flow('F2', 'Merge', 'Check'),
      approve('Check', '审批', { participants: [['user', 'boss']] }),
      `<bpmn:boundaryEvent id="Late" name="逾期" attachedToRef="Check"><bpmn:timerEventDefinition>${time}</bpmn:timerEventDefinition></bpmn:boundaryEvent>`,
      flow('F3', 'Late', to),
      flow('F4', 'Check', 'Next'),
      approve('Next', '代审', { participants: [['user', 'deputy']] }),
      flow('F5', 'Next', 'End'),
      end,
    ].join(''),
  );
const expression = 'xsi:type="bpmn:tFormalExpression"';

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('passes', limited('after="PT4H" remindBefore="PT1H" action="pass"'));
  await bench.publish('voids', limited('after="PT4H" action="void"'));
  await bench.publish('waits', waiting);
  await bench.publish('watched', watched(`<bpmn:timeDuration ${expression}>PT3H</bpmn:timeDuration>`, 'Next'));
  await bench.publish('restless', watched(`<bpmn:timeDate ${expression}>2020-01-01</bpmn:timeDate>`, 'Merge'));
});
afterAll(() => bench.database.drop());
afterEach(() => run());

async function begin(workflowCode: string, days = '1') {
  const input = { workflowCode, data: { title: '限时', days }, requestId: requestId() };
  return bench.workflow.commands.start(bench.user('lin'), input, 'zh');
}

const run = () => bench.workflow.timers.processDue(new AbortController().signal);
const later = (ms: number) => {
  bench.clock.at += ms;
};
const seen = async ({ workflowInstanceId }: { readonly workflowInstanceId: string }) => {
  const { instance, log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
  return { status: instance.status, reasons: log.flatMap(({ reasonCode }) => reasonCode ?? []) };
};
const told = async (kind: WorkflowNotificationKind, from = 0) =>
  (await bench.notifications()).slice(from).filter((notification) => notification.kind === kind).length;

test('the to-do list says until when; a reminder comes once, and then the work passes', async () => {
  const started = await begin('passes');
  const { content } = await bench.workflow.workItems.query(
    bench.user('boss'),
    { state: 'unfinished', page: 0, size: 1 },
    'zh',
  );
  expect(Date.parse(content[0]?.dueTime ?? '') - Date.parse(content[0]?.receiveTime ?? '')).toBe(4 * hour);
  const before = (await bench.notifications()).length;
  expect(await run()).toEqual({ commands: 0, failures: 0 });
  later(3 * hour);
  expect(await run()).toEqual({ commands: 1, failures: 0 });
  expect(await run()).toEqual({ commands: 0, failures: 0 });
  expect([await told('dueSoon', before), await told('timedOut', before)]).toEqual([1, 0]);
  later(hour);
  expect(await run()).toEqual({ commands: 1, failures: 0 });
  expect([await told('dueSoon', before), await told('timedOut', before)]).toEqual([1, 1]);
  expect(await seen(started)).toEqual({ status: 'COMPLETED', reasons: ['TIMEOUT_PASS'] });
});

test('runs of several servers at once carry out each command once, and one run catches up with all of a long pause', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, () => begin('voids')));
  const before = (await bench.notifications()).length;
  later(30 * 24 * hour);
  const runs = await Promise.all([run(), run(), run(), run()]);
  const rest = await run();
  const counts = [...runs, rest].map((each) => each.commands);
  expect(counts.reduce((sum, each) => sum + each)).toBe(20);
  expect(await told('timedOut', before)).toBe(20);
  for (const each of started) expect(await seen(each)).toEqual({ status: 'BE_CANCELED', reasons: ['TIMEOUT_VOIDED'] });
});

test('a timer takes its instance on when its time has come, which lists of instances say before', async () => {
  const started = await begin('waits');
  const { content } = await bench.workflow.instanceSearch.queryMine(bench.user('lin'), { page: 0, size: 50 });
  const waiting = content.find(({ id }) => id === started.workflowInstanceId);
  expect(waiting).toMatchObject({ participants: [], waits: [{ name: '冷静期' }] });
  const ahead = Date.parse(waiting?.waits?.[0]?.until ?? '') - Date.parse(waiting?.startTime ?? '');
  expect(ahead).toBe(2 * hour);
  later(hour);
  expect((await run()).commands).toBe(0);
  later(hour);
  expect((await run()).commands).toBe(1);
  const { instance } = await bench.workflow.instances.get(bench.user('lin'), started);
  expect(instance.participants.map(({ id }) => id)).toEqual(['boss']);
  expect((await run()).commands).toBe(0);
});

test('a time beside work takes the work away when it has come, which its handler and the log are told', async () => {
  const started = await begin('watched');
  later(3 * hour);
  expect(await run()).toEqual({ commands: 1, failures: 0 });
  const { instance, log } = await bench.workflow.instances.get(bench.user('lin'), started);
  expect(instance.participants.map(({ id }) => id)).toEqual(['deputy']);
  expect(log.map(({ reasonCode }) => reasonCode)).toContain('TIMEOUT_ABORTED');
  const { content } = await bench.workflow.workItems.query(
    bench.user('boss'),
    { state: 'unfinished', page: 0, size: 50 },
    'zh',
  );
  expect(content.filter(({ workflowInstanceId }) => workflowInstanceId === started.workflowInstanceId)).toEqual([]);
});

test('a past day to which a flow leads round holds up no run', async () => {
  const started = await begin('restless');
  expect((await run()).commands).toBe(100);
  expect((await seen(started)).status).toBe('PROCESSING');
  await bench.workflow.commands.revoke(bench.user('lin'), { ...started, requestId: requestId() });
});

test('what somebody works on at the moment is left to the next run, without waiting for them', async () => {
  const { workflowInstanceId } = await begin('voids');
  later(5 * hour);
  await transaction(bench.database.db, async (trx) => {
    await lockInstance(trx, 'main', workflowInstanceId);
    expect((await run()).commands).toBe(0);
  });
  expect((await run()).commands).toBe(1);
});

test('what cannot be done blocks nobody, and is tried again later', async () => {
  const stuck = await begin('passes', '5');
  const fine = await begin('passes', '1');
  const before = (await bench.notifications()).length;
  later(3 * hour);
  await run();
  later(hour);
  expect(await run()).toEqual({ commands: 1, failures: 1 });
  expect((await seen(fine)).status).toBe('COMPLETED');
  expect(await run()).toEqual({ commands: 0, failures: 0 });
  later(hour);
  expect(await run()).toEqual({ commands: 0, failures: 1 });
  // Those who mend it are told once.
  expect((await bench.notifications()).slice(before).filter(({ kind }) => kind === 'stopped')).toMatchObject([
    { userId: 'admin', workItemId: null },
  ]);
  expect((await seen(stuck)).status).toBe('PROCESSING');
  await bench.workflow.commands.revoke(bench.user('lin'), { ...stuck, requestId: requestId() });
});

test('who handles the work in time is left alone', async () => {
  const started = await begin('voids');
  const { workItem } = await bench.workflow.instances.get(bench.user('boss'), started);
  await bench.workflow.commands.act(
    bench.user('boss'),
    { id: workItem?.id ?? '', action: 'agree', requestId: requestId() },
    'zh',
  );
  later(5 * hour);
  expect(await run()).toEqual({ commands: 0, failures: 0 });
  expect((await seen(started)).status).toBe('COMPLETED');
});
