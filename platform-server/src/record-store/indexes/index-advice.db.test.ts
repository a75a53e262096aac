import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import { adviseIndexes as advise, makeModelIndexes } from '@portico/shared-kit/contract/model-indexes.endpoints';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { FilterTree } from '@portico/shared-kit/filters';
import { sql } from 'kysely';
import { startLargeApp } from '../../testing/large-model.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pageStatement, totalsStatement } from '../query/reading/read-records.ts';
import { unrestricted } from '../query/scope/scope.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startLargeApp();
});
afterAll(() => app.close());

const everything: FilterTree = { join: 'and', items: [] };
const is = (propertyCode: string, value: unknown, operator = 'equal') =>
  ({ propertyCode, operator, value }) as FilterTree;
const all = (...items: FilterTree[]): FilterTree => ({ join: 'and', items });
const any = (...items: FilterTree[]): FilterTree => ({ join: 'or', items });
const wants = (propertyCode: string, kind: IndexDefinition['kind'] = 'ascending') => ({ propertyCode, kind });

interface ListQuery {
  readonly filter?: FilterTree;
  readonly search?: string;
  readonly orderBy?: OrderBy[];
}

async function adviceFor(query: ListQuery, user = 'ann') {
  const { data } = await app.call(advise, { schemaCode: 'Large', ...query }, user);
  return data;
}

async function make(...items: IndexDefinition[]) {
  const { errcode } = await app.call(makeModelIndexes, { schemaCode: 'Large', items }, 'adm');
  expect(errcode).toBe(0);
  await app.services.modelIndexes.work(new AbortController().signal);
}

/** Names of the indexes that the database reads for a page and for its total. */
async function indexesRead({ filter = everything, orderBy = [] }: ListQuery): Promise<string> {
  const { connections, corpId } = app.platform;
  const { table } = await app.services.models.current('Large');
  const selection = { table, corpId, policy: unrestricted, filter };
  const page = pageStatement(selection, {
    orderBy,
    locale: 'zh',
    page: 0,
    size: 20,
    codes: ['title'],
    withRows: false,
  });
  const texts: string[] = [];
  for (const statement of [page, totalsStatement(selection, [])]) {
    const { rows } = await sql`explain ${statement}`.execute(connections.db);
    texts.push(rows.map((row) => Object.values(row as object).join('')).join('\n'));
  }
  return texts.join('\n');
}

