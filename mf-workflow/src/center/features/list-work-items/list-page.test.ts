import { readListPage, writeListPage } from './list-page.model.ts';

test('an address without state is the first page of 20', () => {
  expect(readListPage(new URLSearchParams())).toEqual({ page: 0, size: 20, keyword: '' });
});

test('an odd page or size counts as the default', () => {
  expect(readListPage(new URLSearchParams('page=-3&size=7'))).toEqual({ page: 0, size: 20, keyword: '' });
  expect(readListPage(new URLSearchParams('page=x&size=1e9'))).toEqual({ page: 0, size: 20, keyword: '' });
});

test('what is written is read back, beside what else the address holds', () => {
  const state = { page: 4, size: 50, keyword: '请假 & more' };
  const written = writeListPage(new URLSearchParams('return=/x'), state);
  expect(readListPage(written)).toEqual(state);
  expect(written.get('return')).toBe('/x');
});

test('defaults leave no trace in the address', () => {
  const search = new URLSearchParams('page=3&size=50&keyword=a');
  expect(writeListPage(search, { page: 0, size: 20, keyword: '' }).toString()).toBe('');
});
