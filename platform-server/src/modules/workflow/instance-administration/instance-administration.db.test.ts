import type { InstanceAdminCommand } from '@portico/shared-kit/contract/instance-administration.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { approve, bpmn, end, flow, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

const twoActivities = bpmn(
  [
    '<bpmn:extensionElements><portico:process revoke="beforeFirstDecision"/></bpmn:extensionElements>',
    start,
    flow('F1', 'Start', 'Pair'),
    approve('Pair', '会签', { rules: 'multiInstance="all" disagree="toOriginator"', participants: [['role', 'pair']] }),
    flow('F2', 'Pair', 'Last'),
    approve('Last', '终审', { participants: [['user', 'p1']] }),
    flow('F3', 'Last', 'End'),
    end,
  ].join(''),
);

const inTurn = bpmn(
  [
    start,
    flow('F1', 'Start', 'Turns'),
    approve('Turns', '依次', {
      rules: 'multiInstance="sequence"',
      participants: ['p1', 'p2', 'p3'].map((id) => ['user', id] as const),
    }),
    flow('F2', 'Turns', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('two', twoActivities);
  await bench.publish('turns', inTurn);
});
afterAll(() => bench.database.drop());

const administrator = () => bench.user('admin', ['WORKFLOW_ADMIN']);
const refusal = (name: Parameters<typeof codeOf>[0]) => ({ code: codeOf(name) });

async function begin() {
  const input = { workflowCode: 'two', data: { title: '采购' }, requestId: requestId() };
  return bench.workflow.commands.start(bench.user('lin'), input, 'zh');
}

function administer(user: SignedInUser, workflowInstanceId: string, command: InstanceAdminCommand, comment?: string) {
  const said = comment === undefined ? {} : { comment };
  return bench.workflow.administration.act(user, { workflowInstanceId, command, ...said, requestId: requestId() });
}

const administration = (user: SignedInUser, workflowInstanceId: string) =>
  bench.workflow.administration.get(user, { workflowInstanceId });

async function actionsFor(user: SignedInUser, workflowInstanceId: string) {
  const { actions } = await administration(user, workflowInstanceId);
  return Object.fromEntries(actions.map(({ action, refusal: why }) => [action, why]));
}

type Answer = 'agree' | 'disagree' | 'submit';

async function workItemOf(userId: string, workflowInstanceId: string): Promise<string> {
  const { workItem } = await bench.workflow.instances.get(bench.user(userId), { workflowInstanceId });
  return workItem?.id ?? '';
}

const answer = (userId: string, id: string, action: Answer) =>
  bench.workflow.commands.act(bench.user(userId), { id, action, requestId: requestId() }, 'zh');

const agree = async (userId: string, workflowInstanceId: string, action: Answer = 'agree') =>
  answer(userId, await workItemOf(userId, workflowInstanceId), action);

const stateOf = async (objectId: string) => (await bench.records()).find(({ id }) => id === objectId)?.status;
const handlersOf = async (id: string) =>
  (await administration(administrator(), id)).liveActivities.flatMap(({ workItems }) =>
    workItems.map(({ user }) => user.id),
  );

test('each place has its own actions, and each says why it cannot be done now', async () => {
  const { workflowInstanceId: id } = await begin();
  expect(await actionsFor(bench.user('lin'), id)).toEqual({ urge: null, communicate: null, void: 'notWithYou' });
  expect(await actionsFor(bench.user('boss'), id)).toEqual({ communicate: null });
  expect(await actionsFor(bench.user('reader'), id)).toEqual({});
  const all = await actionsFor(administrator(), id);
  expect(Object.keys(all)).toHaveLength(10);
  expect(Object.values(all).every((why) => why === null)).toBe(true);
  await expect(administration(bench.user('stranger'), id)).rejects.toMatchObject(refusal('noPermissionToView'));
  await administer(administrator(), id, { type: 'abort' });
  expect(await actionsFor(bench.user('lin'), id)).toEqual({ urge: 'ended', communicate: null, void: 'ended' });
});

test('who is not in the place of an action is refused it, whatever it is', async () => {
  const { workflowInstanceId: id } = await begin();
  const { liveActivities } = await administration(administrator(), id);
  const activityId = liveActivities[0]?.id ?? '';
  const commands: InstanceAdminCommand[] = [
    { type: 'abort' },
    { type: 'finish' },
    { type: 'modifyOwner', userId: 'boss' },
    { type: 'adjustParticipants', activityId, userIds: ['p1'] },
    { type: 'adjustParticipant', workItemId: liveActivities[0]?.workItems[0]?.id ?? '', userId: 'p1' },
    { type: 'activateActivity', activityCode: 'Last' },
    { type: 'cancelActivity', activityId, way: 'goOn' },
  ];
  for (const user of [bench.user('lin'), bench.user('boss'), bench.user('stranger', ['APP_MNG'])]) {
    for (const command of commands)
      await expect(administer(user, id, command)).rejects.toMatchObject(refusal('noPermission'));
  }
  await expect(administer(bench.user('boss'), id, { type: 'urge' })).rejects.toMatchObject(refusal('noPermission'));
  await expect(administer(bench.user('lin'), id, { type: 'void' })).rejects.toMatchObject(refusal('voidNotYours'));
  expect((await handlersOf(id)).sort()).toEqual(['boss', 'deputy']);
});

test('voiding by somebody else and aborting end the record as voided and tell the originator and the handlers', async () => {
  const voided = await begin();
  await administer(administrator(), voided.workflowInstanceId, { type: 'void' }, '重复提交');
  expect(await stateOf(voided.objectId)).toBe('CANCELED');
  const { instance, log } = await bench.workflow.instances.get(bench.user('lin'), voided);
  expect(instance).toMatchObject({ status: 'BE_CANCELED', participants: [] });
  expect(log.at(-1)).toMatchObject({ logStatus: 'VOIDED', reasonCode: 'OPERATE_VOIDED', comment: '重复提交' });
  const told = (await bench.notifications())
    .slice(-3)
    .map(({ kind, variant, userId }) => `${kind} ${variant} ${userId}`);
  expect(told.sort()).toEqual(['withdrawn ownVoided lin', 'withdrawn voided boss', 'withdrawn voided deputy']);
  const aborted = await begin();
  await administer(administrator(), aborted.workflowInstanceId, { type: 'abort' });
  const after = await bench.workflow.instances.get(bench.user('lin'), aborted);
  expect([after.instance.status, after.log.at(-1)?.logStatus]).toEqual(['CANCELED', 'ABORTED']);
});

test('the originator may void what was handed back to them', async () => {
  const { workflowInstanceId: id, objectId } = await begin();
  const before = (await bench.notifications()).length;
  await agree('boss', id, 'disagree');
  // A colleague has decided: no message, but the list of who has nothing to do any more is asked for anew.
  expect((await bench.notifications()).slice(before)).toMatchObject([{ kind: 'returned', userId: 'lin' }]);
  expect(bench.changed.at(-1)).toBe('deputy');
  await administer(bench.user('lin'), id, { type: 'void' });
  expect(await stateOf(objectId)).toBe('CANCELED');
  expect((await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: id })).instance.status).toBe(
    'CANCELED',
  );
});

