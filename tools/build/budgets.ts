import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@portico/shared-kit/remotes';

/** Limit in KB on the scripts that every visitor waits for. */
const firstLoadKb = 266;

/** A budget may be this many times the weight, and a KiB more, before it is called wide. */
const widest = 1.25;

/** Files of a build that are fetched together, and what they may weigh as they travel. */
export interface BudgetedPart {
  readonly what: string;
  readonly files: readonly string[];
  readonly mostKb: number;
  readonly encoding: 'br' | 'gz';
}

/**
 * Returns the parts of a finished, compressed build that are above their budgets, in sentences; empty where everything
 * fits.
 */
export function budgetProblems(folder: string, parts: readonly BudgetedPart[]): string[] {
  return parts.flatMap(({ what, files, mostKb, encoding }) => {
    const kb = weightKb(folder, files, encoding);
    const problem = `${what} is ${kb.toFixed(1)} KiB (${encoding}), its budget ${mostKb} KiB: ${files.join(', ')}`;
    return kb > mostKb ? [problem] : [];
  });
}

/**
 * Returns the parts whose budgets are far above their weights, in sentences: a budget follows a build that became
 * smaller. Pages share theirs.
 */
export function wideBudgets(folder: string, parts: readonly BudgetedPart[]): string[] {
  const heaviest = new Map<number, number>();
  for (const { files, mostKb, encoding } of parts)
    heaviest.set(mostKb, Math.max(heaviest.get(mostKb) ?? 0, weightKb(folder, files, encoding)));
  return [...heaviest]
    .filter(([mostKb, kb]) => mostKb > kb * widest + 1)
    .map(([mostKb, kb]) => `The budget of ${mostKb} KiB is wide: ${kb.toFixed(1)} KiB are used. Lower it.`);
}

/** The part of the host that has a budget. */
export function hostParts(entryFiles: readonly string[]): BudgetedPart[] {
  const files = entryFiles.filter((file) => file.endsWith('.js'));
  return [{ what: 'The first load of every page', files, mostKb: firstLoadKb, encoding: 'br' }];
}

/** The parts of a remote that its manifest sets a budget for. A page is its scripts and styles beside the entry. */
export function remoteParts(
  { budgets }: Pick<RemoteManifest, 'budgets'>,
  entry: string,
  exposes: Readonly<Record<string, readonly string[]>>,
): BudgetedPart[] {
  const encoding = 'gz' as const;
  const pages = Object.entries(exposes).map(([name, files]) => ({
    what: `The first load of ${name}`,
    files,
    mostKb: budgets.pageKb,
    encoding,
  }));
  return [{ what: 'The entry', files: [entry], mostKb: budgets.entryKb, encoding }, ...pages];
}

function weightKb(folder: string, files: readonly string[], encoding: BudgetedPart['encoding']): number {
  return files.reduce((sum, file) => sum + travelling(join(folder, file), encoding), 0) / 1024;
}

/** Bytes of a file as it travels; small ones travel as they are. */
function travelling(path: string, encoding: 'br' | 'gz'): number {
  const compressed = `${path}.${encoding}`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
