import { asRecordId } from '@portico/shared-kit/contract/ids';
import { codeOf } from '@portico/shared-kit/errors';
import { checkAdd } from '@portico/shared-kit/contract/form-entry.endpoints';
import { getListConfigData, keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import { checkDelete, deleteRecords, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, replaceAnswers, responds, unreachable } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import {
  addressNow,
  grid,
  savedLayout,
  lastQuery,
  type OpenList,
  openList,
  orders,
  pageOf,
} from '../../testing/open-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the data list', () => {
  it('shows records with marks, empty cells, totals and the sum of a column', async () => {
    openList();
    const list = await grid();
    expect(await within(list).findByText('订单一')).toBeInTheDocument();
    expect(within(list).getByText('草稿')).toBeInTheDocument();
    expect(within(list).getByText('进行中')).toBeInTheDocument();
    expect(within(list).getAllByText('--').length).toBeGreaterThan(0);
    expect(within(list).getByText(/^1,?200$/, { selector: '[data-cut=""]' })).toBeInTheDocument();
    expect(within(list).queryByText('备注')).not.toBeInTheDocument();
    expect(await screen.findByText('共 45 条')).toBeInTheDocument();
  });

  it('asks with the view’s defaults', async () => {
    const { calls } = openList();
    await screen.findByText('共 45 条');
    expect(lastQuery(calls)).toMatchObject({
      queryCode: 'all',
      page: 0,
      size: 20,
      orderBy: [{ propertyCode: 'amount', direction: 'desc' }],
      columns: ['name', 'customer', 'amount', 'lines', 'sequenceNo'],
    });
  });

  it('filters by the form, shows a chip and starts at the first page', async () => {
    const { calls, user } = openList('?page=2');
    await grid();
    await user.type(screen.getByRole('textbox', { name: '客户' }), '甲{Enter}');
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).toContain('甲'));
    expect(lastQuery(calls)).toMatchObject({ page: 0 });
    expect(decodeURIComponent(addressNow())).toContain('f.customer=甲');
    await user.click(screen.getByRole('button', { name: '移除条件“客户”' }));
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).not.toContain('甲'));
  });

  it('keeps the defaults cleared', async () => {
    const { user, calls } = openList();
    await grid();
    expect(JSON.stringify(lastQuery(calls))).toContain('open');
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(JSON.stringify(lastQuery(calls))).not.toContain('open'));
    expect(addressNow()).toContain('unfiltered=1');
  });

  it('keeps the focus among the chips when one is removed', async () => {
    const { user } = openList('?f.customer=甲&f.status=open;');
    await grid();
    await user.click(screen.getByRole('button', { name: '移除条件“客户”' }));
    expect(screen.queryByRole('button', { name: '移除条件“客户”' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '移除条件“状态”' })).toHaveFocus();
  });

  it('sorts by a column and then the other way', async () => {
    const { calls, user } = openList();
    const list = await grid();
    await within(list).findByText('订单一');
    await user.click(within(list).getByRole('button', { name: /客户/ }));
    await waitFor(() =>
      expect(lastQuery(calls)).toMatchObject({ orderBy: [{ propertyCode: 'customer', direction: 'asc' }] }),
    );
    await user.click(within(list).getByRole('button', { name: /客户/ }));
    await waitFor(() => expect(addressNow()).toContain('sort=customer.desc'));
  });

  it('says of a total over values that the user may not all see that it leaves some out', async () => {
    openList();
    replaceAnswers(answers(queryRecords, { ...pageOf(orders), partialSums: ['amount'] }));
    await grid();
    expect(screen.getByRole('button', { name: '仅统计您有权查看的值' })).toBeInTheDocument();
  });

  it('searches all texts after a pause', async () => {
    const { calls, user } = openList();
    await grid();
    await user.type(screen.getByRole('searchbox', { name: '搜索文本内容' }), 'abc');
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ search: 'abc' }));
  });

  it('goes to another page and lets the selection go', async () => {
    const { calls, user } = openList();
    const list = await grid();
    await user.click(await within(list).findByRole('checkbox', { name: '选择第 1 行' }));
    expect(screen.getByText(/已选 1 条/)).toBeInTheDocument();
    await user.click(screen.getByTitle('2'));
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ page: 1 }));
    expect(screen.queryByText(/已选 1 条/)).not.toBeInTheDocument();
  });

  it('asks for another page once, and its records lead back to it', async () => {
    const { calls, user } = openList();
    await grid();
    replaceAnswers(answers(queryRecords, () => pageOf([aRecord({ name: '订单四' }, { id: asRecordId('r4') })], 45)));
    await user.click(screen.getByTitle('2'));
    const link = await screen.findByRole('link', { name: '订单四' });
    await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('?page=2'));
    expect(inputsOf(calls, queryRecords).filter(({ page }) => page === 1)).toHaveLength(1);
  });

  it('starts at the first page with another number of rows, and lets the selection go', async () => {
    const { calls, user } = openList('?page=2');
    const list = await grid();
    await user.click(await within(list).findByRole('checkbox', { name: '选择第 21 行' }));
    await user.click(screen.getByRole('combobox', { name: /页码|Page Size/i }));
    const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((each) => each.textContent);
    expect(offered).toEqual([10, 20, 50, 100, 200, 300, 500].map((size) => `${size} 条/页`));
    await user.click(screen.getByText('50 条/页', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ page: 0, size: 50 }));
    expect(addressNow()).toMatch(/\?size=50$/);
    expect(screen.queryByText(/已选 1 条/)).not.toBeInTheDocument();
  });

  it('goes back to the last page that exists', async () => {
    const { calls } = openList('?page=9');
    replaceAnswers(answers(queryRecords, ({ page }) => pageOf(page === 2 ? orders : [], 45)));
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ page: 2 }));
    await waitFor(() => expect(addressNow()).toContain('page=3'));
  });

  it('opens a record by its title and adds one by the form', async () => {
    const { shell, user } = openList();
    const entry = { workflowCode: null, schemaCode: 'salesOrder', sheetCode: 'main' };
    replaceAnswers(answers(checkAdd, entry));
    await user.click(await screen.findByRole('link', { name: '订单一' }));
    await user.click(screen.getByRole('button', { name: /新\s*增/ }));
    expect(shell.paths[0]).toContain('/form/detail?objectId=r1&schemaCode=salesOrder');
    await waitFor(() => expect(shell.paths[1]).toContain('/form/detail?schemaCode=salesOrder&queryCode=all'));
  });

  it('switches the view and starts from its own defaults', async () => {
    const { user } = openList('?page=2');
    await user.click(await screen.findByRole('button', { name: /切换视图/ }));
    await user.click(await screen.findByRole('menuitem', { name: '我的订单' }));
    await waitFor(() => expect(addressNow()).toBe('/application/sales/application-list/salesOrder?queryCode=mine'));
  });

  it('goes on by keys from the button of the view that was chosen, and gives a list that one opens no focus', async () => {
    const { user } = openList();
    const button = await screen.findByRole('button', { name: /切换视图/ });
    expect(button).not.toHaveFocus();
    replaceAnswers(answers(getListConfigData, { ...ordersConfig, view: { ...ordersConfig.view, code: 'mine' } }));
    await user.click(button);
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('menuitem', { name: '我的订单' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /切换视图/ })).toHaveFocus());
  });

  it('hides a column by the column settings and keeps that', async () => {
    const first = openList();
    await grid();
    await first.user.click(screen.getByRole('button', { name: '列设置' }));
    const dialog = await screen.findByRole('dialog');
    await first.user.click(within(dialog).getByRole('checkbox', { name: '客户' }));
    await first.user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /客户/ })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(lastQuery(first.calls)).toMatchObject({ columns: ['name', 'amount', 'lines', 'sequenceNo'] }),
    );
    first.unmount();
    openList('', { ...ordersConfig, ...savedLayout(first.calls) });
    await screen.findByRole('link', { name: '订单一' });
    expect(screen.queryByRole('columnheader', { name: /客户/ })).not.toBeInTheDocument();
  });

  it('hides and pins a column by the menu of its head, and restores the view by the settings', async () => {
    const { user, calls } = openList();
    await grid();
    const head = (name: string) => screen.queryByRole('columnheader', { name });
    const choose = async (column: string, item: string) => {
      await user.click(within(head(column)!).getByTitle('列操作'));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('客户', '隐藏此列');
    await waitFor(() => expect(head('客户')).not.toBeInTheDocument());
    await choose('金额', '固定在左侧');
    const titles = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    await waitFor(() => expect(titles()).toEqual(['', '序号', '金额', '数据标题', '明细']));
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '恢复默认' }));
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(titles()).toEqual(['', '序号', '数据标题', '客户', '金额', '明细']));
    expect(savedLayout(calls).layout).toMatchObject({ columns: [], pins: {}, widths: {} });
  });

  it('keeps the height of rows that was chosen', async () => {
    const first = openList();
    await grid();
    await first.user.click(screen.getByRole('button', { name: '行高与冻结行' }));
    await first.user.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    const row = () => screen.getByRole('row', { name: /订单一/ });
    await waitFor(() => expect(row()).toHaveStyle({ height: '32px' }));
    first.unmount();
    openList('', { ...ordersConfig, ...savedLayout(first.calls) });
    await grid();
    expect(row()).toHaveStyle({ height: '32px' });
  });

  it('keeps how many rows stay in sight', async () => {
    const first = openList();
    await grid();
    await first.user.click(screen.getByRole('button', { name: '行高与冻结行' }));
    await first.user.click(await screen.findByRole('menuitem', { name: '冻结前 2 行' }));
    const frozen = () => [1, 2, 3].map((at) => screen.getAllByRole('row')[at]?.dataset['frozen']);
    await waitFor(() => expect(frozen()).toEqual(['all', 'last', undefined]));
    first.unmount();
    openList('', { ...ordersConfig, ...savedLayout(first.calls) });
    await grid();
    expect(frozen()).toEqual(['all', 'last', undefined]);
  });

  it('keeps a height that could not be sent until there is a network again', async () => {
    const { calls, user } = openList();
    await grid();
    replaceAnswers(responds(keepListLayout, unreachable));
    await user.click(screen.getByRole('button', { name: '行高与冻结行' }));
    await user.click(await screen.findByRole('menuitem', { name: '紧凑' }));
    await waitFor(() => expect(inputsOf(calls, keepListLayout)).toHaveLength(1));
    replaceAnswers(answers(keepListLayout, {}));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(inputsOf(calls, keepListLayout)).toHaveLength(2));
    expect(savedLayout(calls).layout?.density).toBe('compact');
  });

  it('returns to the selection of its history entry, and keys go on from where they were', async () => {
    const first = openList();
    await first.user.click(await screen.findByRole('checkbox', { name: '选择第 2 行' }));
    first.unmount();
    const { user, shell } = openList();
    expect(await screen.findByText(/已选 1 条/)).toBeInTheDocument();
    expect(await grid()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(shell.paths.at(-1)).toContain('objectId=r2');
  });
});

