import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { leaveXml } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
});
afterAll(() => bench.database.drop());

const root = () => bench.user('root', ['ADMIN']);
const refusal = (name: ErrorName, params: object) => ({ code: codeOf(name), params });
const start = (workflowCode = 'leave') => {
  const input = { workflowCode, data: { title: 'x' }, requestId: `request-${(requests += 1)}` };
  return bench.workflow.commands.start(bench.user('lin'), input, 'zh');
};
const set = (availability: 'on' | 'off' | 'retired', workflowCode = 'leave') =>
  bench.designs.setAvailability(root(), { designKey: workflowCode, availability });
const offered = async () =>
  (await bench.workflow.startable.list(bench.user('lin')))
    .filter(({ unavailable }) => unavailable === undefined)
    .map(({ workflowCode }) => workflowCode);
const design = (workflowCode = 'leave') => bench.designs.get(root(), { designKey: workflowCode });

test('a workflow that is switched off is not offered and not started, with its reason; what runs goes on; and it can be switched on', async () => {
  const { workflowInstanceId } = await start();
  const { name } = await design();
  await set('off');
  expect(await offered()).not.toContain('leave');
  await expect(start()).rejects.toMatchObject(refusal('workflowOff', { name }));
  await expect(bench.workflow.startable.check(bench.user('lin'), 'leave')).rejects.toMatchObject(
    refusal('workflowOff', { name }),
  );
  expect(await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId })).toMatchObject({
    instance: { status: 'PROCESSING' },
  });
  expect(await design()).toMatchObject({ availability: 'off', startedCount: 1, runningCount: 1 });
  await set('on');
  expect([await offered(), (await design()).availability]).toEqual([expect.arrayContaining(['leave']), 'on']);
  await start();
});

test('a retired one is refused as such, stays where it is published anew, and is in no picker of its model', async () => {
  const { name } = await design();
  await set('retired');
  await expect(start()).rejects.toMatchObject(refusal('workflowRetired', { name }));
  expect(
    (await bench.workflow.formActivities.workflowsOf('leave')).map(({ workflowCode }) => workflowCode),
  ).not.toContain('leave');
  await bench.publish('leave', leaveXml.replace('请假', '请假（新）'));
  await expect(start()).rejects.toMatchObject({ code: codeOf('workflowRetired') });
  await set('on');
  expect((await bench.workflow.formActivities.workflowsOf('leave')).map(({ workflowCode }) => workflowCode)).toContain(
    'leave',
  );
});

test('only one that was never started is deleted, with all that is kept of it', async () => {
  const { startedCount } = await design();
  await expect(bench.designs.remove(root(), { designKey: 'leave' })).rejects.toMatchObject(
    refusal('workflowStarted', { count: startedCount }),
  );
  await bench.publish('mistake', leaveXml);
  await set('off', 'mistake');
  await bench.designs.remove(root(), { designKey: 'mistake' });
  await expect(design('mistake')).rejects.toMatchObject({ code: codeOf('designMissing') });
  await expect(start('mistake')).rejects.toMatchObject({ code: codeOf('notPublished') });
  await bench.publish('mistake', leaveXml);
  expect(await design('mistake')).toMatchObject({ availability: 'on', published: { version: 1 } });
});

test('nobody deletes what somebody else works on', async () => {
  await bench.designs.takeLock(bench.user('boss', ['WORKFLOW_ADMIN']), { designKey: 'mistake' });
  await expect(bench.designs.remove(root(), { designKey: 'mistake' })).rejects.toMatchObject({
    code: codeOf('designLocked'),
  });
});

test('a start and a deletion at once: the one or the other, never an instance without its workflow', async () => {
  await bench.publish('race', leaveXml);
  const [started, deleted] = await Promise.allSettled([
    start('race'),
    bench.designs.remove(root(), { designKey: 'race' }),
  ]);
  expect([started.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what was never published can neither be switched off nor retired', async () => {
  await bench.designs.create(root(), { designKey: 'sketch', name: '草图', schemaCode: 'leave' });
  await expect(set('off', 'sketch')).rejects.toMatchObject({ code: codeOf('notPublished') });
  await bench.designs.remove(root(), { designKey: 'sketch' });
  await expect(design('sketch')).rejects.toMatchObject({ code: codeOf('designMissing') });
});
