import { relative } from 'node:path';
import type { Counting } from '../steps.ts';

/** Test of a run. `errors` are the messages with their stacks; `name` begins with the groups the test stands in. */
export interface TestOutcome {
  readonly name: string;
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly tries: number;
  readonly errors: readonly string[];
}

/** An error that belongs to no test: a file that could not be loaded, a worker that died. */
export interface LoadFailure {
  readonly title: string;
  readonly error: string;
}

/** Milliseconds that the tests of a file took. */
export interface FileDuration {
  readonly file: string;
  readonly duration: number;
}

/** The report of a test runner in one shape for all runners. */
export interface TestReport {
  readonly tests: readonly TestOutcome[];
  readonly loadFailures: readonly LoadFailure[];
  readonly files: readonly FileDuration[];
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly invocations?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
  readonly stack?: string;
  readonly location?: { readonly file: string; readonly line: number; readonly column: number };
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly duration: number; readonly errors: readonly PlaywrightError[] }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

const inRoot = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

function readJest(text: string, root: string): TestReport {
  const { testResults } = JSON.parse(text) as JestReport;
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, invocations = 1, failureMessages }) => ({
        name: fullName,
        file: inRoot(root, name),
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        tries: invocations,
        errors: failureMessages,
      })),
    ),
    // A file that could not be loaded has a message and no test.
    loadFailures: testResults
      .filter(({ message, assertionResults }) => assertionResults.length === 0 && message !== '')
      .map(({ name, message }) => ({ title: inRoot(root, name), error: message })),
    files: testResults.map((file) => ({ file: inRoot(root, file.name), duration: file.endTime - file.startTime })),
  };
}

/** Returns an error as one text: message, stack, and the place where the runner saw it. */
function errorText({ message = '', stack = '', location }: PlaywrightError): string {
  const place = location === undefined ? '' : `\n    at ${location.file}:${location.line}:${location.column}`;
  return `${stack.includes(message) && stack !== '' ? stack : `${message}\n${stack}`}${place}`;
}

/** Returns the specs of a suite with the titles of the groups around each; the outermost suite is the file. */
function specsOf(suite: PlaywrightSuite, groups: readonly string[] = []): { name: string; spec: PlaywrightSpec }[] {
  return [
    ...(suite.specs ?? []).map((spec) => ({ name: [...groups, spec.title].join(' '), spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...groups, inner.title])),
  ];
}

const statuses = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

function readPlaywright(text: string, root: string): TestReport {
  const { config, suites, errors } = JSON.parse(text) as PlaywrightReport;
  const specs = suites.flatMap((suite) => specsOf(suite));
  const durations = new Map<string, number>();
  const tests = specs.flatMap(({ name, spec }) => {
    const path = `${config.rootDir}/${spec.file}`;
    const file = inRoot(root, path);
    return spec.tests.map(({ status, results }): TestOutcome => {
      const duration = results.reduce((sum, result) => sum + result.duration, 0);
      durations.set(file, (durations.get(file) ?? 0) + duration);
      const last = results.findLast((result) => result.errors.length > 0)?.errors ?? [];
      // The test itself is the place of an error that names none, as of a test that hangs.
      const place = last.length === 0 ? [] : [`    at ${path}:${spec.line}:${spec.column}`];
      const outcome = { name, file, status: statuses[status], tries: results.length };
      return { ...outcome, errors: [...last.map(errorText), ...place] };
    });
  });
  return {
    tests,
    loadFailures: errors.map((error) => ({ title: 'before any test', error: errorText(error) })),
    files: [...durations].map(([file, duration]) => ({ file, duration })),
  };
}

const readers = { jest: readJest, playwright: readPlaywright };

/** Reads a runner's JSON report; `root` is the absolute path that files are told relative to. Throws on anything but JSON. */
export function readTestReport(runner: Exclude<Counting, 'check'>, text: string, root: string): TestReport {
  return readers[runner](text, root);
}
