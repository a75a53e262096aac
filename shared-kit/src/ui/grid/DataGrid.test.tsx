import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { DataGrid, type DataGridProps, type GridColumn, type SortEntry } from './index.ts';

interface Order {
  readonly id: string;
  readonly name: string;
  readonly amount: string | null;
  readonly lines?: readonly Order[];
}

const columns: readonly GridColumn<Order>[] = [
  { id: 'name', title: 'Name', text: (order) => order.name, isSortable: true, width: 200 },
  { id: 'amount', title: 'Amount', text: (order) => order.amount, align: 'end', isSortable: true, width: 150 },
];
const orders: readonly Order[] = Array.from({ length: 500 }, (_order, index) => ({
  id: `o${index}`,
  name: `Order ${index}`,
  amount: index % 2 ? String(index) : null,
}));
const draftMark = { tone: 'draft', label: 'Draft' } as const;
const rows = { items: orders, keyOf: (order: Order) => order.id, total: 20_000, offset: 40 };

function Grid(props: Partial<DataGridProps<Order>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [entries, setEntries] = useState<readonly SortEntry[]>([]);
  return (
    <>
      <DataGrid
        label="Orders"
        columns={columns}
        rows={rows}
        selection={{ selected, onChange: setSelected }}
        sort={{ entries, onChange: setEntries }}
        {...props}
      />
      <output>{JSON.stringify({ selected: [...selected], entries })}</output>
    </>
  );
}

const menuOf = (column: string) =>
  within(screen.getByRole('columnheader', { name: column })).getByTitle('Column actions');

function shown(): { selected: string[]; entries: SortEntry[] } {
  return JSON.parse(document.querySelector('output')?.textContent ?? '{}') as ReturnType<typeof shown>;
}

