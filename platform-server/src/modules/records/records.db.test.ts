import { asRecordId } from '@portico/shared-kit/contract/ids';
import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { FilterCondition, FilterTree } from '@portico/shared-kit/filters';
import { transaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { buildServices } from '../../services.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, purgeDeleted, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
const nobody: SignedInUser = {
  id: '',
  corpId: 'main',
  name: '',
  sessionId: '',
  grants: [],
  roleCodes: [],
  mainDepartmentId: null,
  departmentIds: [],
  departmentIdsBelow: [],
};
const clock = new Date('2026-03-02T17:00:00Z');

beforeAll(async () => {
  app = await startRecordsApp(() => clock);
});
afterAll(() => app.close());

const allValues = {
  title: '第一单 "<b>\\',
  remark: '多行\n文字',
  amount: '1234567890123456.12345678',
  dueDate: '2026-03-02T16:00:00.000Z',
  urgent: false,
  channel: '线上',
  status: 'open',
  members: '3',
  seller: { id: 'bob', name: 'whatever' },
  region: { id: 'sales', name: '' },
};

test('a record comes back with every value, its system fields and its rows in order', async () => {
  const lines = [
    { id: 'a', product: '钢', quantity: '2.5', cells: '1', keeper: { id: 'cat', name: '' } },
    { id: 'b', product: '铝', quantity: null, cells: null, keeper: null },
  ];
  const saved = await newOrder(app, 'ann', { ...allValues, lines });
  const { data } = await app.call(getRecord, { schemaCode: 'Order', id: saved.id }, 'ann');
  expect(data).toEqual(saved);
  expect(data).toMatchObject({ schemaCode: 'Order', version: 1, actions: ['edit', 'delete', 'changeOwner'] });
  expect(data.data).toMatchObject({
    ...allValues,
    seller: { id: 'bob', name: '博', name_i18n: null, imgUrl: null },
    region: { id: 'sales', name: '销售部' },
    files: null,
    contractNo: null,
    name: `第一单 "<b>\\ ${String(data.data.sequenceNo)}`,
    sequenceNo: expect.stringMatching(/^SO20260303\d{4}$/),
    sequenceStatus: 'COMPLETED',
    creater: { id: 'ann', name: '安', name_i18n: null, imgUrl: null },
    createdTime: clock.toISOString(),
    owner: { id: 'ann', name: '安', name_i18n: null, imgUrl: null },
    ownerDeptId: { id: 'sales', name: '销售部' },
    workflowInstanceId: null,
    lines: [
      { product: '钢', quantity: '2.5', keeper: { id: 'cat', name: '凯', name_i18n: '{"en":"Kai"}', imgUrl: null } },
      { product: '铝', quantity: null, keeper: null },
    ],
  });
});

test('several options, people and departments are kept in their order under their own names', async () => {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: 'whatever' }));
  const title = '多值';
  const values = { title, tags: ['新', '急', '新'], watchers: named(['cat', 'ann']), regions: named(['sales']) };
  const saved = await newOrder(app, 'ann', values);
  expect(saved.data).toMatchObject({
    tags: ['新', '急'],
    watchers: [
      { id: 'cat', name: '凯', name_i18n: '{"en":"Kai"}', imgUrl: null },
      { id: 'ann', name: '安', name_i18n: null, imgUrl: null },
    ],
    regions: [{ id: 'sales', name: '销售部' }],
  });
  const counting = async (condition: FilterCondition) => {
    const isOurs: FilterCondition = { propertyCode: 'title', operator: 'equal', value: title };
    const filter: FilterTree = { join: 'and', items: [isOurs, condition] };
    return (await app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 1, filter }, 'ann')).data.totalElements;
  };
  expect(await counting({ propertyCode: 'tags', operator: 'contains', value: '急' })).toBe(1);
  expect(await counting({ propertyCode: 'tags', operator: 'contains', value: '大' })).toBe(0);
  expect(await counting({ propertyCode: 'watchers', operator: 'have', value: named(['ann', 'cat']) })).toBe(1);
  expect(await counting({ propertyCode: 'watchers', operator: 'of', value: named(['finance']) })).toBe(1);
  const { errcode } = await app.call(
    saveRecord,
    { schemaCode: 'Order', data: { title, watchers: named(['ann', 'ghost']) } },
    'ann',
  );
  expect(errcode).toBe(codeOf('valueInvalid'));
});

