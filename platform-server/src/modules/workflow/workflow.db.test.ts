import { asRecordId } from '@portico/shared-kit/contract/ids';
import { codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from './testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

/** Workflow of one activity for these people; they all must agree, or any one of them. */
const oneActivity = (role: string, multiInstance: 'all' | 'any', rules = '') =>
  bpmn(
    [
      start,
      flow('F1', 'Start', 'Check'),
      approve('Check', '审批', {
        rules: `multiInstance="${multiInstance}" ${rules}`,
        participants: [['role', role]],
      }),
      flow('F2', 'Check', 'End'),
      end,
    ].join(''),
  );

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
  await bench.publish('crowd', oneActivity('crowd', 'all'));
  await bench.publish('pairAny', oneActivity('pair', 'any'));
  await bench.publish('pairEnd', oneActivity('pair', 'all', 'disagree="end"'));
});
afterAll(() => bench.database.drop());

function begin(workflowCode: string, user = bench.user('lin'), data: Record<string, unknown> = { title: '年假' }) {
  return bench.workflow.commands.start(user, { workflowCode, data, requestId: requestId() }, 'zh');
}

async function itemOf(user: SignedInUser, workflowInstanceId: string): Promise<string> {
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  if (workItem === null) throw new Error(`${user.id} has no work item`);
  return workItem.id;
}

async function act(user: SignedInUser, id: string, action: 'agree' | 'disagree' | 'submit' = 'agree') {
  return bench.workflow.commands.act(user, { id, action, requestId: requestId() }, 'zh');
}

const stateOf = async (objectId: string) => (await bench.records()).find(({ id }) => id === objectId)?.status;
const refusal = (name: Parameters<typeof codeOf>[0]) => ({ code: codeOf(name) });
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 0 : (result.reason as { code: number }).code));

