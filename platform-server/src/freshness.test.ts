import { isFresh } from './freshness.ts';

test.each([
  ['at once', 1_000, true],
  ['shortly after', 1_999, true],
  ['when its time is over', 2_000, false],
  ['after a clock went ahead', 3_600_000, false],
  ['after a clock was set back', 0, false],
])('what was learnt counts %s: %p %p', (_, at, isSo) => {
  expect(isFresh(1_000, at, 1_000)).toBe(isSo);
});
