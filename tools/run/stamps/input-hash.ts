import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StepInputs } from './step-inputs.ts';

/** Pathspecs of what every step depends on beside its own inputs: dependencies, and the steps themselves. */
const commonInputs = ['package.json', '*/package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'tools/run'];
/** Variables that lead a step to another server or another browser. */
const variables = ['TEST_DATABASE_URL', 'CHROMIUM_PATH'] as const;

function git(root: string, args: readonly string[], input = ''): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', input, maxBuffer: 2 ** 27, stdio: 'pipe' });
}

const entries = (output: string): string[] => output.split('\0').filter((entry) => entry !== '');

/** Returns path and content hash of each file in git's index. */
function indexedFiles(root: string, pathspecs: readonly string[]): (readonly [string, string])[] {
  return entries(git(root, ['ls-files', '-z', '--stage', '--', ...pathspecs])).map((entry) => {
    const tab = entry.indexOf('\t');
    return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[1] ?? ''];
  });
}

/** Returns path and content hash of each file that differs from the index or is not in it; an empty hash where it is gone. */
function changedFiles(root: string, pathspecs: readonly string[]): (readonly [string, string])[] {
  const list = ['ls-files', '-z', '--modified', '--others', '--exclude-standard', '--'];
  const paths = [...new Set(entries(git(root, [...list, ...pathspecs])))];
  const present = paths.filter((path) => existsSync(join(root, path)));
  const hashes =
    present.length === 0
      ? []
      : git(root, ['hash-object', '--stdin-paths'], present.map((path) => `${path}\n`).join('')).split('\n');
  const gone = paths.filter((path) => !present.includes(path));
  return [...gone.map((path) => [path, ''] as const), ...present.map((path, at) => [path, hashes[at] ?? ''] as const)];
}

/** Returns path and content hash of each file that the pathspecs name and that is there, in the order of the paths. */
function presentFiles(root: string, pathspecs: readonly string[]): (readonly [string, string])[] {
  const files = new Map([...indexedFiles(root, pathspecs), ...changedFiles(root, pathspecs)]);
  return [...files].filter(([, hash]) => hash !== '').toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Returns a hash over the inputs of a step, tracked or not, as they lie in the working tree, and over what every step
 * depends on: dependencies, Node, and the variables that choose a server or a browser. Committing files does not change
 * it. Null where git has no answer, as outside of a repository.
 */
export function inputHash(root: string, { content, names = [] }: StepInputs, env: NodeJS.ProcessEnv): string | null {
  try {
    const hashed = [
      presentFiles(root, [...commonInputs, ...content]),
      names.length === 0 ? [] : presentFiles(root, names).map(([path]) => path),
      [process.version, process.platform, process.arch, ...variables.map((name) => env[name] ?? '')],
    ];
    return createHash('sha256').update(JSON.stringify(hashed)).digest('hex');
  } catch {
    return null;
  }
}
