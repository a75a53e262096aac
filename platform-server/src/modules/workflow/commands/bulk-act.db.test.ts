import { codeOf } from '@portico/shared-kit/errors';
import { injectFault } from '../../../database/transaction.ts';
import { approve, bpmn, end, flow, leaveXml, start } from '../../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from '../testing/workflow-bench.ts';

let bench: WorkflowBench;

const loanXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '审批', { rules: 'actions="agree forward"', participants: [['user', 'boss']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

const sharedXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Check'),
    approve('Check', '审批', { rules: 'multiInstance="any"', participants: [['role', 'pair']] }),
    flow('F2', 'Check', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish('leave', leaveXml);
  await bench.publish('loan', loanXml);
  await bench.publish('shared', sharedXml);
});
afterAll(() => bench.database.drop());

const boss = () => bench.user('boss');

async function begin(title: string, workflowCode = 'leave'): Promise<string> {
  await bench.workflow.commands.start(bench.user('lin'), { workflowCode, data: { title }, requestId: title }, 'zh');
  const [newest] = await todo();
  return newest?.id ?? '';
}

async function todo() {
  return (await bench.workflow.workItems.query(boss(), { state: 'unfinished', page: 0, size: 50 }, 'zh')).content;
}

const agreeTo = (ids: readonly string[], requestId: string) =>
  bench.workflow.commands.actOnMany(boss(), { action: 'agree', ids: [...ids], comment: '好', requestId }, 'zh');

test('each item is handled by itself: what is not allowed is left as it was, with the reason, and the rest is done', async () => {
  const [one, handled, other] = [await begin('一'), await begin('二'), await begin('三')];
  await bench.workflow.commands.act(boss(), { id: handled, action: 'disagree', requestId: 'before' }, 'zh');
  const { results } = await agreeTo([one, handled, 'nobodys', other], 'first');
  expect(results.map(({ id, outcome, errcode }) => [id, outcome, errcode])).toEqual([
    [one, 'done', 0],
    [handled, 'skipped', codeOf('workItemHandled')],
    ['nobodys', 'skipped', codeOf('workItemMissing')],
    [other, 'done', 0],
  ]);
  expect(results.map(({ instanceName }) => instanceName)).toEqual(['林-请假-一', '林-请假-二', null, '林-请假-三']);
  expect(results[1]?.errmsg).toMatch(/\p{Script=Han}/u);
  expect(await todo()).toEqual([]);
});

test('many are claimed in one go, and what one alone has is skipped with the reason', async () => {
  const [alone, shared] = [await begin('独自'), await begin('共享', 'shared')];
  const input = { action: 'claim' as const, ids: [alone, shared], requestId: 'claims' };
  const { results } = await bench.workflow.commands.actOnMany(boss(), input, 'zh');
  expect(results.map(({ outcome, errcode }) => [outcome, errcode])).toEqual([
    ['skipped', codeOf('workflowActionNotAllowed')],
    ['done', 0],
  ]);
  expect((await todo()).map(({ claim }) => claim?.by?.id)).toEqual(['boss', undefined]);
  await agreeTo([alone, shared], 'claimed');
});

test('the title of a work item of somebody else is not told', async () => {
  const id = await begin('他人');
  const answer = await bench.workflow.commands.actOnMany(
    bench.user('lin'),
    { action: 'agree', ids: [id], requestId: 'x' },
    'en',
  );
  expect(answer.results).toMatchObject([
    { outcome: 'skipped', errcode: codeOf('workItemNotYours'), instanceName: null },
  ]);
});

test('the same request twice handles each item once and answers the same', async () => {
  const id = await begin('两次');
  const [first, again] = [await agreeTo([id], 'twice'), await agreeTo([id], 'twice')];
  expect(again).toEqual(first);
  expect(first.results).toMatchObject([{ outcome: 'done' }]);
  const afterwards = await agreeTo([id], 'another');
  expect(afterwards.results).toMatchObject([{ outcome: 'skipped', errcode: codeOf('workItemHandled') }]);
});

test('an item that fails leaves the others done, and the same request does it later', async () => {
  const ids = [await begin('坏'), await begin('好')];
  let broken = 1;
  injectFault(bench.platform.connections.db, () => {
    if (broken > 0) {
      broken -= 1;
      throw new Error('the disk is full');
    }
  });
  const first = await agreeTo(ids, 'storm');
  injectFault(bench.platform.connections.db, undefined);
  expect(first.results.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  expect((await todo()).map(({ id }) => id)).toContain(ids[0]);
  const again = await agreeTo(ids, 'storm');
  expect(again.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

test('many items are forwarded to somebody, but none to who forwards them', async () => {
  const ids = [await begin('转一', 'loan'), await begin('转二', 'loan')];
  const forward = (to: string, requestId: string) =>
    bench.workflow.commands.actOnMany(boss(), { action: 'forward', ids, people: [to], requestId }, 'zh');
  const toSelf = await forward('boss', 'self');
  expect(toSelf.results.map(({ errcode }) => errcode)).toEqual([
    codeOf('noTransferToSelf'),
    codeOf('noTransferToSelf'),
  ]);
  const toLin = await forward('lin', 'lin');
  expect(toLin.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  const lin = await bench.workflow.workItems.query(
    bench.user('lin'),
    { state: 'unfinished', types: [1], page: 0, size: 20 },
    'zh',
  );
  expect(lin.content.map(({ instanceName, type }) => [instanceName, type])).toEqual([
    [expect.stringContaining('转二'), 1],
    [expect.stringContaining('转一'), 1],
  ]);
});
