import { deleteDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { optionsPackage } from '../../testing/options-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(optionsPackage, {}, null);
  await app.call(saveRecord, { schemaCode: 'Part', data: { title: '螺栓', size: 'M6', isMade: true } }, 'ann');
});
afterAll(() => app.close());

type Data = Readonly<Record<string, unknown>>;

const schemaCode = 'Job';
const keep = (data: Data, known?: Pick<BizRecord, 'id' | 'version'>) =>
  app.call(saveRecord, { schemaCode, data: { ...data }, draft: true, ...(known && placeOf(known)) }, 'ann');
const placeOf = ({ id, version }: Pick<BizRecord, 'id' | 'version'>) => ({ id, version });
const read = async (id: string, userId = 'ann') => (await app.call(getRecord, { schemaCode, id }, userId)).data.data;
const kept = async () => (await app.platform.connections.db.selectFrom('draft_entry').selectAll().execute()).length;

const pasted = { id: 'r1', part: { pasted: '螺丝' }, size: null };
/** Entries that no record can hold: for their kind, for what other records have, and a cell among good ones. */
const wrong = { part: '没有', spares: { not: 'a list' }, steps: [pasted, { id: 'r2', part: '螺栓', size: 'M6' }] };

test('a draft keeps whatever was entered, as it was entered, for its owner', async () => {
  const { data: draft } = await keep(wrong);
  expect(draft.data).toMatchObject(wrong);
  expect(await read(draft.id)).toMatchObject(wrong);
  await keep({ part: '螺栓' }, draft);
  expect(await read(draft.id)).toMatchObject({ ...wrong, part: '螺栓' });
});

test('nothing of it becomes a record: finishing says what is wrong, and then forgets what was set aside', async () => {
  const { data: draft } = await keep({ part: '没有' });
  const before = await kept();
  const finish = (data: Data) => app.call(saveRecord, { schemaCode, data: { ...data }, ...placeOf(draft) }, 'ann');
  expect((await finish({ part: '没有' })).errcode).toBe(codeOf('valueInvalid'));
  expect((await finish({ part: '螺栓' })).errcode).toBe(0);
  expect(await read(draft.id)).toMatchObject({ part: '螺栓', sequenceStatus: 'COMPLETED' });
  expect(await kept()).toBe(before - 1);
});

test('who looks at somebody else’s draft sees what its record holds', async () => {
  const { data: draft } = await keep(wrong);
  const seen = await app.call(getRecord, { schemaCode, id: draft.id }, 'adm');
  expect(seen.errcode === 0 ? seen.data.data['part'] : null).toBeNull();
});

test('what was set aside goes with its draft', async () => {
  const { data: draft } = await keep({ part: '没有' });
  const before = await kept();
  await app.call(deleteDrafts, { drafts: [{ schemaCode, objectId: draft.id }] }, 'ann');
  expect(await kept()).toBe(before - 1);
});

test('a draft keeps a value that another record has, and only finishing it is refused, at its field', async () => {
  const save = (data: Data, known: object, userId = 'ann') =>
    app.call(saveRecord, { schemaCode: 'Order', data: { ...data }, ...known }, userId);
  const taken = { title: '占用', contractNo: 'D-1' };
  await save(taken, {}, 'bob');
  const { data: draft, errcode } = await save({ title: '草稿', contractNo: 'D-1' }, { draft: true });
  expect([errcode, draft.data['contractNo']]).toEqual([0, 'D-1']);
  const again = await save({ contractNo: 'D-1', amount: '5' }, { draft: true, ...placeOf(draft) });
  expect([again.errcode, again.data.data['contractNo']]).toEqual([0, 'D-1']);
  const finish = (contractNo: string) => save({ title: '完成', contractNo }, placeOf(again.data));
  expect(await finish('D-1')).toMatchObject({
    errcode: codeOf('valueNotUnique'),
    errmsg: expect.stringContaining('D-1'),
  });
  expect((await finish('D-2')).data.data).toMatchObject({ contractNo: 'D-2', sequenceStatus: 'COMPLETED' });
});

test('of two drafts with one value, begun and finished at once, one is finished', async () => {
  const save = (data: Data, known: object) =>
    app.call(saveRecord, { schemaCode: 'Order', data: { ...data }, ...known }, 'ann');
  const data = { title: '同时', contractNo: 'D-3' };
  const drafts = await Promise.all([1, 2].map(() => save(data, { draft: true })));
  expect(drafts.map((draft) => [draft.errcode, draft.data.data['contractNo']])).toEqual([
    [0, 'D-3'],
    [0, 'D-3'],
  ]);
  const finished = await Promise.all(drafts.map((draft) => save(data, placeOf(draft.data))));
  expect(finished.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
    0,
    codeOf('valueNotUnique'),
  ]);
});

test('what is no value of the form is refused as ever', async () => {
  expect((await keep({ nothing: 1 })).errcode).toBe(codeOf('propertyMissing'));
});
