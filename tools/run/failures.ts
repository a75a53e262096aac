import type { Counting } from './steps.ts';

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors: readonly { readonly message?: string }[];
}

const mostFailures = 20;
const linesOfOne = 14;
// Colours that runners put into their messages although they write to a file.
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu');

function told(title: string, message: string): string {
  const lines = message.replace(colours, '').trim().split('\n').slice(0, linesOfOne);
  return [`   ● ${title}`, ...lines.map((line) => `     ${line}`)].join('\n');
}

function ofJest(text: string): string[] {
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has a message and no test.
    if (assertionResults.length === 0) return message === '' ? [] : [told(name, message)];
    return failed.map(({ fullName, failureMessages }) => told(`${fullName} (${name})`, failureMessages.join('\n')));
  });
}

function ofPlaywright(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).filter(({ ok }) => !ok);
  return [
    ...own.map(({ title, file, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return told(`${title} (${file})`, results.map(({ error }) => error?.message ?? '').join('\n'));
    }),
    ...(suite.suites ?? []).flatMap(ofPlaywright),
  ];
}

const readers: Record<Exclude<Counting, 'check'>, (report: string) => string[]> = {
  jest: ofJest,
  playwright: (text) => {
    const report = JSON.parse(text) as PlaywrightReport;
    return [...report.errors.map(({ message }) => told('before any test', message ?? '')), ...ofPlaywright(report)];
  },
};

/** Each failed test of a runner's report with where it stands and the first lines of why; none for a mere check. At most 20. */
export function failuresOf(counting: Counting, report: string): readonly string[] {
  return counting === 'check' ? [] : readers[counting](report).slice(0, mostFailures);
}
