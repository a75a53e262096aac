import { getDataItems, getDataRules } from '@portico/shared-kit/contract/models.endpoints';
import { batchUpdate } from '@portico/shared-kit/contract/record-batches.endpoints';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { samplePackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

const rules = `
dataRules:
  - { propertyCode: title, checkType: 1, options: { pattern: '^[^!]*$', message: 不能有叹号, message_i18n: { en: No exclamation marks } } }
  - { propertyCode: title, checkType: 4, options: { maxLength: 20 } }
  - { propertyCode: amount, checkType: 2, options: { rule: '~', value: 1, to: 1000, prompt: 金额应在 1 到 1000 之间 } }
  - { propertyCode: members, checkType: 2, options: { type: property, rule: '<=', propertyCode: amount, prompt: 成员数不能多于金额 } }
  - { propertyCode: remark, checkType: 2, options: { type: records, rule: '=', schemaCode: Customer, propertyCode: title, prompt: 没有这个客户 } }
  - { propertyCode: dueDate, checkType: 2, options: { type: records, rule: '>', schemaCode: Order, propertyCode: dueDate, match: { propertyCode: channel, equals: channel }, prompt: 交期应晚于同渠道的订单 } }
  - { propertyCode: contractNo, checkType: 5 }
  - { propertyCode: status, checkType: 5 }
  - { propertyCode: lines.product, checkType: 5 }
  - { propertyCode: lines.product, checkType: 4, options: { maxLength: 5 } }
  - { propertyCode: lines.quantity, checkType: 2, options: { type: property, rule: '<=', propertyCode: amount, prompt: 数量不能多于金额 } }
  - { propertyCode: lines.cells, checkType: 2, options: { type: records, rule: '=', schemaCode: Order, propertyCode: members, prompt: 没有这样的成员数 } }
`;
const withRules = (text: string) => ({
  ...samplePackage,
  'models/order.yaml': `${samplePackage['models/order.yaml']}${text}`,
});

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(withRules(rules), {}, null);
});
afterAll(() => app.close());

const save = (data: Record<string, unknown>, more: Partial<SaveRecordInput> = {}, locale: 'zh' | 'en' = 'zh') =>
  app.call(saveRecord, { schemaCode: 'Order', data, ...more }, 'ann', locale);
const broken = codeOf('dataRuleBroken');

test('a save keeps to a pattern, a maximum length and a range, and says which one it breaks', async () => {
  expect(await save({ title: '急！'.replace('！', '!') }, {}, 'en')).toMatchObject({
    errcode: broken,
    errmsg: 'No exclamation marks',
    status: 400,
    data: null,
  });
  expect(await save({ title: '长'.repeat(21) })).toMatchObject({ errcode: broken, errmsg: '标题最大长度不能超过20' });
  expect(await save({ title: '贵', amount: '1000.01' })).toMatchObject({ errmsg: '金额应在 1 到 1000 之间' });
  expect(await save({ title: '好', amount: '1000' })).toMatchObject({ errcode: 0 });
});

describe('rules of the columns of a sub-table', () => {
  const lines = (...rows: object[]) => rows.map((row, index) => ({ id: `l${index}`, ...row }));

  test('are kept by every row of a save, which names the row and the sub-table', async () => {
    const wrong = lines({ product: '甲', quantity: '1' }, { product: '乙', quantity: '6' });
    const answer = await save({ title: '好', amount: '5', lines: wrong });
    expect(answer).toMatchObject({
      errcode: broken,
      params: { propertyCode: 'lines', rowId: 'l1', column: 'quantity' },
    });
    expect(answer.errmsg).toMatch(/2.*数量.*数量不能多于金额/);
    const twice = await save({ title: '好', lines: lines({ product: '甲' }, { product: '乙' }, { product: '甲' }) });
    expect(twice.errmsg).toMatch(/3.*产品.*该值已存在/);
    const long = await save({ title: '好', lines: lines({ product: '一二三四五六' }) });
    expect(long.errmsg).toMatch(/1.*产品最大长度不能超过5/);
    const kept = lines({ product: '甲', quantity: '5' }, { product: '乙', quantity: '5' });
    const saved = await save({ title: '好', amount: '5', lines: kept });
    expect(saved.errcode).toBe(0);
    // Only the field that they are compared with comes.
    const { id, version } = saved.data;
    expect((await save({ amount: '4' }, { id, version })).errmsg).toMatch(/1.*数量不能多于金额/);
    const input = { schemaCode: 'Order', objectIds: [id], propertyCode: 'amount', modifiedValue: '3' };
    const batch = await app.call(batchUpdate, input, 'ann');
    expect(batch.data).toMatchObject({ successCount: 0, failCount: 1 });
  });

  test('ask other records for the value of each row', async () => {
    await newOrder(app, 'ann', { amount: '900', members: '77' });
    const none = await save({
      title: '好',
      lines: lines({ product: '甲', cells: '77' }, { product: '乙', cells: '78' }),
    });
    expect(none.errmsg).toMatch(/2.*格数.*没有这样的成员数/);
    expect((await save({ title: '好', lines: lines({ product: '甲', cells: '77' }, { product: '乙' }) })).errcode).toBe(
      0,
    );
  });
});