/** Names of the indexes that administrators had made so far. */
async function ownIndexes(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where starts_with(indexname, 'biz_large_own_')`.execute(app.platform.connections.db);
  return rows.map(({ name }) => name);
}

/** Returns the number of a list's records, and the first of them, with and without the index. */
async function found(query: ListQuery) {
  const { data } = await app.call(queryRecords, { schemaCode: 'Large', page: 0, size: 20, ...query }, 'ann');
  return { total: data.totalElements, ids: data.content.map(({ id }) => id) };
}

const dueFrom = {
  propertyCode: 'dueDate',
  operator: 'between',
  value: ['2025-02-01T00:00:00Z', '2025-02-03T00:00:00Z'],
};

describe('advice', () => {
  test('names the condition that keeps the fewest of those that must all hold', async () => {
    const filter = all(is('isPaid', true), is('status', '新建'), is('name', 'L7', 'contains'), is('title', '7'));
    expect((await adviceFor({ filter })).items).toEqual([wants('title')]);
  });

  test('names every condition of which one must hold, and none where one has no index that helps', async () => {
    const filter = any(is('title', '订单 7'), is('modifier', { id: 'bob' }));
    expect((await adviceFor({ filter })).items).toEqual([wants('title'), wants('modifier')]);
    const broad = any(is('title', '订单 7'), is('note', '送', 'contains'));
    expect(await adviceFor({ filter: broad })).toMatchObject({ items: [] });
  });

  test('wants no index that would find a large part of all records, nor one for what no index answers', async () => {
    expect(await adviceFor({ filter: is('isPaid', true) })).toMatchObject({ reason: 'broad', items: [] });
    expect(await adviceFor({ filter: is('title', '订单 7', 'notEqual') })).toMatchObject({
      reason: 'broad',
      items: [],
    });
  });

  test('says that a search looks everywhere', async () => {
    expect(await adviceFor({ search: '没有这个词' })).toEqual({ reason: 'search', items: [], isBeingMade: false });
  });

  test('wants one index for a condition and an order by the same field, in the direction of the order', async () => {
    const orderBy: OrderBy[] = [{ propertyCode: 'title', direction: 'desc' }];
    expect((await adviceFor({ orderBy })).items).toEqual([wants('title', 'descending')]);
    expect((await adviceFor({ filter: is('title', '订单 7'), orderBy })).items).toEqual([wants('title')]);
  });

  const dueIn = (days: number) =>
    is('dueDate', ['2025-02-01T00:00:00Z', new Date(Date.UTC(2025, 1, 1 + days)).toISOString()], 'between');

  test('wants a date within each status where both together keep few records, and each of them many', async () => {
    const filter = all(is('status', '新建'), dueIn(300));
    expect((await adviceFor({ filter })).items).toEqual([{ ...wants('dueDate'), within: ['status'] }]);
    const newest: OrderBy[] = [{ propertyCode: 'dueDate', direction: 'desc' }];
    expect((await adviceFor({ filter, orderBy: newest })).items).toEqual([
      { ...wants('dueDate', 'descending'), within: ['status'] },
    ]);
  });

  test('wants one index of three where two conditions and an order keep few, and none of several where one is enough', async () => {
    const filter = all(is('isPaid', true), is('status', '新建'), dueIn(300));
    const [three] = (await adviceFor({ filter })).items;
    expect(three).toMatchObject(wants('dueDate'));
    expect(three?.within?.toSorted()).toEqual(['isPaid', 'status']);
    expect((await adviceFor({ filter: all(is('status', '新建'), dueIn(2)) })).items).toEqual([wants('dueDate')]);
    expect((await adviceFor({ filter: any(is('status', '新建'), dueIn(300)) })).items).toEqual([]);
  });

  test('is silent about lists that an index serves already, and about small tables', async () => {
    expect(await adviceFor({})).toEqual({ reason: 'none', items: [], isBeingMade: false });
    expect(await adviceFor({ orderBy: [{ propertyCode: 'createdTime', direction: 'asc' }] })).toMatchObject({
      reason: 'none',
    });
    expect(await adviceFor({ filter: is('sequenceNo', 'L77') })).toMatchObject({ reason: 'none' });
  });

  test('reads no record and says no more than what was asked', async () => {
    const answer = await adviceFor({ filter: is('title', '订单 7') });
    expect(Object.keys(answer).sort()).toEqual(['isBeingMade', 'items', 'reason']);
  });
});

test.each<[string, ListQuery, IndexDefinition]>([
  ['a text that is equal', { filter: is('customer', '客户 77') }, wants('customer')],
  ['a part of a text, of two letters', { filter: is('note', '码头', 'contains') }, wants('note', 'text')],
  ['a part of a text in other case', { filter: is('title', '订单 3999', 'contains') }, wants('title', 'text')],
  ['a number in a range', { filter: is('amount', ['100', '140'], 'between') }, wants('amount')],
  ['a day', { filter: dueFrom as FilterTree }, wants('dueDate')],
  ['a person', { filter: is('seller', { id: 'u17' }) }, wants('seller')],
  ['one of several people', { filter: is('helpers', [{ id: 'u17' }], 'in') }, wants('helpers', 'members')],
  [
    'an order from the largest',
    { orderBy: [{ propertyCode: 'amount', direction: 'desc' }] },
    wants('amount', 'descending'),
  ],
])('%s gets the index that is advised, and the database then reads it', async (_, asked, wanted) => {
  const before = await found(asked);
  expect(await adviceFor(asked)).toMatchObject({ items: [wanted], isBeingMade: false });
  const had = await ownIndexes();
  await make(wanted);
  // Others may be read as well: after a vacuum even to count all records.
  const read = (await indexesRead(asked)).match(/biz_large_own_\w+/gu) ?? [];
  expect(read.filter((name) => !had.includes(name))).not.toEqual([]);
  expect(await adviceFor(asked)).toMatchObject({ reason: 'none', items: [] });
  expect(await found(asked)).toEqual(before);
  expect(before.total).toBeGreaterThan(0);
});

test('an index of several is made as it was advised, read for page and total, and not advised again', async () => {
  const filter = all(is('status', '新建'), is('dueDate', ['2025-02-01T00:00:00Z', '2025-11-28T00:00:00Z'], 'between'));
  const query: ListQuery = { filter, orderBy: [{ propertyCode: 'dueDate', direction: 'desc' }] };
  const before = await found(query);
  const { items } = await adviceFor(query);
  const had = await ownIndexes();
  await make(...items);
  const read = (await indexesRead(query)).match(/biz_large_own_\w+/gu) ?? [];
  expect(read.filter((name) => !had.includes(name))).toHaveLength(2);
  expect((await adviceFor(query)).items).toEqual([]);
  expect(await found(query)).toEqual(before);
});