test('a list says its total, its sum and what may be done', async () => {
  await newOrder(app, 'cat', { amount: '10.5', status: 'open' });
  await newOrder(app, 'cat', { amount: '20.25', status: 'closed' });
  const everything = { schemaCode: 'Order', page: 0, size: 20 };
  const { data } = await app.call(queryRecords, everything, 'cat');
  expect(data.content.map((record) => record.data.amount)).toEqual(['20.25', '10.5']);
  expect(data).toMatchObject({
    totalElements: 2,
    sumMap: { amount: '30.75' },
    actions: ['add', 'edit', 'delete', 'changeOwner'],
  });
  const open = { ...everything, filter: { propertyCode: 'status', operator: 'equal', value: 'open' } as const };
  expect((await app.call(queryRecords, open, 'cat')).data).toMatchObject({
    totalElements: 1,
    sumMap: { amount: '10.5' },
  });
});

test('totals follow a write at once', async () => {
  const mine = { schemaCode: 'Order', page: 0, size: 10, search: 'zebra' };
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(0);
  const { id } = await newOrder(app, 'bob', { title: 'A ZEBRA' });
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(1);
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'bob');
  expect((await app.call(queryRecords, mine, 'bob')).data.totalElements).toBe(0);
});

test('a record that somebody else changed is a conflict that names them', async () => {
  const { id, version } = await newOrder(app, 'ann');
  const change = (title: string) => ({ schemaCode: 'Order', id, version, data: { title } });
  expect((await app.call(saveRecord, change('one'), 'max')).data.version).toBe(2);
  const second = await app.call(saveRecord, change('two'), 'ann');
  expect(second).toMatchObject({ errcode: codeOf('recordConflict'), errmsg: expect.stringContaining('马') });
});

const get = (id: string, userId = 'ann') => app.call(getRecord, { schemaCode: 'Order', id }, userId);
const change = (id: string, version: number, data: Record<string, unknown>, more: object = {}) =>
  app.call(saveRecord, { schemaCode: 'Order', id, version, data, ...more }, 'ann');

test('a change keeps what it does not name and takes null for empty', async () => {
  const { id } = await newOrder(app, 'ann', allValues);
  const saved = await change(id, 1, { amount: null, status: 'closed' });
  expect(saved.data.version).toBe(2);
  expect((await get(id)).data.data).toMatchObject({
    ...allValues,
    seller: { id: 'bob' },
    region: { id: 'sales' },
    amount: null,
    status: 'closed',
  });
});

test.each([
  [{ title: '  ' }, 'valueRequired'],
  [{ title: 'x'.repeat(201) }, 'valueInvalid'],
  [{ amount: '-1' }, 'valueInvalid'],
  [{ amount: 5 }, 'valueInvalid'],
  [{ dueDate: 'soon' }, 'valueInvalid'],
  [{ channel: '别处' }, 'valueInvalid'],
  [{ seller: { id: 'ghost', name: '?' } }, 'valueInvalid'],
  [{ region: { id: 'nowhere', name: '?' } }, 'valueInvalid'],
  [{ files: [{ id: 'none', name: 'a', size: 1, mimeType: 'b' }] }, 'valueInvalid'],
  [{ lines: [{ id: '1', product: null }] }, 'valueInvalid'],
  [{ lines: [{ id: '1', product: 'x', keeper: { id: 'ghost', name: '?' } }] }, 'valueInvalid'],
  [{ unheardOf: 1 }, 'propertyMissing'],
  [{ toString: 1 }, 'propertyMissing'],
] as const)('%j is refused: %s', async (data, name) => {
  const answer = await app.call(saveRecord, { schemaCode: 'Order', data: { title: '好', ...data } }, 'ann');
  expect(answer.errcode).toBe(codeOf(name));
});

