import { isNarrowed, readWorkList, savedQuery, stateOfSaved, unfiltered, writeWorkList } from './list-state.model.ts';

const start = readWorkList(new URLSearchParams());

test('an address without state is the first page of 20, of everything, newest first', () => {
  expect(start).toEqual({
    page: 0,
    size: 20,
    keyword: '',
    workflowCode: null,
    due: null,
    order: null,
    filters: {},
    view: null,
  });
  expect(isNarrowed(start)).toBe(false);
});

test('what is written is read back, beside what else the address holds', () => {
  const state = {
    page: 4,
    size: 50,
    keyword: '请假 & more',
    workflowCode: 'leave',
    due: 'overdue',
    order: { by: 'due', direction: 'asc' },
    filters: { _originator: '[{"id":"a","name":"林"}]', days: '1;5' },
    view: 'v1',
  } as const;
  const written = writeWorkList(new URLSearchParams('return=/x'), state);
  expect(readWorkList(written)).toEqual(state);
  expect(written.get('return')).toBe('/x');
});

test('odd parts of an address count as the default', () => {
  const odd = 'page=-3&size=7&workflow=%27%3B--&due=never&sort=amount.asc&sort=x';
  expect(readWorkList(new URLSearchParams(odd))).toEqual(start);
  expect(readWorkList(new URLSearchParams('page=1e99')).page).toBe(0);
});

test('taking the conditions away leaves page size and order', () => {
  const state = readWorkList(new URLSearchParams('workflow=leave&due=soon&size=50&sort=title.asc&f.days=1;2'));
  expect(writeWorkList(new URLSearchParams(), { ...state, ...unfiltered }).toString()).toBe('size=50&sort=title.asc');
});

test('a saved filter brings its conditions and order back, on the first page', () => {
  const state = readWorkList(new URLSearchParams('page=3&workflow=leave&sort=due.asc&f.days=1;2&view=old'));
  expect(stateOfSaved(savedQuery(state), 'new')).toEqual({ ...state, page: 0, view: 'new' });
});
