import { describeUse, overBudget, sumOfUse } from './browser-budget.ts';

const maximum = { contexts: 10, pages: 100 };

test('adds up what the stories of all workers used', () => {
  const use = sumOfUse('{"contexts":2,"pages":5}\n{"contexts":0,"pages":7}\n');
  expect(use).toEqual({ contexts: 2, pages: 12 });
  expect(describeUse(use)).toBe('2 contexts, 12 pages');
});

test('a run that used nothing adds up to nothing', () => {
  expect(sumOfUse('')).toEqual({ contexts: 0, pages: 0 });
});

test('what is used up to the maximum is within the budget', () => {
  expect(overBudget(maximum, maximum)).toBeNull();
});

test.each([
  [{ contexts: 11, pages: 100 }, '11 contexts, at most 10.'],
  [{ contexts: 10, pages: 101 }, '101 pages, at most 100.'],
  [{ contexts: 11, pages: 101 }, '11 contexts, at most 10; 101 pages, at most 100.'],
])('what is above the maximum is named with it: %j', (use, words) => {
  expect(overBudget(use, maximum)).toContain(words);
});
