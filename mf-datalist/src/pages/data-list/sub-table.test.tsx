import { asRecordId } from '@portico/shared-kit/contract/ids';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, replaceAnswers } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openList, pageOf } from '../../testing/open-list.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_line, index) => ({
    id: `l${index}`,
    product: `产品${index + 1}`,
    quantity: String(index + 1),
  }));

async function openWith(count: number) {
  const page = openList();
  replaceAnswers(
    answers(queryRecords, pageOf([aRecord({ name: '订单一', lines: lines(count) }, { id: asRecordId('r1') })])),
  );
  await screen.findByRole('link', { name: '订单一' });
  const row = screen.getByRole('row', { name: /订单一/ });
  return { ...page, row };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sub-table in a cell', () => {
  it('tells up to 7 rows, each in a line of its own, and beyond that 2 and a link to more', async () => {
    const { row, unmount } = await openWith(7);
    expect(within(row).getAllByText(/^产品\d · /)).toHaveLength(7);
    // A line of 20 px for each after the first.
    expect(row).toHaveStyle({ height: '156px' });
    unmount();
    const other = await openWith(8);
    expect(within(other.row).getByText(/产品2/)).toBeInTheDocument();
    expect(within(other.row).queryByText(/产品3/)).not.toBeInTheDocument();
    expect(other.row).toHaveStyle({ height: '56px' });
    expect(within(other.row).getByRole('button', { name: '更多（8）' })).toBeInTheDocument();
  });

  it('pops up for more than 2 rows and shows 20 at most', async () => {
    const first = await openWith(2);
    expect(within(first.row).queryByRole('button', { name: /行|更多/ })).not.toBeInTheDocument();
    first.unmount();
    const { row, user } = await openWith(23);
    await user.hover(within(row).getByRole('button', { name: '更多（23）' }));
    expect(await screen.findByText('还有 3 行，点击查看全部')).toBeInTheDocument();
    // The frame whose edges tell that there is more to scroll to.
    expect(screen.getByRole('cell', { name: '产品20' }).closest('[data-more]')).not.toBeNull();
    expect(screen.queryByRole('cell', { name: '产品21' })).not.toBeInTheDocument();
  });

  it('opens all rows in pages, narrowed by their columns', async () => {
    const { row, user } = await openWith(23);
    await user.click(within(row).getByRole('button', { name: '更多（23）' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('共 23 条')).toBeInTheDocument();
    expect(within(dialog).getAllByRole('cell', { name: /^产品\d/ })).toHaveLength(10);
    await user.click(within(dialog).getByTitle('2'));
    expect(await within(dialog).findByRole('cell', { name: '产品11' })).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: '产品' }), '品2');
    await waitFor(() => expect(within(dialog).getByText('共 5 条')).toBeInTheDocument());
    expect(within(dialog).getByRole('cell', { name: '产品2' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /清\s*空/ }));
    await waitFor(() => expect(within(dialog).getByText('共 23 条')).toBeInTheDocument());
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(row).getByRole('button', { name: '更多（23）' })).toHaveFocus();
  });
});
