import { changeCells, previewCellChanges } from '@portico/shared-kit/contract/cell-changes.endpoints';
import type { CellChanges, ChangeCellsInput } from '@portico/shared-kit/contract/cell-changes.schema';
import { asRecordId, type Wire } from '@portico/shared-kit/contract/ids';
import { getImportLimit } from '@portico/shared-kit/contract/imports.endpoints';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { aListColumn } from '@portico/shared-kit/testing/model-builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../../testing/open-list.tsx';

const columns = ['name', 'customer', 'amount', 'status'];
const config: ListConfig = {
  ...ordersConfig,
  actions: ordersConfig.actions,
  view: { ...ordersView, queryConditions: [], queryColumns: columns.map((code) => aListColumn(code)), orderBy: [] },
};

let stored: readonly BizRecord[];
beforeEach(() => {
  stored = ['甲公司', '乙公司', '丙公司'].map((customer, at) =>
    aRecord(
      { name: `订单${'一二三'[at]}`, customer, amount: '5' },
      { id: asRecordId(`r${at + 1}`), actions: ['edit'], version: 3 },
    ),
  );
});

const fine = ({ rows, codes }: ChangeCellsInput): CellChanges => ({
  changedCells: rows.length * codes.length,
  sameCells: 0,
  refusedCells: 0,
  changedRecords: rows.filter(({ record }) => record !== undefined).length,
  createdRecords: rows.filter(({ record }) => record === undefined).length,
  refusals: [],
  records: [],
});
const written = (input: ChangeCellsInput): CellChanges => ({
  ...fine(input),
  operationId: 'op1',
  records: input.rows.flatMap(({ record }, row) =>
    record ? [{ row, id: record.id, version: record.version + 1 }] : [],
  ),
});

function openOrders(own: ListConfig = config) {
  const page = openList('', own);
  replaceAnswers(
    answers(queryRecords, () => pageOf(stored)),
    answers(previewCellChanges, fine),
    answers(changeCells, written),
  );
  return page;
}

function cellAt(row: number, code: string): HTMLElement {
  const line = screen.getAllByRole('row')[row] as HTMLElement;
  return within(line).getAllByRole('gridcell')[columns.indexOf(code) + 2] as HTMLElement;
}
async function goTo(page: ReturnType<typeof openList>, row: number, code: string) {
  await grid();
  await page.user.click(cellAt(row, code));
}
/** Pastes as the browser tells it. */
function paste(text: string, html = '') {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) } });
  fireEvent(screen.getByRole('grid', { name: '销售订单' }), event);
}
const cellsOf = (input: Pick<Wire<ChangeCellsInput>, 'rows'> | undefined) =>
  input?.rows.map(({ record, cells }) => [record?.id ?? null, ...cells]);
/** The dialog of a block, by its title. */
async function dialog(name: string) {
  const open = await screen.findByRole('dialog');
  expect(within(open).getByText(name)).toBeVisible();
  return open;
}

