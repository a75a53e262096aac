import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import { answers, aRecord, inputsOf, refuses, replaceAnswers } from '@portico/shared-kit/testing';
import { aListColumn, aProperty } from '@portico/shared-kit/testing/model-builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../testing/open-list.tsx';

const columns = ['name', 'customer', 'amount', 'status', 'remark', 'owner', 'day'];
const config: ListConfig = {
  ...ordersConfig,
  properties: [...ordersConfig.properties, aProperty('day', { name: '日期', propertyType: 3 })],
  view: { ...ordersView, queryConditions: [], queryColumns: columns.map((code) => aListColumn(code)), orderBy: [] },
};

let stored: readonly BizRecord[];
const owner = { id: 'u1', name: '张伟' };
const order = (id: string, data: BizRecord['data'], actions: BizRecord['actions'] = ['edit']) =>
  aRecord({ customer: '甲公司', amount: '1200', owner, ...data }, { id: asRecordId(id), actions, version: 3 });

function openOrders(own: ListConfig = config, shell: Partial<ShellApi> = {}) {
  const page = openList('', own, 'zh', shell);
  replaceAnswers(
    answers(queryRecords, () => pageOf(stored)),
    answers(saveRecord, ({ id, version = 0, data }) => {
      stored = stored.map((each) =>
        each.id === id ? { ...each, version: version + 1, data: { ...each.data, ...data } } : each,
      );
      const saved = stored.find((each) => each.id === id) as BizRecord;
      return { ...saved, data: { id: saved.id, ...data }, isPartial: true as const };
    }),
  );
  return page;
}

/** The cell of a column in a row, from 1. */
function cellAt(row: number, code: string): HTMLElement {
  const line = screen.getAllByRole('row')[row] as HTMLElement;
  return within(line).getAllByRole('gridcell')[columns.indexOf(code) + 2] as HTMLElement;
}

const saves = (page: ReturnType<typeof openList>) => inputsOf(page.calls, saveRecord);

/** Puts the cursor on a cell, as a press does. */
async function goTo(page: ReturnType<typeof openList>, row: number, code: string) {
  await grid();
  await page.user.click(cellAt(row, code));
}

beforeEach(() => {
  stored = [order('r1', { name: '订单一' }), order('r2', { name: '订单二', amount: '80' })];
});

