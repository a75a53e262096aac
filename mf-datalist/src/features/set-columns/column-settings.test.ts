import { aListColumn } from '@portico/shared-kit/testing';
import { chosenColumns, noChoices, withChosenWidth, withoutColumn } from './column-settings.model.ts';

const columns = [aListColumn('a'), aListColumn('b', { width: 100 }), aListColumn('c', { isShow: false })];
const codes = (choices: Parameters<typeof chosenColumns>[1]) =>
  chosenColumns(columns, choices).map(({ propertyCode }) => propertyCode);

describe('column settings', () => {
  it('are the view until something was chosen', () => {
    expect(chosenColumns(columns, noChoices)).toEqual(columns);
  });

  it('keep order and visibility, drop lost columns and put new ones last', () => {
    const choices = {
      ...noChoices,
      columns: [
        { id: 'gone', isShown: true },
        { id: 'b', isShown: false },
      ],
    };
    expect(codes(choices)).toEqual(['b', 'a', 'c']);
    expect(chosenColumns(columns, choices)[0]).toMatchObject({ isShow: false, width: 100 });
  });

  it('keep a width and give it back', () => {
    const wide = withChosenWidth(noChoices, 'b', 300);
    expect(chosenColumns(columns, wide)[1]).toMatchObject({ width: 300 });
    expect(chosenColumns(columns, withChosenWidth(wide, 'b', null))[1]).toMatchObject({ width: 100 });
  });

  it.each([
    [236.4, 236],
    [69.6, 70],
    [2400, 2000],
  ])('keep a width of %d as one that the server takes: %d', (dragged, kept) => {
    expect(withChosenWidth(noChoices, 'a', dragged).widths).toEqual({ a: kept });
  });

  it('pin a column, and let one scroll that the view pins', () => {
    const pinned = [aListColumn('a', { pinned: 'left' }), aListColumn('b')];
    const [first, second] = chosenColumns(pinned, { ...noChoices, pins: { a: null, b: 'right' } });
    expect([first?.pinned, second?.pinned]).toEqual([undefined, 'right']);
    expect(chosenColumns(pinned, noChoices)[0]?.pinned).toBe('left');
  });

  it('hide one more column where it stands', () => {
    expect(withoutColumn(columns, 'a')).toEqual([
      { id: 'a', isShown: false },
      { id: 'b', isShown: true },
      { id: 'c', isShown: false },
    ]);
  });
});