describe('starting', () => {
  test('gives a title in each language, whoever starts', async () => {
    await bench.publish('named', leaveXml);
    const english = JSON.stringify({ en: 'Leave' });
    const named = bench.database.db.updateTable('workflow_template').where('code', '=', 'named');
    await named.set({ name_i18n: english }).execute();
    const input = { workflowCode: 'named', data: { title: 'Truro' } };
    for (const locale of ['zh', 'en'] as const) {
      const started = await bench.workflow.commands.start(
        bench.user('lin'),
        { ...input, requestId: requestId() },
        locale,
      );
      expect(started.instanceName).toBe('林-请假-Truro');
      expect(started.instanceName_i18n).toBe(JSON.stringify({ en: '林-Leave-Truro' }));
    }
  });

  test('saves the record, gives its manager work and tells them', async () => {
    const { workflowInstanceId, objectId, instanceName } = await begin('leave');
    expect(instanceName).toBe('林-请假-年假');
    expect(await stateOf(objectId)).toBe('PROCESSING');
    const todo = await bench.workflow.workItems.query(
      bench.user('boss'),
      { state: 'unfinished', page: 0, size: 20 },
      'zh',
    );
    expect(todo.content.find((item) => item.workflowInstanceId === workflowInstanceId)).toMatchObject({
      activityName: '主管审批',
      originator: { id: 'lin', name: '林' },
      originatorDepartmentName: '销售部',
      status: 'PENDING',
      objectId,
    });
    const workItemId = await itemOf(bench.user('boss'), workflowInstanceId);
    expect(await bench.notifications()).toContainEqual({ kind: 'workItem', userId: 'boss', workItemId });
  });

  test('is refused to administrators and the root administrator, who still see the list', async () => {
    for (const grant of ['APP_MNG', 'SYS_MNG', 'ADMIN'] as const) {
      const admin = bench.user('admin', [grant]);
      await expect(begin('leave', admin)).rejects.toMatchObject(refusal('adminCannotStart'));
      expect((await bench.workflow.startable.list(admin)).map((each) => each.workflowCode)).toContain('leave');
    }
  });

  test('needs the permission to add records and a published workflow', async () => {
    await expect(begin('leave', bench.user('visitor'))).rejects.toMatchObject(refusal('noPermissionToAdd'));
    expect(await bench.workflow.startable.list(bench.user('visitor'))).toEqual([]);
    await expect(begin('nothing')).rejects.toMatchObject(refusal('notPublished'));
  });

  test('keeps nothing when the engine refuses', async () => {
    const nobodyXml = oneActivity('nobodyHasIt', 'any', 'nobodyFound="toAdmin"').replaceAll('Process_1', 'P2');
    await bench.publish('nobody', nobodyXml);
    await bench.database.db.deleteFrom('user_role').where('role_id', '=', 'administrator').execute();
    const before = await bench.records();
    await expect(begin('nobody')).rejects.toMatchObject(refusal('noParticipant'));
    expect(await bench.records()).toEqual(before);
  });

  test('happens once for a request that is sent several times at once', async () => {
    const input = { workflowCode: 'leave', data: { title: '一次' }, requestId: requestId() };
    const lin = bench.user('lin');
    const replies = await Promise.all([1, 2, 3, 4].map(() => bench.workflow.commands.start(lin, input, 'zh')));
    expect(new Set(replies.map((reply) => reply.workflowInstanceId)).size).toBe(1);
    expect((await bench.records()).filter(({ data }) => data.title === '一次')).toHaveLength(1);
  });

  test('goes on from a kept draft, and never starts a record twice', async () => {
    const objectId = await bench.addRecord({ title: '草稿' }, 'DRAFT');
    const again = () =>
      bench.workflow.commands.start(
        bench.user('lin'),
        {
          workflowCode: 'leave',
          data: { title: '改好了' },
          objectId: asRecordId(objectId),
          version: 1,
          requestId: requestId(),
        },
        'zh',
      );
    expect((await again()).objectId).toBe(objectId);
    await expect(again()).rejects.toMatchObject(refusal('recordInWorkflow'));
  });

  test('counts in the list of workflows, most started first', async () => {
    const [first] = await bench.workflow.startable.list(bench.user('lin'));
    expect(first).toMatchObject({ workflowCode: 'leave', appName: '人事', sheetCode: 'form' });
    expect(first?.startCount).toBeGreaterThan(1);
  });

  test('is pinned by each user for themselves, and twice is as once', async () => {
    const [lin, boss] = [bench.user('lin'), bench.user('boss')];
    const pinnedOf = async (user: typeof lin) =>
      (await bench.workflow.startable.list(user)).filter(({ pinnedTime }) => pinnedTime !== undefined).length;
    const pin = (isPinned: boolean) => bench.workflow.startable.pin(lin, { workflowCode: 'leave', isPinned });
    await Promise.all([pin(true), pin(true)]);
    expect([await pinnedOf(lin), await pinnedOf(boss)]).toEqual([1, 0]);
    await pin(false);
    await pin(false);
    expect(await pinnedOf(lin)).toBe(0);
  });
});

