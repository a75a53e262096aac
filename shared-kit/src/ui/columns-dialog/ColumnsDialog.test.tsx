import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { type ColumnSetting, ColumnsDialog } from './index.ts';

const columns: readonly ColumnSetting[] = [
  { id: 'name', title: 'Name', isShown: true },
  { id: 'amount', title: 'Amount', isShown: false },
  { id: 'owner', title: 'Owner', isShown: true },
];

function open(overrides: { defaults?: readonly ColumnSetting[] } = {}) {
  const onOk = jest.fn<void, [readonly ColumnSetting[]]>();
  const onCancel = jest.fn();
  const { defaults = columns } = overrides;
  renderWithProviders(<ColumnsDialog isOpen {...{ columns, defaults, onOk, onCancel }} />, { locale: 'en' });
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return { onOk, onCancel, confirm };
}

describe('the column setting dialog', () => {
  it('gives back order and visibility on OK', () => {
    const { onOk, confirm } = open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Amount' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Owner up' }));
    confirm();
    const given = onOk.mock.calls[0]?.[0];
    expect(given?.map((column) => [column.id, column.isShown])).toEqual([
      ['name', true],
      ['owner', true],
      ['amount', true],
    ]);
    expect(screen.getByText('Owner moved to position 2')).toBeInTheDocument();
  });

  it('shows select-all as some, and selects all', () => {
    const { onOk, confirm } = open();
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all).not.toBeChecked();
    expect(screen.getByText('2 of 3 columns shown')).toBeInTheDocument();
    fireEvent.click(all);
    confirm();
    expect(onOk.mock.calls[0]?.[0].every((column) => column.isShown)).toBe(true);
  });

  it('keeps numbers while filtering and does not move then', () => {
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Search columns' }), { target: { value: 'own' } });
    expect(screen.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.getByText('3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Owner up' })).toBeDisabled();
  });

  it('does not confirm a list without columns', () => {
    const { onOk, confirm } = open();
    for (const name of ['Name', 'Owner']) fireEvent.click(screen.getByRole('checkbox', { name }));
    confirm();
    expect(onOk).not.toHaveBeenCalled();
  });

  it('restores the default, and forgets everything on Cancel', () => {
    const { onOk, onCancel, confirm } = open({ defaults: columns.toReversed() });
    fireEvent.click(screen.getByRole('button', { name: 'Restore default' }));
    confirm();
    expect(onOk.mock.calls[0]?.[0].map((column) => column.id)).toEqual(['owner', 'amount', 'name']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