describe('cells of a list that are edited in place', () => {
  it('edits by F2, saves the one field with the version that was seen, and goes a row down by Enter', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{F2}');
    const box = await screen.findByRole('textbox', { name: '客户' });
    expect(box).toHaveValue('甲公司');
    await page.user.clear(box);
    await page.user.keyboard('乙公司{Enter}');
    expect(cellAt(1, 'customer')).toHaveTextContent('乙公司');
    await waitFor(() =>
      expect(saves(page)).toEqual([{ schemaCode: 'salesOrder', id: 'r1', version: 3, data: { customer: '乙公司' } }]),
    );
    const list = screen.getByRole('grid', { name: '销售订单' });
    expect(list).toHaveFocus();
    expect(list).toHaveAttribute('aria-activedescendant', cellAt(2, 'customer').id);
    expect(page.shell.paths).toEqual([]);
  });

  it('replaces a value by what is typed, none of it lost while the editor is fetched, and steps on by Tab', async () => {
    const page = openOrders();
    await goTo(page, 2, 'customer');
    await page.user.keyboard('丙 公司');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '客户' })).toHaveValue('丙 公司'));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await page.user.keyboard('{Tab}');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(saves(page)[0]?.data).toEqual({ customer: '丙 公司' });
    await page.user.keyboard('99{Enter}');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({ id: 'r2', version: 4, data: { amount: '99' } });
    await waitFor(() => expect(cellAt(2, 'amount')).toHaveTextContent('99'));
  });

  it('gives up by Esc, and saves nothing that did not change', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{F2}');
    await page.user.type(await screen.findByRole('textbox', { name: '客户' }), '!{Escape}');
    expect(cellAt(1, 'customer')).toHaveTextContent('甲公司');
    await page.user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: '客户' });
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '客户' })).not.toBeInTheDocument());
    expect(saves(page)).toEqual([]);
  });

  it('begins by a double press where the cell can be edited, opens the record where it cannot, and saves by a press elsewhere', async () => {
    const page = openOrders();
    await grid();
    await page.user.dblClick(cellAt(1, 'customer'));
    await page.user.type(await screen.findByRole('textbox', { name: '客户' }), '二');
    expect(page.shell.paths).toEqual([]);
    await page.user.click(cellAt(2, 'amount'));
    await waitFor(() => expect(saves(page).map(({ data }) => data)).toEqual([{ customer: '甲公司二' }]));
    await page.user.dblClick(cellAt(2, 'remark'));
    expect(page.shell.paths).toHaveLength(1);
  });

  it('opens the record by Enter where no cell is being edited', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Enter}');
    expect(page.shell.paths).toHaveLength(1);
  });

  it.each([
    ['the system keeps', 'owner', {}],
    ['has several lines', 'remark', {}],
    ['may not be written', 'customer', { writable: false }],
    ['is computed', 'customer', { expressions: { value: '"x"' } }],
  ])('edits no field that %s', async (_what, code, rights) => {
    const properties = config.properties.map((each) => (each.code === code ? { ...each, ...rights } : each));
    const page = openOrders({ ...config, properties });
    await goTo(page, 1, code);
    await page.user.keyboard('x');
    expect(screen.queryByRole('textbox', { name: /客户|备注/ })).not.toBeInTheDocument();
    expect(cellAt(1, code)).not.toHaveAttribute('data-edited');
  });

  it('edits no record that its user may not change, and no value that is kept from them', async () => {
    stored = [
      order('r1', { name: '订单一' }, []),
      { ...order('r2', { name: '订单二', customer: null }), hidden: ['customer'] },
    ];
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('x');
    expect(cellAt(1, 'customer')).not.toHaveAttribute('data-edited');
    await page.user.click(cellAt(2, 'customer'));
    await page.user.keyboard('x');
    expect(cellAt(2, 'customer')).not.toHaveAttribute('data-edited');
  });

  it('says at the cell what is wrong before it is sent, and stays there', async () => {
    const properties = config.properties.map((each) => (each.code === 'customer' ? { ...each, required: true } : each));
    const page = openOrders({ ...config, properties });
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{F2}');
    await page.user.clear(await screen.findByRole('textbox', { name: '客户' }));
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('此项必填');
    expect(screen.getByRole('textbox', { name: '客户' })).toHaveFocus();
    expect(saves(page)).toEqual([]);
    await page.user.click(cellAt(2, 'amount'));
    expect(cellAt(1, 'customer')).toHaveAttribute('aria-invalid', 'true');
  });

  it('saves a cell that was opened while another one of its record was being saved by the version after that', async () => {
    const page = openOrders();
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    replaceAnswers(
      answers(saveRecord, async ({ version = 0, data }) => {
        await isAnswered;
        return { ...order('r1', data), version: version + 1 };
      }),
    );
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{F2}');
    await page.user.type(await screen.findByRole('textbox', { name: '客户' }), '二{Tab}');
    await page.user.keyboard('{F2}');
    const amount = await screen.findByRole('textbox', { name: '金额' });
    const read = inputsOf(page.calls, queryRecords).length;
    answer();
    await waitFor(() => expect(inputsOf(page.calls, queryRecords).length).toBeGreaterThan(read));
    await page.user.clear(amount);
    await page.user.keyboard('77{Enter}');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({ version: 4, data: { amount: '77' } });
  });

  it('lets the portal ask before a list is left with a value that was refused, and no more once it is given up', async () => {
    let hasUnsaved = () => false;
    const page = openOrders(config, {
      confirmLeave: (question) => {
        hasUnsaved = question;
        return () => undefined;
      },
    });
    replaceAnswers(refuses(saveRecord, 'noPermissionToEdit'));
    await goTo(page, 1, 'customer');
    expect(hasUnsaved()).toBe(false);
    await page.user.keyboard('{F2}');
    await page.user.type(await screen.findByRole('textbox', { name: '客户' }), '二{Enter}');
    const giveUp = await screen.findByRole('button', { name: '放弃修改' });
    expect(hasUnsaved()).toBe(true);
    await page.user.click(giveUp);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  });

  it('keeps what was refused in its cell with the reason, and sends it again by the version that is read then', async () => {
    const page = openOrders();
    replaceAnswers(refuses(saveRecord, 'recordConflict', { modifier: '李娜' }));
    await goTo(page, 1, 'customer');
    await page.user.keyboard('丁公司');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '客户' })).toHaveValue('丁公司'));
    stored = stored.map((each) => ({ ...each, version: 9, data: { ...each.data, amount: '1300' } }));
    await page.user.keyboard('{Enter}');
    const bar = await screen.findByText(/订单一 · 客户：.*李娜/);
    expect(bar).toBeVisible();
    await waitFor(() => expect(cellAt(1, 'amount')).toHaveTextContent('1300'));
    expect(cellAt(1, 'customer')).toHaveTextContent('丁公司');
    expect(cellAt(1, 'customer')).toHaveAccessibleDescription(/李娜/);
    await page.user.click(screen.getByRole('button', { name: '定位' }));
    await page.user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: '客户' });
    replaceAnswers(answers(saveRecord, ({ data }) => ({ ...order('r1', data), version: 10 })));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saves(page).at(-1)).toMatchObject({ version: 9, data: { customer: '丁公司' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '定位' })).not.toBeInTheDocument());
  });

  it('gives up what was refused', async () => {
    const page = openOrders();
    replaceAnswers(refuses(saveRecord, 'noPermissionToEdit'));
    await goTo(page, 1, 'customer');
    await page.user.keyboard('丁公司');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '客户' })).toHaveValue('丁公司'));
    await page.user.keyboard('{Enter}');
    await page.user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(cellAt(1, 'customer')).toHaveTextContent('甲公司'));
    expect(cellAt(1, 'customer')).not.toHaveAttribute('aria-invalid');
  });

  it('takes an option from its list, and a date as it is typed', async () => {
    const page = openOrders();
    await goTo(page, 1, 'status');
    await page.user.keyboard('{F2}');
    await page.user.click(await screen.findByText('已结', { selector: '.ant-select-item-option-content' }));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saves(page).at(-1)?.data).toEqual({ status: 'closed' }));
    await goTo(page, 1, 'day');
    await page.user.keyboard('{F2}');
    await page.user.type(await screen.findByRole('textbox', { name: '日期' }), '2026-12-24{Enter}');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    await waitFor(() => expect(cellAt(1, 'day')).toHaveTextContent('2026-12-24'));
  });

  it('saves a date that stands in its box when another cell is pressed', async () => {
    const page = openOrders();
    await goTo(page, 1, 'day');
    await page.user.keyboard('{F2}');
    await page.user.type(await screen.findByRole('textbox', { name: '日期' }), '2026-12-24');
    await page.user.click(cellAt(2, 'amount'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    await waitFor(() => expect(cellAt(1, 'day')).toHaveTextContent('2026-12-24'));
  });
});