describe('handling', () => {
  test('takes the branch that the record asks for, until it is completed', async () => {
    await bench.database.db
      .insertInto('role')
      .values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' })
      .execute();
    await bench.database.db
      .insertInto('user_role')
      .values({ corp_id: 'main', user_id: 'deputy', role_id: 'hr' })
      .execute();
    const long = await begin('leave', bench.user('lin'), { title: '长假', days: '10' });
    await act(bench.user('boss'), await itemOf(bench.user('boss'), long.workflowInstanceId));
    expect(await stateOf(long.objectId)).toBe('PROCESSING');
    await act(bench.user('deputy'), await itemOf(bench.user('deputy'), long.workflowInstanceId));
    expect(await stateOf(long.objectId)).toBe('COMPLETED');
    const { instance, log, actions } = await bench.workflow.instances.get(bench.user('lin'), long);
    expect(instance).toMatchObject({ status: 'COMPLETED', activities: [], participants: [] });
    expect(actions).toEqual(['circulate']);
    expect(log.map(({ name, approvalActionStatus, logStatus }) => [name, approvalActionStatus, logStatus])).toEqual([
      ['林', 1, 'SUBMITTED'],
      ['王总', 3, 'AGREED'],
      ['副总', 3, 'AGREED'],
    ]);
    expect(await bench.notifications()).toContainEqual({ kind: 'completed', userId: 'lin', workItemId: null });
  });

  test('a disagreement voids the workflow, closes what others had and tells the originator', async () => {
    const { workflowInstanceId, objectId } = await begin('pairEnd');
    const deputy = bench.user('deputy');
    const others = await itemOf(deputy, workflowInstanceId);
    await act(bench.user('boss'), await itemOf(bench.user('boss'), workflowInstanceId), 'disagree');
    expect(await stateOf(objectId)).toBe('CANCELED');
    expect((await bench.notifications()).at(-1)).toEqual({ kind: 'disagreed', userId: 'lin', workItemId: null });
    await expect(act(deputy, others)).rejects.toMatchObject(refusal('workItemHandled'));
    const detail = await bench.workflow.instances.get(deputy, { workflowInstanceId, workitemId: others });
    expect(detail.workItem?.status).toBe('CANCELED');
  });

  test('what is handed back can be submitted again by its originator', async () => {
    const { workflowInstanceId, objectId } = await begin('leave');
    await act(bench.user('boss'), await itemOf(bench.user('boss'), workflowInstanceId), 'disagree');
    const lin = bench.user('lin');
    const { actions, workItem } = await bench.workflow.instances.get(lin, { workflowInstanceId });
    expect(actions).toContain('submit');
    expect((await bench.notifications()).at(-1)).toMatchObject({ kind: 'returned', userId: 'lin' });
    await act(lin, workItem?.id ?? '', 'submit');
    await act(bench.user('boss'), await itemOf(bench.user('boss'), workflowInstanceId));
    expect(await stateOf(objectId)).toBe('COMPLETED');
  });

  test("somebody else's work item is refused, and an unknown one", async () => {
    const { workflowInstanceId } = await begin('leave');
    const item = await itemOf(bench.user('boss'), workflowInstanceId);
    await expect(act(bench.user('deputy'), item)).rejects.toMatchObject(refusal('workItemNotYours'));
    await expect(act(bench.user('deputy'), 'none')).rejects.toMatchObject(refusal('workItemMissing'));
  });

  test('of two decisions on one work item at the same moment one succeeds and one is told it is handled', async () => {
    const boss = bench.user('boss');
    for (let round = 0; round < 5; round++) {
      const { workflowInstanceId } = await begin('leave');
      const item = await itemOf(boss, workflowInstanceId);
      const results = await Promise.allSettled([act(boss, item, 'agree'), act(boss, item, 'disagree')]);
      expect(codesOf(results).sort((a, b) => a - b)).toEqual([0, codeOf('workItemHandled')]);
    }
  });

  test('of two handlers of whom one is enough, the second is told it is handled', async () => {
    const { workflowInstanceId, objectId } = await begin('pairAny');
    const people = [bench.user('boss'), bench.user('deputy')];
    const items = await Promise.all(people.map((user) => itemOf(user, workflowInstanceId)));
    const results = await Promise.allSettled(people.map((user, index) => act(user, items[index] ?? '')));
    expect(codesOf(results).sort((a, b) => a - b)).toEqual([0, codeOf('workItemHandled')]);
    expect(await stateOf(objectId)).toBe('COMPLETED');
  });

  test('forty approvals of one instance at once are all kept, and the last one completes it', async () => {
    const { workflowInstanceId, objectId } = await begin('crowd');
    const people = Array.from({ length: 40 }, (_, index) => bench.user(`p${index}`));
    const items = await Promise.all(people.map((user) => itemOf(user, workflowInstanceId)));
    const endings = async () => (await bench.notifications()).filter(({ kind }) => kind === 'completed').length;
    const before = await endings();
    await Promise.all(people.map((user, index) => act(user, items[index] ?? '')));
    expect(await stateOf(objectId)).toBe('COMPLETED');
    const { log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId });
    expect(log.filter(({ approvalActionStatus }) => approvalActionStatus === 3)).toHaveLength(40);
    expect(new Set(log.map(({ user }) => user?.id)).size).toBe(41);
    expect(await endings()).toBe(before + 1);
  });

  test('an opinion is kept in the log without the spaces around it', async () => {
    const { workflowInstanceId } = await begin('leave');
    const boss = bench.user('boss');
    const id = await itemOf(boss, workflowInstanceId);
    await bench.workflow.commands.act(
      boss,
      { id, action: 'agree', comment: '  同意，早去早回 ', requestId: requestId() },
      'zh',
    );
    const { log } = await bench.workflow.instances.get(boss, { workflowInstanceId });
    expect(log.at(-1)?.comment).toBe('同意，早去早回');
  });
});

