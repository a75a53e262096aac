import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { getDataItems } from '@portico/shared-kit/contract/models.endpoints';
import {
  batchUpdate,
  getBatchUpdateLog,
  previewBatchUpdate,
} from '@portico/shared-kit/contract/record-batches.endpoints';
import type { BatchUpdateInput } from '@portico/shared-kit/contract/record-batches.schema';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { transaction } from '../../../database/index.ts';
import { samplePackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

const rules = `
dataRules:
  - { propertyCode: title, checkType: 1, options: { pattern: '^[^!]*$', message: 不能有叹号 } }
  - { propertyCode: title, checkType: 4, options: { maxLength: 150 } }
  - { propertyCode: amount, checkType: 2, options: { rule: '<=', value: 1000, prompt: 不能超过 1000 } }
  - { propertyCode: members, checkType: 2, options: { type: property, rule: '<=', propertyCode: amount, prompt: 不能多于金额 } }
`;

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
  const restrict = (text: string, role: string, fields: string) =>
    text.replace(new RegExp(`(role: ${role},.*) \\}`), (_, start: string) => `${start}, fields: [${fields}] }`);
  const readOnly = '{ propertyCode: amount, writable: false }';
  const hidden = '{ propertyCode: members, visible: false }';
  const model = `${samplePackage['models/order.yaml']}${rules}`;
  const order = restrict(restrict(model, 'lead', readOnly), 'auditor', hidden);
  await app.services.appPackages.importPackage({ ...samplePackage, 'models/order.yaml': order }, {}, null);
});
afterAll(() => app.close());

type UpdateCase = Pick<BatchUpdateInput, 'propertyCode' | 'modifiedValue'> & Partial<BatchUpdateInput>;
const inputOf = (records: readonly { readonly id: string }[], input: UpdateCase): BatchUpdateInput => ({
  schemaCode: 'Order',
  objectIds: records.map(({ id }) => asRecordId(id)),
  ...input,
});
const update = (records: readonly { readonly id: string }[], input: UpdateCase, user = 'ann') =>
  app.call(batchUpdate, inputOf(records, input), user, 'zh');
const preview = (records: readonly { readonly id: string }[], input: UpdateCase, user = 'ann') =>
  app.call(previewBatchUpdate, inputOf(records, input), user, 'zh');
const read = async ({ id }: { readonly id: string }, user = 'max'): Promise<BizRecord> =>
  (await app.call(getRecord, { schemaCode: 'Order', id }, user)).data;
const orders = (count: number, user = 'ann', data: Record<string, unknown> = {}) =>
  Promise.all(Array.from({ length: count }, () => newOrder(app, user, data)));
const refusal = (name: ErrorName, count: number) =>
  expect.objectContaining({ resultCode: codeOf(name), count }) as unknown;

test('every type of the specification takes its value from text', async () => {
  const [order] = await orders(1);
  const values: Record<string, string> = {
    remark: '多行\n文字',
    amount: '12.50',
    dueDate: '2026-03-02',
    urgent: '1',
    channel: '线下',
    status: 'closed',
    tags: '急;新',
    seller: '[{"id":"bob","unitType":3,"name":"x"}]',
    watchers: '[{"id":"bob","unitType":3,"name":"x"},{"id":"cat","unitType":3,"name":""}]',
    region: '[{"id":"finance","unitType":1,"name":""}]',
    regions: '[{"id":"finance","name":""},{"id":"sales","name":""}]',
  };
  for (const [propertyCode, modifiedValue] of Object.entries(values)) {
    const { data, errmsg } = await update([order as BizRecord], { propertyCode, modifiedValue });
    expect({ propertyCode, errmsg, ...data }).toMatchObject({ propertyCode, successCount: 1, failCount: 0 });
  }
  const { data, version } = await read(order as BizRecord);
  expect(version).toBe(1 + Object.keys(values).length);
  expect(data).toMatchObject({
    remark: '多行\n文字',
    amount: '12.5',
    dueDate: '2026-03-01T16:00:00.000Z',
    urgent: true,
    channel: '线下',
    status: 'closed',
    tags: ['急', '新'],
    seller: { id: 'bob', name: '博' },
    watchers: [{ id: 'bob' }, { id: 'cat', name: '凯' }],
    region: { id: 'finance', name: '财务部' },
    regions: [{ id: 'finance' }, { id: 'sales' }],
    modifier: { id: 'ann' },
  });
});

