import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const lines = (count: number) => 'start();\n'.repeat(count);
const styles = 'declare const styles: { readonly row: string; readonly head: string };\n';
const mute = "it('runs', () => {\n  format(1);\n});\n";
const muteRows = "it.each([1])('runs', (size) => {\n  format(size);\n});\n";

const violations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['eslint(max-lines)', 'shared-kit/src/fields/kinds.ts', lines(251)],
  ['eslint(max-lines)', 'shared-kit/src/fields/kinds.test.ts', lines(401)],
  ['eslint(max-lines)', 'e2e/sign-in.e2e.ts', lines(401)],
  ['eslint(max-lines)', 'tools/jest/long.mjs', lines(251)],
  ['typescript(ban-ts-comment)', 'platform-server/src/ignored.ts', '// @ts-ignore\nstart();\n'],
  ['typescript(ban-ts-comment)', 'platform-server/src/ignored.test.ts', '/* @ts-ignore it works */\nstart();\n'],
  ['typescript(ban-ts-comment)', 'platform-server/src/unchecked.ts', '// @ts-nocheck\nstart();\n'],
  ['typescript(ban-ts-comment)', 'platform-server/src/app.ts', '// @ts-expect-error it works\nstart();\n'],
  ['typescript(ban-ts-comment)', 'platform-server/src/app.test.ts', '// @ts-expect-error\nstart();\n'],
  ['jest(expect-expect)', 'shared-kit/src/formats/dates.test.ts', mute],
  ['jest(expect-expect)', 'shared-kit/src/formats/sizes.db.test.ts', muteRows],
  [
    'jest(expect-expect)',
    'shell-host/src/layout/Header.test.tsx',
    "test('runs', () => {\n  const expected = 1;\n});\n",
  ],
  ['typescript(dot-notation)', 'shell-host/src/layout/Header.tsx', `${styles}draw(styles['row']);\n`],
];

const allowed: readonly (readonly [what: string, path: string, text: string])[] = [
  ['a file of 250 lines', 'shared-kit/src/fields/short.ts', lines(250)],
  ['a test of 400 lines', 'shared-kit/src/fields/short.test.ts', lines(400)],
  ['a long table of words', 'mf-datalist/src/datalist.texts.ts', lines(500)],
  ['an expected type error of a test', 'demo/scale.test.ts', '// @ts-expect-error no such size\nstart();\n'],
  ['a test that expects by a function', 'demo/rows.test.ts', "it('runs', () => {\n  expectRows(1);\n});\n"],
  ['a property', 'demo/property.test.ts', "it('runs', () => {\n  fc.assert(property);\n});\n"],
  ['a class', 'shell-host/src/layout/Logo.tsx', `${styles}draw(styles.row, styles[isHead ? 'head' : 'row']);\n`],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** Runs the linter with our configuration on files in a folder of their own. Returns the rules that each breaks. */
function lint(files: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lint-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const compilerOptions = { strict: true, noEmit: true, types: [], jsx: 'preserve' };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*'] }));
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    const rulesOf = (path: string) => diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);
    return new Map(files.map(([path]) => [path, rulesOf(path)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the linter', () => {
  const found = lint([...violations, ...allowed].map(([, path, text]) => [path, text]));
  const known = new Set(violations.map(([rule]) => rule));

  it.each(violations)('finds by %s the fixture violation in %s', (rule, path) => {
    expect(found.get(path)).toContain(rule);
  });

  it.each(allowed)('leaves %s alone', (_, path) => {
    expect(found.get(path)?.filter((rule) => known.has(rule))).toEqual([]);
  });
});
