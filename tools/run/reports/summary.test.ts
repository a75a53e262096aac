import type { StepOutcome } from './step-outcome.ts';
import { minutes, stepLine, summary } from './summary.ts';

const counts = { passed: 1, failed: 0, skipped: 0, flaky: 0 };

function outcome(name: string, parts: Partial<StepOutcome> = {}): StepOutcome {
  const step = { name, counting: 'jest' } as const;
  return {
    step,
    verdict: 'passed',
    counts,
    duration: 0,
    failures: [],
    secondTries: [],
    files: [],
    modules: {},
    ...parts,
  };
}

test.each([
  [400, '0:00'],
  [59_600, '1:00'],
  [187_000, '3:07'],
  [3_661_000, '61:01'],
])('%d ms are told as %s', (duration, text) => {
  expect(minutes(duration)).toBe(text);
});

describe('the line of a step', () => {
  it('has its minutes and how many tests passed, failed, were skipped or needed a second try', () => {
    const all = { passed: 40, failed: 2, skipped: 1, flaky: 3 };
    expect(stepLine(outcome('e2e', { verdict: 'failed', duration: 187_000, counts: all }))).toBe(
      'FAILED    e2e          3:07  40 passed, 2 failed, 1 skipped, 3 only at the second try',
    );
  });

  it('has no number for a check', () => {
    expect(stepLine(outcome('lint', { step: { name: 'lint', counting: 'check' } }))).toBe(
      'ok        lint         0:00',
    );
  });
});

test('the line of an unchanged step says that it is not counted', () => {
  expect(stepLine(outcome('unit', { verdict: 'unchanged' }))).toBe(
    'unchanged unit               not run: it was green with these inputs, and is not counted',
  );
});

describe('the summary of a run', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, duration: index * 1_000 }));
  const outcomes = [
    outcome('unit', { files, secondTries: ['a holds late (a.test.ts)'] }),
    outcome('database', { verdict: 'failed', counts: { ...counts, failed: 1 }, failures: ['   ● b breaks\n     no'] }),
  ];
  const lines = summary(outcomes, 65_000, '/logs');

  it('has failures first, then second tries, steps, slowest files and the total', () => {
    expect(lines.filter((line) => line.endsWith(':') || line.includes('in all'))).toEqual([
      'Failures:',
      'Passed only at another try:',
      'Steps (minutes):',
      'Slowest test files:',
      '1:05 in all; logs and reports are in /logs',
    ]);
    expect(lines).toContain('   ● b breaks\n     no');
    expect(lines).toContain('   ● a holds late (a.test.ts)');
  });

  it('ends with the sums alone on a line', () => expect(lines.at(-1)).toBe('2 passed, 1 failed'));

  it('names the ten slowest test files of all steps in seconds', () => {
    const shown = lines.filter((line) => line.endsWith('.test.ts'));
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBe('    11.0 s  11.test.ts');
    expect(shown.at(-1)).toBe('     2.0 s  2.test.ts');
  });

  it('has the modules per test file of every project on one line', () => {
    const counted = [outcome('unit', { modules: { pure: 12, web: 40 } }), outcome('database', { modules: { db: 30 } })];
    expect(summary(counted, 0, null)).toContain('modules per file: pure 12, web 40, db 30');
  });

  it('has neither failures nor files where there are none', () => {
    expect(summary([outcome('lint')], 0, null)).toEqual([
      '',
      'Steps (minutes):',
      'ok        lint         0:00  1 passed',
      '',
      '0:00 in all',
      '1 passed, 0 failed',
    ]);
  });
});
