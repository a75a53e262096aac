import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importRules, specifierRules } from './rules.ts';

const planted = join(__dirname, 'planted');
const trees = readdirSync(planted).toSorted();

/** The broken rules of every planted tree, found by the program that checks the repository. */
function brokenRules(): Record<string, { rule: string }[]> {
  const args = [join(__dirname, 'check.ts'), '--json', ...trees.map((tree) => join(planted, tree))];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 })) as Record<
    string,
    { rule: string }[]
  >;
}

describe('the import rules', () => {
  const broken = brokenRules();

  it.each(trees)('the planted violation of %s breaks that rule and no other', (tree) => {
    const names = (broken[join(planted, tree)] ?? []).map(({ rule }) => rule);
    expect([...new Set(names)]).toEqual([tree]);
  });

  it('has a planted violation for every rule and a rule for every planted tree', () => {
    const names = [...importRules, ...specifierRules].map(({ name }) => name).toSorted();
    expect(trees).toEqual(names);
  });

  it.each([...importRules, ...specifierRules])('$name says what to do instead', ({ instead }) => {
    expect(instead).toMatch(/^[A-Z].{30,}\.$/);
  });
});
