import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { aRecord } from '@portico/shared-kit/testing';
import { compareWith, hasOtherFigures } from './live-changes.model.ts';

const page = (...records: (string | [id: string, version: number, data: object])[]): RecordPage => ({
  content: records.map((each) => {
    const [id, version, data] = typeof each === 'string' ? [each, 1, {}] : each;
    return { ...aRecord({ name: id, ...data }), id: asRecordId(id), version };
  }),
  totalElements: records.length,
  sumMap: {},
  actions: [],
});

describe('what others changed in a page', () => {
  it.each([
    ['nothing', ['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    ['one that came', ['a', 'b'], ['a', 'x', 'b'], 1],
    ['one that left', ['a', 'b'], ['b'], 1],
    ['one that came and pushed another from the page', ['a', 'b', 'c'], ['x', 'a', 'b'], 1],
    ['one that moved to the end', ['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'], 1],
    ['two that changed places with others between', ['a', 'b', 'c'], ['c', 'b', 'a'], 2],
    ['all others', ['a', 'b'], ['x', 'y'], 2],
    ['the first of an empty list', [], ['x'], 1],
  ])('is counted where rows would come, leave or move: %s', (_, shown, now, waiting) => {
    const changes = compareWith(page(...shown), page(...now));
    expect(changes).toMatchObject({ waiting, changed: [] });
    expect(changes.page.content.map(({ id }) => id)).toEqual(shown);
    expect(changes.page.totalElements).toBe(now.length);
  });

  it('is taken over where a row stays, and its fields are named', () => {
    const shown = page(['a', 1, { amount: '1', tags: ['x'] }], 'b');
    const { page: next, changed, waiting } = compareWith(shown, page(['a', 2, { amount: '2', tags: ['x'] }], 'b'));
    expect([changed, waiting]).toEqual([[{ id: 'a', codes: ['amount'] }], 0]);
    expect(next.content[0]).toMatchObject({ version: 2, data: { amount: '2' } });
    // What did not change is the same object, so that it is not drawn again.
    expect(next.content[1]).toBe(shown.content[1]);
  });

  it('is not taken back by an answer that is older', () => {
    const shown = page(['a', 3, { amount: '3' }]);
    expect(compareWith(shown, page(['a', 2, { amount: '2' }]))).toMatchObject({ changed: [], waiting: 0 });
  });

  it('may be the figures alone', () => {
    expect(hasOtherFigures(page('a'), { ...page('a'), totalElements: 2 })).toBe(true);
    expect(hasOtherFigures(page('a'), page(['a', 2, { amount: '2' }]))).toBe(false);
  });
});
