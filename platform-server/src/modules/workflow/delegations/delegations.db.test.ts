import {
  changeDelegation,
  createDelegation,
  deleteDelegation,
  endDelegation,
  listDelegableWorkflows,
  listDelegations,
} from '@portico/shared-kit/contract/delegations.endpoints';
import type { CreateDelegationInput } from '@portico/shared-kit/contract/delegations.schema';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';

let app: TestApp;
let clock = Date.parse('2026-03-02T01:00:00Z');

const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gil', 'hal', 'ida', 'jan', 'kim', 'leo', 'mia', 'ned'];

beforeAll(async () => {
  app = await startTestApp(() => new Date(clock));
  await insertOrganisation(app.platform, {
    roles: [{ code: 'root', name: '超级管理员', grants: ['ADMIN'] }],
    users: [
      ...names.map((id) => ({ id, name: id.toUpperCase() })),
      { id: 'root', name: '超管', roles: ['root'] },
      { id: 'gone', name: '离职' },
    ],
  });
  const { db } = app.platform.connections;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'gone').execute();
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  for (const [code, name] of [
    ['leave', '请假'],
    ['expense', '报销'],
    ['seal', '用印'],
  ] as const) {
    const row = { corp_id: 'main', code, version: 1, app_code: 'hr', schema_code: 'm', name, bpmn: '' };
    await db
      .insertInto('workflow_template')
      .values({ ...row, published: true })
      .execute();
  }
});
afterAll(() => app.close());

/** The nth day from the clock's first one. */
const day = (nth: number) => new Date(Date.parse('2026-03-02T00:00:00Z') + nth * 86_400_000).toISOString();

const terms = (delegateId: string, from: number, to: number, workflowCodes?: string[]) => ({
  delegateId,
  startTime: day(from),
  endTime: day(to),
  includesOpen: false,
  ...(workflowCodes === undefined ? {} : { workflowCodes }),
});

const give = (user: string, input: Omit<CreateDelegationInput, 'requestId'>) =>
  app.call(createDelegation, { ...input, requestId: app.platform.newId() }, user);

async function given(user: string, ...rest: Parameters<typeof terms>): Promise<string> {
  const answer = await give(user, terms(...rest));
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data.id;
}

const list = async (user: string, side: 'given' | 'received' = 'given') =>
  (await app.call(listDelegations, { side, page: 0, size: 20 }, user)).data;

const refused = (name: ErrorName): unknown => expect.objectContaining({ errcode: codeOf(name) });

test('what somebody gives stands with its state on both sides, what holds or comes before what is over', async () => {
  const over = await given('ann', 'bob', 0, 0.044, ['seal']);
  clock += 5 * 60_000;
  const running = await give('ann', { ...terms('bob', 0, 5), reason: ' 休假 ' });
  const planned = await given('ann', 'cat', 6, 7, ['leave']);
  expect(running.data).toMatchObject({ startTime: new Date(clock).toISOString(), reason: '休假', workflows: null });
  const { content, totalElements } = await list('ann');
  expect(content.map(({ id, status }) => [id, status])).toEqual([
    [planned, 'PLANNED'],
    [running.data.id, 'ACTIVE'],
    [over, 'ENDED'],
  ]);
  expect(totalElements).toBe(3);
  expect(content[0]).toMatchObject({
    delegate: { id: 'cat', name: 'CAT' },
    workflows: [{ workflowCode: 'leave', name: '请假' }],
  });
  expect((await list('bob', 'received')).content.map(({ delegator, status }) => [delegator.name, status])).toEqual([
    ['ANN', 'ACTIVE'],
    ['ANN', 'ENDED'],
  ]);
  expect((await list('bob')).content).toEqual([]);
  const workflows = await app.call(listDelegableWorkflows, {}, 'ann');
  const offered = workflows.data.map(({ workflowCode, appName }) => `${appName} ${workflowCode}`);
  expect(new Set(offered)).toEqual(new Set(['人事 expense', '人事 leave', '人事 seal']));
});

test.each<[ErrorName, ReturnType<typeof terms>]>([
  ['delegationToSelf', terms('dan', 10, 11)],
  ['delegateUnfit', terms('gone', 10, 11)],
  ['delegateUnfit', terms('nobody', 10, 11)],
  ['delegateUnfit', terms('root', 10, 11)],
  ['delegationPeriodWrong', terms('bob', 11, 11)],
  ['delegationPeriodWrong', terms('bob', 12, 11)],
  ['delegationPeriodWrong', terms('bob', -5, -4)],
  ['requestInvalid', terms('bob', 10, 11, ['nothing'])],
])('%s is said of what cannot hold', async (name, input) => {
  expect(await give('dan', input)).toEqual(refused(name));
  expect((await list('dan')).content).toEqual([]);
});

