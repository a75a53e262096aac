import { tabTitle } from './tab-title.model.ts';

test.each([
  ['Orders', 'Orders', null],
  ['a'.repeat(22), 'a'.repeat(22), null],
  ['a'.repeat(23), 'a'.repeat(23), 'a'.repeat(23)],
  ['a'.repeat(31), 'a'.repeat(30), 'a'.repeat(31)],
  ['销'.repeat(11), '销'.repeat(11), null],
  ['销'.repeat(12), '销'.repeat(12), '销'.repeat(12)],
  ['销'.repeat(16), '销'.repeat(15), '销'.repeat(16)],
  ['', '', null],
])('the title %s is shown as %s', (title, text, tooltip) => {
  expect(tabTitle(title)).toEqual({ text, tooltip });
});

test('a character of two halves is never cut in two', () => {
  expect(tabTitle(`${'a'.repeat(28)}😀b`).text).toBe(`${'a'.repeat(28)}😀`);
});
