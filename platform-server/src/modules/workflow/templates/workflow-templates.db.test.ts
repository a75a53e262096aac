import { codeOf } from '@portico/shared-kit/errors';
import { DatabaseError } from 'pg';
import { injectFault } from '../../../database/transaction.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
});
afterAll(() => bench.database.drop());
afterEach(() => injectFault(bench.database.db, undefined));

const begin = (workflowCode: string, title: string, id = requestId()) =>
  bench.workflow.commands.start(bench.user('lin'), { workflowCode, data: { title }, requestId: id }, 'zh');

/** Returns PostgreSQL's error when it has chosen a transaction to give way. */
function conflict(): Error {
  const error = new DatabaseError('could not serialize access', 0, 'error');
  error.code = '40001';
  return error;
}

async function tally() {
  const { db } = bench.database;
  const count = async (table: 'workflow_instance' | 'work_item' | 'workflow_log' | 'idempotency') =>
    (await db.selectFrom(table).select('corp_id').execute()).length;
  return {
    instances: await count('workflow_instance'),
    items: await count('work_item'),
    logs: await count('workflow_log'),
    requests: await count('idempotency'),
    records: (await bench.records()).length,
    notifications: (await bench.notifications()).length,
  };
}

describe('publishing', () => {
  const xmlTo = (name: string) =>
    bpmn(
      [
        start,
        flow('F1', 'Start', 'Check'),
        approve('Check', name, { participants: [['user', 'boss']] }),
        flow('F2', 'Check', 'End'),
        end,
      ].join(''),
    );

  test('makes a version only of a file that has changed', async () => {
    expect(await bench.publish('versions', xmlTo('甲'))).toMatchObject({ version: 1, isNew: true });
    expect(await bench.publish('versions', xmlTo('甲'))).toMatchObject({ version: 1, isNew: false });
    expect(await bench.publish('versions', xmlTo('乙'))).toMatchObject({ version: 2, isNew: true });
  });

  test('leaves instances on the version they started with', async () => {
    await bench.publish('stays', xmlTo('旧审批'));
    const old = await begin('stays', '旧');
    await bench.publish('stays', xmlTo('新审批'));
    const young = await begin('stays', '新');
    const boss = bench.user('boss');
    for (const [instance, activity] of [
      [old, '旧审批'],
      [young, '新审批'],
    ] as const) {
      const { workItem } = await bench.workflow.instances.get(boss, instance);
      expect(workItem?.activityName).toBe(activity);
      await bench.workflow.commands.act(
        boss,
        { id: workItem?.id ?? '', action: 'agree', requestId: requestId() },
        'zh',
      );
      expect((await bench.workflow.instances.get(boss, instance)).instance.status).toBe('COMPLETED');
    }
  });

  test('refuses a file that cannot run, naming the file and the element', async () => {
    const withoutPeople = bpmn(
      [start, flow('F1', 'Start', 'Lonely'), approve('Lonely', '无人', {}), flow('F2', 'Lonely', 'End'), end].join(''),
    );
    const attempt = bench.publish('broken', withoutPeople);
    await expect(attempt).rejects.toMatchObject({
      code: codeOf('packageInvalid'),
      params: { file: 'workflows/broken.bpmn', place: 'Lonely', detail: expect.stringContaining('无人') },
    });
  });

  test('undone with its transaction, nothing of it starts', async () => {
    const { db } = bench.database;
    const head = { appCode: 'hr', schemaCode: 'leave', name: '请假', file: 'x.bpmn', code: 'undone' };
    const failing = db.transaction().execute(async (trx) => {
      await bench.workflow.templates.publish(trx, { ...head, xml: xmlTo('甲') });
      throw new Error('the package is wrong elsewhere');
    });
    await expect(failing).rejects.toThrow('elsewhere');
    await expect(begin('undone', 'x')).rejects.toMatchObject({ code: codeOf('notPublished') });
  });
});

describe('a failure before the commit', () => {
  test('leaves nothing behind, and the same request then starts once', async () => {
    const before = await tally();
    const id = requestId();
    injectFault(bench.database.db, () => {
      throw new Error('the power went out');
    });
    await expect(begin('leave', '断电', id)).rejects.toThrow('power');
    expect(await tally()).toEqual(before);
    injectFault(bench.database.db, undefined);
    await begin('leave', '断电', id);
    await begin('leave', '断电', id);
    const after = { instances: 1, items: 1, logs: 1, requests: 1, records: 1, notifications: 1 };
    expect(await tally()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + after[name as 'items']])),
    );
  });

  test('that PostgreSQL asks to try again is done again once', async () => {
    const before = await tally();
    let faults = 0;
    injectFault(bench.database.db, (attempt) => {
      if (attempt > 2) return;
      faults += 1;
      throw conflict();
    });
    const { workflowInstanceId } = await begin('leave', '再来');
    const boss = bench.user('boss');
    const { workItem } = await bench.workflow.instances.get(boss, { workflowInstanceId });
    await bench.workflow.commands.act(boss, { id: workItem?.id ?? '', action: 'agree', requestId: requestId() }, 'zh');
    expect(faults).toBe(4);
    const after = await tally();
    expect({ instances: after.instances - before.instances, logs: after.logs - before.logs }).toEqual({
      instances: 1,
      logs: 2,
    });
    expect(after.notifications - before.notifications).toBe(2);
  });
});

test('a decision that is sent twice is made once, and its key does nothing else', async () => {
  const { workflowInstanceId } = await begin('leave', '两次');
  const boss = bench.user('boss');
  const { workItem } = await bench.workflow.instances.get(boss, { workflowInstanceId });
  const input = { id: workItem?.id ?? '', action: 'agree', requestId: requestId() } as const;
  await Promise.all([bench.workflow.commands.act(boss, input, 'zh'), bench.workflow.commands.act(boss, input, 'zh')]);
  const { log } = await bench.workflow.instances.get(boss, { workflowInstanceId });
  expect(log).toHaveLength(2);
  const revoke = bench.workflow.commands.revoke(boss, { workflowInstanceId, requestId: input.requestId });
  await expect(revoke).rejects.toMatchObject({ code: codeOf('repeatedSubmit') });
});
