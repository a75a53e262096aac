import { type ColumnSetting, columnsNamed, shownState, withShown } from './columns-dialog.model.ts';

const columns: readonly ColumnSetting[] = [
  { id: 'name', title: '名称 Name', isShown: true },
  { id: 'amount', title: '金额 Amount', isShown: false },
  { id: 'owner', title: '负责人 Owner', isShown: true },
];

describe('column settings', () => {
  it('find columns by part of their name and keep their numbers', () => {
    expect(columnsNamed(columns, ' OWN ').map(({ id, position }) => [id, position])).toEqual([['owner', 3]]);
    expect(columnsNamed(columns, '')).toHaveLength(3);
    expect(columnsNamed(columns, 'nothing')).toEqual([]);
  });

  it('know some, all and none', () => {
    expect(shownState(columns)).toEqual({ count: 2, isAll: false, isSome: true });
    expect(shownState(withShown(columns, ['amount'], { isShown: true }))).toMatchObject({ isAll: true, isSome: false });
    expect(shownState([])).toEqual({ count: 0, isAll: false, isSome: false });
  });

  it('change only the columns named', () => {
    expect(withShown(columns, ['name'], { isShown: false }).map(({ isShown }) => isShown)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
