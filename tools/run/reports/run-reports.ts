import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSteps } from '../steps.ts';
import { readTestReport, type TestOutcome } from './test-report.ts';

/** Returns the deepest folder that holds all the paths, with a slash at its end. */
function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  const ends = [...first.matchAll(/\//gu)].map(({ index }) => index + 1).toReversed();
  const end = ends.find((end) => others.every((path) => path.startsWith(first.slice(0, end))));
  return first.slice(0, end ?? 0);
}

/**
 * Returns the tests of every report that a run left in the folder, under the step's name. The run may have been in another
 * checkout, so files are told relative to the folder that all of them share. Throws when the folder has no report, and
 * when a report has files that could not be loaded, since their tests are not in it.
 */
export function readRun(folder: string): ReadonlyMap<string, readonly TestOutcome[]> {
  const reports = testSteps((name) => join(folder, `${name}.json`)).flatMap(({ name, counting }) => {
    const file = join(folder, `${name}.json`);
    if (counting === 'check' || !existsSync(file)) return [];
    return [{ name, report: readTestReport(counting, readFileSync(file, 'utf8'), '/') }];
  });
  if (reports.length === 0) throw new Error(`There is no report in ${folder}.`);
  const failures = reports.flatMap(({ report }) => report.loadFailures.map(({ title }) => title));
  if (failures.length > 0) throw new Error(`The run in ${folder} could not load: ${failures.join(', ')}.`);
  const shared = commonFolder(reports.flatMap(({ report }) => report.tests.map(({ file }) => file)));
  return new Map(
    reports.map(({ name, report }) => [
      name,
      report.tests.map((test) => ({ ...test, file: test.file.slice(shared.length) })),
    ]),
  );
}
