import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { classNamesOf, declarationOf } from './class-names.ts';
import { writeCssTypes } from './write-css-types.ts';

const tsc = join(__dirname, '../../node_modules/.bin/tsc');
const cssModule = 'mf-print/src/Sheet.module.css';
const declaration = `.cache/css-types/${cssModule}.d.ts`;

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'css-types-'));
  write(cssModule, '.sheet { color: red; }\n');
});

afterEach(() => rmSync(root, { recursive: true }));

/** Returns the errors of the compiler in a file beside the CSS module. */
function compile(code: string): string {
  write('mf-print/src/Sheet.ts', `import styles from './Sheet.module.css';\n\nexport const name = ${code};\n`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    rootDirs: ['.', '.cache/css-types'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['mf-print/src'] }));
  try {
    return execFileSync(tsc, ['-p', root], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('a class of a CSS module compiles, one that is not there does not', () => {
  writeCssTypes(root);
  expect(compile('styles.sheet')).toBe('');
  expect(compile('styles.shete')).toMatch(/Property 'shete' does not exist/);
});

test('the compiler of the repository reads the same second root', () => {
  const config = readFileSync(join(__dirname, '../../tsconfig.web.json'), 'utf8');
  expect(config).toContain('"rootDirs": [".", ".cache/css-types"]');
});

test('names are those that css-loader exports: nested, in media queries and as key frames, without what is global', () => {
  const css = `
    .row:hover > .cell :global(.ant-btn) { animation: turn 1s; }
    @media (max-width: 767px) { .onPhone { top: 0; } }
    .cell { &.isOpen { left: 0; } }
    @keyframes turn { to { rotate: 1turn; } }
  `;
  expect(classNamesOf(css, 'Row.module.css')).toEqual(['cell', 'isOpen', 'onPhone', 'row', 'turn']);
});

test('a name that is no identifier is a key in quotes', () => {
  expect(declarationOf(['a-b', 'ab'])).toContain('  readonly "a-b": string;\n  readonly ab: string;\n');
});

test('only what changed is written again, and a declaration goes with its CSS', () => {
  expect(writeCssTypes(root)).toBe(1);
  expect(writeCssTypes(root)).toBe(0);
  write(cssModule, '.page { color: red; }\n');
  expect(writeCssTypes(root)).toBe(1);
  expect(read(declaration)).toContain('readonly page: string;');
  rmSync(join(root, cssModule));
  expect(writeCssTypes(root)).toBe(0);
  expect(existsSync(join(root, declaration))).toBe(false);
});