test('participants are exchanged, and those who are not active are refused', async () => {
  const { workflowInstanceId: id } = await begin();
  const [live] = (await administration(administrator(), id)).liveActivities;
  const activityId = live?.id ?? '';
  await expect(
    administer(administrator(), id, { type: 'adjustParticipants', activityId, userIds: ['p2', 'nobody'] }),
  ).rejects.toMatchObject(refusal('ownerNotUsable'));
  await administer(administrator(), id, { type: 'adjustParticipants', activityId, userIds: ['deputy', 'p2'] });
  expect((await handlersOf(id)).sort()).toEqual(['deputy', 'p2']);
  const item = (await administration(administrator(), id)).liveActivities[0]?.workItems.find(
    ({ user }) => user.id === 'deputy',
  );
  await administer(administrator(), id, { type: 'adjustParticipant', workItemId: item?.id ?? '', userId: 'p3' });
  expect((await handlersOf(id)).sort()).toEqual(['p2', 'p3']);
  expect((await bench.notifications()).slice(-2)).toMatchObject([
    { kind: 'workItem', userId: 'p3' },
    { kind: 'withdrawn', variant: 'takenAway', userId: 'deputy' },
  ]);
  const done = await bench.workflow.workItems.query(
    bench.user('deputy'),
    { state: 'finished', page: 0, size: 50 },
    'zh',
  );
  expect(done.content.some(({ workflowInstanceId }) => workflowInstanceId === id)).toBe(false);
  await agree('p2', id);
  await agree('p3', id);
  expect(await handlersOf(id)).toEqual(['p1']);
});