describe('the data list on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: true });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('opens a record by its card, whose title is the column that opens it in the grid', async () => {
    const { view } = ordersConfig;
    const [title, ...others] = view.queryColumns;
    const queryColumns = title === undefined ? [] : [...others, title];
    const { shell, user } = openList('', { ...ordersConfig, view: { ...view, queryColumns } });
    const cards = within(await screen.findByRole('list', { name: '销售订单列表' })).getAllByRole('listitem');
    await user.click(within(cards[0] ?? document.body).getByRole('link', { name: '订单一' }));
    expect(within(cards[0] ?? document.body).getByText('甲公司')).toBeInTheDocument();
    expect(shell.paths[0]).toContain('/form/detail?objectId=r1&schemaCode=salesOrder');
  });

  it('sorts by a menu, as there are no heads of columns', async () => {
    const { calls, user } = openList();
    await screen.findByRole('link', { name: '订单一' });
    await user.click(screen.getByRole('button', { name: '排序' }));
    await user.click(await screen.findByRole('menuitem', { name: '客户' }));
    await waitFor(() =>
      expect(lastQuery(calls)).toMatchObject({ orderBy: [{ propertyCode: 'customer', direction: 'asc' }] }),
    );
  });

  it('tells the server that it is one when something is added', async () => {
    const { calls, user } = openList();
    replaceAnswers(answers(checkAdd, { workflowCode: null, schemaCode: 'salesOrder', sheetCode: 'main' }));
    await user.click(await screen.findByRole('button', { name: /新\s*增/ }));
    await waitFor(() => expect(inputsOf(calls, checkAdd)).toEqual([expect.objectContaining({ isMobile: true })]));
  });

  it('opens a record that has no title yet', async () => {
    openList();
    replaceAnswers(answers(queryRecords, pageOf([aRecord({ name: null }, { id: asRecordId('r9') })])));
    expect(await screen.findByRole('link', { name: '--' })).toHaveAttribute('href', expect.stringContaining('r9'));
  });
});

