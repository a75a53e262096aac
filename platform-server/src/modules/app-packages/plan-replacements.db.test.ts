import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, formWith, startFormWorld } from '../../testing/form-world.ts';
import { changedPackage, samplePackage } from '../../testing/sample-package.ts';

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const importing = (files: Record<string, string>, dryRun = false) =>
  world.app.call(importPackage, { files, dryRun }, 'adm');
const orders = (from: string | RegExp, to: string) => changedPackage('models/order.yaml', from, to);

const flow = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL">
  <bpmn:process id="orderFlow" isExecutable="true">
    <bpmn:startEvent id="start" /><bpmn:endEvent id="end" />
    <bpmn:sequenceFlow id="f" sourceRef="start" targetRef="end" />
  </bpmn:process>
</bpmn:definitions>`;
const bound = {
  ...orders('sequencePrefix: SO', 'sequencePrefix: SO\nworkflowCode: orderFlow'),
  'workflows/orderFlow.bpmn': flow,
};

test.each([
  [
    'that a view sorts by',
    /code: amount, name: 金额, propertyType: 2/,
    'code: amount, name: 金额, propertyType: 99',
    /10:\d+.*“amount”.*99/,
  ],
  [
    'of a column',
    /code: quantity, name: 数量, propertyType: 2/,
    'code: quantity, name: 数量, propertyType: 99',
    /29:\d+.*“quantity”.*99/,
  ],
])('an unknown kind of a field %s is refused with file, line and code', async (_, from, to, message) => {
  const answer = await importing(orders(from, to));
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toMatch(/models\/order\.yaml/);
  expect(answer.errmsg).toMatch(message);
});

test('a workflowCode that names no workflow is refused with file, line and member, and nothing is changed', async () => {
  const files = orders('sequencePrefix: SO', 'sequencePrefix: SO\nworkflowCode: gone');
  for (const dryRun of [true, false]) {
    const answer = await importing(files, dryRun);
    expect(answer.errcode).toBe(codeOf('packageInvalid'));
    expect(answer.errmsg).toMatch(/models\/order\.yaml 7:\d+.*workflowCode.*“gone”/);
  }
  expect((await importing(samplePackage, true)).data.steps).toEqual([]);
});

test('a workflow of another model cannot be what adding starts', async () => {
  const files: Record<string, string> = { ...bound, 'workflows/orderFlow.yaml': 'schemaCode: Order' };
  files['models/customer.yaml'] = `${files['models/customer.yaml']}workflowCode: orderFlow\n`;
  expect((await importing(files)).errmsg).toMatch(/models\/customer\.yaml 9:\d+.*“orderFlow”.*“Order”/);
});

test('the plan names a workflow that is not started any more', async () => {
  expect((await importing(bound)).errcode).toBe(0);
  // Published before, so that a package without the diagram may name it.
  const { 'workflows/orderFlow.bpmn': _, ...withoutDiagram } = bound;
  expect((await importing(withoutDiagram, true)).data.steps).toEqual([]);
  const { steps } = (await importing(samplePackage, true)).data;
  expect(steps).toContainEqual({
    action: 'remove',
    target: 'workflow of Order',
    detail: '“orderFlow” is unbound: adding a record starts no workflow',
  });
  await importing(samplePackage);
});

test('the plan names forms that are replaced, and those that were published by hand', async () => {
  const files = orders('title: 基本信息', 'title: 基本');
  const target = 'form Order.main';
  const { steps } = (await importing(files, true)).data;
  expect(steps).toContainEqual({ action: 'change', target, detail: 'version 1 is replaced' });
  await world.publish(formWith('title'));
  const again = (await importing(files, true)).data.steps;
  const detail = 'version 2, which was published by hand, is replaced';
  expect(again).toContainEqual({ action: 'change', target, detail });
  const { steps: gone } = (await importing(orders('  - code: main\n', '  - code: other\n'), true)).data;
  expect(gone).toContainEqual(expect.objectContaining({ action: 'remove', target }));
});

test('the plan names rights that roles lose', async () => {
  const files = orders('role: auditor, view: all', 'role: auditor, view: own');
  expect((await importing(files, true)).data.steps).toContainEqual({
    action: 'remove',
    target: 'rights Order',
    detail: 'role auditor: view (all)',
  });
});
