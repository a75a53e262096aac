import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import {
  answers,
  aRecord,
  inputsOf,
  inTurn,
  refuses,
  replaceAnswers,
  responds,
  unreachable,
} from '@portico/shared-kit/testing';
import { aListColumn } from '@portico/shared-kit/testing/model-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../testing/open-list.tsx';

const columns = ['name', 'customer', 'amount'];
const config: ListConfig = {
  ...ordersConfig,
  view: { ...ordersView, queryConditions: [], queryColumns: columns.map((code) => aListColumn(code)), orderBy: [] },
};
let stored: BizRecord;

/** Writes values into the record, as somebody else does. */
const write = (data: BizRecord['data']) => {
  stored = { ...stored, version: stored.version + 1, data: { ...stored.data, ...data } };
};

function open() {
  const page = openList('', config);
  replaceAnswers(
    answers(queryRecords, () => pageOf([stored])),
    answers(getRecord, () => stored),
    answers(saveRecord, ({ data }) => {
      write(data);
      return stored;
    }),
  );
  return page;
}

const cell = (code: string) =>
  within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell')[
    columns.indexOf(code) + 2
  ] as HTMLElement;
const saves = (page: ReturnType<typeof open>) =>
  inputsOf(page.calls, saveRecord).map(({ version, data }) => ({ version, data }));

/** Edits the customer of the first row. */
async function edit(page: ReturnType<typeof open>, text: string) {
  await grid();
  await page.user.click(cell('customer'));
  await page.user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(stored.data['customer']).toBe(text));
}

beforeEach(() => {
  stored = aRecord(
    { name: '订单一', customer: '甲公司', amount: '1200' },
    { id: asRecordId('r1'), actions: ['edit'], version: 3 },
  );
});

describe('edits of a list', () => {
  it('are undone by Ctrl and Z and done again by Ctrl and Y, the newest first, with the version of now', async () => {
    const page = open();
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
    await edit(page, '乙公司');
    await edit(page, '丙公司');
    await screen.findByRole('button', { name: '撤销' });
    await page.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('已撤销对“订单一”的修改')).toBeVisible();
    await waitFor(() => expect(cell('customer')).toHaveTextContent('乙公司'));
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell('customer')).toHaveTextContent('甲公司'));
    expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
    await page.user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(cell('customer')).toHaveTextContent('乙公司'));
    expect(saves(page).slice(2)).toEqual([
      { version: 5, data: { customer: '乙公司' } },
      { version: 6, data: { customer: '甲公司' } },
      { version: 7, data: { customer: '乙公司' } },
    ]);
  });

  it('leave alone what somebody else wrote into the cell since, and say so', async () => {
    const page = open();
    await edit(page, '乙公司');
    write({ customer: '丁公司' });
    await page.user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('“订单一”之后又被修改，保持不变')).toBeVisible();
    expect(saves(page)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument());
  });

  it('are undone although somebody changed something else of the record', async () => {
    const page = open();
    await edit(page, '乙公司');
    write({ amount: '7' });
    await page.user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(stored.data).toMatchObject({ customer: '甲公司', amount: '7' }));
  });

  it('stay as they are where the server refuses, and say why', async () => {
    const page = open();
    await edit(page, '乙公司');
    replaceAnswers(refuses(saveRecord, 'recordConflict'));
    await page.user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument());
    expect(stored.data['customer']).toBe('乙公司');
  });

  it('can be undone again after the network failed, which is told in the words of the catalogue', async () => {
    const page = open();
    await edit(page, '乙公司');
    replaceAnswers(
      inTurn(
        responds(getRecord, unreachable),
        answers(getRecord, () => stored),
      ),
    );
    await page.user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
    expect(screen.queryByText(/之后又被修改/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(stored.data['customer']).toBe('甲公司'));
  });

  it('of a text are undone in the text alone while it is edited', async () => {
    const page = open();
    await edit(page, '乙公司');
    await screen.findByRole('button', { name: '撤销' });
    await page.user.click(cell('amount'));
    await page.user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: '金额' });
    await page.user.keyboard('{Control>}z{/Control}');
    expect(stored.data['customer']).toBe('乙公司');
    expect(inputsOf(page.calls, getRecord)).toEqual([]);
  });
});
