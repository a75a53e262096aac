import type { TestOutcome } from './test-report.ts';

const reasons = ['moved', 'merged', 'replaced'] as const;

/** Says why tests of an earlier run are gone, by reason: the old name and the test that stands for it now. */
export type Explanations = Partial<Record<(typeof reasons)[number], Readonly<Record<string, string>>>>;

/** Two runs set side by side. Tests are told as `name (file)`. */
export interface TestComparison {
  /** Tests of the earlier run that are gone without an explanation. */
  readonly dropped: readonly string[];
  readonly explained: readonly string[];
  /** Tests of the same name in another file. */
  readonly moved: readonly string[];
  readonly added: readonly string[];
  /** Faults that make the comparison fail, one sentence each. */
  readonly faults: readonly string[];
}

type TestIdentity = Pick<TestOutcome, 'name' | 'file'>;

const label = ({ name, file }: TestIdentity): string => `${name} (${file})`;

/** Takes each test of `tests` that has a partner in `others` out of both, and returns the pairs and what is left. */
function pair<TTest extends TestIdentity>(
  tests: readonly TTest[],
  others: readonly TTest[],
  key: (test: TTest) => string,
) {
  const partners = new Map<string, TTest[]>();
  for (const other of others) partners.set(key(other), [...(partners.get(key(other)) ?? []), other]);
  const pairs: (readonly [TTest, TTest])[] = [];
  const alone: TTest[] = [];
  for (const test of tests) {
    const partner = partners.get(key(test))?.shift();
    if (partner === undefined) alone.push(test);
    else pairs.push([test, partner]);
  }
  return { pairs, alone, others: [...partners.values()].flat() };
}

/** Returns every word a test may be called by in an explanation: its name, or its name with its file. */
const callings = (tests: readonly TestIdentity[]): Set<string> =>
  new Set(tests.flatMap((test) => [test.name, label(test)]));

/** Returns the faults of explanations: both their names must be those of tests. */
function explanationFaults(
  explanations: Explanations,
  before: readonly TestIdentity[],
  after: readonly TestIdentity[],
) {
  const known = { before: callings(before), after: callings(after) };
  return reasons.flatMap((reason) =>
    Object.entries(explanations[reason] ?? {}).flatMap(([old, now]) => [
      ...(known.before.has(old) ? [] : [`Explained as ${reason}, but no test before: ${old}`]),
      ...(known.after.has(now) ? [] : [`Explained as ${reason}, but no test after: ${now}`]),
    ]),
  );
}

/**
 * Compares the tests of two runs by name, each as often as it was run. Faults are tests that are gone without an
 * explanation, explanations that name no test, tests of the later run that did not pass, and an earlier run without tests.
 */
export function compareTests(
  before: readonly TestOutcome[],
  after: readonly TestOutcome[],
  explanations: Explanations,
): TestComparison {
  const same = pair(before, after, label);
  const byName = pair(same.alone, same.others, ({ name }) => name);
  const explain = (test: TestIdentity): string[] =>
    reasons.flatMap((reason) => {
      const now = explanations[reason]?.[label(test)] ?? explanations[reason]?.[test.name];
      return now === undefined ? [] : [`${label(test)}, ${reason}: ${now}`];
    });
  const dropped = byName.alone.filter((test) => explain(test).length === 0).map(label);
  return {
    dropped,
    explained: byName.alone.flatMap(explain),
    moved: byName.pairs.map(([from, to]) => `${label(from)} to ${to.file}`),
    added: byName.others.map(label),
    faults: [
      ...(before.length === 0 ? ['The earlier run has no tests.'] : []),
      ...dropped.map((test) => `Gone without an explanation: ${test}`),
      ...explanationFaults(explanations, before, after),
      ...after
        .filter(({ status }) => status !== 'passed')
        .map((test) => `Not passed after, but ${test.status}: ${label(test)}`),
    ],
  };
}

/** Reads explanations from JSON. Throws on any reason but `moved`, `merged` and `replaced`, and on values that are no names. */
export function readExplanations(json: string): Explanations {
  const read: unknown = JSON.parse(json);
  const isTable = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const isValid =
    isTable(read) &&
    Object.entries(read).every(
      ([reason, names]) =>
        (reasons as readonly string[]).includes(reason) &&
        isTable(names) &&
        Object.values(names).every((name) => typeof name === 'string'),
    );
  if (!isValid) throw new Error(`Explanations are {"${reasons.join('" | "')}": {"<old name>": "<new name>"}}.`);
  return read;
}
