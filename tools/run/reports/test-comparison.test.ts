import { compareTests, readExplanations } from './test-comparison.ts';
import type { TestOutcome } from './test-report.ts';

const test = (name: string, file = 'a.test.ts', status: TestOutcome['status'] = 'passed'): TestOutcome => ({
  name,
  file,
  status,
  tries: 1,
  errors: [],
});
const holds = test('holds');

describe('the comparison of two runs', () => {
  it('has no fault when every test is there again, and names the new ones', () => {
    const comparison = compareTests([holds], [holds, test('is new')], {});
    expect(comparison).toMatchObject({ faults: [], dropped: [], moved: [], added: ['is new (a.test.ts)'] });
  });

  it('finds a test that is gone', () => {
    const { dropped, faults } = compareTests([holds, test('breaks')], [holds], {});
    expect(dropped).toEqual(['breaks (a.test.ts)']);
    expect(faults).toEqual(['Gone without an explanation: breaks (a.test.ts)']);
  });

  it('finds that a name is run less often than before', () => {
    expect(compareTests([holds, holds], [holds], {}).dropped).toEqual(['holds (a.test.ts)']);
  });

  it('finds a dropped test although another file has one of the same name', () => {
    const both = [holds, test('holds', 'b.test.ts')];
    expect(compareTests(both, [test('holds', 'b.test.ts')], {}).dropped).toEqual(['holds (a.test.ts)']);
  });

  it('follows a test to another file', () => {
    const { moved, faults } = compareTests([holds], [test('holds', 'b.test.ts')], {});
    expect(moved).toEqual(['holds (a.test.ts) to b.test.ts']);
    expect(faults).toEqual([]);
  });

  it.each(['moved', 'merged', 'replaced'] as const)('takes a test that was %s for explained', (reason) => {
    const { explained, faults } = compareTests([test('breaks')], [holds], { [reason]: { breaks: 'holds' } });
    expect(explained).toEqual([`breaks (a.test.ts), ${reason}: holds`]);
    expect(faults).toEqual([]);
  });

  it('takes a name with its file, where several files have the name', () => {
    const before = [test('breaks'), test('breaks', 'b.test.ts')];
    const explanations = { merged: { 'breaks (a.test.ts)': 'holds (a.test.ts)' } };
    expect(compareTests(before, [holds], explanations).dropped).toEqual(['breaks (b.test.ts)']);
  });

  it('finds an explanation whose new name is no test', () => {
    const { faults } = compareTests([test('breaks')], [holds], { replaced: { breaks: 'nothing' } });
    expect(faults).toEqual(['Explained as replaced, but no test after: nothing']);
  });

  it('finds an explanation whose old name was no test', () => {
    const { faults } = compareTests([holds], [holds], { merged: { nothing: 'holds' } });
    expect(faults).toEqual(['Explained as merged, but no test before: nothing']);
  });

  it.each(['skipped', 'failed'] as const)('finds a test that has %s in the later run', (status) => {
    const { faults } = compareTests([holds], [test('holds', 'a.test.ts', status)], {});
    expect(faults).toEqual([`Not passed after, but ${status}: holds (a.test.ts)`]);
  });

  it('finds that there is nothing to compare with', () => {
    expect(compareTests([], [holds], {}).faults).toEqual(['The earlier run has no tests.']);
  });
});

describe('the explanations of a comparison', () => {
  it('are read by reason', () => {
    expect(readExplanations('{"moved": {"a": "b"}}')).toEqual({ moved: { a: 'b' } });
  });

  it.each(['[]', '{"dropped": {"a": "b"}}', '{"moved": ["a"]}', '{"moved": {"a": 1}}'])('are not %s', (json) => {
    expect(() => readExplanations(json)).toThrow('Explanations are {"moved" | "merged" | "replaced"');
  });
});
