import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';
import { startWorkflowBench, type WorkflowBench } from './testing/workflow-bench.ts';

let bench: WorkflowBench;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;

beforeAll(async () => {
  bench = await startWorkflowBench();
  await bench.publish(
    'twice',
    bpmn(
      [
        start,
        flow('F1', 'Start', 'First'),
        approve('First', '初审', { participants: [['role', 'pair']] }),
        flow('F2', 'First', 'Between'),
        approve('Between', '会签', {
          participants: [['expression', '[helper, if days &gt; 3 then &quot;stranger&quot; else null]']],
        }),
        flow('F3', 'Between', 'Last'),
        approve('Last', '复审', { participants: [['handlerOf', 'First']] }),
        flow('F4', 'Last', 'End'),
        end,
      ].join(''),
    ),
  );
});
afterAll(() => bench.database.drop());

async function begin(data: Record<string, unknown>): Promise<string> {
  const input = { workflowCode: 'twice', data, requestId: requestId() };
  return (await bench.workflow.commands.start(bench.user('lin'), input, 'zh')).workflowInstanceId;
}

async function agree(user: SignedInUser, workflowInstanceId: string): Promise<void> {
  const { workItem } = await bench.workflow.instances.get(user, { workflowInstanceId });
  await bench.workflow.commands.act(user, { id: workItem?.id ?? '', action: 'agree', requestId: requestId() }, 'zh');
}

async function handlersOf(workflowInstanceId: string): Promise<readonly string[]> {
  const administrator = bench.user('admin', ['WORKFLOW_ADMIN']);
  const { instance } = await bench.workflow.instances.get(administrator, { workflowInstanceId });
  return instance.participants.map(({ id }) => id).toSorted();
}

const setStatus = (id: string, status: 'ENABLED' | 'DISABLED') =>
  bench.database.db.updateTable('app_user').set({ status }).where('id', '=', id).execute();

test('an expression over the record and an earlier decision say who is next', async () => {
  const id = await begin({ title: '年假', days: '5', helper: { id: 'p1', name: '众1' } });
  await agree(bench.user('deputy'), id);
  expect(await handlersOf(id)).toEqual(['p1', 'stranger']);
  await agree(bench.user('p1'), id);
  expect(await handlersOf(id)).toEqual(['deputy']);
});

test('who has left meanwhile gets no work, whoever names them: workflow administrators step in', async () => {
  const id = await begin({ title: '年假', days: '2', helper: { id: 'p2', name: '众2' } });
  await agree(bench.user('boss'), id);
  try {
    await setStatus('boss', 'DISABLED');
    await agree(bench.user('p2'), id);
    expect(await handlersOf(id)).toEqual(['admin']);
  } finally {
    await setStatus('boss', 'ENABLED');
  }
});
