import { directionOf, nextDirection, placeOf, sortBy, type SortEntry } from './sort-cycle.model.ts';

const alone = { isAdditive: false };
const adding = { isAdditive: true };
const name: SortEntry = { columnId: 'name', direction: 'asc' };
const amount: SortEntry = { columnId: 'amount', direction: 'desc' };

/** Presses a title: asks for the direction that comes next. */
function press(entries: readonly SortEntry[], columnId: string, options = alone) {
  return sortBy(entries, { columnId, direction: nextDirection(directionOf(entries, columnId)) }, options);
}

describe('sorting by headers', () => {
  it('goes from ascending to descending to nothing on presses of one title', () => {
    const first = press([], 'name');
    const second = press(first, 'name');
    expect([first, second, press(second, 'name')]).toEqual([[name], [{ columnId: 'name', direction: 'desc' }], []]);
  });

  it('clears when the same direction is asked for again', () => {
    expect(sortBy([name], name, alone)).toEqual([]);
    expect(sortBy([name, amount], amount, adding)).toEqual([name]);
  });

  it('replaces the order by a press on another title', () => {
    expect(press([name, amount], 'owner')).toEqual([{ columnId: 'owner', direction: 'asc' }]);
  });

  it('keeps the other columns and their places when adding', () => {
    const both = press([name], 'amount', adding);
    expect(both.map((entry) => entry.columnId)).toEqual(['name', 'amount']);
    expect(press(both, 'name', adding)[0]).toEqual({ columnId: 'name', direction: 'desc' });
  });

  it('numbers columns only when several sort', () => {
    expect(placeOf([name], 'name')).toBeNull();
    expect([placeOf([name, amount], 'name'), placeOf([name, amount], 'amount')]).toEqual([1, 2]);
    expect(placeOf([name, amount], 'owner')).toBeNull();
  });
});
