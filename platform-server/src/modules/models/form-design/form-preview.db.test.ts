import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { previewForm } from '@portico/shared-kit/contract/form-design.endpoints';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import { type FormWorld, formWith, ofOrders, orderDesign, startFormWorld } from '../../../testing/form-world.ts';
import { approve, bpmn, ccTask, end, flow } from '../../../workflow-engine/testing/diagrams.ts';

let world: FormWorld;

/** The clerk does not see amounts and does not change remarks; who is responsible for a department sees and adds all. */
const permissions = `permissions:
  - { role: clerk, view: own, add: true, edit: true, delete: true, fields: [
      { propertyCode: amount, visible: false }, { propertyCode: remark, writable: false },
      { propertyCode: lines.cells, writable: false }] }
  - { role: boss, view: condition, condition: { propertyCode: region, operator: in, value: [{ placeholder: currentDepartments }] },
      add: true, edit: true, delete: true, fields: [{ propertyCode: channel, visible: false }] }
  - { role: lead, view: department, add: false, edit: true, delete: false }`;

const field = (code: string, rights: string) => `<portico:field code="${code}" ${rights}/>`;
const within = (task: string, ...fields: string[]) =>
  task.replace('</portico:activity>', `${fields.join('')}</portico:activity>`);
const xml = bpmn(
  [
    `<bpmn:startEvent id="Start"><bpmn:extensionElements><portico:start>${field('amount', 'visible="false"')}${field('dueDate', 'required="true"')}</portico:start></bpmn:extensionElements></bpmn:startEvent>`,
    flow('F1', 'Start', 'A'),
    within(
      approve('A', '核算', { nameEn: 'Costs', participants: [['user', 'out']] }),
      field('amount', 'required="true"'),
      field('remark', 'visible="false"'),
    ),
    flow('F2', 'A', 'C'),
    ccTask('C', '阅知', { participants: [['user', 'out']] }),
    flow('F3', 'C', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  world = await startFormWorld();
  const { platform, services } = world.app;
  await world.importChanged(/permissions:\n(?: {2}-.*\n)+/, `${permissions}\n`);
  const { properties } = (await services.models.current('Order')).definition;
  const own = { schemaCode: 'Order', name: '订单', xml, file: 'order', properties };
  await transaction(platform.connections.db, async (trx) => {
    await services.workflow.templates.publish(trx, { ...own, appCode: 'sales', code: 'orderFlow' });
    await services.workflow.templates.publish(trx, {
      ...own,
      appCode: 'sales',
      schemaCode: 'Customer',
      code: 'others',
    });
  });
});
afterAll(() => world.app.close());

const preview = (input: object, who = 'adm') => world.app.call(previewForm, { ...ofOrders, ...input }, who);
const limited = async (input: object) => {
  const { properties, readOnly, required } = (await preview(input)).data;
  const hidden = properties.filter(({ visible }) => visible === false).map(({ code }) => code);
  return { hidden, readOnly, required };
};

test.each([
  ['clerk', 'ann'],
  ['lead', 'lee'],
  ['boss', 'max'],
])('a %s sees what somebody of the role gets: %s', async (roleCode, userId) => {
  const { data: real } = await world.app.call(getForm, ofOrders, userId);
  expect((await preview({ roleCode })).data).toEqual(real);
  const { data: starting } = await world.app.call(getForm, { ...ofOrders, workflowCode: 'orderFlow' }, userId);
  expect((await preview({ roleCode, workflowCode: 'orderFlow' }, 'own')).data).toEqual(starting);
});

test('a role is shown what it neither sees nor changes', async () => {
  const { data } = await preview({ roleCode: 'clerk' });
  const rights = data.properties.filter(({ visible, writable }) => visible === false || writable === false);
  expect(rights.map(({ code, visible, writable }) => [code, visible, writable])).toEqual([
    ['remark', undefined, false],
    ['amount', false, false],
  ]);
  expect(data.readOnly).toEqual(['amount', 'remark', 'lines.cells']);
  expect([data.canAdd, (await preview({ roleCode: 'lead' })).data.canAdd]).toEqual([true, false]);
});

test('who has no role is shown what nobody is denied, and adds nothing', async () => {
  const { data } = await preview({});
  expect(data.canAdd).toBe(false);
  expect((await limited({})).hidden).toEqual(['amount', 'channel']);
});

test('an activity shows what it lets its people do', async () => {
  const at = { workflowCode: 'orderFlow', roleCode: 'lead' };
  expect(await limited(at)).toEqual({ hidden: ['amount'], readOnly: ['amount'], required: ['dueDate'] });
  const approving = await limited({ ...at, activityCode: 'A' });
  expect(approving).toMatchObject({ hidden: ['remark'], required: ['amount'] });
  expect(approving.readOnly).toEqual(expect.arrayContaining(['title', 'remark']));
  expect((await limited({ ...at, activityCode: 'C' })).readOnly).toContain('amount');
});

test('a design names the workflows and activities of its model', async () => {
  const { data } = await world.app.call(designEndpoints('form').getDesign, orderDesign, 'own');
  expect(data.workflows).toEqual([
    {
      workflowCode: 'orderFlow',
      name: '订单',
      name_i18n: null,
      activities: [
        { activityCode: 'A', name: '核算', name_i18n: '{"en":"Costs"}' },
        { activityCode: 'C', name: '阅知', name_i18n: null },
      ],
    },
  ]);
});

test('a form is shown as it is on the screen, unfinished as it may be, and nothing is kept', async () => {
  const form = { ...formWith('remark', 'nothing'), tabs: [{ code: 'more', title: '更多' }] };
  expect((await preview({ form })).data.form).toEqual(form);
  const { data } = await world.app.call(designEndpoints('form').getDesign, orderDesign, 'adm');
  expect([data.draft, data.form]).toEqual([null, formWith('title', 'amount', 'lines')]);
});

test.each([
  ['a role to which the model gives nothing', { roleCode: 'sys' }, 'roleMissing'],
  ['a workflow that is not there', { workflowCode: 'nothing' }, 'notPublished'],
  ['a workflow of another model', { workflowCode: 'others' }, 'notPublished'],
  ['an activity that is not there', { workflowCode: 'orderFlow', activityCode: 'X' }, 'requestInvalid'],
  ['an activity without a form', { workflowCode: 'orderFlow', activityCode: 'End' }, 'requestInvalid'],
  ['an activity of no workflow', { activityCode: 'A' }, 'requestInvalid'],
  ['a form of another code', { form: { ...formWith(), code: 'x' } }, 'requestInvalid'],
] as const)('%s is refused', async (_what, input, name) => {
  expect((await preview(input)).errcode).toBe(codeOf(name));
});

test('a preview tells nothing of a model that is not theirs', async () => {
  expect((await preview({}, 'far')).errcode).toBe(codeOf('noPermissionToView'));
});
