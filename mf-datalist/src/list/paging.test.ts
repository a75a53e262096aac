import { lastPage, pageInstead } from './paging.model.ts';

describe('paging', () => {
  it.each([
    [0, 20, 0],
    [20, 20, 0],
    [21, 20, 1],
    [500, 500, 0],
  ])('of %i rows by %i ends at page %i', (total, size, last) => {
    expect(lastPage(total, size)).toBe(last);
  });

  it('goes back when every row of the last page was deleted', () => {
    expect(pageInstead({ page: 2, size: 10, rows: 0, total: 20 })).toBe(1);
  });

  it('stays where there are rows, and where there are none at all', () => {
    expect(pageInstead({ page: 1, size: 10, rows: 5, total: 15 })).toBeNull();
    expect(pageInstead({ page: 3, size: 10, rows: 0, total: 0 })).toBeNull();
  });
});
