/** Time in which equal events of one person are told once only. */
const whileMs = 10 * 60_000;
/** Number of different ones that a process remembers; the oldest are forgotten then, and recorded again. */
const mostKnown = 10_000;

interface SuppressionWindow {
  readonly until: number;
  repeated: number;
}

/** A memory of what was recorded a short while ago, so that somebody who tries again and again does not fill the trail. */
export interface OnceInAWhile {
  /**
   * Null where an equal one was recorded within the last ten minutes: it is only counted. Else how many were counted
   * since the one before, 0 for the first; it is to be recorded now.
   */
  repeatsBefore(key: string): number | null;
}

/** Counts within one process: several processes record an equal event once each. */
export function onceInAWhile(now: () => Date): OnceInAWhile {
  const known = new Map<string, SuppressionWindow>();
  return {
    repeatsBefore(key) {
      const at = now().getTime();
      const before = known.get(key);
      if (before !== undefined && before.until > at) {
        before.repeated += 1;
        return null;
      }
      known.delete(key);
      if (known.size >= mostKnown) known.delete(known.keys().next().value ?? key);
      known.set(key, { until: at + whileMs, repeated: 0 });
      return before?.repeated ?? 0;
    },
  };
}
