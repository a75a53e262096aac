import type { Counts } from '../counts.ts';
import type { StepResult } from '../run-step.ts';
import type { Step } from '../steps.ts';
import { endingOf, failuresOf, firstFaults } from './failures.ts';
import { exceeded, type ModuleCounts, readModuleCounts } from './module-counts.ts';
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
  readonly modules: ModuleCounts;
}

/** The texts a finished step left; null for a report that was not written. */
export interface StepTexts {
  readonly report: string | null;
  readonly log: string;
  /** The lines jest's workers wrote on the modules of each test file; null where they wrote none. */
  readonly modules: string | null;
}

/** The part of an outcome that only a step with tests has. */
const noTests = { secondTries: [], files: [], modules: {} } as const;

const empty: TestReport = { tests: [], loadFailures: [], files: [] };
const nothingRun: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const nothingPassed: Counts = { passed: 0, failed: 1, skipped: 0, flaky: 0 };

/** Returns one text for all projects whose test files evaluate too many modules; none within the budget. */
function budgetFailures(name: string, budget: ModuleCounts, modules: ModuleCounts): string[] {
  const faults = exceeded(budget, modules);
  return faults.length === 0
    ? []
    : [[`   ● budget of modules (${name})`, ...faults.map((fault) => `     ${fault}`)].join('\n')];
}

/**
 * Returns the outcome of a step that was run: a failed one names its tests or, where it has none, what its output says
 * first. A step whose test files evaluate more modules than the budget allows has one failure more.
 */
export function outcomeOf(
  { step, succeeded, counts, duration }: StepResult,
  texts: StepTexts,
  budget: ModuleCounts,
  root: string,
): StepOutcome {
  const hasReport = step.counting !== 'check' && texts.report !== null;
  const report = hasReport ? readTestReport(step.counting, texts.report, root) : empty;
  const named = failuresOf(report, root);
  const described =
    named.length > 0 ? [...endingOf(step.name, texts.log), ...named] : [firstFaults(step.name, texts.log)];
  const failed = succeeded ? [] : described;
  const modules = readModuleCounts(texts.modules ?? '');
  const beyond = budgetFailures(step.name, budget, modules);
  const failures = [...failed, ...beyond];
  const secondTries = report.tests
    .filter(({ status, tries }) => status === 'passed' && tries > 1)
    .map(({ name, file }) => `${name} (${file})`);
  return {
    step,
    verdict: failures.length === 0 ? 'passed' : 'failed',
    counts: { ...counts, failed: counts.failed + beyond.length },
    duration,
    failures,
    secondTries,
    files: report.files,
    modules,
  };
}

/** Returns the outcome of a step that could not be run, which counts as one failure. */
export function notRun(step: Step, reason: string): StepOutcome {
  const failures = [`   ● ${step.name}\n     ${reason}`];
  return { step, verdict: 'notRun', counts: nothingPassed, duration: 0, failures, ...noTests };
}

/** Returns the outcome of a step that is left out because it was green with the same inputs. It counts nothing. */
export function unchanged(step: Step): StepOutcome {
  return { step, verdict: 'unchanged', counts: nothingRun, duration: 0, failures: [], ...noTests };
}