test('what waits for somebody who leaves goes to another in one go, and what cannot is told with its reason', async () => {
  const [one, two, three] = [await begin(), await begin(), await begin()];
  const itemIn = async (id: string, userId: string) => {
    const { liveActivities } = await administration(administrator(), id);
    return liveActivities.flatMap(({ workItems }) => workItems).find(({ user }) => user.id === userId)?.id ?? '';
  };
  const ids = await Promise.all([one, two, three].map(({ workflowInstanceId: id }) => itemIn(id, 'boss')));
  await agree('boss', two.workflowInstanceId);
  // Somebody else gave this one away a moment ago: it stays where it is.
  const moved = { type: 'adjustParticipant', workItemId: ids[2] ?? '', userId: 'p2' } as const;
  await administer(administrator(), three.workflowInstanceId, moved);
  const input = {
    participantId: 'boss',
    personId: 'p1',
    ids: [...ids, 'nobodys'],
    comment: '离职',
    requestId: 'leaves',
  };
  const handOver = () => bench.workflow.administration.handOver(administrator(), input, 'zh');
  const { results } = await handOver();
  expect(results.map(({ outcome, errcode }) => [outcome, errcode])).toEqual([
    ['done', 0],
    ['skipped', codeOf('workItemHandled')],
    ['skipped', codeOf('workItemHandled')],
    ['skipped', codeOf('workItemMissing')],
  ]);
  expect(await handlersOf(one.workflowInstanceId)).toEqual(expect.arrayContaining(['p1']));
  expect(await handlersOf(one.workflowInstanceId)).not.toContain('boss');
  expect(await handlersOf(three.workflowInstanceId)).toContain('p2');
  expect(await handOver()).toEqual({ results });
  const late = { ...input, ids: [await itemIn(one.workflowInstanceId, 'p1')], requestId: 'late' };
  const answer = await bench.workflow.administration.handOver(administrator(), late, 'zh');
  expect(answer.results).toMatchObject([{ outcome: 'skipped', instanceName: null }]);
  await bench.workflow.commands.sendCc(bench.user('lin'), {
    workflowInstanceId: one.workflowInstanceId,
    people: [{ kind: 'user', value: 'boss' }],
    requestId: requestId(),
  });
  const unread = { state: 'unread', page: 0, size: 10 } as const;
  const reading = (await bench.workflow.workItems.query(bench.user('boss'), unread, 'zh')).content.map(({ id }) => id);
  const read = await bench.workflow.administration.handOver(
    administrator(),
    { ...input, ids: reading, requestId: 'reading' },
    'zh',
  );
  expect(read.results).toMatchObject([{ outcome: 'skipped', errcode: codeOf('readingStays') }]);
  const stranger = await bench.workflow.administration.handOver(
    bench.user('reader'),
    { ...late, participantId: 'p1' },
    'zh',
  );
  expect(stranger.results).toMatchObject([{ outcome: 'skipped', errcode: codeOf('noPermission') }]);
});

test('of a sequence those whose turn is still to come are shown and adjusted too, which the log tells', async () => {
  const input = { workflowCode: 'turns', data: { title: '采购' }, requestId: requestId() };
  const { workflowInstanceId: id } = await bench.workflow.commands.start(bench.user('lin'), input, 'zh');
  const shown = async () => {
    const [live] = (await administration(administrator(), id)).liveActivities;
    return [live?.workItems.map(({ user }) => user.id), live?.queue?.map((user) => user.id)];
  };
  expect(await shown()).toEqual([['p1'], ['p2', 'p3']]);
  const activityId = (await administration(administrator(), id)).liveActivities[0]?.id ?? '';
  const command = { type: 'adjustParticipants', activityId } as const;
  await administer(administrator(), id, { ...command, userIds: ['p1', 'p5', 'p2'] });
  await expect(administer(bench.user('p1'), id, { ...command, userIds: ['p1'] })).rejects.toMatchObject(
    refusal('noPermission'),
  );
  expect(await shown()).toEqual([['p1'], ['p5', 'p2']]);
  const { log } = await bench.workflow.instances.get(administrator(), { workflowInstanceId: id });
  const named = log.find(({ approvalActionStatus }) => approvalActionStatus === 5)?.change;
  expect([named?.from.map((each) => each.id), named?.to.map((each) => each.id)]).toEqual([
    ['p1', 'p2', 'p3'],
    ['p1', 'p5', 'p2'],
  ]);
  for (const who of ['p1', 'p5', 'p2']) await agree(who, id);
  expect(await shown()).toEqual([undefined, undefined]);
});

test('a new owner stands in the place of the originator, with the record, and is told', async () => {
  const { workflowInstanceId: id, objectId } = await begin();
  await agree('boss', id, 'disagree');
  await administer(administrator(), id, { type: 'modifyOwner', userId: 'p5' }, '林已离职');
  const record = (await bench.records()).find((each) => each.id === objectId);
  expect(record?.data['owner']).toBe('p5');
  expect((await bench.notifications()).slice(-3).map(({ kind, variant, userId }) => [kind, variant, userId])).toEqual([
    ['returned', undefined, 'p5'],
    ['withdrawn', 'ownerTaken', 'lin'],
    ['ownerGiven', undefined, 'p5'],
  ]);
  const mine = await bench.workflow.instanceSearch.queryMine(bench.user('p5'), { page: 0, size: 20 });
  expect(mine.content.map((instance) => instance.id)).toContain(id);
  await agree('p5', id, 'submit');
  expect((await handlersOf(id)).sort()).toEqual(['boss', 'deputy']);
});

