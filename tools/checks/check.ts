// `node tools/checks/check.ts`: what no compiler or linter looks at. Reads the files git knows or would add.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subjectFault } from './commit-check.ts';
import { fileChecks } from './file-checks.ts';
import type { Finding, SourceFile } from './finding.ts';
import { lineChecks } from './line-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const binary = /\.(png|jpe?g|gif|webp|ico|woff2?|ttf|zip|xlsx?|pdf|gz|br)$/i;
const commitsRead = 50;
const largestText = 2_000_000;

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function sourceFiles(): SourceFile[] {
  return git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((path) => path !== '' && !binary.test(path) && !path.startsWith('tools/rules/fixtures/'))
    .filter(
      (path) => existsSync(root + path) && statSync(root + path).isFile() && statSync(root + path).size < largestText,
    )
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

function commitFindings(): Finding[] {
  const lines = git('log', `-${commitsRead}`, '--no-merges', '--format=%h %s').trim().split('\n');
  return lines.flatMap((line) => {
    const [hash, subject] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    const fault = subjectFault(subject);
    return fault === null ? [] : [{ path: `commit ${hash}`, line: 0, text: `${fault}: ${subject}` }];
  });
}

const commits = {
  name: 'commit-message',
  instead: 'A subject is one sentence of at most 170 characters about the product: what changes and why.',
  find: commitFindings,
};

const files = sourceFiles();
const broken = [...lineChecks, ...fileChecks, commits]
  .map((check) => ({ check, findings: check.find(files) }))
  .filter(({ findings }) => findings.length > 0);
for (const { check, findings } of broken) {
  console.error(`${check.name}: ${check.instead}`);
  for (const { path, line, text } of findings) console.error(`  ${path}${line > 0 ? `:${line}` : ''}  ${text}`);
  console.error('');
}
console.log(`${files.length} files, ${broken.reduce((sum, { findings }) => sum + findings.length, 0)} findings.`);
process.exitCode = broken.length > 0 ? 1 : 0;
