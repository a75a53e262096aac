import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { DataGrid, type GridColumn } from './index.ts';

interface Order {
  readonly id: string;
}

const pressed: string[] = [];
const columns: readonly GridColumn<Order>[] = [
  { id: 'no', title: 'No', text: ({ id }) => id },
  {
    id: 'people',
    title: 'People',
    text: ({ id }) => id,
    render: ({ id }) => (
      <>
        <button
          type="button"
          tabIndex={-1}
          data-peek=""
          onClick={() => pressed.push(`ann ${id}`)}
        >{`ann ${id}`}</button>
        <button type="button" tabIndex={-1} onClick={() => pressed.push(`bob ${id}`)}>{`bob ${id}`}</button>
      </>
    ),
  },
];
const rows = { items: [{ id: '1' }, { id: '2' }], keyOf: ({ id }: Order) => id, total: 2, offset: 0 };
const opened: string[] = [];

function openGrid() {
  pressed.length = 0;
  opened.length = 0;
  const { user } = renderWithProviders(
    <DataGrid label="Orders" columns={columns} rows={rows} onOpen={({ id }) => opened.push(id)} />,
  );
  const grid = screen.getByRole('grid', { name: 'Orders' });
  grid.focus();
  return { user, grid };
}

const button = (name: string) => screen.getByRole('button', { name });
/** From the first cell, which is the ordinal, to the people of the first row. */
const toPeople = '{ArrowRight}{ArrowRight}';

describe('a cell of the grid with something to press', () => {
  it('is entered by F2, which shows at once what only shows more, and left by Esc', async () => {
    const { user, grid } = openGrid();
    await user.keyboard(`${toPeople}{F2}`);
    expect(button('ann 1')).toHaveFocus();
    expect(pressed).toEqual(['ann 1']);
    await user.keyboard('{Escape}');
    expect(grid).toHaveFocus();
  });

  it('lets the arrows go from one to the next in it and then on through the grid', async () => {
    const { user, grid } = openGrid();
    await user.keyboard(`${toPeople}{F2}{ArrowRight}`);
    expect(button('bob 1')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect([pressed, opened]).toEqual([['ann 1', 'bob 1'], []]);
    await user.keyboard('{ArrowLeft}');
    expect(button('ann 1')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(grid).toHaveFocus();
    await user.keyboard('{F2}');
    expect(button('ann 2')).toHaveFocus();
  });

  it('has nothing to enter where there is only text', async () => {
    const { user, grid } = openGrid();
    await user.keyboard('{ArrowRight}{F2}');
    expect(grid).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['1']);
  });

  it('keeps the Esc that leaves it from what is around the grid', async () => {
    const { user, grid } = openGrid();
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', listen);
    await user.keyboard(`${toPeople}{F2}{Escape}`);
    window.removeEventListener('keydown', listen);
    expect(grid).toHaveFocus();
    expect(heard).not.toContain('Escape');
  });
});
