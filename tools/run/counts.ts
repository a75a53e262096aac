import type { Counting } from './steps.ts';

/** Passed and failed tests of a step; `skipped` and `flaky` are shown, not counted as failures. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

const figures: Record<Exclude<Counting, 'check'>, (report: string) => Counts> = {
  jest: (text) => {
    const report = JSON.parse(text) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, flaky: 0 };
  },
  playwright: (text) => {
    const { stats, errors } = JSON.parse(text) as PlaywrightReport;
    const failed = stats.unexpected + errors.length;
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, flaky: stats.flaky };
  },
};

/**
 * The figures of a finished step. A step that ended badly without a failed test (it crashed, ran out of time or wrote no
 * report) counts as one failure more, so that nothing broken adds up to zero.
 */
export function countStep(counting: Counting, report: string | null, succeeded: boolean): Counts {
  if (counting === 'check') return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, flaky: 0 };
  const counts = report === null ? { passed: 0, failed: 0, skipped: 0, flaky: 0 } : figures[counting](report);
  const untold = counts.failed === 0 && (!succeeded || report === null);
  return untold ? { ...counts, failed: 1 } : counts;
}

/** The last line of a test run. */
export function closingLine(counts: readonly Counts[]): string {
  const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