test('a draft may lack what is required, finishing it may not', async () => {
  const draft = { schemaCode: 'Order', data: { lines: [{ id: '1', product: null }] }, draft: true };
  const { data } = await app.call(saveRecord, draft, 'ann');
  expect(data.data.sequenceStatus).toBe('DRAFT');
  expect((await change(data.id, 1, { lines: null })).errcode).toBe(codeOf('valueRequired'));
  const finished = await change(data.id, 1, { title: '完成', lines: null });
  expect(finished.data.data).toMatchObject({ sequenceStatus: 'COMPLETED', lines: null });
});

test('system values of a form are not taken over', async () => {
  const { data } = await newOrder(app, 'ann', {
    id: 'mine',
    creater: { id: 'max', name: '' },
    sequenceStatus: 'DRAFT',
  });
  expect(data).toMatchObject({ creater: { id: 'ann' }, sequenceStatus: 'COMPLETED' });
  expect(data.id).not.toBe('mine');
});

test('rows keep their ids in their record and never take those of another', async () => {
  const rowsOf = async (id: string) => (await get(id)).data.data.lines as { id: string; product: string }[];
  const first = await newOrder(app, 'ann', {
    lines: [
      { id: 'new', product: 'a' },
      { id: 'new', product: 'b' },
    ],
  });
  const [a, b] = await rowsOf(first.id);
  const second = await newOrder(app, 'ann', { lines: [{ id: a?.id ?? '', product: 'stolen' }] });
  expect((await rowsOf(second.id))[0]?.id).not.toBe(a?.id);
  const lines = [
    { id: b?.id, product: 'b2' },
    { id: 'x', product: 'c' },
  ];
  expect((await change(first.id, 1, { lines })).errcode).toBe(0);
  const after = await rowsOf(first.id);
  expect(after.map(({ product }) => product)).toEqual(['b2', 'c']);
  expect(after[0]?.id).toBe(b?.id);
});

test('a unique value is refused the second time, by its name', async () => {
  await newOrder(app, 'ann', { contractNo: 'C-1' });
  const answer = await app.call(saveRecord, { schemaCode: 'Order', data: { title: 'x', contractNo: 'C-1' } }, 'bob');
  expect(answer).toMatchObject({ errcode: codeOf('valueNotUnique'), errmsg: expect.stringContaining('C-1') });
});

test('the same request saves once and answers the same record', async () => {
  const input = { schemaCode: 'Order', data: { title: 'once' }, requestId: 'try-1' };
  const [first, second] = await Promise.all([app.call(saveRecord, input, 'ann'), app.call(saveRecord, input, 'ann')]);
  expect(first.data.id).toBe(second.data.id);
  expect((await app.call(saveRecord, input, 'ann')).data.id).toBe(first.data.id);
  expect((await app.call(saveRecord, input, 'bob')).data.id).not.toBe(first.data.id);
  const failing = { schemaCode: 'Order', data: {}, requestId: 'try-2' };
  expect((await app.call(saveRecord, failing, 'ann')).errcode).toBe(codeOf('valueRequired'));
  expect((await app.call(saveRecord, { ...failing, data: { title: 'now' } }, 'ann')).errcode).toBe(0);
});

