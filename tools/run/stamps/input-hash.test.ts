import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputHash } from './input-hash.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-input-hash-'));
const begun = mkdtempSync(join(tmpdir(), 'portico-begun-'));
const outside = mkdtempSync(join(tmpdir(), 'portico-no-repository-'));
const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]): string =>
  execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const inputs = { content: ['src', ':(exclude)src/notes'], names: ['docs'] };
const hash = (env: NodeJS.ProcessEnv = {}): string | null => inputHash(root, inputs, env);

beforeAll(() => {
  for (const folder of ['src/notes', 'docs']) mkdirSync(join(root, folder), { recursive: true });
  write('.gitignore', '*.log\n');
  for (const path of ['pnpm-lock.yaml', 'README.md', 'docs/page.md', 'src/a.ts', 'src/b.ts', 'src/notes/today.md'])
    write(path, 'one');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  cpSync(root, begun, { recursive: true });
});
beforeEach(() => {
  rmSync(root, { recursive: true });
  cpSync(begun, root, { recursive: true });
});
afterAll(() => {
  for (const folder of [root, begun, outside]) rmSync(folder, { recursive: true });
});

describe('the hash of inputs', () => {
  it.each([
    ['a file is edited', () => write('src/a.ts', 'two')],
    ['a file is edited and staged', () => (write('src/a.ts', 'two'), git('add', '.'))],
    ['a file is added that git does not know', () => write('src/c.ts', 'one')],
    ['a file is deleted', () => rmSync(join(root, 'src/a.ts'))],
    ['a file is renamed', () => git('mv', 'src/a.ts', 'src/c.ts')],
    ['a file is added whose name matters', () => write('docs/other.md', 'one')],
    ['a file is deleted whose name matters', () => rmSync(join(root, 'docs/page.md'))],
    ['the lockfile is edited', () => write('pnpm-lock.yaml', 'two')],
  ])('changes when %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
    expect(hash()).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a file outside of the inputs is edited', () => write('README.md', 'two')],
    ['a file is edited of which only the name matters', () => write('docs/page.md', 'two')],
    ['a file is edited that the inputs leave out', () => write('src/notes/today.md', 'two')],
    ['a file is added that git ignores', () => write('src/a.log', 'one')],
    ['a file is written again with the same content', () => write('src/a.ts', 'one')],
    ['nothing but another commit is there', () => git('commit', '--quiet', '--allow-empty', '-m', 'Go on')],
  ])('stays when %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });

  it('stays when an edited file, a new one and a deletion are committed', () => {
    write('src/a.ts', 'two');
    write('src/c.ts', 'one');
    rmSync(join(root, 'src/b.ts'));
    const before = hash();
    git('add', '.');
    git('commit', '--quiet', '-m', 'Change');
    expect(hash()).toBe(before);
  });

  it('changes with the server of the database tests', () => {
    expect(hash({ TEST_DATABASE_URL: 'postgresql://other' })).not.toBe(hash());
  });

  it('is null outside of a repository', () => {
    expect(inputHash(outside, inputs, {})).toBeNull();
  });
});