test('an activity is made live and another is taken away, and the log names the people', async () => {
  const { workflowInstanceId: id, objectId } = await begin();
  const before = await administration(administrator(), id);
  expect(before.otherActivities.map(({ activityCode }) => activityCode)).toEqual(['Last']);
  const activityId = before.liveActivities[0]?.id ?? '';
  await expect(
    administer(administrator(), id, { type: 'cancelActivity', activityId, way: 'stay' }),
  ).rejects.toMatchObject(refusal('lastActivity'));
  await administer(administrator(), id, { type: 'activateActivity', activityCode: 'Last', userIds: ['p7'] });
  await administer(administrator(), id, { type: 'cancelActivity', activityId, way: 'stay' });
  expect(await handlersOf(id)).toEqual(['p7']);
  const { log } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: id });
  const activated = log.find(({ approvalActionStatus }) => approvalActionStatus === 18);
  expect(activated?.change?.to.map((person) => person.name)).toEqual(['众7']);
  await agree('p7', id);
  expect(await stateOf(objectId)).toBe('COMPLETED');
});

test('handlers are reminded once in ten minutes, whoever asks, and two who ask at once remind once', async () => {
  const { workflowInstanceId: id } = await begin();
  const results = await Promise.allSettled([
    administer(bench.user('lin'), id, { type: 'urge' }, '请尽快'),
    administer(administrator(), id, { type: 'urge' }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('urgedRecently') });
  const urged = (await bench.notifications()).filter(({ kind }) => kind === 'urged');
  expect(urged.map(({ userId }) => userId).sort()).toEqual(['boss', 'deputy']);
  expect((await actionsFor(bench.user('lin'), id))['urge']).toBe('urgedRecently');
  bench.clock.at += 10 * 60_000;
  await administer(bench.user('lin'), id, { type: 'urge' });
  const messages = await bench.workflow.administration.listMessages(bench.user('boss'), { workflowInstanceId: id });
  expect(messages.map(({ kind }) => kind)).toEqual(['urge', 'urge']);
});

test('words go to people who have part in the workflow, also after its end, and to nobody else', async () => {
  const { workflowInstanceId: id } = await begin();
  const say = (user: SignedInUser, userIds: string[], words?: string) =>
    administer(user, id, { type: 'communicate', userIds }, words);
  await administer(administrator(), id, { type: 'finish' });
  await say(bench.user('boss'), ['lin', 'boss'], '发票还差一张');
  await expect(say(bench.user('boss'), ['stranger'], '你好')).rejects.toMatchObject(refusal('requestInvalid'));
  await expect(say(bench.user('boss'), ['lin'], '  ')).rejects.toMatchObject(refusal('requestInvalid'));
  await expect(say(bench.user('stranger'), ['lin'], '你好')).rejects.toMatchObject(refusal('noPermission'));
  const [message] = await bench.workflow.administration.listMessages(bench.user('lin'), { workflowInstanceId: id });
  expect(message).toMatchObject({ kind: 'communicate', content: '发票还差一张', sender: { id: 'boss' } });
  expect(message?.recipients.map((person) => person.id)).toEqual(['lin']);
  expect((await bench.notifications()).at(-1)).toMatchObject({ kind: 'said', userId: 'lin' });
  await expect(
    bench.workflow.administration.listMessages(bench.user('stranger'), { workflowInstanceId: id }),
  ).rejects.toMatchObject(refusal('noPermissionToView'));
});

test('the same request counts once, and an approval at the moment of an abort is kept or told that it is too late', async () => {
  const first = await begin();
  const request = {
    workflowInstanceId: first.workflowInstanceId,
    command: { type: 'abort' as const },
    requestId: requestId(),
  };
  await Promise.all([1, 2, 3].map(() => bench.workflow.administration.act(administrator(), request)));
  const { log } = await bench.workflow.instances.get(bench.user('lin'), first);
  expect(log.filter(({ logStatus }) => logStatus === 'ABORTED')).toHaveLength(1);
  for (let round = 0; round < 4; round += 1) {
    const { workflowInstanceId: id } = await begin();
    // Found before: whoever looks for it after the abort finds none, and would not be in the race.
    const workItem = await workItemOf('boss', id);
    const abort = () => administer(administrator(), id, { type: 'abort' });
    const [handled] = await Promise.allSettled([answer('boss', workItem, 'agree'), abort()]);
    if (handled.status === 'rejected') expect(handled.reason).toMatchObject(refusal('workItemHandled'));
    const { instance } = await bench.workflow.instances.get(bench.user('lin'), { workflowInstanceId: id });
    expect(instance).toMatchObject({ status: 'CANCELED', participants: [] });
  }
});
