import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { actOnWorkItem, getInstance, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';
import { approve, bpmn, end, flow } from '../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
const schemaCode = 'Order';
const field = (code: string, rights: string) => `<portico:field code="${code}" ${rights}/>`;
const within = (task: string, ...fields: string[]) =>
  task.replace('</portico:activity>', `${fields.join('')}</portico:activity>`);
const xml = bpmn(
  [
    `<bpmn:startEvent id="Start"><bpmn:extensionElements><portico:start>${field('amount', 'visible="false"')}${field('dueDate', 'required="true"')}</portico:start></bpmn:extensionElements></bpmn:startEvent>`,
    flow('F1', 'Start', 'A'),
    within(
      approve('A', '核算', { participants: [['user', 'out']] }),
      field('amount', 'required="true"'),
      field('remark', 'visible="false"'),
      field('lines.quantity', 'writable="true"'),
      field('lines.keeper', 'visible="false"'),
    ),
    flow('F2', 'A', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  app = await startRecordsApp();
  const { properties } = (await app.services.models.current(schemaCode)).definition;
  const own = { appCode: 'sales', schemaCode, code: 'orderFlow', name: '订单', xml, file: 'order', properties };
  await transaction(app.platform.connections.db, (trx) => app.services.workflow.templates.publish(trx, own));
});
afterAll(() => app.close());

let requests = 0;
const requestId = () => `request-${String((requests += 1))}`;
const base = {
  title: '单',
  dueDate: '2026-12-01T00:00:00.000Z',
  remark: '内部',
  lines: [{ id: 'a', product: '笔', quantity: '1' }],
};
const start = (data: object) =>
  app.call(startWorkflow, { workflowCode: 'orderFlow', data: { ...base, ...data }, requestId: requestId() }, 'ann');

async function started() {
  const { data } = await start({});
  const detail = (await app.call(getInstance, { workflowInstanceId: data.workflowInstanceId }, 'out')).data;
  const workItemId = detail.workItem?.id ?? '';
  const read = async () => (await app.call(getRecord, { schemaCode, id: data.objectId, workItemId }, 'out')).data;
  const act = (action: 'agree' | 'temporarySave' | 'disagree', more: object = {}) =>
    app.call(actOnWorkItem, { id: workItemId, action, requestId: requestId(), ...more }, 'out');
  return { objectId: data.objectId, read, act };
}

test('the form of a start is what the start lets the originator fill in, and the server keeps to it', async () => {
  const form = (await app.call(getForm, { schemaCode, workflowCode: 'orderFlow' }, 'ann')).data;
  expect(form.properties.find(({ code }) => code === 'amount')).toMatchObject({ visible: false });
  expect(form.required).toEqual(['dueDate']);
  expect(form.readOnly).toContain('amount');
  expect((await start({ amount: '5' })).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await start({ dueDate: null })).errcode).toBe(codeOf('valueRequired'));
  expect((await app.call(getForm, { schemaCode }, 'ann')).data.readOnly).toEqual([]);
});

test('what an activity hides never leaves the server for its handler, columns neither, with the item or without', async () => {
  const { read, objectId } = await started();
  const record = await read();
  expect(record.data).not.toHaveProperty('remark');
  expect(record.data.lines).toEqual([{ id: expect.any(String), product: '笔', quantity: '1', cells: null }]);
  expect(record.hidden).toEqual(expect.arrayContaining(['remark', 'lines.keeper']));
  expect(record.readOnly).toContain('title');
  expect(record.readOnly).not.toContain('amount');
  expect(record.required).toEqual(['amount']);
  expect(record.fixedRows).toEqual(['lines']);
  const plain = (await app.call(getRecord, { schemaCode, id: objectId }, 'out')).data;
  expect(plain.data).not.toHaveProperty('remark');
  expect(plain).not.toHaveProperty('fixedRows');
  expect((await app.call(getRecord, { schemaCode, id: objectId }, 'ann')).data.data.remark).toBe('内部');
});

test('who approves fills in what is opened, and nothing else; rows stay as many as they are', async () => {
  const { read, act } = await started();
  const { version, data: before } = await read();
  const lines = before.lines as { id: string }[];
  const send = (data: object) => act('temporarySave', { data, version });
  expect((await send({ title: '别的' })).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await send({ remark: '别的' })).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await send({ lines: [] })).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await send({ lines: [{ ...lines[0], product: '本' }] })).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await send({ lines: [{ ...lines[0], quantity: '7' }] })).errcode).toBe(0);
  expect((await read()).data.lines).toMatchObject([{ product: '笔', quantity: '7' }]);
});

test('what an activity wants is asked for when it agrees, with or without a change, not to keep or to refuse', async () => {
  const { read, act } = await started();
  const { version } = await read();
  expect((await act('agree')).errcode).toBe(codeOf('valueRequired'));
  expect((await act('agree', { data: { amount: null }, version })).errcode).toBe(codeOf('valueRequired'));
  expect((await act('temporarySave', { data: { amount: null }, version })).errcode).toBe(0);
  expect((await act('agree', { data: { amount: '9' }, version: (await read()).version })).errcode).toBe(0);
  expect((await read()).data.amount).toBe('9');
  const other = await started();
  expect((await other.act('disagree')).errcode).toBe(0);
});
