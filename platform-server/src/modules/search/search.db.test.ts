import { searchPortal } from '@portico/shared-kit/contract/search.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const search = (text: string, userId = 'max') => app.call(searchPortal, { text }, userId);
/** The titles of what is found, without the numbers that end them. */
const titles = async (text: string, userId?: string) =>
  (await search(text, userId)).data.models.flatMap(({ records }) =>
    records.map(({ name, sequenceNo }) => (name ?? '').replace(` ${sequenceNo ?? ''}`, '')),
  );

test('records are found by all words of their title or number, in any case, the newest of a model first', async () => {
  for (const title of ['Alpha pump', 'alpha Valve', 'Beta pump']) await newOrder(app, 'ann', { title });
  expect(await titles('ALPHA')).toEqual(['alpha Valve', 'Alpha pump']);
  expect(await titles('  pump alp ')).toEqual(['Alpha pump']);
  expect(await titles('alpha beta')).toEqual([]);
  expect(await titles('%')).toEqual([]);
  const [valve] = (await search('valve')).data.models[0]?.records ?? [];
  expect(await titles(valve?.sequenceNo ?? 'none')).toEqual(['alpha Valve']);
});

test('only what the user may see is found: records of others, and models without a right, are not', async () => {
  await newOrder(app, 'cat', { title: 'Gamma secret' });
  expect(await titles('gamma', 'cat')).toEqual(['Gamma secret']);
  expect(await titles('gamma', 'ann')).toEqual([]);
  const { data } = await search('gamma', 'out');
  expect(data).toMatchObject({ models: [], lists: [], files: [] });
  expect((await app.call(searchPortal, { text: 'gamma' }, null)).errcode).toBe(codeOf('notSignedIn'));
});

test('common words find the newest of thousands, and say that there are more', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    data: { title: `Common ${index}`, creater: { id: 'ann', name: '' }, owner: { id: 'ann', name: '' } },
  }));
  await app.services.records.saving.bulkLoad('Order', rows);
  const { data } = await search('common');
  expect(data.models).toMatchObject([{ schemaCode: 'Order', isMore: true }]);
  expect(data.models[0]?.records).toHaveLength(5);
  expect(await titles('common 777')).toContain('Common 777');
});

test('lists are found by their names in both languages, and people by theirs', async () => {
  const { data } = await search('kai');
  expect(data.people.map(({ id }) => id)).toEqual(['cat']);
  const model = (await app.services.models.all()).find(({ schemaCode }) => schemaCode === 'Order');
  const { lists } = (await search(model?.definition.name ?? '')).data;
  expect(lists).toContainEqual(expect.objectContaining({ schemaCode: 'Order', appCode: model?.appCode }));
});

test('files are found by their names where their records show them', async () => {
  const { id } = await newOrder(app, 'ann', { title: 'With a file' });
  await sql`insert into file (corp_id, id, name, size, mime_type, storage_key, creater, created_time, schema_code, record_id, attached_time)
    values (${app.platform.corpId}, 'f1', 'Contract Delta.pdf', 3, 'application/pdf', 'k', 'ann', now(), 'Order', ${id}, now())`.execute(
    app.platform.connections.db,
  );
  const found = { id: 'f1', name: 'Contract Delta.pdf', schemaCode: 'Order', recordId: id };
  expect((await search('delta contract')).data.files).toEqual([found]);
  expect((await search('delta', 'cat')).data.files).toEqual([]);
  expect((await search('delta', 'out')).data.files).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['too long a text', 'x'.repeat(101)],
])('refuses %s', async (_, text) => {
  expect((await search(text)).errcode).toBe(codeOf('requestInvalid'));
});

test('the index of pairs finds rare words', async () => {
  await sql`analyze biz_order`.execute(app.platform.connections.db);
  const { rows } = await sql<{ line: string }>`explain (format text) select 1 from biz_order r
    where text_pairs(coalesce(left(r.name, 200), '') || ' ' || coalesce(left(r.name_en, 200), '') || ' '
      || coalesce(r.sequence_no, '')) @> text_pairs('Alpha')`.execute(app.platform.connections.db);
  expect(JSON.stringify(rows)).toContain('biz_order_title');
});
