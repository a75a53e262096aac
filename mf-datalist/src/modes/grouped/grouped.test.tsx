import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { groupRecords, matchRecords, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { conditionsOf } from '@portico/shared-kit/filters';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { colouredBy, tintOf } from '../../testing/coloured.ts';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { addressNow, openList } from '../../testing/open-list.tsx';
import { followOthers, othersWrote, until, untilFollowed } from '../../testing/others.ts';

const config: ListConfig = { ...ordersConfig, view: { ...ordersView, queryConditions: [] } };

const order = (id: string, status: string | null, urgent: boolean) =>
  aRecord({ name: `订单${id}`, status, urgent, amount: '100' }, { id: asRecordId(id) });
const stored: readonly BizRecord[] = [
  order('a', 'open', true),
  order('b', 'open', false),
  order('c', 'closed', false),
  order('d', null, false),
];

/** The value of a field as the server names the group of its records. */
const textOf = (value: unknown) => (typeof value === 'boolean' ? String(value) : ((value as string | null) ?? null));

/** Answers as the server groups and finds the stored records. */
function openOrders(query: string, recordsNow: () => readonly BizRecord[] = () => stored, shown = config) {
  const page = openList(query, shown);
  replaceAnswers(
    answers(groupRecords, ({ groupBy }) => {
      const groups = Map.groupBy(recordsNow(), (record) =>
        JSON.stringify(groupBy.map((code) => textOf(record.data[code]))),
      );
      return {
        groups: [...groups].map(([keys, own]) => ({
          keys: (JSON.parse(keys) as (string | null)[]).map((value) => ({ value, name: null, name_i18n: null })),
          count: own.length,
          sumMap: { amount: String(own.length * 100) },
        })),
        isCut: false,
      };
    }),
    answers(queryRecords, ({ filter, page: at, size }) => {
      const asked = filter === undefined ? [] : conditionsOf(filter);
      const found = recordsNow().filter((record) =>
        asked.every(({ propertyCode, value }) => textOf(record.data[propertyCode]) === textOf(value)),
      );
      const content = found.slice(at * size, (at + 1) * size);
      return { content, totalElements: found.length, sumMap: { amount: String(found.length * 100) }, actions: [] };
    }),
  );
  return page;
}

const titles = () => screen.queryAllByRole('link', { name: /^订单/ }).map(({ textContent }) => textContent);

test('records stand in the groups of two fields, each with its number and its own figures', async () => {
  openOrders('?groupBy=status,urgent');
  await waitFor(() => expect(titles()).toEqual(['订单a', '订单b', '订单c', '订单d']));
  const rows = within(screen.getByRole('treegrid')).getAllByRole('row');
  const open = rows.find((row) => row.textContent.includes('未结'));
  expect(open).toHaveAttribute('aria-level', '1');
  expect(open).toHaveAttribute('aria-setsize', '3');
  expect(within(open as HTMLElement).getByTitle('2 条')).toBeInTheDocument();
  expect(open).toHaveTextContent('200');
  expect(rows.filter((row) => row.getAttribute('aria-level') === '2')).toHaveLength(4);
  expect(rows.some((row) => row.textContent.includes('未填写'))).toBe(true);
});

test('records that meet a rule are coloured in their groups, and the rows of groups are not', async () => {
  const where = '{"all":[["amount","greaterThan","5"]]}';
  const colours = [
    { target: null, where, colour: 'red' },
    { target: 'amount', where, colour: 'green' },
  ] as const;
  openOrders('?groupBy=status', () => stored, colouredBy(config, ...colours));
  replaceAnswers(answers(matchRecords, [['b', 'd'].map(asRecordId), [asRecordId('c')]]));
  const row = (id: string) => screen.getByRole('link', { name: `订单${id}` }).closest('[role="row"]') as HTMLElement;
  await screen.findByRole('link', { name: '订单d' });
  const tints = () => ['a', 'b', 'c', 'd'].map((id) => tintOf(row(id)));
  const red = 'var(--portico-option-red)';
  await waitFor(() => expect(tints()).toEqual(['', red, '', red]));
  expect(tintOf(within(row('c')).getByText('100').closest('[role="gridcell"]'))).toBe('var(--portico-option-green)');
  const groups = screen.getAllByRole('row').filter((each) => each.getAttribute('aria-expanded') !== null);
  expect(groups.map(tintOf)).toEqual(['', '', '']);
});

test('a field is chosen in the toolbar, stands in the address, and a group is closed and opened', async () => {
  const { user, calls } = openOrders('');
  await user.click(await screen.findByRole('button', { name: '分组' }));
  const field = await screen.findByLabelText('分组依据');
  await user.click(field);
  expect(screen.queryByTitle('数据标题')).not.toBeInTheDocument();
  await user.click(await screen.findByTitle('状态'));
  await screen.findByRole('treegrid');
  expect(addressNow()).toMatch(/groupBy=status$/);
  await waitFor(() => expect(titles()).toHaveLength(4));
  const filters = inputsOf(calls, queryRecords).map(({ filter }) => filter);
  expect(filters).toContainEqual({ propertyCode: 'status', operator: 'isNull', value: null });
  await user.click(screen.getByRole('button', { name: '收起第 1 行' }));
  await waitFor(() => expect(titles()).toEqual(['订单c', '订单d']));
  await user.click(screen.getByRole('button', { name: '展开第 1 行' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: '分组（1）' }));
  await user.click(await screen.findByRole('button', { name: '取消分组' }));
  await waitFor(() => expect(addressNow()).not.toContain('groupBy'));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});

test('groups that cannot be read say so and are read again', async () => {
  const { user } = openOrders('?groupBy=status');
  replaceAnswers(refuses(groupRecords, 'unknownError'));
  await user.click(await screen.findByRole('button', { name: /重试$/ }));
  replaceAnswers(answers(groupRecords, { groups: [], isCut: true }));
  await user.click(await screen.findByRole('button', { name: /重试$/ }));
  expect(await screen.findByText('分组较多，只显示前 1,000 组，请用筛选条件缩小范围')).toBeInTheDocument();
});

describe('what others change meanwhile', () => {
  const { marked } = followOthers();
  const last = order('m9', 's1', false);
  const moved = { ...last, version: 2, data: { ...last.data, amount: '200' } };
  const many = Array.from({ length: 10 }, (_, at) => order(`m${at}`, `s${at}`, false));

  test('moves records between groups, with their numbers, and what is open stays open however many groups there are', async () => {
    let records: readonly BizRecord[] = many;
    const { user } = openOrders('?groupBy=status', () => records);
    await until(() => expect(titles()).toHaveLength(10));
    await untilFollowed();
    await user.click(screen.getByRole('button', { name: '收起第 1 行' }));
    await until(() => expect(titles()).toHaveLength(9));
    records = [...many.slice(0, 9), moved, order('n', 't', false), order('o', 'u', false)];
    await othersWrote();
    await until(() =>
      expect(titles()).toEqual([...[1, 9, 2, 3, 4, 5, 6, 7, 8].map((at) => `订单m${at}`), '订单n', '订单o']),
    );
    expect(screen.getByTitle('2 条')).toBeInTheDocument();
    expect(screen.getByText(/^已更新 \d 条数据$/)).toHaveAttribute('role', 'status');
    expect(marked().map((each) => each.closest('[data-row]')?.getAttribute('data-row'))).toContain('m9');
  });
});
