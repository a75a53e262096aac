// `node tools/run/compare-tests.ts <reports before> <reports after> [explanations.json]`: no test is dropped unnoticed.
// Ends with 1 when one is gone without an explanation, when an explanation names no test, or when a later test did not pass.
import { readFileSync } from 'node:fs';
import { readRun } from './reports/run-reports.ts';
import { compareTests, readExplanations } from './reports/test-comparison.ts';

const [folderBefore, folderAfter, explanationsFile] = process.argv.slice(2);

function show(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${heading} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

/** Prints both runs side by side and returns how many faults there are. */
function compare(before: string, after: string, explanations: string): number {
  const runs = { before: readRun(before), after: readRun(after) };
  const { faults, explained, moved, added } = compareTests(
    [...runs.before.values()].flat(),
    [...runs.after.values()].flat(),
    readExplanations(explanations),
  );
  show('New', added);
  show('In another file', moved);
  show('Explained', explained);
  show('Faults', faults);
  for (const name of new Set([...runs.before.keys(), ...runs.after.keys()]))
    console.log(
      `${name}: ${runs.before.get(name)?.length ?? 0} tests before, ${runs.after.get(name)?.length ?? 0} after`,
    );
  console.log(`${faults.length} faults`);
  return faults.length;
}

if (folderBefore === undefined || folderAfter === undefined) {
  console.error('Usage: node tools/run/compare-tests.ts <reports before> <reports after> [explanations.json]');
  process.exitCode = 1;
} else {
  try {
    const explanations = explanationsFile === undefined ? '{}' : readFileSync(explanationsFile, 'utf8');
    process.exitCode = compare(folderBefore, folderAfter, explanations) > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
