import { asRecordId } from '@portico/shared-kit/contract/ids';
import { keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { matchRecords, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { colouredBy, tintOf } from '../testing/coloured.ts';
import { ordersConfig } from '../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../testing/open-list.tsx';

const records = ['r1', 'r2'].map((id, at) =>
  aRecord({ name: `订单${'一二'[at]}`, customer: '甲公司', amount: '9' }, { id: asRecordId(id) }),
);
const large = '{"all":[["amount","greaterThan","5"]]}';
const tree = { join: 'and', items: [{ propertyCode: 'amount', operator: 'greaterThan', value: '5' }] };
const row = (name: string) => screen.getByRole('link', { name }).closest('[role="row"]') as HTMLElement;
function open(config: ListConfig, matches: readonly (readonly string[])[] = [['r1']]) {
  const page = openList('?unfiltered=1', config);
  replaceAnswers(
    answers(queryRecords, pageOf(records)),
    answers(matchRecords, () => matches.map((ids) => ids.map(asRecordId))),
    answers(keepListLayout, {}),
  );
  return page;
}

test('rows and cells that meet a rule are coloured, and the server is asked once for a version of a record', async () => {
  const rules = [
    { target: null, where: large, colour: 'red' },
    { target: 'customer', where: large, colour: 'green' },
  ] as const;
  const page = open(colouredBy(ordersConfig, ...rules), [['r1'], ['r2']]);
  await grid();
  await waitFor(() => expect(tintOf(row('订单一'))).toBe('var(--portico-option-red)'));
  expect(tintOf(row('订单二'))).toBe('');
  expect(tintOf(within(row('订单二')).getByText('甲公司').closest('[role="gridcell"]'))).toBe(
    'var(--portico-option-green)',
  );
  await page.user.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(inputsOf(page.calls, queryRecords).length).toBeGreaterThan(1));
  expect(inputsOf(page.calls, matchRecords)).toEqual([
    { schemaCode: 'salesOrder', ids: ['r1', 'r2'], filters: [tree, tree] },
  ]);
});

test('a list whose rules cannot be read is shown without colours', async () => {
  const page = open(colouredBy(ordersConfig, { target: null, where: large, colour: 'red' }));
  replaceAnswers(refuses(matchRecords, 'databaseBusy'));
  await grid();
  await waitFor(() => expect(inputsOf(page.calls, matchRecords)).not.toEqual([]));
  expect(tintOf(row('订单一'))).toBe('');
});

test('a rule is added in the dialog, refused while a value is missing, kept with the layout and taken away again', async () => {
  const page = open(ordersConfig);
  const { user } = page;
  await grid();
  await user.click(await screen.findByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '条件填色' }));
  const box = within(await screen.findByRole('dialog'));
  await user.click(box.getByRole('button', { name: '添加规则' }));
  await user.click(box.getByRole('radio', { name: '绿色' }));
  await user.click(box.getByRole('button', { name: /应\s*用/ }));
  expect(await box.findByText('请填写值')).toBeInTheDocument();
  const first = box.getByRole('group', { name: '第 1 个条件' });
  await user.type(within(first).getByRole('textbox'), '一');
  await user.click(box.getByRole('button', { name: /应\s*用/ }));
  await waitFor(() => expect(tintOf(row('订单一'))).toBe('var(--portico-option-green)'));
  const kept = inputsOf(page.calls, keepListLayout).at(-1)?.layout?.colours ?? [];
  expect(kept).toEqual([{ target: null, colour: 'green', where: expect.stringContaining('一') as string }]);
  await user.click(screen.getByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '条件填色' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: '删除' }));
  await user.click(again.getByRole('button', { name: /应\s*用/ }));
  await waitFor(() => expect(tintOf(row('订单一'))).toBe(''));
  expect(inputsOf(page.calls, keepListLayout).at(-1)?.layout?.colours).toEqual([]);
});

test('the first of two rules counts, and they are put in another order', async () => {
  const rules = [
    { target: null, where: large, colour: 'red' },
    { target: null, where: '{"all":[["amount","greaterThan","8"]]}', colour: 'blue' },
  ] as const;
  const page = open(colouredBy(ordersConfig, ...rules), [['r1'], ['r1']]);
  const { user } = page;
  await grid();
  await user.click(await screen.findByRole('button', { name: '更多工具' }));
  await user.click(await screen.findByRole('menuitem', { name: '条件填色' }));
  const second = within(await screen.findByRole('listitem', { name: '第 2 条规则' }));
  expect(second.getByText(/金额 大于 8/)).toBeInTheDocument();
  await user.click(second.getByRole('button', { name: '上移' }));
  await user.click(screen.getByRole('button', { name: /应\s*用/ }));
  await waitFor(() => expect(tintOf(row('订单一'))).toBe('var(--portico-option-blue)'));
  expect(
    inputsOf(page.calls, keepListLayout)
      .at(-1)
      ?.layout?.colours?.map(({ colour }) => colour),
  ).toEqual(['blue', 'red']);
});
