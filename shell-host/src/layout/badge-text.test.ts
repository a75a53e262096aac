import { badgeText } from './badge-text.ts';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Number.NaN, ''],
])('%p waiting things show %p', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