describe('two of one person', () => {
  test('are refused where they hold at one moment for one workflow, and stand side by side elsewhere', async () => {
    await given('eve', 'bob', 10, 20, ['leave', 'seal']);
    expect(await give('eve', terms('cat', 19, 21, ['seal', 'expense']))).toEqual(refused('delegationOverlap'));
    expect(await give('eve', terms('bob', 5, 11))).toEqual(refused('delegationOverlap'));
    const { errmsg } = await give('eve', terms('bob', 5, 11));
    expect(errmsg).toMatch(
      /委托给 \S+ 的委托重叠（\d{4}-\d\d-\d\d \d\d:\d\d 至 \d{4}-\d\d-\d\d \d\d:\d\d）|delegation to \S+, \d{4}/,
    );
    await given('eve', 'cat', 20, 21);
    await given('eve', 'cat', 9, 20, ['expense']);
    expect((await list('eve')).totalElements).toBe(3);
  });

  test('that are made at the same moment leave one of them', async () => {
    const answers = await Promise.all(['bob', 'cat', 'dan', 'ann'].map((to) => give('fay', terms(to, 10, 20))));
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, ...Array(3).fill(404001)]);
    expect((await list('fay')).totalElements).toBe(1);
  });

  test('may follow each other at once after the first was ended', async () => {
    const first = await given('gil', 'bob', 0, 50);
    expect(await give('gil', terms('cat', 10, 20))).toEqual(refused('delegationOverlap'));
    expect((await app.call(endDelegation, { id: first }, 'gil')).data).toMatchObject({ status: 'ENDED' });
    await given('gil', 'cat', 10, 20);
  });
});

describe('a circle', () => {
  test('is refused, however long, where all of it holds at one moment for one workflow', async () => {
    await given('hal', 'ida', 10, 20);
    await given('ida', 'jan', 15, 30, ['leave', 'seal']);
    expect(await give('ida', terms('hal', 10, 12))).toEqual(refused('delegationCircle'));
    expect(await give('jan', terms('hal', 18, 19, ['leave']))).toEqual(refused('delegationCircle'));
    await given('jan', 'hal', 18, 19, ['expense']);
    await given('jan', 'hal', 20, 25);
  });

  test('is not made by two people at the same moment', async () => {
    const answers = await Promise.all([give('kim', terms('leo', 10, 20)), give('leo', terms('kim', 10, 20))]);
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 404005]);
  });
});

describe('changing', () => {
  test('is free before it begins, and keeps to its own period', async () => {
    const id = await given('mia', 'bob', 10, 20);
    const changed = { id, ...terms('cat', 11, 22, ['seal']), reason: '出差' };
    expect((await app.call(changeDelegation, changed, 'mia')).data).toMatchObject({
      delegate: { id: 'cat' },
      startTime: day(11),
      reason: '出差',
    });
    await given('mia', 'bob', 22, 23, ['leave']);
    expect(await app.call(changeDelegation, { ...changed, endTime: day(24) }, 'mia')).toMatchObject({ errcode: 0 });
    const all = { id, ...terms('cat', 11, 24) };
    expect(await app.call(changeDelegation, all, 'mia')).toEqual(refused('delegationOverlap'));
  });

  test('of one that holds touches its end and its reason alone, and of one that is over nothing', async () => {
    const { data } = await give('ned', { ...terms('bob', 0, 20, ['seal', 'leave']), reason: 'a' });
    const same = { id: data.id, ...terms('bob', 0, 25, ['leave', 'seal']), startTime: data.startTime, reason: 'b' };
    expect((await app.call(changeDelegation, same, 'ned')).data).toMatchObject({ endTime: day(25), reason: 'b' });
    for (const other of [{ delegateId: 'cat' }, { startTime: day(1) }, { workflowCodes: ['leave'] }]) {
      expect(await app.call(changeDelegation, { ...same, ...other }, 'ned')).toEqual(refused('delegationUnderWay'));
    }
    expect(await app.call(deleteDelegation, { id: data.id }, 'ned')).toEqual(refused('delegationUnderWay'));
    await app.call(endDelegation, { id: data.id }, 'ned');
    for (const endpoint of [endDelegation, deleteDelegation])
      expect(await app.call(endpoint, { id: data.id }, 'ned')).toEqual(refused('delegationOver'));
    expect(await app.call(changeDelegation, same, 'ned')).toEqual(refused('delegationOver'));
  });

  test('is for whose work it is, and a planned one goes without a trace', async () => {
    const id = await given('ned', 'bob', 30, 31);
    for (const user of ['bob', 'cat'])
      expect(await app.call(deleteDelegation, { id }, user)).toEqual(refused('delegationMissing'));
    expect((await app.call(deleteDelegation, { id }, 'ned')).errcode).toBe(0);
    expect(await app.call(deleteDelegation, { id }, 'ned')).toEqual(refused('delegationMissing'));
  });
});

test('the root administrator has no part in it', async () => {
  expect(await give('root', terms('bob', 10, 11))).toEqual(refused('noPermission'));
  expect(await app.call(listDelegations, { side: 'given', page: 0, size: 20 }, 'root')).toEqual(
    refused('noPermission'),
  );
});
