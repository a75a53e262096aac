import type { GridColumn } from './grid-types.ts';
import { layOut, type LayoutInput } from './lay-out.model.ts';

type Order = { readonly id: string };

function column(id: string, rest: Partial<GridColumn<Order>> = {}): GridColumn<Order> {
  return { id, title: id, text: (row) => row.id, ...rest };
}

function laid(columns: readonly GridColumn<Order>[], rest: Partial<LayoutInput<Order>> = {}) {
  return layOut<Order>({
    columns,
    wishOf: ({ width }) => ({ width: width ?? 176, isFlexible: width === undefined }),
    hasCheckbox: true,
    hasOrdinal: true,
    available: 1200,
    ...rest,
  });
}

describe('laying out columns', () => {
  it('puts checkbox and ordinal first and fills the room', () => {
    const layout = laid([column('a'), column('b')]);
    expect(layout.columns.map(({ id, width }) => [id, width])).toEqual([
      ['#checkbox', 40],
      ['#ordinal', 48],
      ['a', 556],
      ['b', 556],
    ]);
    expect(layout.totalWidth).toBe(1200);
  });

  it('stacks pinned columns from their own side and counts them in the order seen', () => {
    const layout = laid([
      column('end', { pin: 'right', width: 90 }),
      column('name', { pin: 'left', width: 200 }),
      column('x', { width: 900 }),
      column('ops', { pin: 'right', width: 60 }),
    ]);
    expect(layout.columns.map(({ id, index, inset }) => [id, index, inset])).toEqual([
      ['#checkbox', 0, 0],
      ['#ordinal', 1, 40],
      ['name', 2, 88],
      ['x', 3, 0],
      ['end', 4, 60],
      ['ops', 5, 0],
    ]);
    expect([layout.leftWidth, layout.rightWidth, layout.totalWidth]).toEqual([288, 150, 1338]);
  });

  it('lets pinned columns go on a narrow screen, all but the checkbox', () => {
    const layout = laid([column('name', { pin: 'left', width: 240 }), column('x')], { available: 390 });
    expect(layout.left.map(({ id }) => id)).toEqual(['#checkbox']);
    expect(layout.center.map(({ id }) => id)).toEqual(['#ordinal', 'name', 'x']);
  });

  it('stands even when there is nothing to show', () => {
    expect(laid([], { hasCheckbox: false, hasOrdinal: false })).toMatchObject({ totalWidth: 0, columns: [] });
  });
});