test.each<[string, string, ErrorName]>([
  ['title', '', 'batchValueEmpty'],
  ['title', ' \u3000 ', 'batchValueEmpty'],
  ['amount', 'viel', 'valueInvalid'],
  ['amount', '12345678901234567', 'valueInvalid'],
  ['channel', '邮寄', 'valueInvalid'],
  ['seller', '[{"id":"ghost","name":"无"}]', 'valueInvalid'],
  ['files', '[]', 'batchPropertyRefused'],
  ['lines', '[]', 'batchPropertyRefused'],
  ['contractNo', 'HT', 'batchPropertyRefused'],
  ['owner', '[{"id":"bob","name":""}]', 'batchPropertyRefused'],
  ['sequenceStatus', 'DRAFT', 'batchPropertyRefused'],
  ['nothing', '1', 'propertyMissing'],
  ['title', '急!', 'dataRuleBroken'],
  ['title', '长'.repeat(151), 'dataRuleBroken'],
  ['amount', '1000.01', 'dataRuleBroken'],
])('%s cannot become %j', async (propertyCode, modifiedValue, name) => {
  const [order] = await orders(1);
  for (const call of [preview, update]) {
    const answer = await call([order as BizRecord], { propertyCode, modifiedValue });
    expect(answer).toMatchObject({ errcode: codeOf(name) });
  }
  expect((await read(order as BizRecord)).version).toBe(1);
});

test('the words of the specification are told for an empty value', async () => {
  const orderOnes = await orders(1);
  expect((await update(orderOnes, { propertyCode: 'title', modifiedValue: '  ' })).errmsg).toBe('批量修改不能为空值');
});

test('a preview counts the values that change, what stays and why, and changes nothing', async () => {
  const own = await Promise.all(['红', '红', '蓝', null, '新'].map((remark) => newOrder(app, 'ann', { remark })));
  const [foreign] = await orders(1, 'max');
  const [seen] = await orders(1, 'cat');
  const all = [...own, foreign as BizRecord, seen as BizRecord, { id: 'missing' }];
  const { data } = await preview(all, { propertyCode: 'remark', modifiedValue: '新' }, 'amy');
  expect(data.refusals).toEqual([refusal('noPermissionToEdit', 7), refusal('recordMissing', 1)]);
  const mine = (await preview(all, { propertyCode: 'remark', modifiedValue: '新' })).data;
  expect(mine).toMatchObject({
    total: 8,
    changes: [
      { beforeValue: '红', count: 2 },
      { beforeValue: '蓝', count: 1 },
      { beforeValue: null, count: 1 },
    ],
    otherCount: 0,
    afterValue: '新',
    sameCount: 1,
    refusals: [refusal('recordMissing', 3)],
  });
  expect(Object.keys(mine.versions)).toHaveLength(5);
  expect((await read(own[0] as BizRecord)).data.remark).toBe('红');
});

test('what may be changed is changed, the rest is counted, and roles reach as far as they see', async () => {
  const [ann, bob, cat] = [await orders(2, 'ann'), await orders(2, 'bob'), await orders(2, 'cat')];
  const all = [...ann, ...bob, ...cat];
  const asLead = (await update(all, { propertyCode: 'remark', modifiedValue: '主管改' }, 'lee')).data;
  expect(asLead).toMatchObject({ total: 6, successCount: 4, failCount: 2, refusals: [refusal('recordMissing', 2)] });
  const asBoss = (await update(all, { propertyCode: 'remark', modifiedValue: '经理改' }, 'max')).data;
  expect(asBoss).toMatchObject({ total: 6, successCount: 6, failCount: 0 });
  const asClerk = (await update(all, { propertyCode: 'remark', modifiedValue: '职员改' }, 'ann')).data;
  expect(asClerk).toMatchObject({ successCount: 2, failCount: 4 });
  const remarks = await Promise.all(all.map(async (each) => (await read(each)).data.remark));
  expect(remarks).toEqual(['职员改', '职员改', '经理改', '经理改', '经理改', '经理改']);
  expect((await update(all, { propertyCode: 'remark', modifiedValue: 'x' }, 'out')).errcode).toBe(
    codeOf('noPermissionToView'),
  );
});

