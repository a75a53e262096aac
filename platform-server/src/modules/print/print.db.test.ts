import { getConfirmIsPrint, listPrintTemplates, loadPrintData } from '@portico/shared-kit/contract/print.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson } from '../../database/index.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';
import { printService, printSources } from './index.ts';

let app: TestApp;

const attributes = { version: 1, pages: [[{ eleType: 'title', id: 't', top: 0, left: 0, innerTxt: '订单' }]] };

beforeAll(async () => {
  app = await startRecordsApp(() => new Date('2026-03-02T01:00:00Z'));
  const { db } = app.platform.connections;
  const template = { corp_id: 'main', schema_code: 'Order' };
  const rows = [
    { ...template, code: 'second', name: '简版', form_code: null, sort_key: 2 },
    { ...template, code: 'first', name: '标准', form_code: 'sheet1', sort_key: 1 },
    { ...template, code: 'other', name: '别的表单', form_code: 'sheet2', sort_key: 3 },
    { ...template, code: 'off', name: '停用的', form_code: 'sheet1', sort_key: 0, availability: 'off' as const },
  ];
  const publication = { version: 1, published_time: new Date(), content: asJson(attributes) };
  for (const row of rows) {
    const { code, name } = row;
    await db.insertInto('print_template').values(row).execute();
    await db
      .insertInto('print_template_version')
      .values({ corp_id: 'main', code, name, ...publication })
      .execute();
  }
  const draft = { code: 'draft', name: '草稿', form_code: 'sheet1', draft: asJson(attributes), sort_key: 4 };
  await db
    .insertInto('print_template')
    .values({ ...template, ...draft })
    .execute();
});
afterAll(() => app.close());

test("a form's templates come in their order, with those of every form and none that is off; drafts stay with designers", async () => {
  const { data } = await app.call(listPrintTemplates, { schemaCode: 'Order', sheetCode: 'sheet1' }, 'ann');
  expect(data.map((template) => template.name)).toEqual(['标准', '简版', '草稿']);
  expect(JSON.parse(data[0]?.printJson ?? '')).toEqual(attributes);
  expect(data.every((template) => template.draftAttributesJson === null)).toBe(true);
  expect(data[2]?.printJson).toBeNull();
});

test('before printing, the templates of all forms are there to choose from, and which of them are empty', async () => {
  const { data } = await app.call(getConfirmIsPrint, { schemaCode: 'Order' }, 'ann');
  expect(data.printSheetCodes.map(({ id, sheetCode, isEmpty }) => [id, sheetCode, isEmpty])).toEqual([
    ['first', 'sheet1', false],
    ['second', null, false],
    ['other', 'sheet2', false],
    ['draft', 'sheet1', true],
  ]);
  expect((await app.call(getConfirmIsPrint, { schemaCode: 'Customer' }, 'max')).data.printSheetCodes).toEqual([]);
  expect((await app.call(getConfirmIsPrint, { schemaCode: 'Order' }, 'out')).errcode).toBe(
    codeOf('noPermissionToView'),
  );
});

test('a model without templates has an empty list, and a model that is not there has none', async () => {
  expect((await app.call(listPrintTemplates, { schemaCode: 'Customer' }, 'max')).data).toEqual([]);
  const unknown = await app.call(listPrintTemplates, { schemaCode: 'Nothing' }, 'max');
  expect(unknown.errcode).toBe(codeOf('modelMissing'));
});

test('records come whole, in the order they were asked for, with what their form is made of', async () => {
  const first = await newOrder(app, 'ann', {
    title: '一',
    lines: [{ id: 'a', product: '钢', quantity: '2.5', keeper: null }],
  });
  const second = await newOrder(app, 'ann', { title: '二' });
  const input = { schemaCode: 'Order', objectIds: [second.id, first.id] };
  const { data } = await app.call(loadPrintData, input, 'ann');
  expect(data.records.map((record) => record.bizObject.data.title)).toEqual(['二', '一']);
  const { data: shown } = await app.call(getRecord, { schemaCode: 'Order', id: first.id }, 'ann');
  expect(data.records[1]).toEqual({ bizObject: shown, workFlowLog: [] });
  expect(data.properties.map((property) => property.code)).toEqual(
    expect.arrayContaining(['title', 'lines', 'sequenceNo']),
  );
  expect(data.form.sections.length).toBeGreaterThan(0);
});

test('one record that is not there spoils the whole print', async () => {
  const { id } = await newOrder(app, 'ann');
  const answer = await app.call(loadPrintData, { schemaCode: 'Order', objectIds: [id, 'gone'] }, 'ann');
  expect(answer.errcode).toBe(codeOf('recordMissing'));
  const unknown = await app.call(loadPrintData, { schemaCode: 'Nothing', objectIds: ['x'] }, 'ann');
  expect(unknown.errcode).toBe(codeOf('modelMissing'));
});

test("a record's workflow log is printed with it", async () => {
  const { id } = await newOrder(app, 'ann');
  const entry = {
    activityName: '经理审批',
    activityName_i18n: null,
    activityCode: 'approve',
    receiveTime: '2026-03-02T01:00:00.000Z',
    finishTime: null,
    usedTime: null,
    user: null,
    name: '博',
    approvalActionStatus: null,
    reasonCode: null,
    comment: '"同意"',
    logStatus: 'PENDING' as const,
  };
  const {
    models,
    records: { reading },
  } = app.services;
  const sources = printSources({ models, records: reading, workflowLogs: async () => new Map([[id, [entry]]]) });
  const user = { id: 'ann', corpId: 'main', name: '安', sessionId: 's', grants: [], roleCodes: ['clerk'] };
  const ann = { ...user, mainDepartmentId: 'sales', departmentIds: ['sales'], departmentIdsBelow: ['sales'] };
  const reply = await printService(app.platform, sources).loadData(ann, { schemaCode: 'Order', objectIds: [id] });
  expect(JSON.parse(reply)).toMatchObject({ records: [{ workFlowLog: [entry] }] });
});
