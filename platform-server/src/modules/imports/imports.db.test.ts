import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { confirmImport, getImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { RowValue } from '@portico/shared-kit/fields';
import { producerFixtures } from '../../spreadsheets/testing/producer-fixtures.ts';
import {
  contactsOf,
  csvOf,
  forgetContacts,
  importFile,
  refusedRows,
  startImportApp,
  xlsxOf,
} from '../../testing/import-world.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder } from '../../testing/test-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startImportApp();
});
afterAll(() => app.close());
afterEach(() => forgetContacts(app));

const head = (...texts: string[]) => [texts.map((text) => ({ text }))];
const good = (successCount: number, more: Partial<ImportTask> = {}) => ({
  taskStatus: 'END',
  operationResult: 'Success',
  errorType: 0,
  total: successCount,
  successCount,
  errorCount: 0,
  reasons: [],
  ...more,
});

test('one row of each kind of field becomes a record with its number, owner and trace', async () => {
  const heads = [
    '* 名称 ',
    'code',
    '备注',
    '金额',
    '占比',
    '日期',
    '时间',
    '加急',
    '渠道',
    '标签',
    '销售员',
    '成员',
    '部门',
    '团队',
    '地址',
    '没有的列',
  ];
  const row = [
    '甲公司',
    'A-1',
    "'=1+1",
    12.5,
    0.25,
    { kind: 'date', value: '2026-11-24' } as const,
    '09:30',
    true,
    'Online',
    '急;大',
    '博',
    'bob；Kai',
    '销售部',
    '财务部;安',
    '广东省深圳市南山区科技园1号',
    'x',
  ];
  const task = await importFile(app, 'max', await xlsxOf(head(...heads), [row]), { name: 'contacts.xlsx' });
  expect({ task, faults: app.faults }).toMatchObject({ task: good(1), faults: [] });
  const [record] = await contactsOf(app, 'max');
  expect(record?.data).toMatchObject({
    title: '甲公司',
    code: 'A-1',
    note: '=1+1',
    amount: '12.5',
    share: '0.25',
    due: '2026-11-23T16:00:00.000Z',
    at: '09:30:00',
    urgent: true,
    channel: 'on',
    tags: ['急', '大'],
    seller: { id: 'bob' },
    members: [{ id: 'bob' }, { id: 'cat' }],
    region: { id: 'sales' },
    team: [
      { id: 'finance', unitType: 1 },
      { id: 'ann', unitType: 3 },
    ],
    place: { provinceName: '广东省', districtName: '南山区', address: '科技园1号' },
    total: '25',
    name: '甲公司',
    sequenceNo: expect.stringMatching(/^C\d{8}0001$/),
    sequenceStatus: 'COMPLETED',
    owner: { id: 'max' },
    ownerDeptId: { id: 'finance' },
    creater: { id: 'max' },
  });
  const trace = { schemaCode: 'Contact', bizObjectId: record?.id ?? '', page: 0, size: 20 };
  expect((await app.call(getFormTrace, trace, 'max')).data.totalElements).toBe(1);
});

test('what is wrong with a row is told of every cell, and the rest is written', async () => {
  await newOrder(app, 'max');
  const heads = ['名称', '备注', '金额', '日期', '时间', '加急', '渠道', '销售员', '成员', '部门', '客户'];
  const file = csvOf(
    heads,
    ['好', '', '1', '', '', '', '', '', '', '', ''],
    [
      '',
      '这一句比十个字要长得多',
      'viel',
      '2026-02-30',
      '25:00',
      'vielleicht',
      '无',
      '无名',
      '博;无名',
      '无部',
      '无客户',
    ],
    ['坏', '', '12345678901234567', '', '', '', '', '博;安', '', '', ''],
  );
  const task = await importFile(app, 'max', file);
  expect(task).toMatchObject({
    errorType: 1,
    operationResult: 'PartialSuccess',
    total: 3,
    successCount: 1,
    errorCount: 2,
  });
  const [first, second] = await refusedRows(app, task);
  const kinds = Object.fromEntries(
    Object.entries(first?.cells ?? {}).map(([code, cell]) => [code, cell.problem?.kind]),
  );
  expect(kinds).toEqual({
    title: 'EMPTY',
    note: 'WRONG',
    amount: 'WRONG',
    due: 'WRONG',
    at: 'WRONG',
    urgent: 'WRONG',
    channel: 'NOEXIT',
    seller: 'NOEXIT',
    members: 'NOEXIT',
    region: 'NOEXIT',
    client: 'NOEXIT',
  });
  expect(first).toMatchObject({ rowNumber: 3, reason: null });
  expect(second?.cells).toMatchObject({
    amount: {
      text: '12345678901234567',
      value: null,
      problem: { kind: 'WRONG', reason: expect.stringContaining('16') },
    },
    seller: { problem: { kind: 'SINGLE_SELECT' } },
  });
  expect(task.reasons[0]).toMatchObject({ count: 1, firstRows: expect.arrayContaining([expect.any(Number)]) });
  expect((await contactsOf(app, 'max')).map(({ data }) => data.title)).toEqual(['好']);
});