test('a draft keeps what breaks a rule beside its record, which does not become one with it', async () => {
  const { data } = await save({ title: '草稿!' }, { draft: true });
  expect(data.data['title']).toBe('草稿!');
  expect(await save({ title: '草稿!' }, { id: data.id, version: 1 })).toMatchObject({ errcode: broken });
  expect(await save({}, { draft: true })).toMatchObject({ errcode: 0 });
});

test('a change of one field is compared with what the record has of the other', async () => {
  const { id, version } = await newOrder(app, 'ann', { amount: '5', members: '5' });
  const lower = await save({ amount: '4' }, { id, version });
  expect(lower).toMatchObject({ errcode: broken, errmsg: '成员数不能多于金额' });
  expect(await save({ amount: '4', members: '4' }, { id, version })).toMatchObject({ errcode: 0 });
});

test('a value must be among those of another model, whether the user may see that model or not', async () => {
  expect(await save({ title: '甲', remark: '甲公司' })).toMatchObject({ errcode: broken, errmsg: '没有这个客户' });
  await app.call(saveRecord, { schemaCode: 'Customer', data: { title: '甲公司' } }, 'max');
  expect(await save({ title: '甲', remark: '甲公司' })).toMatchObject({ errcode: 0 });
});

test('other records are narrowed to those that match, and a record is not compared with itself', async () => {
  const [early, late] = ['2026-03-01T16:00:00.000Z', '2026-03-05T16:00:00.000Z'];
  const first = await newOrder(app, 'ann', { channel: '线上', dueDate: late });
  const same = await save({ title: '乙', channel: '线上', dueDate: early });
  expect(same).toMatchObject({ errcode: broken, errmsg: '交期应晚于同渠道的订单' });
  expect(await save({ title: '乙', channel: '线下', dueDate: early })).toMatchObject({ errcode: 0 });
  const again = await save({ dueDate: late }, { id: first.id, version: first.version });
  expect(again).toMatchObject({ errcode: 0 });
});

test('a unique rule is kept by an index, also for two saves at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => save({ title: '同', contractNo: 'HT-1' })));
  expect(answers.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
    0,
    codeOf('valueNotUnique'),
    codeOf('valueNotUnique'),
  ]);
  expect(await save({ title: '状', status: 'open' })).toMatchObject({ errcode: 0 });
  expect(await save({ title: '态', status: 'open' })).toMatchObject({ errcode: codeOf('valueNotUnique') });
});

test('what is loaded in bulk keeps to the rules as well, and nothing is kept of a load that does not', async () => {
  const rows = ['一', '二!'].map((title) => ({ data: { title, creater: { id: 'ann', name: '' } } }));
  await expect(app.services.records.saving.bulkLoad('Order', rows)).rejects.toMatchObject({
    errorName: 'dataRuleBroken',
  });
});

