import type { GridColumn } from './grid-types.ts';
import { currentSort, headMenu } from './head-menu.model.ts';
import type { LaidColumn } from './laid-column.ts';

const view = { onPinChange: () => undefined, onHide: () => undefined };
const laid = (column: Partial<GridColumn<object>> | null): LaidColumn<object> => ({
  id: 'a',
  kind: 'data',
  column: column && { id: 'a', title: 'A', text: () => null, ...column },
  width: 100,
  inset: 0,
  pin: null,
  index: 0,
});

describe('the menu of a column', () => {
  it('sorts, pins, gives the width back and hides', () => {
    expect(headMenu(laid({ isSortable: true }), { entries: [], view })).toEqual([
      ['sortAsc', 'sortDesc'],
      ['pinLeft', 'pinRight'],
      ['ownWidth', 'hide'],
    ]);
  });

  it('offers to sort by one column after others', () => {
    const entries = [{ columnId: 'b', direction: 'asc' }] as const;
    expect(headMenu(laid({ isSortable: true }), { entries, view })[0]).toEqual([
      'sortAsc',
      'sortDesc',
      'thenAsc',
      'thenDesc',
    ]);
    const own = [...entries, { columnId: 'a', direction: 'desc' }] as const;
    expect(headMenu(laid({ isSortable: true }), { entries: own, view })[0]).toEqual(['sortAsc', 'sortDesc']);
    expect(currentSort(own, 'a')).toBe('sortDesc');
    expect(currentSort(entries, 'a')).toBeNull();
  });

  it('takes a pin off', () => {
    expect(headMenu(laid({ pin: 'left' }), { entries: [], view })[0]).toEqual(['pinRight', 'unpin']);
  });

  it('leaves out what the owner does not listen to', () => {
    expect(headMenu(laid({}), { entries: null, view: {} })).toEqual([['ownWidth']]);
    expect(headMenu(laid({ isResizable: false }), { entries: null, view: {} })).toEqual([]);
    expect(headMenu(laid(null), { entries: [], view })).toEqual([]);
  });
});