describe('blocks of cells', () => {
  const bar = () => screen.findByText(/^已选 \d+ 个单元格$/);
  const selectedTexts = () => screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);

  /** Copies as the browser does; returns what is on the clipboard then. */
  function copied() {
    const data = new Map<string, string>();
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } });
    fireEvent(screen.getByRole('grid', { name: '销售订单' }), event);
    return Object.fromEntries(data);
  }

  it('are selected by Shift and arrows, counted, copied as they are shown, and let go by Esc', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(selectedTexts()).toEqual(['甲公司', '1200', '甲公司', '80']);
    expect(await bar()).toHaveTextContent('已选 4 个单元格');
    expect(screen.getByText('1280')).toBeVisible();
    expect(copied()).toEqual({
      'text/plain': '甲公司\t1200\r\n甲公司\t80',
      'text/html': '<table><tr><td>甲公司</td><td>1200</td></tr><tr><td>甲公司</td><td>80</td></tr></table>',
    });
    await page.user.keyboard('{Control>}a{/Control}');
    expect(await bar()).toHaveTextContent('已选 14 个单元格');
    await page.user.keyboard('{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await page.user.click(cellAt(2, 'amount'));
    expect(copied()['text/plain']).toBe('80');
  });

  it('are selected by Shift and a press, and by drawing over cells, and do not select records', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Shift>}');
    await page.user.click(cellAt(2, 'amount'));
    await page.user.keyboard('{/Shift}');
    expect(selectedTexts()).toHaveLength(4);
    await page.user.pointer([
      { keys: '[MouseLeft>]', target: cellAt(1, 'customer') },
      { target: cellAt(2, 'customer') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(selectedTexts()).toEqual(['甲公司', '甲公司']);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('selects the records of the page by Ctrl and A where no block is selected', async () => {
    const page = openOrders();
    await goTo(page, 1, 'customer');
    await page.user.keyboard('{Control>}a{/Control}');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  });
});