test('a record of a workflow is left as it is, whatever the client sends', async () => {
  const [plain, running] = await orders(2);
  await transaction(app.platform.connections.db, (trx) =>
    app.services.records.forWorkflow.setWorkflowState(trx, 'Order', (running as BizRecord).id, {
      workflowInstanceId: 'w1',
      sequenceStatus: 'COMPLETED',
      actorId: 'ann',
    }),
  );
  const { data } = await update([plain as BizRecord, running as BizRecord], {
    propertyCode: 'remark',
    modifiedValue: '改',
  });
  expect(data).toMatchObject({ successCount: 1, refusals: [refusal('batchProcessData', 1)] });
  expect(data.refusals[0]?.resultDesc).toBe('流程表单不支持批量修改！');
});

test('a record that somebody changed since the preview is kept as they left it', async () => {
  const [one, two] = (await orders(2)) as [BizRecord, BizRecord];
  const asked = { propertyCode: 'remark', modifiedValue: '批量' };
  const { versions } = (await preview([one, two], asked)).data;
  await app.call(saveRecord, { schemaCode: 'Order', id: one.id, version: 1, data: { remark: '他人' } }, 'max');
  const { data } = await update([one, two], { ...asked, versions });
  expect(data).toMatchObject({ successCount: 1, failCount: 1, refusals: [refusal('recordConflict', 1)] });
  expect(data.refusals[0]?.resultDesc).toContain('马');
  expect((await read(one)).data.remark).toBe('他人');
  // Who has the form open from before the batch is told so, instead of undoing it.
  const late = { schemaCode: 'Order', id: two.id, version: 1, data: { remark: '旧表单' } };
  expect((await app.call(saveRecord, late, 'max')).errcode).toBe(codeOf('recordConflict'));
});

test('two batches at once over the same records both end, and no change is lost unseen', async () => {
  const all = await orders(20);
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((modifiedValue, index) =>
      update(index === 1 ? all.toReversed() : all, { propertyCode: 'remark', modifiedValue }),
    ),
  );
  expect(answers.map(({ data }) => data.successCount)).toEqual([20, 20, 20]);
  const records = await Promise.all(all.map((each) => read(each)));
  expect(new Set(records.map(({ version }) => version))).toEqual(new Set([4]));
});

test('a rule that looks at the record beside the value keeps only those records that break it', async () => {
  const [rich, poor] = [await orders(1, 'ann', { amount: '100' }), await orders(1, 'ann', { amount: '2' })];
  const { data } = await update([...rich, ...poor], { propertyCode: 'members', modifiedValue: '5' });
  expect(data).toMatchObject({ successCount: 1, refusals: [{ resultDesc: '不能多于金额', count: 1 }] });
});

test('names that are made of the field change with it, and what had the value already is not touched', async () => {
  const [changed, same] = [await newOrder(app, 'ann', { title: '旧' }), await newOrder(app, 'ann', { title: '新名' })];
  const { data } = await update([changed, same], { propertyCode: 'title', modifiedValue: '新名' });
  expect(data).toMatchObject({ successCount: 2, failCount: 0 });
  expect((await read(changed)).data.name).toMatch(/^新名 SO/);
  expect((await read(same)).version).toBe(1);
});

