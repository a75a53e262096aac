import { getFormTrace, getTraceEntry, listFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import type { FormTraceEntry } from '@portico/shared-kit/contract/form-trace.schema';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson, transaction } from '../../../database/index.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const schemaCode = 'Order';
const change = (id: string, version: number, data: object, userId = 'ann') =>
  app.call(saveRecord, { schemaCode, id, version, data: data as Record<string, unknown> }, userId);
const detail = (bizObjectId: string, userId = 'ann', page = 0) =>
  app.call(getFormTrace, { schemaCode, bizObjectId, page, size: 10 }, userId);
const list = (userId: string, bizObjectIds?: string[]) =>
  app.call(listFormTrace, { schemaCode, page: 0, size: 50, ...(bizObjectIds && { bizObjectIds }) }, userId);
const latest = async (id: string, userId = 'ann') => (await detail(id, userId)).data.content[0] as FormTraceEntry;
const valuesOf = ({ changes }: FormTraceEntry) =>
  changes.map(({ code, beforeValue, afterValue }) => [code, beforeValue, afterValue]);

describe('every change leaves an entry', () => {
  test('adding and changing tell who, where, what it was and what it became', async () => {
    const { id, data } = await newOrder(app, 'ann', { amount: '1', seller: { id: 'bob', name: '' } });
    await change(id, 1, { amount: '2.50', seller: { id: 'bob', name: 'other words' } });
    const { content, totalElements, isMore } = (await detail(id)).data;
    expect({ totalElements, isMore }).toEqual({ totalElements: 2, isMore: false });
    expect(content.map(({ action }) => action)).toEqual(['edit', 'add']);
    expect(content[0]).toMatchObject({
      creatorId: 'ann',
      creatorName: '安',
      departmentName: '销售部',
      title: data.name,
      bizObjectId: id,
      isOpenable: true,
      changes: [
        { code: 'amount', name: '金额', type: 2, beforeValue: '1', afterValue: '2.5', property: { propertyType: 2 } },
      ],
    });
    expect(valuesOf(content[1] as FormTraceEntry)).toContainEqual(['amount', null, '1']);
  });

  test('a save that changes nothing leaves none, nor do names and pictures that others changed', async () => {
    const given = { watchers: [{ id: 'bob', name: '' }], regions: [{ id: 'sales', name: '' }] };
    const { id } = await newOrder(app, 'ann', {
      ...given,
      lines: [{ id: '1', product: 'a', keeper: { id: 'bob', name: '' } }],
    });
    const { db } = app.platform.connections;
    await db.updateTable('app_user').set({ img_url: '/bob.png' }).where('id', '=', 'bob').execute();
    expect((await change(id, 1, given)).errcode).toBe(0);
    expect((await detail(id)).data.totalElements).toBe(1);
  });

  test('rows of a sub-table: only those that were added, changed or taken away', async () => {
    const lines = ['a', 'b', 'c'].map((product) => ({ id: product, product, quantity: '1' }));
    const { id, data } = await newOrder(app, 'ann', { lines });
    const [a, b, c] = data.lines as Record<string, unknown>[];
    await change(id, 1, { lines: [a, { ...b, quantity: '2' }, { id: 'new', product: 'd' }] });
    const [[code, before, after]] = valuesOf(await latest(id)) as [
      [string, { product: string }[], { product: string }[]],
    ];
    expect([code, before.map(({ product }) => product), after.map(({ product }) => product)]).toEqual([
      'lines',
      ['b', 'c'],
      ['b', 'd'],
    ]);
    expect(before[1]).toMatchObject({ id: c?.id, quantity: '1' });
  });

  test('a draft has no story before it is finished, which adds it; a command of a workflow tells the status', async () => {
    const draft = (await app.call(saveRecord, { schemaCode, data: { title: 't' }, draft: true }, 'ann')).data;
    expect(await latest(draft.id)).toBeUndefined();
    await change(draft.id, 1, { amount: '5' });
    const added = await latest(draft.id);
    expect(added?.action).toBe('add');
    expect(valuesOf(added)).toEqual([
      ['title', null, 't'],
      ['amount', null, '5'],
    ]);
    const state = { workflowInstanceId: 'w1', sequenceStatus: 'PROCESSING', actorId: 'max' } as const;
    const { db } = app.platform.connections;
    await transaction(db, (trx) => app.services.records.forWorkflow.setWorkflowState(trx, schemaCode, draft.id, state));
    const entry = await latest(draft.id);
    expect(entry).toMatchObject({ action: 'workflow', creatorName: '马', departmentName: '财务部' });
    expect(valuesOf(entry)).toEqual([['sequenceStatus', 'COMPLETED', 'PROCESSING']]);
  });

  test('a change that fails leaves none', async () => {
    const { id } = await newOrder(app, 'ann', { contractNo: 'C-1' });
    const other = await newOrder(app, 'ann', { contractNo: 'C-2' });
    expect((await change(other.id, 1, { contractNo: 'C-1', amount: '5' })).errcode).toBe(codeOf('valueNotUnique'));
    expect((await detail(other.id)).data.totalElements).toBe(1);
    expect((await detail(id)).data.totalElements).toBe(1);
  });
});

