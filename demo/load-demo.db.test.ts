import { startTestApp, type TestApp } from '@portico/platform-server/testing/test-app';
import { listDelegatedItems, listDelegations } from '@portico/shared-kit/contract/delegations.endpoints';
import { listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { getRecord, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryMyInstances, searchInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { getInstance, queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  type ActionCode,
  actionCode,
  actions,
  type InstanceStatus,
  instanceStatuses,
  reasonCodes,
  workItemStatuses,
  workItemTypes,
} from '@portico/shared-kit/workflow';
import { demoCounts } from './generate/generate.ts';
import { type DemoLoad, findDemoState, loadDemo } from './load-demo.ts';

const reading: readonly number[] = [actionCode.circulate, actionCode.read];

let app: TestApp;
let loaded: DemoLoad;

beforeAll(async () => {
  app = await startTestApp();
  expect(await findDemoState(app)).toBe('none');
  loaded = await loadDemo(app);
}, 180_000);
afterAll(() => app.close());

async function count(schemaCode: string, userId: string): Promise<number> {
  const { data } = await app.call(queryRecords, { schemaCode, page: 0, size: 10 }, userId);
  return data.totalElements;
}

describe('the loaded demo', () => {
  test('has every record, and knows that it is there', async () => {
    expect(loaded.records).toBe(Object.values(demoCounts).reduce((sum: number, each) => sum + each, 0));
    expect(await count('salesOrder', 'admin')).toBe(demoCounts.salesOrder);
    expect(await findDemoState(app)).toBe('loaded');
  });

  test('shows people their own orders, managers those of their departments, administrators all', async () => {
    const [own, department] = [await count('salesOrder', 'zhangwei'), await count('salesOrder', 'liufang')];
    expect(own).toBeGreaterThan(100);
    expect(department).toBeGreaterThan(own);
    expect(department).toBeLessThan(demoCounts.salesOrder);
  });

  test('has workflows of eight weeks with logs and records that agree with them', async () => {
    const search = { order: 'oldest', page: 0, size: 200 } as const;
    const { data } = await app.call(searchInstances, search, 'admin');
    const [oldest] = data.content;
    expect(data.content).toHaveLength(data.totalElements);
    expect(Date.now() - Date.parse(oldest?.startTime ?? '')).toBeGreaterThan(50 * 86_400_000);
    for (const { id, startTime, finishTime, status, schemaCode, objectId } of data.content) {
      const { log } = (await app.call(getInstance, { workflowInstanceId: id }, 'admin')).data;
      // People read what was sent to them as a cc also after the end.
      const steps = log.filter(({ approvalActionStatus: action }) => action !== null && !reading.includes(action));
      const times = steps.flatMap((entry) => entry.finishTime ?? []);
      expect(times).toEqual(times.toSorted());
      expect(times[0]).toBe(startTime);
      if (finishTime !== null) expect(finishTime).toBe(times.at(-1));
      const record = (await app.call(getRecord, { schemaCode, id: objectId }, 'admin')).data.data;
      expect(record.workflowInstanceId).toBe(id);
      expect(Math.abs(Date.parse(String(record.createdTime)) - Date.parse(startTime))).toBeLessThan(60_000);
      const isOver = finishTime !== null;
      if (isOver) expect(log.every(({ approvalActionStatus: action }) => action !== null)).toBe(true);
      expect(['PROCESSING', 'EXCEPTION'].includes(status)).toBe(!isOver);
    }
  });
});

/** Returns the values of the rows, each once. */
async function valuesOf(table: 'workflow_instance' | 'work_item' | 'workflow_log', column: string) {
  const { rows } = await app.platform.connections.pool.query<{ value: unknown }>(
    `select distinct "${column}" as value from "${table}" where "${column}" is not null`,
  );
  return new Set(rows.map(({ value }) => value));
}

/** Statuses that no row holds: a workflow begins when it is started, and is a draft of a record before. */
const beforeTheStart: ReadonlySet<string> = new Set<InstanceStatus>(['NOT_STARTED', 'DRAFT']);
/** Codes that open work shows in place of an action, which are no actions. */
const ofOpenWork: ReadonlySet<number> = new Set<ActionCode>([actionCode.approval, actionCode.unread]);
/** Work that is kept half done stays with who does it. */
const notYetShown: ReadonlySet<number> = new Set<ActionCode>([actionCode.temporarySave]);

describe('the workflows of the demo', () => {
  test('stand in every status that a workflow can have', async () => {
    const found = await valuesOf('workflow_instance', 'status');
    expect(Object.keys(instanceStatuses).filter((status) => !beforeTheStart.has(status) && !found.has(status))).toEqual(
      [],
    );
  });

  test('have work in every status, of every type, closed for every reason and with every action', async () => {
    const [statuses, types] = [await valuesOf('work_item', 'status'), await valuesOf('work_item', 'type')];
    expect(Object.keys(workItemStatuses).filter((status) => !statuses.has(status))).toEqual([]);
    expect(Object.keys(workItemTypes).filter((type) => !types.has(Number(type)))).toEqual([]);
    const reasons = new Set([
      ...(await valuesOf('work_item', 'reason')),
      ...(await valuesOf('workflow_log', 'reason')),
    ]);
    expect(Object.keys(reasonCodes).filter((reason) => !reasons.has(reason))).toEqual([]);
    const done = new Set([...(await valuesOf('work_item', 'action')), ...(await valuesOf('workflow_log', 'action'))]);
    const missing = Object.keys(actions)
      .map(Number)
      .filter((code) => !done.has(code));
    expect(missing.filter((code) => !ofOpenWork.has(code) && !notYetShown.has(code))).toEqual([]);
  });

  test('use every kind of activity and every way to decide', async () => {
    const { rows } = await app.platform.connections.pool.query<{ bpmn: string }>('select bpmn from workflow_template');
    const drawn = rows.map(({ bpmn }) => bpmn).join();
    const elements = ['exclusiveGateway', 'parallelGateway', 'inclusiveGateway', 'subProcess', 'timerEventDefinition'];
    const words = [...elements, 'serviceTask', ...['approve', 'handle', 'circulate'].map((kind) => `kind="${kind}"`)];
    const rules = ['any', 'vote', 'sequence', 'percentage'].map((rule) => `multiInstance="${rule}"`);
    const ends = ['remind', 'pass', 'abort', 'void'].map((action) => `action="${action}"`);
    expect([...words, ...rules, ...ends].filter((each) => !drawn.includes(each))).toEqual([]);
  });
});

async function todoOf(userId: string) {
  const { data } = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 100 }, userId);
  return data.content;
}

