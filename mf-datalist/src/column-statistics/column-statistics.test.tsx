import type { ColumnStatistics } from '@portico/shared-kit/contract/column-statistics.schema';
import { getColumnStatistics, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { aListColumn } from '@portico/shared-kit/testing/model-builders';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { grid, openList } from '../testing/open-list.tsx';

const config = {
  ...ordersConfig,
  view: { ...ordersView, queryColumns: ['name', 'amount', 'status'].map((code) => aListColumn(code)) },
};

const ofAmount: ColumnStatistics = {
  total: 8,
  filled: 6,
  figures: { 1: '1200', 2: '200', 3: '1', 4: '900' },
  values: null,
  distinct: null,
};
const key = (value: string) => ({ value, name: null, name_i18n: null });
const ofStatus: ColumnStatistics = {
  total: 8,
  filled: 7,
  figures: {},
  values: [
    { key: key('open'), count: 4 },
    { key: key('closed'), count: 2 },
  ],
  distinct: 3,
};

const head = (title: string) =>
  screen.getByText(title, { selector: '[role="columnheader"] *' }).closest('[role="columnheader"]') as HTMLElement;

/** Opens the statistics of a column from the menu of its head. */
async function open(title: string, statistics: ColumnStatistics, query = '?unfiltered=1') {
  const page = openList(query, config);
  replaceAnswers(answers(getColumnStatistics, statistics));
  await grid();
  await page.user.click(within(head(title)).getByTitle('列操作'));
  await page.user.click(await screen.findByRole('menuitem', { name: '列统计…' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(`“${title}”的统计`)).toBeInTheDocument();
  return { ...page, dialog };
}

const figure = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a number has its figures over all that the list finds, by the conditions of the list', async () => {
  const { dialog, calls } = await open('amount', ofAmount, '');
  await within(dialog).findByText('数据条数');
  expect(['数据条数', '已填写', '未填写', '合计', '平均'].map((label) => figure(dialog, label))).toEqual([
    '8',
    '6（75%）',
    '2（25%）',
    expect.stringContaining('1200'),
    expect.stringContaining('200'),
  ]);
  expect(within(dialog).queryByText('不同的值')).not.toBeInTheDocument();
  const { filter } = inputsOf(calls, queryRecords).at(-1) ?? {};
  expect(filter).toBeDefined();
  expect(inputsOf(calls, getColumnStatistics)).toEqual([
    { schemaCode: 'salesOrder', propertyCode: 'amount', queryCode: 'all', filter },
  ]);
});

test('an option has its most frequent values by their names, and what is left over', async () => {
  const { dialog } = await open('status', ofStatus);
  const values = within(await within(dialog).findByRole('list', { name: '出现最多的值' })).getAllByRole('listitem');
  expect(values.map(({ textContent }) => textContent)).toEqual(['未结4（50%）', '已结2（25%）', '其他值1（12.5%）']);
  expect(figure(dialog, '不同的值')).toBe('3');
});

test('what cannot be read is said, and read again', async () => {
  const page = openList('?unfiltered=1', config);
  replaceAnswers(refuses(getColumnStatistics, 'databaseBusy'));
  await grid();
  await page.user.click(within(head('amount')).getByTitle('列操作'));
  await page.user.click(await screen.findByRole('menuitem', { name: '列统计…' }));
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  replaceAnswers(answers(getColumnStatistics, { ...ofAmount, total: 0, filled: 0 }));
  await page.user.click(retry);
  expect(await screen.findByText('当前条件下没有数据')).toBeInTheDocument();
});
