import fc from 'fast-check';
import { moveItem } from './move-item.ts';

describe('moving an item', () => {
  it('moves both ways', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('ignores places outside the list', () => {
    const list = ['a', 'b'];
    expect([moveItem(list, 0, 2), moveItem(list, 5, 0), moveItem(list, 1, -1)]).toEqual([list, list, list]);
  });

  it('loses nothing and can be undone', () => {
    const place = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const list = 'abcdefghij'.split('');
        const moved = moveItem(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(moveItem(moved, to, from)).toEqual(list);
      }),
    );
  });
});