async function total(state: 'finished' | 'unread' | 'read', userId: string): Promise<number> {
  return (await app.call(queryWorkItems, { state, page: 0, size: 1 }, userId)).data.totalElements;
}

const people = ['admin', 'zhangwei', 'liufang', 'emma', 'hr', 'finance'];
const originators = people.filter((id) => id !== 'admin');

describe('the workflow center of the demo accounts', () => {
  test.each(people)('has something to do, done, to read and read for %s', async (userId) => {
    expect((await todoOf(userId)).length).toBeGreaterThan(0);
    for (const state of ['finished', 'unread', 'read'] as const) expect(await total(state, userId)).toBeGreaterThan(0);
  });

  test.each(originators)('has workflows that run and that are over, a draft and delegations for %s', async (userId) => {
    const { data } = await app.call(queryMyInstances, { page: 0, size: 50 }, userId);
    expect(new Set(data.content.map(({ finishTime }) => finishTime === null))).toEqual(new Set([true, false]));
    expect((await app.call(listDrafts, { page: 0, size: 20 }, userId)).data.content.length).toBeGreaterThan(0);
    const given = await app.call(listDelegations, { side: 'given', page: 0, size: 20 }, userId);
    expect(given.data.totalElements).toBeGreaterThan(0);
  });

  test('has work that is overdue or due soon, on behalf of others, forwarded, with helpers and with signers', async () => {
    const all = (await Promise.all(people.map(todoOf))).flat();
    const soon = Date.now() + 86_400_000;
    const due = all.flatMap(({ dueTime }) => (dueTime === null ? [] : [Date.parse(dueTime)]));
    expect(due.some((time) => time < Date.now())).toBe(true);
    expect(due.some((time) => time > Date.now() && time < soon)).toBe(true);
    expect(all.some(({ delegator }) => delegator !== undefined)).toBe(true);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('has somebody else handle what was delegated, and delegations that are over, hold and are to come', async () => {
    const items = await app.call(listDelegatedItems, { page: 0, size: 20 }, 'liufang');
    expect(items.data.totalElements).toBeGreaterThan(0);
    const sides = people.slice(1).flatMap((id) => (['given', 'received'] as const).map((side) => ({ id, side })));
    const pages = sides.map(({ id, side }) => app.call(listDelegations, { side, page: 0, size: 20 }, id));
    const statuses = (await Promise.all(pages)).flatMap(({ data }) => data.content.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set(['PLANNED', 'ACTIVE', 'ENDED']));
  });

  test('is empty for somebody who has nothing to do', async () => {
    expect(await todoOf('heli')).toEqual([]);
  });
});
