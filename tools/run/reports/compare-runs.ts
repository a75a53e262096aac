import { readRun } from './run-reports.ts';
import { compareTests, readExplanations } from './test-comparison.ts';

/** The lines that a comparison of two runs prints, and the number of its faults. */
interface RunComparison {
  readonly lines: readonly string[];
  readonly faults: number;
}

const block = (heading: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [`${heading} (${entries.length}):`, ...entries.map((entry) => `  ${entry}`), ''];

/**
 * Compares the tests of the reports in two folders; `explanations` is JSON. Throws when a folder has no report or one of
 * files that could not be loaded, and when the explanations are not of the form that `readExplanations` asks for.
 */
export function compareRuns(folderBefore: string, folderAfter: string, explanations: string): RunComparison {
  const before = readRun(folderBefore);
  const after = readRun(folderAfter);
  const { faults, explained, moved, added } = compareTests(
    [...before.values()].flat(),
    [...after.values()].flat(),
    readExplanations(explanations),
  );
  const steps = [...new Set([...before.keys(), ...after.keys()])];
  return {
    faults: faults.length,
    lines: [
      ...block('New', added),
      ...block('In another file', moved),
      ...block('Explained', explained),
      ...block('Faults', faults),
      ...steps.map(
        (step) => `${step}: ${before.get(step)?.length ?? 0} tests before, ${after.get(step)?.length ?? 0} after`,
      ),
      `${faults.length} faults`,
    ],
  };
}