describe('blocks of cells that are written', () => {
  it('checks what is pasted and writes it by one press, once, as one edit that is undone and done again', async () => {
    const page = openOrders();
    await goTo(page, 2, 'customer');
    paste('丁公司\t7\r\n戊公司\t8');
    const check = await dialog('粘贴到单元格');
    expect(await within(check).findByText('将写入 4 个单元格，涉及 2 条数据')).toBeVisible();
    expect(inputsOf(page.calls, changeCells)).toEqual([]);
    const [asked] = inputsOf(page.calls, previewCellChanges);
    expect(asked).toMatchObject({ codes: ['customer', 'amount'], rows: [{ record: { id: 'r2', version: 3 } }, {}] });
    expect(cellsOf(asked)).toEqual([
      ['r2', '丁公司', '7'],
      ['r3', '戊公司', '8'],
    ]);
    await page.user.dblClick(within(check).getByRole('button', { name: '写入 4 个单元格' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputsOf(page.calls, changeCells)).toHaveLength(1);
    expect(inputsOf(page.calls, changeCells)[0]?.requestId).toBeTruthy();
    expect(await screen.findByText('已写入 4 个单元格')).toBeVisible();

    replaceAnswers(answers(undoOperation, { undone: 2, changedSince: 0, refusals: [] }));
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(inputsOf(page.calls, undoOperation)).toEqual([{ id: 'op1' }]));
    await page.user.click(await screen.findByRole('button', { name: '重做' }));
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(2));
    const again = inputsOf(page.calls, changeCells)[1];
    expect(again?.rows.map(({ record }) => record?.version)).toEqual([5, 5]);
  });

  it('names what is refused, writes the rest, and lets the refused texts be copied', async () => {
    const page = openOrders();
    const reason = '无法识别的数值';
    replaceAnswers(
      answers(previewCellChanges, (input) => ({
        ...fine(input),
        changedCells: 1,
        refusedCells: 1,
        refusals: [{ code: 'amount', reason, rows: [1], isOfRow: false }],
      })),
    );
    await goTo(page, 1, 'amount');
    paste('7\n<b>viele</b>');
    const check = await dialog('粘贴到单元格');
    const table = await within(check).findByRole('region', { name: '不能写入的单元格' });
    expect(within(table).getByRole('row', { name: `SO-00001 订单二 金额 <b>viele</b> ${reason}` })).toBeVisible();
    await page.user.click(within(check).getByRole('button', { name: /复制这些单元格/ }));
    expect(await navigator.clipboard.readText()).toContain(`订单二\t金额\t<b>viele</b>\t${reason}`);
    expect(within(check).getByRole('button', { name: '写入 1 / 2 个单元格' })).toBeEnabled();
    await page.user.click(within(check).getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputsOf(page.calls, changeCells)).toEqual([]);
  });

  it('says what goes beyond the list, and makes records of the rows below where that is chosen', async () => {
    const page = openOrders();
    await goTo(page, 3, 'name');
    paste('x\t丁\t1\t打开\ty\nz\t戊\t2\t打开\ty');
    const check = await dialog('粘贴到单元格');
    expect(await within(check).findByText(/^不能写入的列：/)).toBeVisible();
    expect(within(check).getByText('超出最后一列的 1 列未粘贴')).toBeVisible();
    expect(await within(check).findByText('其中新增 1 条')).toBeVisible();
    await page.user.click(within(check).getByRole('checkbox', { name: '将超出最后一行的 1 行新增为数据' }));
    await waitFor(() => expect(inputsOf(page.calls, previewCellChanges)).toHaveLength(2));
    expect(inputsOf(page.calls, previewCellChanges).map(({ rows }) => rows.length)).toEqual([2, 1]);
    await waitFor(() => expect(within(check).queryByText('其中新增 1 条')).not.toBeInTheDocument());
  });

  it('offers no records to who may not add them, and refuses more than the limit before it is sent', async () => {
    const page = openOrders({ ...config, actions: ['edit', 'import'] });
    await goTo(page, 3, 'amount');
    paste('1\n2');
    const check = await dialog('粘贴到单元格');
    expect(within(check).getByText('超出最后一行的 1 行未粘贴：没有新增权限')).toBeVisible();
    expect(within(check).queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(inputsOf(page.calls, previewCellChanges)[0]?.rows).toHaveLength(1));
    await page.user.click(within(check).getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await goTo(page, 1, 'amount');
    paste(Array.from({ length: 5_000 }, () => Array.from({ length: 20 }, () => '1').join('\t')).join('\n'));
    const large = await dialog('粘贴到单元格');
    expect(within(large).getByRole('alert')).toHaveTextContent('复制的内容有 5,000 行、20 列');
    expect(within(large).getByRole('alert')).toHaveTextContent('存为表格文件后导入');
    expect(inputsOf(page.calls, previewCellChanges)).toHaveLength(1);
    replaceAnswers(answers(getImportLimit, { megabytes: 500 }));
    await page.user.click(within(large).getByRole('button', { name: '导入文件' }));
    await waitFor(() => expect(screen.queryByText('粘贴到单元格')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: '下载导入模板' })).toBeVisible();
  });

  it('offers no import of what is too large where the list has none', async () => {
    const page = openOrders({ ...config, view: { ...config.view, queryActions: [] } });
    await goTo(page, 1, 'amount');
    paste(Array.from({ length: 5_000 }, () => '1').join('\n'));
    const large = await dialog('粘贴到单元格');
    expect(within(large).getByRole('alert')).toHaveTextContent('请分批粘贴；');
    expect(
      within(large)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).not.toContain('导入文件');
  });

  it('has no handle, and locks the buttons with the reason, where nothing that they write may be edited', async () => {
    stored = stored.map((record, at) => (at === 1 ? record : { ...record, actions: [] }));
    const page = openOrders();
    const handleAt = (row: number, code: string) => cellAt(row, code).querySelector('[data-fill]');
    await goTo(page, 1, 'name');
    expect(handleAt(1, 'name')).toBeNull();
    await goTo(page, 2, 'customer');
    expect(handleAt(2, 'customer')).toBeNull();
    await goTo(page, 1, 'customer');
    expect(handleAt(1, 'customer')).not.toBeNull();
    await page.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await page.user.hover(await screen.findByRole('button', { name: '清空单元格', description: '' }));
    expect(await screen.findByText('您没有编辑所选数据的权限')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: '清空单元格' }));
    await page.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(inputsOf(page.calls, previewCellChanges)).toEqual([]);
  });

  it('fills down and to the right by values, and empties, without a question where nothing is refused', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(1));
    const value = { value: '甲公司' };
    expect(cellsOf(inputsOf(page.calls, changeCells)[0])).toEqual([
      ['r2', value],
      ['r3', value],
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await goTo(page, 2, 'amount');
    await page.user.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(2));
    expect(cellsOf(inputsOf(page.calls, changeCells)[1])).toEqual([['r2', { value: '5' }]]);
    await page.user.keyboard('{Delete}');
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(3));
    expect(cellsOf(inputsOf(page.calls, changeCells)[2])).toEqual([['r2', '']]);
    await page.user.keyboard('{Control>}r{/Control}');
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(4));
    expect(cellsOf(inputsOf(page.calls, changeCells)[3])).toEqual([['r2', null, { value: '乙公司' }]]);
  });

  it('fills by the handle at the corner, and by the buttons of the block', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    const handle = cellAt(1, 'customer').querySelector('[data-fill]') as HTMLElement;
    await page.user.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: cellAt(2, 'customer') },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(1));
    expect(cellsOf(inputsOf(page.calls, changeCells)[0])).toEqual([['r2', { value: '甲公司' }]]);
    await page.user.click(await screen.findByRole('button', { name: '向下填充' }));
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(2));
    await page.user.click(screen.getByRole('button', { name: '清空单元格' }));
    await waitFor(() => expect(inputsOf(page.calls, changeCells)).toHaveLength(3));
    expect(cellsOf(inputsOf(page.calls, changeCells)[2])).toEqual([
      ['r1', ''],
      ['r2', ''],
    ]);
  });

  it('asks where something of a fill is refused, and keeps the dialog where the server cannot be reached', async () => {
    const page = openOrders();
    replaceAnswers(
      answers(previewCellChanges, (input) => ({
        ...fine(input),
        changedCells: 1,
        refusedCells: 1,
        refusals: [{ code: null, reason: '没有编辑权限', rows: [0], isOfRow: true }],
      })),
      refuses(changeCells, 'noPermissionToView'),
    );
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    const check = await dialog('向下填充');
    expect(within(check).getByText('整行不写入')).toBeVisible();
    await page.user.click(within(check).getByRole('button', { name: '写入 1 / 2 个单元格' }));
    expect(await within(check).findByText('尚未写入任何内容')).toBeVisible();
    expect(within(check).getByRole('button', { name: '写入 1 / 2 个单元格' })).toBeEnabled();
  });

  it('begins at the button that checks again where the check failed, and offers no write before that', async () => {
    const page = openOrders();
    replaceAnswers(refuses(previewCellChanges, 'databaseBusy'));
    await goTo(page, 1, 'customer');
    paste('丁\n戊');
    const check = await dialog('粘贴到单元格');
    const again = await within(check).findByRole('button', { name: /^重\s?试$/ });
    await waitFor(() => expect(again).toHaveFocus());
    expect(within(check).queryByRole('button', { name: /^写入/ })).toBeNull();
    replaceAnswers(answers(previewCellChanges, fine));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(within(check).getByRole('button', { name: '写入 2 个单元格' })).toHaveFocus());
  });

  it('tells what was refused since the check', async () => {
    const page = openOrders();
    const late = {
      changedCells: 1,
      refusedCells: 1,
      refusals: [{ code: null, reason: '数据已被 李娜 修改', rows: [0], isOfRow: true }],
    };
    replaceAnswers(answers(changeCells, (input) => ({ ...written(input), ...late })));
    await goTo(page, 1, 'customer');
    paste('丁\n戊');
    await page.user.click(await screen.findByRole('button', { name: '写入 2 个单元格' }));
    const outcome = await dialog('粘贴到单元格');
    expect(await within(outcome).findByText(/检查之后有数据被修改/)).toBeVisible();
    expect(within(outcome).getByText('数据已被 李娜 修改')).toBeVisible();
  });
});