describe('deleting', () => {
  const select = async (user: OpenList['user'], ...rows: number[]) => {
    for (const row of rows) await user.click(await screen.findByRole('checkbox', { name: `选择第 ${row} 行` }));
  };
  const confirm = async (user: OpenList['user'], count: number) => {
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: `删除 ${count} 条数据` }));
  };

  it('says why it cannot be done before anything is selected', async () => {
    const { user, calls } = openList();
    const button = await screen.findByRole('button', { name: /删\s*除/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(await screen.findByText('请先勾选数据')).toBeInTheDocument();
    await user.click(button);
    expect(inputsOf(calls, checkDelete)).toHaveLength(0);
  });

  it('names the rule where no selected record may go', async () => {
    const { user } = openList();
    await select(user, 2);
    await user.hover(screen.getByRole('button', { name: /删\s*除/ }));
    expect(await screen.findByText(/所选 1 条数据都不能删除/)).toBeInTheDocument();
  });

  it('checks, asks, deletes and tells what was left', async () => {
    const { user, calls } = openList();
    const refused = {
      objectId: 'r2',
      relativeModel: null,
      resultCode: codeOf('noPermissionToDelete'),
      resultDesc: '没有删除权限',
    };
    replaceAnswers(answers(checkDelete, [refused]));
    replaceAnswers(answers(deleteRecords, { successCount: 2, errorCount: 0 }));
    await select(user, 1, 2, 3);
    await user.click(screen.getByRole('button', { name: /删\s*除/ }));
    await confirm(user, 2);
    expect(await screen.findByText('已删除 2 条，1 条未能删除')).toBeInTheDocument();
    expect(inputsOf(calls, deleteRecords).at(-1)).toEqual({ schemaCode: 'salesOrder', ids: ['r1', 'r3'] });
    await waitFor(() => expect(screen.queryByText(/已选/)).not.toBeInTheDocument());
  });

  it('refuses process data in words', async () => {
    const { user } = openList();
    const refused = { objectId: 'r3', relativeModel: null, resultCode: 1004, resultDesc: '存在不能删除的流程数据' };
    replaceAnswers(answers(checkDelete, [refused]));
    await select(user, 1, 3);
    await user.click(screen.getByRole('button', { name: /删\s*除/ }));
    expect(await screen.findByText('存在不能删除的流程数据：订单三')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
