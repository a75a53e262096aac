import { closingLine } from '../counts.ts';
import type { StepOutcome } from './step-outcome.ts';

const slowestShown = 10;
const words = { passed: 'ok', failed: 'FAILED', notRun: 'NOT RUN', unchanged: 'unchanged' } as const;

/** Returns a duration in milliseconds as minutes and seconds: `3:07`. */
export function minutes(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the line of a step: verdict, name, minutes, and for test runners how many tests; an unchanged step counts none. */
export function stepLine({ step, verdict, counts, duration }: StepOutcome): string {
  if (verdict === 'unchanged')
    return `${words[verdict].padEnd(9)} ${step.name.padEnd(10)}         not run: it was green with these inputs, and is not counted`;
  const hasTests = step.counting !== 'check' && verdict !== 'notRun';
  const notes = [
    hasTests ? `${counts.passed} passed` : '',
    hasTests && counts.failed > 0 ? `${counts.failed} failed` : '',
    counts.skipped > 0 ? `${counts.skipped} skipped` : '',
    counts.flaky > 0 ? `${counts.flaky} only at the second try` : '',
  ].filter((note) => note !== '');
  return `${words[verdict].padEnd(9)} ${step.name.padEnd(10)} ${minutes(duration).padStart(6)}  ${notes.join(', ')}`.trimEnd();
}

/** Returns the slowest test files of all steps, the slowest first, in seconds. */
function slowestFiles(outcomes: readonly StepOutcome[]): string[] {
  return outcomes
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, slowestShown)
    .map(({ file, duration }) => `${(duration / 1000).toFixed(1).padStart(8)} s  ${file}`);
}

/** Returns the modules per test file of every project of jest on one line; nothing where none were counted. */
function moduleLines(outcomes: readonly StepOutcome[]): string[] {
  const counts = outcomes.flatMap(({ modules }) => Object.entries(modules));
  return counts.length === 0
    ? []
    : ['', `modules per file: ${counts.map(([project, modules]) => `${project} ${modules}`).join(', ')}`];
}

/** Returns a heading with its lines below an empty line; nothing when there are no lines. */
const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

/**
 * Returns the end of a run: all failures, what needed a second try, a line for each step, the slowest test files, the
 * modules per test file, the total and `N passed, N failed` as the last line. `logs` is the folder of the logs, null where none are kept.
 */
export function summary(outcomes: readonly StepOutcome[], duration: number, logs: string | null): string[] {
  return [
    ...block(
      'Failures:',
      outcomes.flatMap(({ failures }) => failures),
    ),
    ...block(
      'Passed only at another try:',
      outcomes.flatMap(({ secondTries }) => secondTries.map((test) => `   ● ${test}`)),
    ),
    ...block('Steps (minutes):', outcomes.map(stepLine)),
    ...block('Slowest test files:', slowestFiles(outcomes)),
    ...moduleLines(outcomes),
    '',
    `${minutes(duration)} in all${logs === null ? '' : `; logs and reports are in ${logs}`}`,
    closingLine(outcomes.map(({ counts }) => counts)),
  ];
}
