import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@portico/shared-kit/remotes';

/** What the scripts that every visitor waits for may weigh. */
const firstLoadKb = 270;

/** Files of a build that are fetched together, and what they may weigh as they travel. */
export interface BudgetedPart {
  readonly what: string;
  readonly files: readonly string[];
  readonly mostKb: number;
  readonly encoding: 'br' | 'gz';
}

/** What in a finished, compressed build is above its budget, in sentences; empty where everything fits. */
export function budgetProblems(folder: string, parts: readonly BudgetedPart[]): string[] {
  return parts.flatMap(({ what, files, mostKb, encoding }) => {
    const kb = files.reduce((sum, file) => sum + travelling(join(folder, file), encoding), 0) / 1024;
    const problem = `${what} is ${kb.toFixed(1)} KiB (${encoding}), its budget ${mostKb} KiB: ${files.join(', ')}`;
    return kb > mostKb ? [problem] : [];
  });
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

/** Bytes of a file as it travels; small ones travel as they are. */
function travelling(path: string, encoding: 'br' | 'gz'): number {
  const compressed = `${path}.${encoding}`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
