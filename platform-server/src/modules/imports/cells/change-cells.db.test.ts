import { changeCells, previewCellChanges } from '@portico/shared-kit/contract/cell-changes.endpoints';
import type { Cell, CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import type { RecordId, Wire } from '@portico/shared-kit/contract/ids';
import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { contactsOf, forgetContacts, startImportApp } from '../../../testing/import-world.ts';
import { addSecondTenant } from '../../../testing/second-tenant.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const steps = `schemaCode: Step
name: 工序
nameTemplate: "{title}"
properties:
  - { code: title, name: 名称, propertyType: 0, required: true }
  - { code: begin, name: 开始, propertyType: 3, settings: { format: 1 } }
  - { code: end, name: 完成, propertyType: 3, settings: { format: 1 } }
  - { code: above, name: 上级, propertyType: 9, settings: { schemaCode: Step } }
forms: [{ code: main, name: 工序, sections: [{ title: 内容, properties: [title] }] }]
listViews:
  - { code: tree, name: 结构, viewType: TREE, tree: { parentPropertyCode: above }, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
  - { code: plan, name: 计划, viewType: GANTT, gantt: { titlePropertyCode: title, startTimePropertyCode: begin, endTimePropertyCode: end }, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }
permissions: [{ role: boss, view: all, add: true, edit: true, delete: true }]
`;

let app: TestApp;
beforeAll(async () => {
  app = await startImportApp();
  const files = { 'application.yaml': 'code: steps\nname: 工序\nmenu: []\n', 'models/step.yaml': steps };
  await app.services.appPackages.importPackage(files, {}, null);
});
afterAll(() => app.close());
afterEach(() => forgetContacts(app));

type Row = ChangeCellsInput['rows'][number];
const inputOf = (codes: readonly string[], rows: readonly Row[], more: Partial<Wire<ChangeCellsInput>> = {}) => ({
  schemaCode: 'Contact',
  codes: [...codes],
  rows: [...rows],
  ...more,
});
type Input = ReturnType<typeof inputOf>;
const change = (input: Input, user = 'max', locale: 'zh' | 'en' = 'zh') => app.call(changeCells, input, user, locale);
const preview = (input: Input, user = 'max', locale: 'zh' | 'en' = 'zh') =>
  app.call(previewCellChanges, input, user, locale);
const rowOf = ({ id, version }: BizRecord, ...cells: Cell[]): Row => ({ record: { id, version }, cells });
const newRow = (...cells: Cell[]): Row => ({ cells });

async function add(data: Record<string, unknown>, user = 'max', schemaCode = 'Contact'): Promise<BizRecord> {
  const answer = await app.call(saveRecord, { schemaCode, data }, user);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data;
}
const read = async (id: RecordId, user = 'max', schemaCode = 'Contact') =>
  (await app.call(getRecord, { schemaCode, id }, user)).data;
const counts = ({ changedCells, sameCells, refusedCells, changedRecords, createdRecords }: CellChanges) => [
  changedCells,
  sameCells,
  refusedCells,
  changedRecords,
  createdRecords,
];

test('texts become values as those of files do, in the words of their person, and nothing else is touched', async () => {
  const client = await add({ title: '大客户' }, 'max', 'Customer');
  const one = await add({ title: '甲', note: 'stays', amount: '1' });
  const codes = ['amount', 'share', 'due', 'at', 'urgent', 'channel', 'tags', 'seller', 'members', 'region', 'client'];
  const texts = [
    '1,234.5',
    '35%',
    '2026-11-24',
    '09:30',
    'Yes',
    'Online',
    '急;大',
    '博',
    'bob;Kai',
    '销售部',
    '大客户',
  ];
  const input = inputOf(codes, [rowOf(one, ...texts)]);
  const before = (await preview(input, 'max', 'en')).data;
  expect(before).toMatchObject({ changedCells: 11, refusedCells: 0, changedRecords: 1, refusals: [], records: [] });
  expect((await read(one.id)).version).toBe(1);
  const { data } = await change(input, 'max', 'en');
  expect(data).toMatchObject({ changedCells: 11, records: [{ row: 0, id: one.id, version: 2 }] });
  const { data: now, version } = await read(one.id);
  expect(version).toBe(2);
  expect(now).toMatchObject({
    title: '甲',
    note: 'stays',
    amount: '1234.5',
    share: '0.35',
    due: '2026-11-23T16:00:00.000Z',
    at: '09:30:00',
    urgent: true,
    channel: 'on',
    tags: ['急', '大'],
    seller: { id: 'bob' },
    members: [{ id: 'bob' }, { id: 'cat' }],
    region: { id: 'sales' },
    client: { id: client.id },
    total: '2469',
  });
});

test('what cannot be read is named cell by cell, and the other cells of a record are written', async () => {
  const [one, two] = [await add({ title: '甲', amount: '1' }), await add({ title: '乙', amount: '2' })];
  const codes = ['amount', 'note', 'seller'];
  const input = inputOf(codes, [rowOf(one, 'many', 'good', '无此人'), rowOf(two, '2', 'far too long a note', null)]);
  const { data } = await change(input, 'max', 'en');
  expect(counts(data)).toEqual([1, 1, 3, 1, 0]);
  expect(data.refusals).toEqual([
    expect.objectContaining({ code: 'amount', rows: [0], isOfRow: false }),
    { code: 'seller', rows: [0], isOfRow: false, reason: '“无此人” does not exist' },
    expect.objectContaining({ code: 'note', rows: [1], isOfRow: false }),
  ]);
  expect((await read(one.id)).data).toMatchObject({ amount: '1', note: 'good' });
  expect(await read(two.id)).toMatchObject({ version: 1 });
});

test('an empty text empties a cell, which a required one refuses, and null leaves it', async () => {
  const one = await add({ title: '甲', note: 'x', amount: '5' });
  const { data } = await change(inputOf(['title', 'note', 'amount'], [rowOf(one, '', ' ', null)]));
  expect(counts(data)).toEqual([1, 0, 1, 1, 0]);
  expect(data.refusals).toEqual([{ code: 'title', rows: [0], isOfRow: false, reason: '不能为空' }]);
  const now = (await read(one.id)).data;
  expect([now.title, now.note ?? null, now.amount]).toEqual(['甲', null, '5']);
});

test('rows without a record make one each, whole or not at all, with numbers and owner', async () => {
  const one = await add({ title: '甲', code: 'A' });
  const input = inputOf(
    ['title', 'code', 'amount'],
    [
      rowOf(one, '甲二', null, '7'),
      newRow('乙', 'B', '1'),
      newRow('丙', 'A', '2'),
      newRow('', 'C', '3'),
      newRow('丁', 'B', ''),
    ],
  );
  const { data } = await change(input);
  expect(counts(data)).toEqual([5, 0, 7, 1, 1]);
  const taken = '与已有数据或文件中的其他行重复';
  expect(data.refusals).toEqual([
    { code: 'code', rows: [2, 4], isOfRow: true, reason: taken },
    { code: 'title', rows: [3], isOfRow: true, reason: '不能为空' },
  ]);
  const made = data.records.find(({ row }) => row === 1);
  expect(await read(made?.id ?? one.id)).toMatchObject({
    version: 1,
    data: { title: '乙', code: 'B', owner: { id: 'max' }, sequenceNo: expect.stringMatching(/^C\d/) as unknown },
  });
  expect(await contactsOf(app, 'max')).toHaveLength(2);
});

test('values are given as records have them, and are checked as if somebody chose them', async () => {
  const [one, two] = [await add({ title: '甲' }), await add({ title: '乙' })];
  const codes = ['seller', 'amount', 'tags', 'channel'];
  const given = [{ value: { id: 'cat', name: 'x' } }, { value: '5' }, { value: null }, { value: 'nowhere' }];
  const { data } = await change(
    inputOf(codes, [rowOf(one, ...given), rowOf(two, { value: { id: 'ghost', name: '' } }, null, null, null)]),
  );
  expect(counts(data)).toEqual([2, 1, 2, 1, 0]);
  expect(data.refusals.map(({ code, rows }) => [code, ...rows])).toEqual([
    ['channel', 0],
    ['seller', 1],
  ]);
  expect((await read(one.id)).data).toMatchObject({ seller: { id: 'cat', name: '凯' }, amount: '5' });
  const odd = { ...inputOf(['title'], []), rows: [{ cells: [{ other: 1 }] }] };
  expect((await app.call(changeCells, odd as never, 'max')).errcode).toBe(codeOf('requestInvalid'));
});

test('rights decide by record, by field and by what is added', async () => {
  const [own, foreign] = [await add({ title: '自' }, 'ann'), await add({ title: '他' }, 'bob')];
  const input = inputOf(
    ['note', 'secret', 'total', 'lines', 'nothing'],
    [
      rowOf(own, 'x', 'no', '1', 'l', 'n'),
      rowOf(foreign, 'x', null, null, null, null),
      newRow('x', null, null, null, null),
    ],
  );
  const { data } = await change(input, 'ann', 'en');
  expect(counts(data)).toEqual([1, 0, 6, 1, 0]);
  const told = data.refusals.map(({ code, rows, isOfRow }) => [code, ...rows, isOfRow]);
  expect(told).toEqual([
    ['secret', 0, false],
    ['total', 0, false],
    ['lines', 0, false],
    ['nothing', 0, false],
    [null, 1, true],
    ['title', 2, true],
  ]);
  expect((await read(own.id)).data).toMatchObject({ note: 'x' });
  const asLead = await change(inputOf(['title'], [rowOf(own, 'lead'), newRow('lead made')]), 'lee');
  expect(counts(asLead.data)).toEqual([1, 0, 1, 0, 1]);
  expect((await change(inputOf(['title'], [newRow('x')]), 'out')).errcode).toBe(codeOf('noPermissionToView'));
  const none = await change(inputOf(['title'], [newRow('x')], { schemaCode: 'Nothing' }));
  expect(none.errcode).toBe(codeOf('modelMissing'));
});

test('who may not add is told so for new rows alone', async () => {
  const order = await app.call(saveRecord, { schemaCode: 'Order', data: { title: '旧' } }, 'ann');
  const input = inputOf(['title'], [rowOf(order.data, '新'), newRow('另')], { schemaCode: 'Order' });
  const { data } = await change(input, 'lee');
  expect(counts(data)).toEqual([1, 0, 1, 1, 0]);
  expect(data.refusals).toEqual([{ code: null, rows: [1], isOfRow: true, reason: '没有新增权限' }]);
});

test('a record that somebody changed since is left to them and named, and the others are written', async () => {
  const [one, two] = [await add({ title: '甲' }), await add({ title: '乙' })];
  await app.call(saveRecord, { schemaCode: 'Contact', id: one.id, version: 1, data: { note: 'theirs' } }, 'max');
  const { data } = await change(inputOf(['note'], [rowOf(one, 'mine'), rowOf(two, 'mine')]));
  expect(counts(data)).toEqual([1, 0, 1, 1, 0]);
  expect(data.refusals).toEqual([{ code: null, rows: [0], isOfRow: true, reason: '数据已被 马 修改' }]);
  expect((await read(one.id)).data.note).toBe('theirs');
});

test('two who write the same records at once both get an answer, and nobody’s change is lost unseen', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => add({ title: `第${at}` })));
  const paste = (text: string) =>
    change(
      inputOf(
        ['note'],
        all.map((each) => rowOf(each, text)),
      ),
    );
  const answers = await Promise.all([paste('one'), paste('two')]);
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0]);
  const written = answers.map(({ data }) => data.changedRecords).toSorted((left, right) => left - right);
  expect(written).toEqual([0, 20]);
});

test('the same attempt is written once', async () => {
  const input = inputOf(['title'], [newRow('一次')], { requestId: 'attempt-1' });
  const [first, second] = await Promise.all([change(input), change(input)]);
  expect(second.data).toEqual(first.data);
  expect((await change(input)).data).toEqual(first.data);
  expect(await contactsOf(app, 'max')).toHaveLength(1);
  expect((await change({ ...input, schemaCode: 'Order' })).errcode).toBe(codeOf('repeatedSubmit'));
});

test('a change is undone as an operation: values come back, records that it made go', async () => {
  const one = await add({ title: '甲', note: 'before' });
  const { data } = await change(inputOf(['title', 'note'], [rowOf(one, null, 'after'), newRow('乙', 'new')]));
  const undo = async (user: string) => app.call(undoOperation, { id: data.operationId ?? '' }, user);
  expect((await undo('ann')).errcode).toBe(codeOf('operationNotUndoable'));
  expect((await undo('max')).data).toEqual({ undone: 2, changedSince: 0, refusals: [] });
  expect(await read(one.id)).toMatchObject({ version: 3, data: { note: 'before' } });
  expect(await contactsOf(app, 'max')).toHaveLength(1);
  // What was undone is done again by the same texts, with the version after that.
  const again = await change(inputOf(['note'], [{ record: { id: one.id, version: 3 }, cells: ['after'] }]));
  expect(again.data.changedRecords).toBe(1);
});

test('records do not come to stand below themselves, also by two rows together, and do not end before they start', async () => {
  const [a, b, c] = [
    await add({ title: 'A' }, 'max', 'Step'),
    await add({ title: 'B' }, 'max', 'Step'),
    await add({ title: 'C', begin: '2026-05-02T16:00:00.000Z' }, 'max', 'Step'),
  ];
  const schemaCode = 'Step';
  const together = inputOf(['above'], [rowOf(a, 'B'), rowOf(b, 'A'), rowOf(c, 'A')], { schemaCode });
  const circle = (await change(together, 'max', 'en')).data;
  expect(circle.refusals.map(({ code, rows }) => [code, ...rows])).toEqual([
    ['above', 0],
    ['above', 1],
  ]);
  expect(circle.changedRecords).toBe(1);
  const itself = (await preview(inputOf(['above'], [rowOf(b, 'B')], { schemaCode }))).data;
  expect(itself.refusals).toHaveLength(1);
  const early = inputOf(
    ['end'],
    [{ record: { id: c.id, version: 2 }, cells: ['2026-05-01'] }, rowOf(a, '2026-05-01')],
    { schemaCode },
  );
  const days = (await change(early, 'max', 'en')).data;
  expect(days.refusals).toMatchObject([{ code: 'end', rows: [0], isOfRow: false }]);
  expect(days.changedRecords).toBe(1);
});

test('hostile input is refused as a whole, or is a text like any other', async () => {
  const one = await add({ title: '甲' });
  const refused = async (input: object) =>
    (await app.call(changeCells, { ...inputOf(['title'], [rowOf(one, 'x')]), ...input }, 'max')).errcode;
  const invalid = codeOf('requestInvalid');
  expect(await refused({ codes: [] })).toBe(invalid);
  expect(await refused({ codes: ['__proto__'] })).toBe(invalid);
  expect(await refused({ codes: ['title', 'title'], rows: [rowOf(one, 'x', 'y')] })).toBe(invalid);
  expect(await refused({ rows: [rowOf(one)] })).toBe(invalid);
  expect(await refused({ rows: [rowOf(one, 'x'), rowOf(one, 'y')] })).toBe(invalid);
  expect(await refused({ rows: Array.from({ length: 1_001 }, () => newRow('x')) })).toBe(invalid);
  expect(await refused({ codes: Array.from({ length: 51 }, (_, at) => `c${at}`) })).toBe(invalid);
  expect(await refused({ rows: [newRow('x'.repeat(20_001))] })).toBe(invalid);
  const text = `'; drop table x; -- <b>"1"</b>`;
  const { data } = await change(inputOf(['title'], [rowOf(one, text)]));
  expect(data.changedRecords).toBe(1);
  expect((await read(one.id)).data.title).toBe(text);
  const proto = await change(inputOf(['constructor', 'toString'], [rowOf(await read(one.id), 'x', 'y')]));
  expect(counts(proto.data)).toEqual([0, 0, 2, 0, 0]);
});

test('another organisation’s records with the same ids stay as they are', async () => {
  const one = await add({ title: '甲', note: 'before' });
  await addSecondTenant(app.platform);
  await change(inputOf(['note'], [rowOf(one, 'after')]));
  const { table } = await app.services.models.current('Contact');
  const note = sql.ref(table.columns.get('note')?.name ?? '');
  const { rows } = await sql`select corp_id, ${note} as note from ${sql.table(table.table)}
    where id = ${one.id} order by corp_id desc`.execute(app.platform.connections.db);
  expect(rows).toEqual([
    { corp_id: 'other', note: 'before' },
    { corp_id: app.platform.corpId, note: 'after' },
  ]);
});