test('people are found by number, account and path, those who left are told of, and so are names of several', async () => {
  const { db: users } = app.platform.connections;
  const same = { corp_id: 'main', name: '同名', search_text: '', sort_text: '' };
  const people = [
    { id: 'same1', username: 'same1', employee_no: '1007' },
    { id: 'same2', username: 'same2', employee_no: '1008' },
    { id: 'left', username: 'left', employee_no: '1009', name: '离职', status: 'DISABLED' as const },
  ];
  await users
    .insertInto('app_user')
    .values(people.map((person) => ({ ...same, ...person })))
    .execute();
  const member = { corp_id: 'main', user_id: 'same2', department_id: 'sales', is_main: true };
  await users.insertInto('user_department').values(member).execute();
  const file = csvOf(
    ['名称', '销售员'],
    ['号', '1007'],
    ['径', '销售部/同名'],
    ['重', '同名'],
    ['离', '离职'],
    ['账', 'same2'],
  );
  const task = await importFile(app, 'max', file);
  expect(task).toMatchObject({ successCount: 3, errorCount: 2 });
  const found = (await contactsOf(app, 'max')).map(({ data }) => (data.seller as { id: string } | null)?.id);
  expect(found).toEqual(['same1', 'same2', 'same2']);
  const problems = (await refusedRows(app, task)).map(({ cells }) => cells.seller?.problem?.kind);
  expect(problems).toEqual(['REPEAT', 'FORBIDDEN']);
});

test('rows of sub-tables stand below a group, in merged cells as exports write them, in both languages', async () => {
  const grouped = [
    [
      { text: 'Company', rowSpan: 2 },
      { text: 'Lines', columnSpan: 2 },
      { text: '金额', rowSpan: 2 },
    ],
    [{ text: 'Product' }, { text: 'Quantity' }],
  ];
  const rows = [
    ['甲', '钢', 2, 1],
    [null, '铝', 3, null],
    ['乙', null, null, 2],
    ['丙', null, 4, 3],
  ];
  const task = await importFile(app, 'max', await xlsxOf(grouped, rows), { name: 'grouped.xlsx' });
  expect(task).toMatchObject({ total: 3, successCount: 2, errorCount: 1 });
  const [first, second] = await contactsOf(app, 'max');
  const linesOf = (rowsOf: unknown) =>
    (rowsOf as readonly RowValue[]).map(({ product, quantity }) => [product, quantity]);
  expect(linesOf(first?.data.lines)).toEqual([
    ['钢', '2'],
    ['铝', '3'],
  ]);
  expect(second?.data.lines).toBeNull();
  const [refused] = await refusedRows(app, task);
  expect(refused?.children.lines).toMatchObject([
    { rowNumber: 6, cells: { quantity: { text: '4', value: '4' }, product: { text: '', problem: { kind: 'EMPTY' } } } },
  ]);
  const flat = await importFile(
    app,
    'max',
    csvOf(['名称', '明细.产品', 'Lines/Quantity'], ['丁', '铜', '5'], ['', '锡', '6']),
  );
  expect(flat).toMatchObject(good(1));
});

test('records are overwritten by a key: what the file has is changed, the rest stays, with trace and version', async () => {
  const lines = [
    { id: 'a', product: '钢', quantity: '1' },
    { id: 'b', product: '铝', quantity: '2' },
  ];
  const save = async (data: Record<string, unknown>) =>
    (await app.call(saveRecord, { schemaCode: 'Contact', data }, 'max')).data;
  const old = await save({ title: '旧', code: 'K1', note: '留', amount: '1', lines });
  await save({ title: '同', code: null, note: '同' });
  await save({ title: '同', code: null, note: '同' });
  const file = csvOf(
    ['名称', '编码', '金额', '明细.产品'],
    ['新', 'K1', '7', '铜'],
    ['加', 'K2', '8', ''],
    ['重', 'K1', '9', ''],
  );
  const task = await importFile(app, 'max', file, { queryField: 'code' });
  expect(app.faults).toEqual([]);
  expect(task).toMatchObject({ successCount: 2, updatedCount: 1, errorCount: 1, errorType: 1 });
  const changed = (await contactsOf(app, 'max')).find(({ id }) => id === old.id);
  expect(changed).toMatchObject({
    version: 2,
    data: { title: '新', name: '新', note: '留', amount: '7', total: '14', sequenceNo: old.data.sequenceNo },
  });
  expect(changed?.data.lines).toMatchObject([
    { id: (old.data.lines as RowValue[])[0]?.id, product: '铜', quantity: '1' },
  ]);
  const [refused] = await refusedRows(app, task);
  expect(refused?.cells.code?.problem).toMatchObject({ kind: 'REPEAT' });
  const trace = { schemaCode: 'Contact', bizObjectId: old.id, page: 0, size: 20 };
  expect((await app.call(getFormTrace, trace, 'max')).data.totalElements).toBe(2);
  const byName = await importFile(app, 'max', csvOf(['数据标题', '名称', '金额'], ['同', '同', '1']), {
    queryField: 'name',
  });
  expect(byName).toMatchObject({ successCount: 0, errorCount: 1, errorType: 8, operationResult: 'FaileReImport' });
  const byNumber = csvOf(['Number', '金额', '名称'], [String(old.data.sequenceNo), '99', '号'], ['C0', '1', '无']);
  const numbered = await importFile(app, 'max', byNumber, { queryField: 'sequenceNo' });
  expect(numbered).toMatchObject({ successCount: 1, updatedCount: 1, errorCount: 1 });
});

