import type { IndexAdvice, ModelIndex, ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import {
  adviseIndexes,
  dropModelIndex,
  listModelIndexes,
  makeModelIndexes,
} from '@portico/shared-kit/contract/model-indexes.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { grid, openList, orders, pageOf } from '../../testing/open-list.tsx';

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
  replaceAnswers(answers(queryRecords, { ...pageOf(orders, 45), isSlow: true }));
  replaceAnswers(answers(adviseIndexes, advice(given)));
  return list;
}

test('a list that was quick asks for no advice', async () => {
  const { calls } = openList();
  await grid();
  expect(inputsOf(calls, adviseIndexes)).toEqual([]);
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
  await waitFor(() => expect(inputsOf(calls, adviseIndexes)).toHaveLength(1));
  expect(inputsOf(calls, adviseIndexes)[0]).toMatchObject({ schemaCode: 'salesOrder', orderBy: expect.any(Array) });
  expect(screen.queryByText(/数据很多/)).not.toBeInTheDocument();
});

test('a hint can be put away, and one that cannot be asked for leaves the list alone', async () => {
  const { user } = openSlow({});
  await screen.findByText(/按“金额”筛选/);
  await user.click(screen.getByRole('button', { name: '不再提示' }));
  expect(screen.queryByText(/按“金额”筛选/)).not.toBeInTheDocument();
  openSlow({});
  replaceAnswers(refuses(adviseIndexes, 'unknownError'));
  expect((await screen.findAllByRole('grid')).length).toBeGreaterThan(0);
});

test('whoever may manage models makes the index from the hint, sees how far it is and when it is ready', async () => {
  const { user, calls } = openSlow({});
  replaceAnswers(answers(listModelIndexes, indexes([])));
  await user.click(await screen.findByRole('button', { name: '建立索引' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('“销售订单”的索引')).toBeInTheDocument();
  expect(await within(dialog).findByText(/共约 1,000,000 条数据，占用 512\.00 MB/)).toBeInTheDocument();
  expect(within(dialog).getByText(/保存稍慢一点/)).toBeInTheDocument();
  const building = indexes([anIndex({ status: 'building', progress: 40, bytes: null })]);
  replaceAnswers(answers(listModelIndexes, building), answers(makeModelIndexes, building));
  await user.click(within(dialog).getByRole('button', { name: '建立索引' }));
  expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(inputsOf(calls, makeModelIndexes)).toEqual([
    { schemaCode: 'salesOrder', items: [{ propertyCode: 'amount', kind: 'ascending' }] },
  ]);
  replaceAnswers(answers(listModelIndexes, indexes([anIndex()])));
  replaceAnswers(answers(adviseIndexes, advice({ reason: 'none', items: [] })));
  expect(await within(dialog).findByText('可用')).toBeInTheDocument();
  expect(within(dialog).getByText(/21\.00 MB/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: '建立索引' })).not.toBeInTheDocument();
});

test('who opens the indexes of a model that has none is told where they come from', async () => {
  const { user } = openList('', undefined, 'en');
  replaceAnswers(answers(listModelIndexes, indexes([])));
  await user.click(await screen.findByRole('button', { name: 'More tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Indexes' }));
  expect(await screen.findByText('No administrator has created an index yet')).toBeInTheDocument();
});

test('an index of two fields is suggested under both their names, and asked for as it is', async () => {
  const two = { propertyCode: 'orderDate', kind: 'descending', within: ['status'] } as const;
  const { user, calls } = openSlow({ items: [{ ...two, within: ['status'] }] });
  replaceAnswers(answers(listModelIndexes, indexes([])));
  expect(await screen.findByText(/按“.+ \+ .+”筛选还没有索引/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '建立索引' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('checkbox', { name: / \+ .*降序/ })).toBeChecked();
  replaceAnswers(answers(makeModelIndexes, indexes([])));
  await user.click(within(dialog).getByRole('button', { name: '建立索引' }));
  await waitFor(() => expect(inputsOf(calls, makeModelIndexes)).toEqual([{ schemaCode: 'salesOrder', items: [two] }]));
});

test('an administrator chooses up to three fields in their order, and is told where there is such an index', async () => {
  const { user, calls } = openList();
  const there = anIndex({ propertyCode: 'createdTime', kind: 'ascending', within: ['amount'] });
  replaceAnswers(answers(listModelIndexes, indexes([there])), answers(makeModelIndexes, indexes([there])));
  await grid();
  await user.click(await screen.findByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '索引' }));
  const own = within(await screen.findByRole('region', { name: '自己选择数据项' }));
  const button = own.getByRole('button', { name: '建立所选的索引' });
  expect(button).toBeDisabled();
  const items = own.getByRole('combobox', { name: '数据项（最多 3 个）' });
  for (const name of ['金额', '创建时间']) {
    await user.type(items, name);
    await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
  }
  expect(await own.findByText('这个索引已经有了')).toBeInTheDocument();
  expect(button).toBeDisabled();
  await user.click(own.getByRole('combobox', { name: '最后一项的顺序' }));
  await user.click(await screen.findByText('降序', { selector: '.ant-select-item-option-content' }));
  await user.click(button);
  await waitFor(() =>
    expect(inputsOf(calls, makeModelIndexes)).toEqual([
      { schemaCode: 'salesOrder', items: [{ propertyCode: 'createdTime', kind: 'descending', within: ['amount'] }] },
    ]),
  );
});

test('nothing chosen, or no room for more, says why the button does nothing', async () => {
  const { user } = openSlow({});
  replaceAnswers(answers(listModelIndexes, indexes([])));
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
  const listed = indexes([failed], { log: [...log] });
  replaceAnswers(
    answers(listModelIndexes, listed),
    answers(makeModelIndexes, listed),
    answers(dropModelIndex, indexes([])),
  );
  await grid();
  await user.click(await screen.findByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '索引' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('原因：could not extend file')).toBeInTheDocument();
  expect(within(dialog).getByText(/“金额”（筛选、升序排序）未能建立/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '重新建立' }));
  await waitFor(() =>
    expect(inputsOf(calls, makeModelIndexes)).toEqual([
      { schemaCode: 'salesOrder', items: [{ propertyCode: 'amount', kind: 'ascending' }] },
    ]),
  );
  await user.click(within(dialog).getByRole('button', { name: '删除“金额”的索引' }));
  await screen.findByText(/用到它的查询会变慢/);
  const [sure] = (await screen.findAllByRole('button', { name: /^删\s*除$/ })).slice(-1);
  if (sure !== undefined) await user.click(sure);
  await waitFor(() => expect(inputsOf(calls, dropModelIndex)).toEqual([{ schemaCode: 'salesOrder', id: 'i1' }]));
});