describe('taking back', () => {
  const revoke = (user: SignedInUser, workflowInstanceId: string) =>
    bench.workflow.commands.revoke(user, { workflowInstanceId, requestId: requestId() });

  test('the originator may until somebody has decided', async () => {
    const { workflowInstanceId, objectId } = await begin('pairEnd');
    const lin = bench.user('lin');
    const detail = await bench.workflow.instances.get(lin, { workflowInstanceId });
    expect(detail.actions).toEqual(['revoke', 'circulate']);
    await revoke(lin, workflowInstanceId);
    expect(await stateOf(objectId)).toBe('DRAFT');
    const told = (await bench.notifications()).filter(({ kind }) => kind === 'withdrawn');
    expect(told.map(({ userId }) => userId).sort()).toEqual(['boss', 'deputy']);
    const { log } = await bench.workflow.instances.get(lin, { workflowInstanceId });
    expect(log.map(({ logStatus }) => logStatus)).toEqual(['SUBMITTED', 'CANCELED']);
  });

  test('leaves a form that its originator can send again, in a workflow of its own, and nobody else', async () => {
    const lin = bench.user('lin');
    const { workflowInstanceId, objectId } = await begin('pairEnd');
    const again = (user: SignedInUser) =>
      bench.workflow.commands.start(
        user,
        { workflowCode: 'pairEnd', objectId, version: 1, data: { title: '改过' }, requestId: requestId() },
        'zh',
      );
    await expect(again(lin)).rejects.toMatchObject(refusal('recordInWorkflow'));
    await revoke(lin, workflowInstanceId);
    const before = await bench.workflow.instances.get(lin, { workflowInstanceId });
    expect([before.instance.status, before.actions]).toEqual(['WITHDRAWN', ['circulate']]);
    await expect(again(bench.user('boss'))).rejects.toMatchObject(refusal('recordInWorkflow'));
    const started = await again(lin);
    expect(started.objectId).toBe(objectId);
    expect(started.workflowInstanceId).not.toBe(workflowInstanceId);
    expect(await stateOf(objectId)).toBe('PROCESSING');
    expect((await bench.workflow.instances.get(lin, { workflowInstanceId })).instance.status).toBe('WITHDRAWN');
    await expect(again(lin)).rejects.toMatchObject(refusal('recordInWorkflow'));
  });

  test('is refused when it is too late, and to everybody else', async () => {
    const { workflowInstanceId } = await begin('pairEnd');
    const boss = bench.user('boss');
    await expect(revoke(boss, workflowInstanceId)).rejects.toMatchObject(refusal('noPermission'));
    await act(boss, await itemOf(boss, workflowInstanceId));
    const lin = bench.user('lin');
    await expect(revoke(lin, workflowInstanceId)).rejects.toMatchObject(refusal('cannotWithdraw'));
    expect((await bench.workflow.instances.get(lin, { workflowInstanceId })).actions).toEqual(['circulate']);
    await expect(revoke(lin, 'none')).rejects.toMatchObject(refusal('workflowInstanceMissing'));
  });
});

test('an instance is seen by its originator, its participants, administrators and readers of the record', async () => {
  const { workflowInstanceId } = await begin('leave');
  const sees = (user: SignedInUser) => bench.workflow.instances.get(user, { workflowInstanceId });
  await expect(sees(bench.user('stranger'))).rejects.toMatchObject(refusal('noPermissionToView'));
  for (const user of [bench.user('lin'), bench.user('boss'), bench.user('reader')]) await sees(user);
  for (const grant of ['WORKFLOW_ADMIN', 'APP_MNG'] as const) await sees(bench.user('stranger', [grant]));
});

test('the log of records for printing holds what was done, then what is still open, by record', async () => {
  const { workflowInstanceId, objectId } = await begin('leave');
  const entries = async () => {
    const logs = await bench.workflow.instances.logOfRecords('leave', [objectId, 'without']);
    expect([...logs.keys()]).toEqual([objectId]);
    return logs
      .get(objectId)
      ?.map(({ activityName, finishTime, logStatus }) => [activityName, finishTime === null, logStatus]);
  };
  const begun = ['发起', false, 'SUBMITTED'];
  expect(await entries()).toEqual([begun, ['主管审批', true, 'PENDING']]);
  await act(bench.user('boss'), await itemOf(bench.user('boss'), workflowInstanceId));
  expect(await entries()).toEqual([begun, ['主管审批', false, 'AGREED']]);
});
