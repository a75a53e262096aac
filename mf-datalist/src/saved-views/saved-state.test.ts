import { noChoices } from '../features/set-columns/column-settings.model.ts';
import { isSameLayout, savedQuery, sharedQuery, withoutSavedView, writeSavedView } from './saved-state.model.ts';

const saved = (query: string) => savedQuery(new URLSearchParams(query));

describe('the state of a list that is saved', () => {
  it('is its conditions, search, order and mode, in one order, without page and view', () => {
    expect(saved('sort=amount.desc&f.customer=A&page=3&queryCode=all&savedView=1&at=2026-01-01&lanes=x')).toBe(
      'f.customer=A&lanes=x&sort=amount.desc',
    );
    expect(saved('f.b=1&f.a=2')).toBe(saved('f.a=2&f.b=1'));
    expect(saved('')).toBe('');
  });

  it('is written in place of what stands in the address, but for what lasts', () => {
    const view = { id: 'v1', viewCode: 'mine', query: 'f.customer=A&page=9&savedView=other' };
    const written = writeSavedView(new URLSearchParams('q=b&page=2&debugId=7'), view);
    expect(written.toString()).toBe('queryCode=mine&f.customer=A&savedView=v1&debugId=7');
    expect(saved(written.toString())).toBe('f.customer=A');
    expect(withoutSavedView(written).toString()).toBe('queryCode=mine&f.customer=A&debugId=7');
  });
});

describe('a link to a list', () => {
  it('names the view, and says nothing of a rule that somebody debugs', () => {
    expect(sharedQuery(new URLSearchParams('q=a&debugId=7&page=2'), 'all')).toBe('queryCode=all&q=a&page=2');
    expect(sharedQuery(new URLSearchParams('queryCode=x&savedView=v1'), 'x')).toBe('queryCode=x&savedView=v1');
  });
});

describe('layouts', () => {
  it('are the same whichever came first in them, and with the filter form open or not', () => {
    const one = { ...noChoices, widths: { a: 100, b: 200 } };
    expect(isSameLayout(one, { ...noChoices, widths: { b: 200, a: 100 }, isFilterOpen: true })).toBe(true);
    expect(isSameLayout(null, noChoices)).toBe(true);
  });

  it('differ by columns, their order, widths, pins and density', () => {
    const columns = [
      { id: 'a', isShown: true },
      { id: 'b', isShown: true },
    ];
    for (const other of [{ columns }, { widths: { a: 90 } }, { pins: { a: null } }, { density: 'loose' as const }])
      expect(isSameLayout(noChoices, { ...noChoices, ...other })).toBe(false);
    expect(isSameLayout({ ...noChoices, columns }, { ...noChoices, columns: columns.toReversed() })).toBe(false);
  });
});
