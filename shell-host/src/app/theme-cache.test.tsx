import { cacheTheme, firstTheme, readCachedTheme } from './theme-cache.ts';

beforeEach(() => localStorage.clear());

test('the theme of the last visit comes back before the server has answered', () => {
  const theme = { name: 'Acme', icon: null, color: 'green', outward: 'dark' } as const;
  cacheTheme(theme);
  expect(readCachedTheme()).toEqual(theme);
});

test.each(['{', 'null', '"dark"', '{"color":"pink"}', '[]'])('stored text %p gives the first theme', (text) => {
  localStorage.setItem('theme', text);
  expect(readCachedTheme()).toEqual(firstTheme);
});
