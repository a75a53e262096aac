import type { IndexAdvice, ModelIndex, ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { grid, openList, orders, pageOf, queryPath } from '../../testing/open-list.tsx';

const advicePath = '/api/records/index-advice';
const indexesPath = '/api/models/salesOrder/indexes';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const advice = (part: Partial<IndexAdvice>): IndexAdvice => ({
  reason: 'filter',
  items: [{ propertyCode: 'amount', kind: 'ascending' }],
  isBeingMade: false,
  ...part,
});
const anIndex = (part: Partial<ModelIndex> = {}): ModelIndex => ({
  id: 'i1',
  propertyCode: 'amount',
  kind: 'ascending',
  status: 'ready',
  progress: null,
  bytes: 22_020_096,
  creater: { id: 'adm', name: '管理员' },
  createdTime: '2026-11-21T02:00:00.000Z',
  failure: null,
  ...part,
});
const indexes = (items: ModelIndex[], part: Partial<ModelIndexes> = {}): ModelIndexes => ({
  rows: 1_000_000,
  bytes: 536_870_912,
  limit: 10,
  items,
  log: [],
  ...part,
});

/** A list that took long, with this advice. */
function openSlow(given: Partial<IndexAdvice>, locale: 'zh' | 'en' = 'zh') {
  const list = openList('', undefined, locale);
  const { data } = pageOf(orders, 45);
  list.calls.set(queryPath, () => ({ data: { ...data, isSlow: true } }));
  list.calls.set(advicePath, () => ({ data: advice(given) }));
  return list;
}

test('a list that was quick asks for no advice', async () => {
  const { calls } = openList();
  await grid();
  expect(calls.to(advicePath)).toEqual([]);
  expect(screen.queryByText(/较慢/)).not.toBeInTheDocument();
});

test.each<[string, Partial<IndexAdvice>, string]>([
  ['which condition has no index', {}, '数据很多，按“金额”筛选还没有索引，所以较慢。'],
  ['which order has none', { reason: 'sort' }, '数据很多，按“金额”排序还没有索引，所以较慢。'],
  ['that a search looks everywhere', { reason: 'search', items: [] }, '改为按某一个数据项筛选会更快'],
  ['that very many records fit', { reason: 'broad', items: [] }, '缩小条件会更快'],
  ['that no index can answer a condition', { reason: 'filter', items: [] }, '这些条件要逐条查看'],
  ['that an index is being made', { items: [], isBeingMade: true }, '正在建立索引'],
])('a slow list says %s', async (_, given, words) => {
  openSlow(given);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});

test('the advice is asked for the list as it was asked for, and none is shown where there is none', async () => {
  const { calls } = openSlow({ reason: 'none', items: [] });
  await waitFor(() => expect(calls.to(advicePath)).toHaveLength(1));
  expect(calls.to(advicePath)[0]).toMatchObject({ schemaCode: 'salesOrder', orderBy: expect.any(Array) });
  expect(screen.queryByText(/数据很多/)).not.toBeInTheDocument();
});

test('a hint can be put away, and one that cannot be asked for leaves the list alone', async () => {
  const { user } = openSlow({});
  await screen.findByText(/按“金额”筛选/);
  await user.click(screen.getByRole('button', { name: '不再提示' }));
  expect(screen.queryByText(/按“金额”筛选/)).not.toBeInTheDocument();
  const { calls } = openSlow({});
  calls.set(advicePath, () => ({ errcode: codeOf('unknownError'), status: 500 }));
  expect((await screen.findAllByRole('grid')).length).toBeGreaterThan(0);
});

test('whoever may manage models makes the index from the hint, sees how far it is and when it is ready', async () => {
  const { user, calls } = openSlow({});
  calls.set(indexesPath, () => ({ data: indexes([]) }));
  await user.click(await screen.findByRole('button', { name: '建立索引' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4_000 });
  expect(within(dialog).getByText('“销售订单”的索引')).toBeInTheDocument();
  expect(await within(dialog).findByText(/共约 1,000,000 条数据，占用 512\.00 MB/)).toBeInTheDocument();
  expect(within(dialog).getByText(/保存稍慢一点/)).toBeInTheDocument();
  calls.set(indexesPath, () => ({ data: indexes([anIndex({ status: 'building', progress: 40, bytes: null })]) }));
  await user.click(within(dialog).getByRole('button', { name: '建立索引' }));
  expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(calls.to(indexesPath)).toContainEqual({ items: [{ propertyCode: 'amount', kind: 'ascending' }] });
  calls.set(indexesPath, () => ({ data: indexes([anIndex()]) }));
  calls.set(advicePath, () => ({ data: advice({ reason: 'none', items: [] }) }));
  expect(await within(dialog).findByText('可用', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(within(dialog).getByText(/21\.00 MB/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: '建立索引' })).not.toBeInTheDocument();
});

test('who opens the indexes of a model that has none is told where they come from', async () => {
  const { user, calls } = openList('', undefined, 'en');
  calls.set(indexesPath, () => ({ data: indexes([]) }));
  await user.click(await screen.findByRole('button', { name: 'Indexes' }));
  expect(await screen.findByText('No administrator has made an index yet')).toBeInTheDocument();
});

test('nothing chosen, or no room for more, says why the button does nothing', async () => {
  const { user, calls } = openSlow({});
  calls.set(indexesPath, () => ({ data: indexes([]) }));
  await user.click(await screen.findByRole('button', { name: '建立索引' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: /金额/ }));
  expect(within(dialog).getByText('请至少勾选一个')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: '建立索引' })).toBeDisabled();
});

test('an index that could not be made says why and can be tried again; one is deleted after a question', async () => {
  const { user, calls } = openList();
  const log = [
    {
      id: 'l1',
      propertyCode: 'amount',
      kind: 'ascending',
      action: 'failed',
      user: null,
      createdTime: '2026-11-21T02:00:00.000Z',
    },
  ] as const;
  const failed = anIndex({ status: 'failed', bytes: null, failure: 'could not extend file' });
  calls.set(indexesPath, () => ({ data: indexes([failed], { log: [...log] }) }));
  await grid();
  await user.click(screen.getByRole('button', { name: '索引' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('原因：could not extend file')).toBeInTheDocument();
  expect(within(dialog).getByText(/“金额”（筛选、升序排序）未能建立/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '重新建立' }));
  await waitFor(() =>
    expect(calls.to(indexesPath)).toContainEqual({ items: [{ propertyCode: 'amount', kind: 'ascending' }] }),
  );
  await user.click(within(dialog).getByRole('button', { name: '删除“金额”的索引' }));
  await screen.findByText(/用到它的查询会变慢/);
  const [sure] = (await screen.findAllByRole('button', { name: /^删\s*除$/ })).slice(-1);
  if (sure !== undefined) await user.click(sure);
  await waitFor(() => expect(calls.to(`${indexesPath}/i1`)).toHaveLength(1));
});
