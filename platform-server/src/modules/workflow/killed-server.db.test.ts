import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { actOnWorkItem, queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import { callServer, type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { newSession } from '../../testing/test-session.ts';
import { approve, bpmn, end, flow, start } from '../../workflow-engine/testing/diagrams.ts';

const people = ['p0', 'p1', 'p2', 'p3'];
const instanceCount = 10;
/** Replies after which the server is killed, with others under way. */
const repliesBeforeTheKill = 12;

const model: ModelDefinition = {
  schemaCode: 'leave',
  name: '请假单',
  nameTemplate: '{reason}',
  properties: [{ code: 'reason', name: '事由', propertyType: 0, required: true }],
  forms: [{ code: 'form', name: '请假单', sections: [{ title: '', properties: ['reason'] }] }],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions: [{ role: 'everyone', view: 'own', add: true, edit: true, delete: true }],
  workflowCode: 'storm',
};

/** All of them agree, then any one of them. */
const xml = bpmn(
  [
    start,
    flow('F1', 'Start', 'All'),
    approve('All', '会签', { rules: 'multiInstance="all"', participants: [['role', 'crowd']] }),
    flow('F2', 'All', 'Any'),
    approve('Any', '确认', { rules: 'multiInstance="any"', participants: [['role', 'crowd']] }),
    flow('F3', 'Any', 'End'),
    end,
  ].join(''),
);

/** Version of the workflow in which nobody confirms any more. */
const shorter = bpmn(
  [
    start,
    flow('F1', 'Start', 'All'),
    approve('All', '会签', { rules: 'multiInstance="all"', participants: [['role', 'crowd']] }),
    flow('F2', 'All', 'End'),
    end,
  ].join(''),
);

let app: TestApp;
let server: ServerProcess;
/** Final answer to each request, by its id. */
const answers = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp();
  const users = people.map((id) => ({ id, name: `众${id}`, roles: ['crowd'] }));
  await insertOrganisation(app.platform, {
    roles: [{ code: 'crowd', name: '众人' }],
    users: [{ id: 'lin', name: '林' }, ...users],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  await transaction(db, async (trx) => {
    await app.services.models.publish(trx, 'hr', model);
    const workflow = { appCode: 'hr', schemaCode: 'leave', code: 'storm', name: '请假', file: 'storm' };
    await app.services.workflow.templates.publish(trx, { ...workflow, xml });
  });
  app.services.models.forget();
  for (let index = 0; index < instanceCount; index += 1) {
    const input = { workflowCode: 'storm', data: { reason: `第${index}次` }, requestId: `start-${index}` };
    expect((await app.call(startWorkflow, input, 'lin')).errcode).toBe(0);
  }
  server = await startServerProcess(app.platform.config);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await app.close();
});

/** Repeats a call until a server answers it: what is asked of a killed one is asked of the next with the same id. */
async function insist<T>(call: (url: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call(server.url);
    } catch (error) {
      // A connection that was cut, or an answer that was; the classes of fetch are not those of the test's realm.
      const { name } = error as { readonly name?: string };
      if (name !== 'TypeError' && name !== 'SyntaxError') throw error;
      await sleep(100);
    }
  }
}

/** Agrees to everything of one person, each item from two tabs at the same moment, until nothing is left. */
async function agreeToAll(userId: string): Promise<void> {
  const token = await newSession(app.platform, userId);
  const page = { state: 'unfinished', page: 0, size: 10 } as const;
  const agreeTo = async (id: string, tab: string) => {
    const input = { id, action: 'agree', requestId: `${id}-${tab}` } as const;
    const { errcode } = await insist((url) => callServer(url, token, actOnWorkItem, input));
    answers.set(input.requestId, errcode);
  };
  for (;;) {
    const { data } = await insist((url) => callServer(url, token, queryWorkItems, page));
    if (data.content.length === 0 && (await isOver())) return;
    await Promise.all(data.content.flatMap(({ id }) => [agreeTo(id, 'a'), agreeTo(id, 'b')]));
  }
}

async function isOver(): Promise<boolean> {
  const { db } = app.platform.connections;
  const running = await db.selectFrom('workflow_instance').select('id').where('status', '=', 'PROCESSING').execute();
  if (running.length > 0) await sleep(100);
  return running.length === 0;
}

/** Kills the server in the middle of what it does, and starts another one. */
async function killAndRestart(): Promise<void> {
  while (answers.size < repliesBeforeTheKill) await sleep(5);
  await server.kill();
  await publishAnother();
  server = await startServerProcess(app.platform.config);
}

/** Publishes another version; instances under way stay on theirs, which still asks everybody twice. */
async function publishAnother(): Promise<void> {
  const designs = app.services.designs.workflow;
  const session = { sessionId: 'session', corpId: 'main', mainDepartmentId: null, departmentIds: [] } as const;
  const root = {
    ...session,
    id: 'root',
    name: 'root',
    grants: ['ADMIN'],
    roleCodes: [],
    departmentIdsBelow: [],
  } as const;
  const designKey = 'storm';
  await designs.takeLock(root, { designKey });
  await designs.saveDraft(root, { designKey, revision: 0, bpmn: shorter });
  expect(await designs.publish(root, { designKey, revision: 1 }, 'zh')).toMatchObject({ version: 2 });
}

async function countsOf(table: 'work_item' | 'workflow_log') {
  const { db } = app.platform.connections;
  return table === 'work_item'
    ? db.selectFrom('work_item').select(['id', 'instance_id', 'activity_code', 'status', 'participant_id']).execute()
    : db
        .selectFrom('workflow_log')
        .select(['work_item_id as id', 'instance_id', 'activity_code', 'actor_id as participant_id'])
        .select((row) => row.val('LOG').as('status'))
        .where('action', '=', 3)
        .execute();
}

test('a server that is killed in a storm of approvals loses none and doubles none, and of two at once one is told', async () => {
  // Everything ends before anything is judged: a failure leaves no server behind.
  const ends = await Promise.allSettled([killAndRestart(), ...people.map(agreeToAll)]);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await isOver()).toBe(true);

  const items = await countsOf('work_item');
  const agreed = items.filter(({ status }) => status === 'AGREED');
  expect(agreed.filter(({ activity_code }) => activity_code === 'All')).toHaveLength(instanceCount * people.length);
  expect(agreed.filter(({ activity_code }) => activity_code === 'Any')).toHaveLength(instanceCount);
  expect(items.filter(({ status }) => status === 'CANCELED')).toHaveLength(instanceCount * (people.length - 1));
  expect(items).toHaveLength(instanceCount * people.length * 2);
  const logged = await countsOf('workflow_log');
  expect(logged).toHaveLength(agreed.length);
  expect(new Set(logged.map(({ id }) => id))).toEqual(new Set(agreed.map(({ id }) => id)));

  const handled = codeOf('workItemHandled');
  expect(new Set(answers.values())).toEqual(new Set([0, handled]));
  for (const { id } of agreed) {
    const both = [answers.get(`${id}-a`), answers.get(`${id}-b`)];
    expect(both.toSorted((a = 0, b = 0) => a - b)).toEqual([0, handled]);
  }

  const { db } = app.platform.connections;
  const sent = await db.selectFrom('notification').select(['user_id', 'message_type']).execute();
  expect(sent.filter(({ user_id, message_type }) => user_id === 'lin' && message_type === 3)).toHaveLength(
    instanceCount,
  );
  expect(sent.filter(({ message_type }) => message_type === 1)).toHaveLength(items.length);
}, 90_000);
