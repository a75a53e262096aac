import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { aListColumn } from '@portico/shared-kit/testing/model-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { grid, openList, pageOf } from '../testing/open-list.tsx';

const columns = ['name', 'customer', 'amount'];
const config: ListConfig = {
  ...ordersConfig,
  view: { ...ordersView, queryConditions: [], queryColumns: columns.map((code) => aListColumn(code)), orderBy: [] },
};
const records = ['r1', 'r2', 'r3'].map((id, at) =>
  aRecord(
    { name: `订单${'一二三'[at]}`, customer: '甲公司', amount: '12' },
    { id: asRecordId(id), actions: ['edit'], version: 3 },
  ),
);

async function openOrders() {
  const page = openList('', config, 'zh');
  replaceAnswers(
    answers(queryRecords, () => pageOf(records)),
    answers(saveRecord, ({ id, data }) => ({
      ...aRecord(data, { id: asRecordId(id ?? ''), actions: ['edit'], version: 4 }),
      isPartial: true as const,
    })),
  );
  await grid();
  return page;
}

function customerIn(row: number): HTMLElement {
  const line = screen.getAllByRole('row')[row] as HTMLElement;
  return within(line).getAllByRole('gridcell')[columns.indexOf('customer') + 2] as HTMLElement;
}

it('goes on from the value by F2 where the editor is there at once', async () => {
  const page = await openOrders();
  await page.user.click(customerIn(3));
  await page.user.keyboard('{F2}!{Enter}');
  await waitFor(() => expect(inputsOf(page.calls, saveRecord)).toHaveLength(1));
  expect(inputsOf(page.calls, saveRecord)[0]).toMatchObject({ id: 'r3', data: { customer: '甲公司!' } });
});