test('rules and fields are told to who may see the model', async () => {
  const told = await app.call(getDataRules, { schemaCode: 'Order' }, 'ann');
  expect(told.data).toHaveLength(12);
  expect(told.data[1]).toEqual({
    propertyCode: 'title',
    schemaCode: 'Order',
    checkType: 4,
    options: { maxLength: 20 },
  });
  const items = (await app.call(getDataItems, { schemaCode: 'Order' }, 'ann')).data;
  const byCode = new Map(items.map((item) => [item.code, item]));
  expect(byCode.get('owner')).toMatchObject({ defaultProperty: true, isBatchEditable: false });
  expect(byCode.get('amount')).toMatchObject({ defaultProperty: false, isBatchEditable: true });
  expect(byCode.get('lines')?.subSchema?.properties.map(({ code }) => code)).toContain('product');
  expect(JSON.parse(byCode.get('dueDate')?.options ?? '')).toEqual({ format: 1 });
  const batch = items.filter(({ isBatchEditable }) => isBatchEditable).map(({ code }) => code);
  expect(batch).toEqual(
    'title remark amount dueDate urgent channel seller region tags watchers regions members'.split(' '),
  );
  const onForm = (await app.call(getDataItems, { schemaCode: 'Order', sheetCode: 'main' }, 'ann')).data;
  expect(onForm.filter(({ defaultProperty }) => !defaultProperty).map(({ code }) => code)).toEqual([
    'title',
    'amount',
    'lines',
  ]);
  expect((await app.call(getDataItems, { schemaCode: 'Order', sheetCode: 'no' }, 'ann')).errcode).toBe(
    codeOf('formMissing'),
  );
  const refused = codeOf('noPermissionToView');
  expect((await app.call(getDataItems, { schemaCode: 'Order' }, 'out')).errcode).toBe(refused);
  expect((await app.call(getDataRules, { schemaCode: 'Order' }, 'out')).errcode).toBe(refused);
});

test.each([
  ['{ propertyCode: nothing, checkType: 4, options: { maxLength: 1 } }', 'there is no field “nothing”'],
  ['{ propertyCode: owner, checkType: 4, options: { maxLength: 1 } }', 'the system keeps'],
  ['{ propertyCode: amount, checkType: 4, options: { maxLength: 1 } }', 'is not text'],
  ["{ propertyCode: title, checkType: 1, options: { pattern: '(?=x)', message: m } }", 'not supported'],
  ['{ propertyCode: amount, checkType: 2, options: { rule: ">", value: many, prompt: p } }', 'is not a value of'],
  ['{ propertyCode: urgent, checkType: 2, options: { rule: "=", value: 1, prompt: p } }', 'cannot be compared'],
  ['{ propertyCode: remark, checkType: 5 }', 'cannot be unique'],
  [
    '{ propertyCode: amount, checkType: 2, options: { type: property, rule: ">", propertyCode: title, prompt: p } }',
    'not of one type',
  ],
  [
    '{ propertyCode: amount, checkType: 2, options: { type: records, rule: ">", schemaCode: Customer, propertyCode: none, prompt: p } }',
    'there is no field “none”',
  ],
  ['{ propertyCode: title, checkType: 3 }', 'must be equal'],
  ['{ propertyCode: lines.nothing, checkType: 5 }', 'there is no field “lines.nothing”'],
  [
    '{ propertyCode: amount, checkType: 2, options: { type: property, rule: ">", propertyCode: lines.cells, prompt: p } }',
    'is not in the row of the rule',
  ],
  [
    '{ propertyCode: lines.cells, checkType: 2, options: { type: records, rule: ">", schemaCode: Order, propertyCode: lines.cells, prompt: p } }',
    'not by their rows',
  ],
])('publishing refuses %s and says where and why', async (rule, detail) => {
  const files = withRules(`dataRules:\n  - ${rule}`);
  await expect(app.services.appPackages.importPackage(files, {}, null)).rejects.toMatchObject({
    errorName: 'packageInvalid',
    params: {
      detail: expect.stringContaining(detail) as string,
      place: expect.stringMatching(/^\d+:\d+$|^dataRules\.0/) as string,
    },
  });
});

test('a rule that values are unique is refused while records repeat one', async () => {
  for (const title of ['重', '重']) await newOrder(app, 'ann', { title });
  const files = withRules('dataRules: [{ propertyCode: title, checkType: 5 }]');
  await expect(app.services.appPackages.importPackage(files, {}, null)).rejects.toMatchObject({
    errorName: 'packageInvalid',
    params: { detail: 'records have the same value here' },
  });
});
