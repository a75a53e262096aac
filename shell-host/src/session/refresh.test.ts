import { refreshDelay } from './refresh.ts';

test.each([
  [7200, 1_800_000],
  [0, 1000],
  [Number.NaN, 60_000],
  [1e12, 2_147_483_647],
])('a token that lives %p seconds is renewed after %p ms', (life, delay) => {
  expect(refreshDelay(life)).toBe(delay);
});
