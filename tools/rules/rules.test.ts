import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importRules, specifierRules } from './rules.ts';

const fixtures = join(__dirname, 'fixtures');
const trees = readdirSync(fixtures).toSorted();

interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly ring: readonly string[];
}

/** The broken rules of every fixture, found by the program that checks the repository. */
function brokenRules(): Record<string, Violation[]> {
  const args = [join(__dirname, 'check.ts'), '--json', ...trees.map((tree) => join(fixtures, tree))];
  const found = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  return JSON.parse(found) as Record<string, Violation[]>;
}

/** The files of a fixture that import what they may not. */
function importers(tree: string): string[] {
  const files = readdirSync(join(fixtures, tree), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('borrowed'))
    .map((file) => relative(join(fixtures, tree), file));
}

/** The code of a fixture’s libraries, from that tree. */
function libraryFiles(tree: string): string[] {
  const names = readdirSync(join(fixtures, tree), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\/node_modules\/.*\.js$/.test(name));
}

describe('the import rules', () => {
  const broken = brokenRules();

  it.each(trees)('the fixture violation of %s breaks that rule and no other', (tree) => {
    const names = (broken[join(fixtures, tree)] ?? []).map(({ rule }) => rule);
    expect([...new Set(names)]).toEqual([tree]);
  });

  it.each(trees)('every import of the fixture for %s is found', (tree) => {
    const found = (broken[join(fixtures, tree)] ?? []).flatMap(({ from, ring }) => [from, ...ring]);
    expect([...new Set(found)].toSorted()).toEqual(importers(tree).toSorted());
  });

  // Most libraries have a folder of the same name as that of our builds, which are not looked at.
  it.each(trees.filter((tree) => libraryFiles(tree).length > 0))(
    '%s has a fixture with a library whose code is in its dist folder',
    (tree) => {
      expect(libraryFiles(tree)).toContainEqual(expect.stringMatching(/\/node_modules\/.*\/dist\/index\.js$/));
    },
  );

  it('has a fixture violation for every rule and a rule for every fixture', () => {
    const names = [...importRules, ...specifierRules].map(({ name }) => name).toSorted();
    expect(trees).toEqual(names);
  });

  it.each([...importRules, ...specifierRules])('$name says what to do instead', ({ instead }) => {
    expect(instead).toMatch(/^[A-Z].{30,}\.$/);
  });
});
