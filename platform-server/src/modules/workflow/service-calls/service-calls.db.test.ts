import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '@portico/shared-kit/errors';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';
import { pauseBefore } from './service-calls.ts';

let bench: WorkflowBench;
let server: Server;
let status = 204;
let bodies: { readonly key: string; readonly body: unknown }[] = [];
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push({ key: String(request.headers['idempotency-key']), body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  bench = await startWorkflowBench({
    WORKFLOW_SECRETS: 'erp:0123456789abcdef0123',
    WORKFLOW_PRIVATE_HOSTS: '127.0.0.1',
  });
  const publish = (code: string, secret: string) =>
    bench.publish(
      code,
      bpmn(
        [
          start,
          flow('F1', 'Start', 'Erp'),
          `<bpmn:serviceTask id="Erp" name="同步ERP"><bpmn:extensionElements><portico:service url="http://127.0.0.1:${port}/orders" secret="${secret}" retries="2"/></bpmn:extensionElements></bpmn:serviceTask>`,
          flow('F2', 'Erp', 'Check'),
          approve('Check', '复核', { participants: [['user', 'boss']] }),
          flow('F3', 'Check', 'End'),
          end,
        ].join(''),
      ),
    );
  await publish('erp', 'erp');
  await publish('unsigned', 'unknown');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await bench.database.drop();
});
beforeEach(() => {
  status = 204;
  bodies = [];
  bench.calls.length = 0;
});

async function begin(workflowCode = 'erp') {
  const input = { workflowCode, data: { title: '采购' }, requestId: requestId() };
  const { workflowInstanceId } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
  return workflowInstanceId;
}

/** Makes the attempt that was handed over last. */
async function attempt() {
  const [call] = bench.calls.at(-1) ?? [];
  if (call === undefined) throw new Error('no call was handed over');
  await bench.workflow.serviceCalls.call(call);
}

const see = (workflowInstanceId: string) => bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
const administer = (
  workflowInstanceId: string,
  command: Parameters<typeof bench.workflow.administration.act>[1]['command'],
) =>
  bench.workflow.administration.act(bench.user('admin', ['WORKFLOW_ADMIN']), {
    workflowInstanceId,
    command,
    requestId: requestId(),
  });

/** Ids of the people who were told that an instance stands still, each as often as they were. */
const stops = async () =>
  (await bench.notifications()).filter(({ kind }) => kind === 'stopped').map(({ userId }) => userId);

async function given(): Promise<string> {
  const id = await begin();
  status = 500;
  for (let count = 0; count < 3; count += 1) await attempt();
  return id;
}

test('a workflow goes on when its service has answered, and sends what it is about', async () => {
  const id = await begin();
  expect(bench.calls).toMatchObject([[{ instanceId: id, round: 0, attempt: 0 }]]);
  await attempt();
  expect(bodies).toMatchObject([{ body: { workflowInstanceId: id, activityCode: 'Erp', data: { title: '采购' } } }]);
  const { instance, log } = await see(id);
  expect(instance).toMatchObject({ status: 'PROCESSING', activities: [{ name: '复核' }] });
  expect(log.map(({ activityName }) => activityName)).toContain('同步ERP');
});

test('an attempt that is repeated after a crash does nothing once the workflow has gone on', async () => {
  const id = await begin();
  await attempt();
  await attempt();
  expect(bodies).toHaveLength(1);
  expect((await see(id)).instance.activities).toHaveLength(1);
});

test('a failed call is tried again under the same key with growing pauses, and given up in the end', async () => {
  const id = await begin();
  status = 503;
  await attempt();
  await attempt();
  expect((await see(id)).instance.status).toBe('PROCESSING');
  const pauses = bench.calls.slice(1).map(([{ attempt: number }, startAfter]) => [number, startAfter instanceof Date]);
  expect(pauses).toEqual([
    [1, true],
    [2, true],
  ]);
  await attempt();
  expect(bench.calls).toHaveLength(3);
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1);
  expect((await see(id)).instance.status).toBe('EXCEPTION');
  expect(await stops()).toEqual(['admin']);
  expect([1, 2, 3, 4, 20].map(pauseBefore)).toEqual([10_000, 30_000, 90_000, 270_000, 3_600_000]);
});

test('a refusal and a missing secret are given up at once', async () => {
  const id = await begin();
  status = 400;
  await attempt();
  expect((await see(id)).instance.status).toBe('EXCEPTION');
  const unsigned = await begin('unsigned');
  await attempt();
  expect((await see(unsigned)).instance.status).toBe('EXCEPTION');
  expect(bodies).toHaveLength(1);
});

test('an administrator has a service called again that was given up', async () => {
  const id = await given();
  await administer(id, { type: 'activateActivity', activityCode: 'Erp' });
  expect((await see(id)).instance.status).toBe('PROCESSING');
  expect(bench.calls.at(-1)).toMatchObject([{ instanceId: id, round: 1, attempt: 0 }]);
  status = 204;
  await attempt();
  expect((await see(id)).instance).toMatchObject({ status: 'PROCESSING', activities: [{ name: '复核' }] });
});

test('an administrator lets a workflow go on without the service, and its late answer changes nothing', async () => {
  const id = await given();
  const admin = bench.user('admin', ['WORKFLOW_ADMIN']);
  const { liveActivities, otherActivities } = await bench.workflow.administration.get(admin, {
    workflowInstanceId: id,
  });
  expect(liveActivities).toMatchObject([{ activityCode: 'Erp', workItems: [] }]);
  expect(otherActivities.map(({ activityCode }) => activityCode)).toContain('Erp');
  await administer(id, { type: 'cancelActivity', activityId: liveActivities[0]?.id ?? '', way: 'goOn' });
  await attempt();
  expect((await see(id)).instance).toMatchObject({ status: 'PROCESSING', activities: [{ name: '复核' }] });
});

test('a service that was not given up is not called twice', async () => {
  const id = await begin();
  await expect(administer(id, { type: 'activateActivity', activityCode: 'Erp' })).rejects.toMatchObject({
    code: codeOf('activityNotLive'),
  });
});

test('a workflow that was taken back while its service is called stays taken back', async () => {
  const id = await begin();
  await bench.workflow.commands.revoke(bench.user('lin'), { workflowInstanceId: id, requestId: requestId() });
  await attempt();
  expect((await see(id)).instance.status).toBe('WITHDRAWN');
});
