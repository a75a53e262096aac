import { importPackage, listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage, samplePackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const importing = (files: Record<string, string>, dryRun = false) => app.call(importPackage, { files, dryRun }, 'adm');

const startTag = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL">
  <bpmn:process id="flow" isExecutable="true">
    <bpmn:startEvent id="start" />
    `;

test('the same package again changes nothing', async () => {
  expect((await importing(samplePackage)).data).toEqual({ appCode: 'sales', version: 1, steps: [], losses: [] });
});

test('only those who administer applications import', async () => {
  expect((await app.call(importPackage, { files: samplePackage }, 'max')).errcode).toBe(codeOf('noPermission'));
});

test('a plan names the changes and makes none', async () => {
  const files = changedPackage(
    'models/customer.yaml',
    'properties:',
    'properties:\n  - { code: level, name: 级别, propertyType: 2 }',
  );
  const { steps } = (await importing(files, true)).data;
  expect(steps.map(({ action, target }) => `${action} ${target}`)).toEqual([
    'change model Customer',
    'addColumn biz_customer.f_level',
    'warn version 1',
  ]);
  expect((await importing(files, true)).data.steps).toEqual(steps);
});

test('a plan warns of a role that nobody has yet, whoever names it: the application, its menu or a model', async () => {
  const files = changedPackage('application.yaml', 'code: sales', 'code: sales\nroles: [crew]');
  const named = [
    ['application.yaml', '{ code: empty, type', '{ code: empty, roles: [pilots], type'],
    [
      'models/order.yaml',
      'permissions:',
      'permissions:\n  - { role: cooks, view: own, add: false, edit: false, delete: false }',
    ],
  ] as const;
  for (const [file, from, to] of named) files[file] = (files[file] ?? '').replace(from, to);
  const { steps } = (await importing(files, true)).data;
  const warned = steps.filter(({ target }) => target.startsWith('role ')).map(({ target }) => target);
  expect(warned.toSorted()).toEqual(['role cooks', 'role crew', 'role pilots']);
});

test('a new field can be filled as soon as its package is imported', async () => {
  const { id } = await newOrder(app, 'ann');
  const item = '  - { code: grade, name: 等级, propertyType: 0 }\n  - code: lines';
  expect((await importing(changedPackage('models/order.yaml', '  - code: lines', item))).errcode).toBe(0);
  const saved = await app.call(saveRecord, { schemaCode: 'Order', id, version: 1, data: { grade: '优' } }, 'ann');
  expect(saved.data.data.grade).toBe('优');
});

test.each([
  ['a field with values', /.*code: remark,.*\n/, '', { remark: 'kept' }],
  ['a sub-table with rows', /  - code: lines[\s\S]*?forms:/, 'forms:', { lines: [{ id: '1', product: 'x' }] }],
  [
    'another type of a field with values',
    "code: amount, name: 金额, propertyType: 2, settings: { min: '0' }",
    'code: amount, name: 金额, propertyType: 0',
    { amount: '1' },
  ],
  [
    'another type that is stored alike, of a field with values',
    'code: watchers, name: 关注人, propertyType: 51',
    'code: watchers, name: 关注人, propertyType: 61',
    { watchers: [{ id: 'ann', name: '' }] },
  ],
])('taking away %s is refused', async (_, from, to, values) => {
  const { id } = await newOrder(app, 'ann', values);
  const before = (await app.call(getRecord, { schemaCode: 'Order', id }, 'ann')).data;
  const files = changedPackage('models/order.yaml', from, to);
  files['models/order.yaml'] = (files['models/order.yaml'] ?? '').replace(/, lines\]/, ']').replace('sumType: 1 ', '');
  expect((await importing(files)).errcode).toBe(codeOf('modelChangeLosesData'));
  expect((await app.call(getRecord, { schemaCode: 'Order', id }, 'ann')).data).toEqual(before);
});

test.each([
  ['broken YAML', 'models/order.yaml', 'schemaCode: Order', 'schemaCode: [', /models\/order\.yaml 3:\d+/],
  ['an unknown member', 'models/order.yaml', 'code: remark,', 'code: remark, colour: red,', /9:\d+.*colour/],
  ['an unknown type', 'models/order.yaml', 'propertyType: 1 ', 'propertyType: 33 ', /9:\d+.*33/],
  ['an unknown setting', 'models/order.yaml', "min: '0'", 'least: 1', /10:\d+.*least/],
  ['a column without field', 'models/order.yaml', '{ propertyCode: sequenceNo }', '{ propertyCode: gone }', /gone/],
  ['a code used twice', 'models/order.yaml', 'code: remark', 'code: TITLE', /9:\d+.*TITLE/],
  [
    'a condition of a permission on nothing',
    'models/order.yaml',
    'role: boss, view: all',
    'role: boss, view: condition, condition: { propertyCode: gone, operator: isNull }',
    /models\/order\.yaml 48:\d+.*gone/,
  ],
  [
    'a right on a field that is not there',
    'models/order.yaml',
    'role: auditor, view: all',
    'role: auditor, view: all, fields: [{ propertyCode: lines.gone, visible: false }]',
    /models\/order\.yaml 47:\d+.*lines\.gone/,
  ],
  ['a menu code used twice', 'application.yaml', 'code: empty', 'code: Order', /application\.yaml 12:\d+.*Order/],
])('%s is refused with its place', async (_, file, from, to, message) => {
  const answer = await importing(changedPackage(file, from, to));
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toMatch(message);
});

test.each([
  [
    'an element that cannot run',
    `${startTag}<bpmn:userTask id="odd" /></bpmn:process></bpmn:definitions>`,
    /workflows\/x\.bpmn \d+:\d+: Nobody is set to handle “task of people without a name”/,
  ],
  [
    'two files for one model',
    samplePackage['models/order.yaml'] ?? '',
    /models\/x\.yaml 2:\d+.*“Order” is used by another file/,
  ],
])('%s is refused with its place', async (_, text, message) => {
  const file = text.startsWith('<') ? 'workflows/x.bpmn' : 'models/x.yaml';
  const answer = await importing({ ...samplePackage, [file]: text });
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toMatch(message);
});

const tens = Array.from(
  { length: 9 },
  (_, index) => `a${index + 1}: &a${index + 1} [${Array.from({ length: 10 }, () => `*a${index}`).join(', ')}]`,
);

test.each([
  ['that multiply', `a0: &a0 [x]\n${tens.join('\n')}\n`, /models\/order\.yaml 1:1.*alias/],
  ['that hold themselves', 'a: &a { b: *a }\n', /models\/order\.yaml 1:1.*hold themselves/],
])('aliases %s are refused', async (_, lines, message) => {
  const answer = await importing(changedPackage('models/order.yaml', 'schemaCode: Order', `${lines}schemaCode: Order`));
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toMatch(message);
});

test('a file that no folder expects is refused, so that a typing error is seen', async () => {
  const answer = await importing({ ...samplePackage, 'model/x.yaml': '' });
  expect(answer.errmsg).toContain('model/x.yaml');
});

test('a failure on the way leaves nothing of the package behind', async () => {
  const files = changedPackage('application.yaml', '销售管理', '另一名称');
  files['models/order.yaml'] = (files['models/order.yaml'] ?? '').replace(/.*code: remark,.*\n/, '');
  await newOrder(app, 'ann', { remark: 'kept' });
  expect((await importing(files)).errcode).toBe(codeOf('modelChangeLosesData'));
  const applications = (await app.call(listApplications, {}, 'max')).data;
  expect(applications.map(({ name }) => name)).toEqual(['销售管理']);
});

test.each([
  ['differs from that of another model in case only', 'order'],
  ['is the name of the table of a sub-table', 'Order__lines'],
  ['is the name of an index of another model', 'Order_owner'],
])('a model is refused whose code %s', async (_, schemaCode) => {
  const files = changedPackage('models/customer.yaml', 'schemaCode: Customer', `schemaCode: ${schemaCode}`);
  const menu = files['application.yaml'] as string;
  const answer = await importing({
    ...files,
    'application.yaml': menu.replace('code: Customer', `code: ${schemaCode}`),
  });
  expect(answer.errcode).toBe(codeOf('packageInvalid'));
  expect(answer.errmsg).toContain('“Order”');
});

test.each(['constructor', 'toString'])('a field cannot be called %s, which every object has', async (code) => {
  const files = changedPackage(
    'models/customer.yaml',
    'properties:',
    `properties:\n  - { code: ${code}, name: x, propertyType: 0 }`,
  );
  expect((await importing(files)).errcode).toBe(codeOf('packageInvalid'));
});