describe('the data grid', () => {
  it('draws only the rows in view but counts all pages', () => {
    renderWithProviders(<Grid />);
    const grid = screen.getByRole('grid', { name: 'Orders' });
    expect(grid).toHaveAttribute('aria-rowcount', '20001');
    expect(grid).toHaveAttribute('aria-colcount', '4');
    const drawn = within(grid).getAllByRole('row');
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(60);
    expect(screen.getByText('Order 0').closest('[role=row]')).toHaveAttribute('aria-rowindex', '42');
  });

  it('draws no other row again than the one whose record is another', () => {
    const drawn: string[] = [];
    const text = (order: Order) => {
      drawn.push(order.id);
      return order.name;
    };
    const watched = [{ id: 'name', title: 'Name', text }];
    const { rerender } = renderWithProviders(<Grid columns={watched} />);
    drawn.length = 0;
    const items = orders.map((order) => (order.id === 'o3' ? { ...order, name: 'Another' } : order));
    rerender(<Grid columns={watched} rows={{ ...rows, items }} />);
    expect(screen.getByText('Another')).toBeInTheDocument();
    expect(new Set(drawn)).toEqual(new Set(['o3']));
  });

  it('shows -- where there is nothing', () => {
    renderWithProviders(<Grid />);
    const row = screen.getByText('Order 0').closest<HTMLElement>('[role=row]');
    expect(within(row ?? document.body).getByText('--')).toBeInTheDocument();
  });

  it('sorts by a press on a title and by several with shift', () => {
    renderWithProviders(<Grid />, { locale: 'en' });
    fireEvent.click(screen.getByText('Name'));
    fireEvent.click(screen.getByText('Amount'), { shiftKey: true });
    expect(shown().entries).toEqual([
      { columnId: 'name', direction: 'asc' },
      { columnId: 'amount', direction: 'asc' },
    ]);
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('selects the page, a row and a range', () => {
    renderWithProviders(<Grid />, { locale: 'en' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 42' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 44' }), { shiftKey: true });
    expect(shown().selected).toEqual(['o1', 'o2', 'o3']);
    fireEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    expect(shown().selected).toHaveLength(500);
  });

  it('does not select rows that cannot be', () => {
    const onChange = jest.fn<void, [ReadonlySet<string>]>();
    const selection = { selected: new Set<string>(), onChange, canSelect: (order: Order) => order.id !== 'o0' };
    renderWithProviders(<Grid selection={selection} />, { locale: 'en' });
    expect(screen.getByRole('checkbox', { name: 'Select row 41' })).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    expect(onChange.mock.calls[0]?.[0].size).toBe(499);
  });

  it('is worked by keys: arrows move, Space selects, Enter opens, the header sorts', () => {
    const onOpen = jest.fn();
    renderWithProviders(<Grid onOpen={onOpen} />);
    const grid = screen.getByRole('grid');
    const press = (key: string) => fireEvent.keyDown(grid, { key });
    press('ArrowDown');
    press(' ');
    expect(shown().selected).toEqual(['o1']);
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith(orders[1]);
    for (const key of ['ArrowUp', 'ArrowUp', 'End', 'Enter']) press(key);
    expect(shown().entries).toEqual([{ columnId: 'amount', direction: 'asc' }]);
    expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('Amount');
  });

  it('begins with the focus at the row where the keys were, and tells where they are', async () => {
    const reported: string[] = [];
    const key = (place: number) => rows.keyOf(rows.items[place] ?? rows.items[0]!);
    const view = { initialRow: key(2), onRowChange: (row: string) => void reported.push(row) };
    const { user } = renderWithProviders(<Grid view={view} />);
    const grid = screen.getByRole('grid', { name: 'Orders' });
    await waitFor(() => expect(grid).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(reported).toEqual([key(3), key(3)]);
  });

  it('leaves the focus where it is, and begins at the first row where the other one is not shown', async () => {
    const reported: string[] = [];
    const view = { initialRow: 'gone', onRowChange: (row: string) => void reported.push(row) };
    const { user } = renderWithProviders(<Grid view={view} />);
    expect(document.body).toHaveFocus();
    await user.tab();
    screen.getByRole('grid', { name: 'Orders' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(reported).toEqual([rows.keyOf(rows.items[1] ?? rows.items[0]!)]);
  });

  it('tells a new width, and ignores one below the minimum', () => {
    const onWidthChange = jest.fn();
    renderWithProviders(<Grid view={{ onWidthChange }} />, { locale: 'en' });
    const drag = (from: number, to: number) => {
      const edge = screen.getByTitle('Resize Name');
      const at = (type: string, clientX: number) => fireEvent(edge, new MouseEvent(type, { bubbles: true, clientX }));
      at('pointerdown', from);
      at('pointermove', to);
      at('pointerup', to);
    };
    drag(100, 150);
    expect(onWidthChange).toHaveBeenLastCalledWith('name', 250);
    drag(100, -100);
    expect(onWidthChange).toHaveBeenLastCalledWith('name', 250);
  });

  it('gives a column its own width back by a double click on its edge', () => {
    const onWidthChange = jest.fn();
    renderWithProviders(<Grid view={{ onWidthChange }} />, { locale: 'en' });
    fireEvent.doubleClick(screen.getByTitle('Resize Name'));
    expect(onWidthChange).toHaveBeenLastCalledWith('name', null);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveStyle({ width: '200px' });
  });

  it('offers what can be done with a column, by pointer and by keys', async () => {
    const onPinChange = jest.fn();
    const onHide = jest.fn();
    renderWithProviders(<Grid view={{ onPinChange, onHide }} />, { locale: 'en' });
    fireEvent.click(menuOf('Amount'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the left' }));
    expect(onPinChange).toHaveBeenCalledWith('amount', 'left');
    const grid = screen.getByRole('grid');
    expect(grid).toHaveFocus();
    fireEvent.keyDown(grid, { key: 'ArrowUp' });
    for (const key of ['End', 'ArrowLeft']) fireEvent.keyDown(grid, { key });
    fireEvent.keyDown(grid, { key: 'ArrowDown', altKey: true });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    expect(onHide).toHaveBeenCalledWith('name');
  });

  it('clears the order of a column by its own direction once more', async () => {
    renderWithProviders(<Grid />, { locale: 'en' });
    const choose = async (item: string) => {
      fireEvent.click(menuOf('Name'));
      fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Sort descending');
    expect(shown().entries).toEqual([{ columnId: 'name', direction: 'desc' }]);
    await choose('Clear sorting');
    expect(shown().entries).toEqual([]);
  });

  it('goes on by arrows from a box that was clicked', () => {
    renderWithProviders(<Grid />, { locale: 'en' });
    const grid = screen.getByRole('grid');
    const box = screen.getByRole('checkbox', { name: 'Select row 43' });
    fireEvent.pointerDown(box);
    box.focus();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box).toHaveFocus();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(grid).toHaveFocus();
    fireEvent.keyDown(grid, { key: ' ' });
    expect(shown().selected).toEqual(['o3']);
  });

  it('opens nothing by a double click on a box', () => {
    const onOpen = jest.fn();
    renderWithProviders(<Grid onOpen={onOpen} />, { locale: 'en' });
    fireEvent.doubleClick(screen.getByRole('checkbox', { name: 'Select row 41' }));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.doubleClick(screen.getByText('Order 0'));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('says the mark of a row in its first data cell', () => {
    const marked = { ...rows, markOf: (order: Order) => (order.id === 'o0' ? draftMark : null) };
    renderWithProviders(<Grid rows={marked} />);
    expect(screen.getByRole('gridcell', { name: 'Draft Order 0' })).toBeInTheDocument();
  });

  it('names no cell as active that is not drawn', () => {
    renderWithProviders(<Grid placeholder={<p>Nothing here</p>} />);
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-activedescendant');
  });

  it('says what a figure of the summary is where it is no sum', () => {
    renderWithProviders(<Grid summaries={{ amount: { text: '52%', label: 'Avg' } }} />);
    expect(screen.getByRole('gridcell', { name: 'Avg 52%' })).toBeInTheDocument();
  });

  it('makes rows with more lines higher, and those after them stand below', () => {
    const linesOf = ({ id }: Order) => (id === orders[0]?.id ? 3 : 1);
    renderWithProviders(<Grid rows={{ ...rows, linesOf }} />);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveStyle({ height: '76px', transform: 'translateY(0px)' });
    expect(second).toHaveStyle({ height: '36px', transform: 'translateY(76px)' });
  });

  it('keeps the first rows in sight below the head, and places the others as before', () => {
    renderWithProviders(<Grid view={{ frozenRows: 2 }} />);
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first).toHaveAttribute('data-frozen', 'all');
    expect(first).toHaveStyle({ top: '36px' });
    expect(second).toHaveAttribute('data-frozen', 'last');
    expect(second).toHaveStyle({ top: '72px' });
    expect(third).not.toHaveAttribute('data-frozen');
    expect(third).toHaveStyle({ transform: 'translateY(72px)' });
  });

  it('tells what a figure leaves out by a mark beside it', async () => {
    const { user } = renderWithProviders(<Grid summaries={{ amount: { text: '52', note: 'Only what you see' } }} />);
    await user.hover(screen.getByRole('button', { name: 'Only what you see' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Only what you see');
  });

  it('shows the placeholder instead of rows', () => {
    renderWithProviders(<Grid placeholder={<p>Nothing here</p>} />);
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
    expect(screen.queryByText('Order 0')).not.toBeInTheDocument();
  });

  it('says that no column is left', () => {
    renderWithProviders(<Grid columns={[]} />, { locale: 'en' });
    expect(screen.getByText('No columns to show')).toBeInTheDocument();
  });

  it('keeps a quick wait quiet and outlines a long one', () => {
    jest.useFakeTimers();
    const empty = { ...rows, items: [] };
    const { container } = renderWithProviders(<Grid rows={empty} isLoading />);
    const skeletonBar = () => container.querySelectorAll('.skeletonBar').length;
    expect(skeletonBar()).toBe(0);
    act(() => {
      jest.advanceTimersByTime(279);
    });
    expect(skeletonBar()).toBe(0);
    act(() => {
      jest.advanceTimersByTime(2);
    });
    expect(skeletonBar()).toBeGreaterThan(0);
    jest.useRealTimers();
  });
});

describe('a tree in the grid', () => {
  const parent: Order = { id: 'p', name: 'Parent', amount: null, lines: [{ id: 'c', name: 'Child', amount: '1' }] };
  const treeRows = { items: [parent], keyOf: (order: Order) => order.id };

  function Tree() {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
    const tree = {
      childrenOf: (order: Order) => order.lines,
      canExpand: (order: Order) => order.lines !== undefined,
      expanded,
      onToggle: (order: Order, isOpen: boolean) => setExpanded(new Set(isOpen ? [order.id] : [])),
    };
    return <DataGrid label="Tree" columns={columns} rows={treeRows} tree={tree} view={{ hasOrdinal: false }} />;
  }

  it('opens and closes a branch by press and by key, and says its level', () => {
    renderWithProviders(<Tree />, { locale: 'en' });
    const grid = screen.getByRole('treegrid');
    expect(screen.queryByText('Child')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Expand row 1' }));
    expect(screen.getByText('Child').closest('[role=row]')).toHaveAttribute('aria-level', '2');
    expect(screen.getByText('Parent').closest('[role=row]')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(grid, { key: 'ArrowLeft' });
    expect(screen.queryByText('Child')).not.toBeInTheDocument();
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    expect(screen.getByText('Child')).toBeInTheDocument();
  });
});