test('each changed record has an entry in its form trace with both values', async () => {
  const [order] = await orders(1, 'ann', { status: 'open' });
  await update([order as BizRecord], { propertyCode: 'status', modifiedValue: 'closed' });
  const { id } = order as BizRecord;
  const trace = (await app.call(getFormTrace, { schemaCode: 'Order', bizObjectId: id, page: 0, size: 10 }, 'ann')).data;
  expect(trace.content[0]).toMatchObject({
    action: 'batch',
    creatorName: '安',
    changes: [{ code: 'status', beforeValue: 'open', afterValue: 'closed' }],
  });
});

test('the log tells newest first what was changed, for how many; who does not see all records sees their own', async () => {
  const all = [...(await orders(2, 'ann')), ...(await orders(1, 'cat'))];
  await update(all, { propertyCode: 'urgent', modifiedValue: '1' }, 'max');
  await update(all, { propertyCode: 'urgent', modifiedValue: '0' }, 'ann');
  const ofAll = { schemaCode: 'Order', page: 0, size: 99_999 };
  const { data } = await app.call(getBatchUpdateLog, ofAll, 'max');
  expect(data.content[0]).toMatchObject({
    userName: '安',
    propertyName: '加急',
    modifiedValue: '否',
    modifiedValue_i18n: '{"en":"No"}',
    total: 3,
    successCount: 2,
    failCount: 1,
  });
  expect(data.content[1]).toMatchObject({ userName: '马', modifiedValue: '是', successCount: 3 });
  const own = (await app.call(getBatchUpdateLog, ofAll, 'ann')).data;
  expect(new Set(own.content.map(({ userName }) => userName))).toEqual(new Set(['安']));
  expect(own.totalElements).toBeLessThan(data.totalElements);
  const second = (await app.call(getBatchUpdateLog, { schemaCode: 'Order', page: 1, size: 1 }, 'max')).data;
  expect(second.content).toEqual([data.content[1]]);
  expect((await app.call(getBatchUpdateLog, ofAll, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});

test('the log is answered whole where its largest page is asked for', async () => {
  const { db, corpId } = { ...app.platform.connections, corpId: app.platform.corpId };
  const { totalElements } = (await app.call(getBatchUpdateLog, { schemaCode: 'Order', page: 0, size: 1 }, 'max')).data;
  await sql`insert into batch_update_log (corp_id, id, schema_code, user_id, created_time, property_code, property_name,
      modified_value, total, success_count, fail_count)
    select ${corpId}, 'old-' || n, 'Order', 'max', to_timestamp(1600000000 + n), 'urgent', '加急', '是', 1, 1, 0
    from generate_series(1, 600) n`.execute(db);
  const { data } = await app.call(getBatchUpdateLog, { schemaCode: 'Order', page: 0, size: 99_999 }, 'max');
  expect(data.content).toHaveLength(totalElements + 600);
  expect(data.content.at(-1)?.id).toBe('old-1');
});

test('five hundred records are changed at once', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: `many-${index}`,
    data: { title: `第${index}`, creater: { id: 'ann', name: '' } },
  }));
  await app.services.records.saving.bulkLoad('Order', rows);
  const { data } = await update(rows, { propertyCode: 'title', modifiedValue: '同一标题' });
  expect(data).toMatchObject({ total: 500, successCount: 500 });
});

test('a field that the user may not change is refused and not offered, and the log does not tell of hidden ones', async () => {
  const own = await orders(1);
  const lower = { propertyCode: 'amount', modifiedValue: '1' };
  expect((await update(own, lower, 'lee')).errcode).toBe(codeOf('fieldNotWritable'));
  expect((await update(own, lower)).data.successCount).toBe(1);
  const items = (await app.call(getDataItems, { schemaCode: 'Order' }, 'lee')).data;
  expect(items.find(({ code }) => code === 'amount')).toMatchObject({ isBatchEditable: false });
  await update(own, { propertyCode: 'members', modifiedValue: '1' }, 'max');
  const all = { schemaCode: 'Order', page: 0, size: 50 };
  const named = async (user: string) =>
    (await app.call(getBatchUpdateLog, all, user)).data.content.map(({ propertyName }) => propertyName);
  expect(await named('max')).toContain('成员数');
  expect(await named('amy')).toContain('金额');
  expect(await named('amy')).not.toContain('成员数');
});
