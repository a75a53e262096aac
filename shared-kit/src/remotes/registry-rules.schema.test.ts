import type { Rule } from './registry.ts';
import { type RuleShape, ruleProblems } from './registry-rules.schema.ts';

const packages = { 'mf-print': { stable: 'p1', canary: 'p2' } };
const problemsOf = (...rules: object[]) => ruleProblems(rules, packages);
const use = { 'mf-print': 'canary' };

test('rules by buckets stand, an empty match is everyone, and what the schema lets through is a rule', () => {
  const shape: RuleShape = { match: { bucket: [0, 9] }, use: { 'mf-print': 'canary' } };
  const rule: Rule = shape;
  expect(problemsOf(rule, { match: {}, use })).toEqual([]);
  expect(ruleProblems([], {})).toEqual([]);
});

test.each([{ role: 'tester' }, { user: 'u1' }, { bucket: [0, 9], user: 'u1' }])(
  'a rule for %j can never match, and is told so',
  (match) => {
    expect(problemsOf({ match, use })).toEqual([
      expect.stringMatching(/^rule 1 names the (role tester|user u1): .* so it would never match$/),
    ]);
  },
);

test.each([
  [{ match: { bucket: [9, 0] }, use }, 'rule 1 has its buckets turned round: 9 to 0'],
  [{ match: {}, use: { 'mf-prnt': 'canary' } }, 'rule 1 names mf-prnt, which is not released'],
  [{ match: {}, use: {} }, 'rule 1 names no package'],
])('%j is refused', (rule, problem) => {
  expect(problemsOf(rule)).toEqual([problem]);
});

test.each([
  [{ match: { bucket: [0, 100] }, use }, 'rules/0/match/bucket/1 '],
  [{ match: { bucket: [5] }, use }, 'rules/0/match/bucket '],
  [{ match: { buckets: [0, 9] }, use }, 'rules/0/match '],
  [{ match: {}, use: { 'mf-print': 'beta' } }, 'rules/0/use/mf-print '],
])('%j is refused with the place of what does not fit', (rule, place) => {
  expect(problemsOf(rule).filter((problem) => problem.startsWith(place))).not.toEqual([]);
});