test('numbers of a day follow each other when many save at once', async () => {
  const saved = await Promise.all(Array.from({ length: 12 }, () => newOrder(app, 'bob')));
  const numbers = saved.map(({ data }) => Number(String(data.sequenceNo).slice(-4))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

test('files go with their record and nobody attaches a stranger’s', async () => {
  const { db } = app.platform.connections;
  const upload = { corp_id: 'main', size: 7, mime_type: 'application/pdf', storage_key: 'k' };
  for (const [id, creater] of [
    ['f-ann', 'ann'],
    ['f-bob', 'bob'],
  ] as const) {
    await db
      .insertInto('file')
      .values({ ...upload, id, name: `${id}.pdf`, creater })
      .execute();
  }
  const claimed = { name: 'lies.exe', size: 1, mimeType: 'x/y' };
  const { id, data } = await newOrder(app, 'ann', { files: [{ id: 'f-ann', ...claimed }] });
  expect(data.files).toEqual([{ id: 'f-ann', name: 'f-ann.pdf', size: 7, mimeType: 'application/pdf' }]);
  expect((await change(id, 1, { files: [{ id: 'f-bob', ...claimed }] })).errcode).toBe(codeOf('fileMissing'));
  const kept = () => db.selectFrom('file').select('attached_time').where('id', '=', 'f-ann').executeTakeFirstOrThrow();
  expect((await change(id, 1, { amount: '3' })).errcode).toBe(0);
  expect((await kept()).attached_time).not.toBeNull();
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'ann');
  expect((await kept()).attached_time).not.toBeNull();
  await purgeDeleted(app);
  expect((await kept()).attached_time).toBeNull();
});

describe('a record in a workflow', () => {
  async function started(): Promise<string> {
    const { id } = await newOrder(app, 'ann', { title: 'in a workflow' });
    const state = { workflowInstanceId: 'w1', sequenceStatus: 'PROCESSING', actorId: 'ann' } as const;
    await transaction(app.platform.connections.db, (trx) =>
      app.services.records.forWorkflow.setWorkflowState(trx, 'Order', id, state),
    );
    return id;
  }

  test('is not edited or deleted by its owner while it runs', async () => {
    const id = await started();
    expect((await get(id)).data).toMatchObject({
      version: 2,
      actions: ['changeOwner'],
      data: { sequenceStatus: 'PROCESSING' },
    });
    expect((await change(id, 2, { title: 'x' })).errcode).toBe(codeOf('recordInWorkflow'));
    const check = await app.call(checkDelete, { schemaCode: 'Order', ids: [id] }, 'ann');
    expect(check.data).toMatchObject([{ objectId: id, resultCode: 1004 }]);
    expect((await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'adm')).data.successCount).toBe(0);
  });

  test('is read and saved by its command, and rolled back with it', async () => {
    const id = await started();
    const { db } = app.platform.connections;
    const user = { ...nobody, id: 'cat' };
    const command = transaction(db, async (trx) => {
      const { version } = await app.services.records.forWorkflow.readForWorkflow(trx, 'Order', id);
      const input = { schemaCode: 'Order', id: asRecordId(id), version, data: { amount: '9' } };
      await app.services.records.forWorkflow.saveInTransaction(trx, user, input, {
        locale: 'zh',
        isWorkflowCommand: true,
      });
      expect((await app.services.records.forWorkflow.readForWorkflow(trx, 'Order', id)).data.amount).toBe('9');
      throw new Error('the command failed');
    });
    await expect(command).rejects.toThrow('the command failed');
    expect((await get(id)).data.data.amount).toBeNull();
  });
});

test('pages of equal values never overlap', async () => {
  const wanted = Array.from({ length: 30 }, (_, index) => ({
    data: { title: 'equal', creater: { id: 'cat', name: '' }, createdTime: clock.toISOString(), remark: String(index) },
  }));
  await app.services.records.saving.bulkLoad('Order', wanted);
  const input = {
    schemaCode: 'Order',
    size: 7,
    search: 'equal',
    orderBy: [{ propertyCode: 'title', direction: 'asc' as const }],
  };
  const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => app.call(queryRecords, { ...input, page }, 'cat')));
  const ids = pages.flatMap(({ data }) => data.content.map(({ id }) => id));
  expect(new Set(ids).size).toBe(30);
});

test('another process sees a write in its totals', async () => {
  const other = buildServices(app.platform);
  const mine = { ...nobody, id: 'lee', roleCodes: ['lead'], departmentIds: ['sales'] };
  const input = { schemaCode: 'Order', page: 0, size: 1, search: 'elsewhere' };
  const total = async () =>
    (JSON.parse(await other.records.lists.query(mine, input, 'en')) as RecordPage).totalElements;
  expect(await total()).toBe(0);
  await newOrder(app, 'ann', { title: 'Elsewhere' });
  expect(await total()).toBe(1);
});