test('the form trace of records that came together tells each of its own values alone', async () => {
  const file = csvOf(['名称', '金额', '明细.产品'], ['一', '3', '钢'], ['二', '', '']);
  expect(await importFile(app, 'max', file)).toMatchObject(good(2));
  const changesOf = async (id: string) => {
    const trace = { schemaCode: 'Contact', bizObjectId: id, page: 0, size: 20 };
    const [entry, ...others] = (await app.call(getFormTrace, trace, 'max')).data.content;
    expect([entry?.action, others]).toEqual(['add', []]);
    return entry?.changes ?? [];
  };
  const [first, second] = await contactsOf(app, 'max');
  const changes = await changesOf(first?.id ?? '');
  expect(changes).toContainEqual(
    expect.objectContaining({ code: 'amount', name: '金额', type: 2, beforeValue: null, afterValue: '3' }),
  );
  const lines = changes.find(({ code }) => code === 'lines');
  expect(lines).toMatchObject({ beforeValue: [], afterValue: [{ product: '钢' }] });
  const codes = (await changesOf(second?.id ?? '')).map(({ code }) => code);
  expect(codes).toContain('title');
  expect(codes).not.toContain('amount');
});

test('unique values are kept apart within the file and from what is there', async () => {
  await app.call(saveRecord, { schemaCode: 'Contact', data: { title: '有', code: 'U1' } }, 'ann');
  const file = csvOf(['名称', '编码'], ['一', 'U1'], ['二', 'U2'], ['三', 'U2'], ['', 'U3'], ['五', 'U3']);
  const task = await importFile(app, 'max', file);
  expect(task).toMatchObject({ successCount: 2, errorCount: 3 });
  const refused = await refusedRows(app, task);
  expect(refused.map(({ rowNumber, cells }) => [rowNumber, cells.code?.problem?.kind])).toEqual([
    [2, 'REPEAT'],
    [4, 'REPEAT'],
    [5, undefined],
  ]);
});

test('what a person may not fill in is left out of new records and told once; of others it is refused', async () => {
  const { data: own } = await app.call(saveRecord, { schemaCode: 'Contact', data: { title: '自', code: 'R1' } }, 'ann');
  const { data: foreign } = await app.call(
    saveRecord,
    { schemaCode: 'Contact', data: { title: '他', code: 'R2' } },
    'max',
  );
  const file = csvOf(['名称', '编码', '机密'], ['自', 'R1', '变'], ['新', 'R9', '密'], ['他', 'R2', '']);
  const task = await importFile(app, 'ann', file, { queryField: 'code' });
  // A record that is out of sight is not found: its unique value is taken.
  expect(task).toMatchObject({ successCount: 1, updatedCount: 0, errorCount: 2 });
  expect(task.reasons[0]).toMatchObject({ propertyPath: 'secret', count: 1, firstRows: [3] });
  const all = await contactsOf(app, 'max');
  expect(all.map(({ id, data }) => [id === own.id || id === foreign.id, data.title, data.secret])).toEqual([
    [true, '自', null],
    [true, '他', null],
    [false, '新', null],
  ]);
});

test.each(Object.entries(producerFixtures))('a file as %s writes it comes in', async (name, content) => {
  const task = await importFile(app, 'max', content, {
    name: `${name}.xlsx`,
    mapping: [
      { column: 0, propertyPath: 'title' },
      { column: 1, propertyPath: 'amount' },
      { column: 2, propertyPath: 'due' },
      { column: 4, propertyPath: 'urgent' },
    ],
  });
  expect(task.operationResult).toBe('Success');
  const [record] = await contactsOf(app, 'max');
  expect(record?.data).toMatchObject({ title: 'A & B', amount: '1.1', due: '2026-11-23T16:00:00.000Z', urgent: true });
});

test('a dry run tells what would be, writes nothing, and goes on when it is confirmed', async () => {
  const file = csvOf(['名称', '金额'], ['一', '1'], ['二', 'x']);
  const planned = await importFile(app, 'max', file, { isDryRun: true });
  expect(planned).toMatchObject({
    taskStatus: 'RUN',
    phase: 'PLANNED',
    successCount: 1,
    errorCount: 1,
    errorType: null,
  });
  expect(await contactsOf(app, 'max')).toEqual([]);
  const done = await confirmed(planned);
  expect(done).toMatchObject({ taskStatus: 'END', errorType: 1, successCount: 1 });
  expect(await contactsOf(app, 'max')).toHaveLength(1);
});

async function confirmed({ taskId }: ImportTask) {
  await app.call(confirmImport, { taskId }, 'max');
  await app.services.imports.work(new AbortController().signal);
  return (await app.call(getImport, { taskId }, 'max')).data;
}
