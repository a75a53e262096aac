import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { batchUpdate } from '@portico/shared-kit/contract/record-batches.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage, samplePackage } from '../../../testing/sample-package.ts';
import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;

const order = (samplePackage['models/order.yaml'] ?? '')
  .replace(
    "propertyType: 2, settings: { min: '0' } }",
    'propertyType: 2, settings: { fractionDigits: 2 }, expressions: { value: sum(lines.cells) } }',
  )
  .replace('name: 格数, propertyType: 2 }', 'name: 格数, propertyType: 2, expressions: { value: quantity * 1.005 } }')
  .replace(
    'name: 备注, propertyType: 1 }',
    'name: 备注, propertyType: 1, required: true, expressions: { visible: amount > 100 } }',
  )
  .replace(
    'name: 成员数, propertyType: 2 }',
    'name: 成员数, propertyType: 2, expressions: { default: "3", required: urgent = true } }',
  );
const rules = `
dataRules:
  - { propertyCode: amount, checkType: 2, options: { rule: '<=', value: 100000, prompt: 太多 } }
`;
const ruled = { ...samplePackage, 'models/order.yaml': `${order.trimEnd()}${rules}` };

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(ruled, {}, null);
});
afterAll(() => app.close());

const row = (id: string, quantity: string) => ({ id, product: '笔', quantity });
const save = (data: Record<string, unknown>, more: object = {}) =>
  app.call(saveRecord, { schemaCode: 'Order', data: { title: '单', ...data }, ...more }, 'ann');

test('what is computed is kept whatever is sent for it, and again with every change', async () => {
  const sent = { amount: '99999', lines: [{ ...row('a', '3'), cells: 'rubbish' }, row('b', '10')] };
  const { data: record } = await save(sent);
  expect(record.data).toMatchObject({ amount: '13.07', lines: [{ cells: '3.015' }, { cells: '10.05' }], members: '3' });
  const { id, version } = record;
  const changed = await save({ lines: [row('a', '2')] }, { id, version });
  expect(changed.data.data).toMatchObject({ amount: '2.01', lines: [{ cells: '2.01' }] });
  expect((await save({ amount: '5' }, { id, version: version + 1 })).data.data.amount).toBe('2.01');
});

test('what is hidden need not be filled in and is kept empty; shown, it must be', async () => {
  const small = await save({ remark: '说明', lines: [row('a', '1')] });
  expect(small.data.data).toMatchObject({ amount: '1.01', remark: null });
  const large = [row('a', '200')];
  expect((await save({ lines: large })).errcode).toBe(codeOf('valueRequired'));
  expect((await save({ lines: large, remark: '说明' })).data.data.remark).toBe('说明');
  expect((await save({ lines: large }, { draft: true })).errcode).toBe(0);
});

test('a value that a condition wants is asked for; nothing that was emptied by hand is filled in again', async () => {
  expect((await save({ urgent: true, members: null })).errcode).toBe(codeOf('valueRequired'));
  expect((await save({ urgent: false, members: null })).data.data.members).toBeNull();
});

test('a draft is not held back by what is computed of half of it; finished, it keeps to the rule', async () => {
  const many = { lines: [row('a', '200000')], remark: '说明' };
  expect((await save(many)).errcode).toBe(codeOf('dataRuleBroken'));
  const { data: draft } = await save(many, { draft: true });
  expect(draft.data.amount).toBe('201000');
  const finished = await save({}, { id: draft.id, version: draft.version });
  expect(finished.errcode).toBe(codeOf('dataRuleBroken'));
});

test('what cannot be kept is refused by its name', async () => {
  const answer = await save({ lines: [row('a', '9999999999999999'), row('b', '9999999999999999')], remark: 'x' });
  expect([answer.errcode, answer.errmsg]).toEqual([codeOf('valueInvalid'), expect.stringContaining('格数')]);
});

test('loading many works out the same, and a batch changes nothing that takes part', async () => {
  const load = { data: { title: '旧', creater: 'ann', amount: '7', lines: [{ product: '笔', quantity: '4' }] } };
  await app.services.records.saving.bulkLoad('Order', [{ id: 'loaded', ...load }]);
  const { data } = await app.call(getRecord, { schemaCode: 'Order', id: 'loaded' }, 'ann');
  expect(data.data).toMatchObject({ amount: '4.02', lines: [{ cells: '4.02' }] });
  const { id } = await newOrder(app, 'ann');
  for (const propertyCode of ['amount', 'urgent', 'remark']) {
    const input = { schemaCode: 'Order', objectIds: [id], propertyCode, modifiedValue: '1' };
    expect((await app.call(batchUpdate, input, 'ann')).errcode).toBe(codeOf('batchPropertyRefused'));
  }
});

test.each([
  ['urgent = true', 'urgnt = true', 'there is no field “urgnt”'],
  ['urgent = true', 'urgent =', 'Unexpected|nrecogni|expected|Error|⚠|\\w'],
  ['sum(lines.cells)', 'sum(lines.price)', '“lines” has no column “price”'],
])('a package in which "%s" is "%s" is refused with file, line and the field', async (from, to, detail) => {
  const files = { ...ruled, 'models/order.yaml': order.replace(from, to) };
  const { errcode, errmsg } = await app.call(importPackage, { files }, 'adm');
  expect(errcode).toBe(codeOf('packageInvalid'));
  expect(errmsg).toMatch(/models\/order\.yaml.*\d+:\d+/);
  expect(errmsg).toMatch(new RegExp(detail));
});

test('a package with expressions, tabs and instructions is exported as it came', async () => {
  const sections = `tabs: [{ code: base, title: 基本, title_i18n: { en: Basics } }, { code: more, title: 更多 }]
    sections:
      - { title: 说明, instruction: "先读这里。", instruction_i18n: { en: Read this first. }, properties: [] }
      - { title: 基本信息, tab: base, properties: [title, amount, lines] }
      - { title: 其他, tab: more, properties: [remark] }`;
  const files = { ...ruled, 'models/order.yaml': order.replace(/sections: \[\{ title: 基本信息.*/, sections) };
  await app.services.appPackages.importPackage(files, {}, null);
  const exported = await app.services.appPackages.exportPackage('sales');
  const text = Object.values(exported.files).find((each) => each.includes('schemaCode: Order')) ?? '';
  for (const part of ['Read this first.', 'tab: base', 'sum(lines.cells)', 'amount > 100'])
    expect(text).toContain(part);
  expect((await app.services.appPackages.importPackage(exported.files, {}, null)).steps).toEqual([]);
});

test.each([
  ['tab: nowhere, properties: [title, amount, lines]', 'there is no tab “nowhere”'],
  ['properties: []', 'a section needs fields or an instruction'],
])('a form with a section "%s" is refused', async (section, detail) => {
  const files = changedPackage('models/order.yaml', 'properties: [title, amount, lines] }]', `${section} }]`);
  const { errcode, errmsg } = await app.call(importPackage, { files }, 'adm');
  expect([errcode, errmsg]).toEqual([codeOf('packageInvalid'), expect.stringContaining(detail)]);
});
