import { findRareChoices, findOutliers } from './outliers.model.ts';

const tenth = (median: number) => Math.abs(median) / 10;
const farIn = (numbers: readonly (number | null)[]) =>
  numbers.filter((_, index) => findOutliers(numbers, tenth)?.isOutlier[index] === true);

test('one amount far from the others is found, though a mean would be moved by it', () => {
  expect(farIn([480, 510, 9000, 495, 520, 505])).toEqual([9000]);
  expect(findOutliers([480, 510, 9000, 495, 520, 505], tenth)?.usual).toEqual({ median: 505, low: 495, high: 510 });
});

test('two odd ones do not hide each other', () => {
  expect(farIn([100, 101, 99, 100, 5000, 5200, 102])).toEqual([5000, 5200]);
});

test('small differences are not far where the others are all alike', () => {
  expect(farIn([100, 100, 100, 100, 104])).toEqual([]);
  expect(farIn([100, 100, 100, 100, 400])).toEqual([400]);
});

test('of fewer than five nothing is said, and empty values do not count', () => {
  expect(findOutliers([1, 1, 1, 900], tenth)).toBeNull();
  expect(findOutliers([1, null, 1, null, 1, 900], tenth)).toBeNull();
  expect(findOutliers([1, null, 1, 1, 1, 900], tenth)?.isOutlier[1]).toBe(false);
});

test('never more than half are far, and alike ones never are', () => {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let run = 0; run < 500; run += 1) {
    const numbers = Array.from({ length: 5 + (next() % 30) }, () => (next() % 2000) ** (1 + (next() % 3)) - 500);
    expect(farIn(numbers).length).toBeLessThanOrEqual(numbers.length / 2);
    expect(farIn(numbers.map(() => run))).toEqual([]);
  }
});

test('a choice that no other has is rare where most have one and the same', () => {
  expect(findRareChoices(['a', 'a', 'b', 'a', 'a'])).toEqual({
    usual: 'a',
    isRare: [false, false, true, false, false],
  });
  expect(findRareChoices(['a', 'b', 'c', 'd', 'e'])).toBeNull();
  expect(findRareChoices(['a', 'a', 'a', 'b'])).toBeNull();
  expect(findRareChoices(['a', 'a', 'a', 'a', 'b', 'b', null])?.isRare).not.toContain(true);
});
