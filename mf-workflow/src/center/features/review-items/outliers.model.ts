/** Usual values among numbers: the middle one and the bounds of the middle half; each is one of the numbers. */
export interface Usual {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Fewer numbers than these have no "usual". */
const fewest = 5;
/** Number of robust deviations from the middle that makes an outlier (Iglewicz and Hoaglin, 1993). */
const outlierDeviations = 3.5;
/** Makes the median deviation comparable with a standard deviation. */
const scale = 1.4826;

/**
 * Returns the usual values, and the numbers that are outliers: by the median and the median deviation from it, which
 * one or two odd numbers do not move as they move a mean. `least` is a deviation that is never an outlier, however alike the
 * others are. Null where there are too few numbers; entries that are null are passed over.
 */
export function findOutliers(
  numbers: readonly (number | null)[],
  least: (median: number) => number,
): { readonly usual: Usual; readonly isOutlier: readonly boolean[] } | null {
  const sorted = numbers.filter((each) => each !== null).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  if (sorted.length < fewest) return null;
  const median = at(0.5);
  const deviations = sorted.map((each) => Math.abs(each - median)).toSorted((one, other) => one - other);
  const spread = Math.max(
    scale * (deviations[Math.floor((deviations.length - 1) / 2)] ?? 0),
    least(median) / outlierDeviations,
  );
  return {
    usual: { median, low: at(0.25), high: at(0.75) },
    isOutlier: numbers.map((each) => each !== null && Math.abs(each - median) > outlierDeviations * spread),
  };
}

/**
 * The value that most have, and for each whether it is one that no other has; null where there is no such value: three
 * of five must have it.
 */
export function findRareChoices(
  values: readonly (string | null)[],
): { readonly usual: string; readonly isRare: readonly boolean[] } | null {
  const filled = values.filter((each) => each !== null);
  const counts = new Map<string, number>();
  for (const each of filled) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [usual, most] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  if (filled.length < fewest || most < filled.length * 0.6) return null;
  return { usual, isRare: values.map((each) => each !== null && counts.get(each) === 1) };
}
