import fc from 'fast-check';
import { selectionState, selectRange, toggleKey, togglePage } from './selection.model.ts';

const page = ['a', 'b', 'c', 'd'];

describe('selecting rows', () => {
  it('knows none, some and all of a page, whatever other pages hold', () => {
    expect(selectionState(new Set(['x']), page)).toBe('none');
    expect(selectionState(new Set(['a', 'x']), page)).toBe('some');
    expect(selectionState(new Set([...page, 'x']), page)).toBe('all');
    expect(selectionState(new Set(['x']), [])).toBe('none');
  });

  it('selects a page and deselects it again without touching other pages', () => {
    const whole = togglePage(new Set(['x', 'a']), page);
    expect([...whole].sort()).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect([...togglePage(whole, page)]).toEqual(['x']);
  });

  it('selects a range in both directions', () => {
    expect([...selectRange(new Set(['b']), page, { anchor: 'b', to: 'd' })]).toEqual(['b', 'c', 'd']);
    expect([...selectRange(new Set(['d']), page, { anchor: 'd', to: 'c' })].sort()).toEqual(['c', 'd']);
  });

  it('toggles one row when the anchor has left the page', () => {
    expect([...selectRange(new Set(), page, { anchor: 'gone', to: 'c' })]).toEqual(['c']);
    expect([...selectRange(new Set(['c']), page, { anchor: null, to: 'c' })]).toEqual([]);
  });

  it('toggles twice to where it was, and leaves the given set alone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (keys, key) => {
        const before = new Set(keys);
        const after = toggleKey(toggleKey(before, key), key);
        expect([...after].sort()).toEqual([...keys].sort());
        expect(before.size).toBe(keys.length);
      }),
    );
  });
});
