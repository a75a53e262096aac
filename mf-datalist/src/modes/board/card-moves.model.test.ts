import { asRecordId } from '@portico/shared-kit/contract/ids';
import { aRecord } from '@portico/shared-kit/testing';
import { type CardMove, countChange, shownIn } from './card-moves.model.ts';

const record = (id: string, state = 'todo') => aRecord({ state }, { id: asRecordId(id) });
const moved = (savedAt: number | null): ReadonlyMap<string, CardMove> =>
  new Map([['a', { record: record('a', 'done'), from: 'todo', to: 'done', savedAt }]]);

const idsIn = (id: string, ids: readonly string[], readAt: number, savedAt: number | null) =>
  shownIn({ id, records: ids.map((each) => record(each)), readAt }, moved(savedAt)).map((each) => each.id);

test.each([
  ['while it is being saved', null, 5],
  ['until its cells are read again', 9, 5],
])('a card stands in its new cell alone %s', (_when, savedAt, readAt) => {
  expect(idsIn('todo', ['a', 'b'], readAt, savedAt)).toEqual(['b']);
  expect(idsIn('done', ['c'], readAt, savedAt)).toEqual(['a', 'c']);
  // A read that was under way meanwhile may show it there already.
  expect(idsIn('done', ['c', 'a'], readAt, savedAt)).toEqual(['a', 'c']);
});

test('what was read after the save is shown as it is, also where the card has left the list by it', () => {
  expect(idsIn('todo', ['b'], 10, 9)).toEqual(['b']);
  expect(idsIn('done', ['c'], 10, 9)).toEqual(['c']);
});

test('counts follow a move until they are read again', () => {
  const change = (cell: string, readAt: number) => countChange((each) => each === cell, readAt, moved(9));
  expect([change('todo', 5), change('done', 5), change('other', 5)]).toEqual([-1, 1, 0]);
  expect([change('todo', 9), change('done', 9)]).toEqual([0, 0]);
});
