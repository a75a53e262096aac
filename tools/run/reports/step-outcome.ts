import type { Counts } from '../counts.ts';
import type { StepResult } from '../run-step.ts';
import type { Step } from '../steps.ts';
import { failuresOf, firstFaults } from './failures.ts';
import { type FileDuration, readTestReport, type TestReport } from './test-report.ts';

/** All that a run tells of one step. Durations are in milliseconds. */
export interface StepOutcome {
  readonly step: Pick<Step, 'name' | 'counting'>;
  readonly verdict: 'passed' | 'failed' | 'notRun' | 'unchanged';
  readonly counts: Counts;
  readonly duration: number;
  /** A text for each failure, of several lines. */
  readonly failures: readonly string[];
  /** Tests that passed only at another try, each with its file. */
  readonly secondTries: readonly string[];
  readonly files: readonly FileDuration[];
}

/** The texts a finished step left; null for a report that was not written. */
export interface StepTexts {
  readonly report: string | null;
  readonly log: string;
}

const empty: TestReport = { tests: [], loadFailures: [], files: [] };
const nothingRun: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const nothingPassed: Counts = { passed: 0, failed: 1, skipped: 0, flaky: 0 };

/** Returns the outcome of a step that was run: a failed one names its tests or, where it has none, what its output says first. */
export function outcomeOf(
  { step, succeeded, counts, duration }: StepResult,
  texts: StepTexts,
  root: string,
): StepOutcome {
  const hasReport = step.counting !== 'check' && texts.report !== null;
  const report = hasReport ? readTestReport(step.counting, texts.report, root) : empty;
  const named = failuresOf(report, root);
  const failures = succeeded ? [] : named.length > 0 ? named : [firstFaults(step.name, texts.log)];
  const secondTries = report.tests
    .filter(({ status, tries }) => status === 'passed' && tries > 1)
    .map(({ name, file }) => `${name} (${file})`);
  return {
    step,
    verdict: succeeded ? 'passed' : 'failed',
    counts,
    duration,
    failures,
    secondTries,
    files: report.files,
  };
}

/** Returns the outcome of a step that could not be run, which counts as one failure. */
export function notRun(step: Step, reason: string): StepOutcome {
  const failures = [`   ● ${step.name}\n     ${reason}`];
  return { step, verdict: 'notRun', counts: nothingPassed, duration: 0, failures, secondTries: [], files: [] };
}

/** Returns the outcome of a step that is left out because it was green with the same inputs. It counts nothing. */
export function unchanged(step: Step): StepOutcome {
  const nothing = { failures: [], secondTries: [], files: [] };
  return { step, verdict: 'unchanged', counts: nothingRun, duration: 0, ...nothing };
}
