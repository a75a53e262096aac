// `node tools/run/compare-tests.ts <reports before> <reports after> [explanations.json]`: no test is dropped unnoticed.
// Ends with 1 when one is gone without an explanation, when an explanation names no test, or when a later test did not pass.
import { readFileSync } from 'node:fs';
import { compareRuns } from './reports/compare-runs.ts';

const [before, after, explanations] = process.argv.slice(2);

try {
  if (before === undefined || after === undefined)
    throw new Error('Usage: node tools/run/compare-tests.ts <reports before> <reports after> [explanations.json]');
  const { lines, faults } = compareRuns(
    before,
    after,
    explanations === undefined ? '{}' : readFileSync(explanations, 'utf8'),
  );
  for (const line of lines) console.log(line);
  process.exitCode = faults > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