describe('who sees the form trace', () => {
  test('of a record: who sees the record', async () => {
    const { id } = await newOrder(app, 'ann');
    for (const user of ['ann', 'lee', 'amy', 'max', 'adm']) expect((await detail(id, user)).data.totalElements).toBe(1);
    for (const user of ['bob', 'cat', 'out']) {
      const { errcode, data } = await detail(id, user);
      expect([errcode, data]).toEqual([codeOf('recordMissing'), null]);
    }
  });

  test('of a list: the records that they see there, whichever are asked for', async () => {
    const own = await newOrder(app, 'cat');
    const other = await newOrder(app, 'ann');
    const ids = [own.id, other.id];
    const seen = async (user: string) => (await list(user, ids)).data.content.map(({ bizObjectId }) => bizObjectId);
    expect(await seen('cat')).toEqual([own.id]);
    expect(new Set(await seen('max'))).toEqual(new Set(ids));
    const all = (await list('cat')).data.content.map(({ bizObjectId }) => bizObjectId);
    expect([all.includes(own.id), all.includes(other.id)]).toEqual([true, false]);
    expect((await list('out', ids)).errcode).toBe(codeOf('noPermissionToView'));
  });

  test('of a list: those that its filter and its search keep, of what they see there', async () => {
    const small = await newOrder(app, 'cat', { amount: '7', title: 'needle' });
    const large = await newOrder(app, 'cat', { amount: '70' });
    const other = await newOrder(app, 'ann', { amount: '7', title: 'needle' });
    const asked = { schemaCode, page: 0, size: 50 };
    const seen = async (more: object, user = 'cat') => {
      const { content } = (await app.call(listFormTrace, { ...asked, ...more }, user)).data;
      return content.map(({ bizObjectId }) => bizObjectId).filter((id) => [small.id, large.id, other.id].includes(id));
    };
    const filter = { propertyCode: 'amount', operator: 'lessThan', value: '10' } as const;
    expect(await seen({ filter })).toEqual([small.id]);
    expect(await seen({ search: 'needle' })).toEqual([small.id]);
    expect(new Set(await seen({ filter, search: 'needle' }, 'adm'))).toEqual(new Set([small.id, other.id]));
    // Records that were chosen are told of whatever the list keeps.
    expect(await seen({ filter, bizObjectIds: [large.id] })).toEqual([large.id]);
    const { errcode } = await app.call(
      listFormTrace,
      { ...asked, filter: { ...filter, propertyCode: 'nothing' } },
      'cat',
    );
    expect(errcode).toBe(codeOf('propertyMissing'));
    const unknown = await app.call(listFormTrace, { ...asked, queryCode: 'nothing' }, 'cat');
    expect(unknown.errcode).toBe(codeOf('listViewMissing'));
  });

  test('of a record that is gone: the root administrator, who cannot open it', async () => {
    const { id, data } = await newOrder(app, 'ann');
    await app.call(deleteRecords, { schemaCode, ids: [id] }, 'ann');
    const [entry] = (await list('adm', [id])).data.content;
    expect(entry).toMatchObject({ action: 'delete', creatorName: '安', title: data.name, isOpenable: false });
    expect((await list('max', [id])).data.content).toEqual([]);
    expect((await detail(id, 'adm')).errcode).toBe(codeOf('recordMissing'));
  });

  test('one entry is told to who sees the trace that it stands in, in the same words', async () => {
    const { id } = await newOrder(app, 'ann', { amount: '3' });
    await change(id, 1, { amount: '4' });
    const entry = await latest(id);
    const one = (userId: string) => app.call(getTraceEntry, { logid: entry.id }, userId);
    expect((await one('ann')).data).toMatchObject({ schemaCode, modelName: expect.any(String), entry });
    expect((await one('cat')).errcode).toBe(codeOf('recordMissing'));
    expect((await app.call(getTraceEntry, { logid: 'nothing' }, 'ann')).errcode).toBe(codeOf('recordMissing'));
    await app.call(deleteRecords, { schemaCode, ids: [id] }, 'ann');
    expect((await one('ann')).errcode).toBe(codeOf('recordMissing'));
    expect((await one('adm')).data.entry).toMatchObject({ id: entry.id, isOpenable: false });
  });

  test('fields that the model has no more are told to the root administrator only', async () => {
    const { id } = await newOrder(app, 'ann', { amount: '3' });
    const gone = { code: 'gone', name: '旧项', type: 1, beforeValue: null, afterValue: 'secret' };
    const { db } = app.platform.connections;
    await db
      .updateTable('form_trace')
      .set({ changes: asJson([gone]) })
      .where('record_id', '=', id)
      .execute();
    const codes = async (user: string) => valuesOf(await latest(id, user)).map(([code]) => code);
    expect(await codes('max')).toEqual([]);
    expect(await codes('adm')).toEqual(['gone']);
    expect((await latest(id, 'adm')).changes).toEqual([{ ...gone, property: null }]);
  });
});

test('comes in pages of ten, newest first', async () => {
  const { id } = await newOrder(app, 'bob');
  for (let version = 1; version <= 11; version++) await change(id, version, { amount: String(version) }, 'bob');
  const pages = [await detail(id, 'bob'), await detail(id, 'bob', 1)].map(({ data }) => data);
  expect(pages.map(({ content, totalElements }) => [content.length, totalElements])).toEqual([
    [10, 12],
    [2, 12],
  ]);
  expect(pages[0]?.content[0]?.changes[0]?.afterValue).toBe('11');
  expect(pages[1]?.content.at(-1)?.action).toBe('add');
});
