import type { StepResult } from '../run-step.ts';
import { type Counting, testSteps } from '../steps.ts';
import { notRun, outcomeOf, unchanged } from './step-outcome.ts';

const [anyStep] = testSteps((name) => name);
const counts = { passed: 3, failed: 0, skipped: 0, flaky: 0 };

function result(counting: Counting, succeeded: boolean): StepResult {
  if (anyStep === undefined) throw new Error('There is no step.');
  return { step: { ...anyStep, name: 'sample', counting }, succeeded, counts, duration: 5, log: '' };
}

const budget = { web: 40 };
const nothing = { report: null, log: '', modules: null };

const report = JSON.stringify({
  testResults: [
    {
      name: '/repository/a.test.ts',
      message: '',
      startTime: 0,
      endTime: 7,
      assertionResults: [
        { fullName: 'a breaks', status: 'failed', invocations: 1, failureMessages: ['no'] },
        { fullName: 'a holds late', status: 'passed', invocations: 2, failureMessages: [] },
      ],
    },
  ],
});

describe('the outcome of a step', () => {
  it('names failed tests, tests that needed a second try, and what each file took', () => {
    const outcome = outcomeOf(result('jest', false), { ...nothing, report }, budget, '/repository');
    expect(outcome).toMatchObject({
      verdict: 'failed',
      failures: ['   ● a breaks (a.test.ts)\n     no'],
      secondTries: ['a holds late (a.test.ts)'],
      files: [{ file: 'a.test.ts', duration: 7 }],
    });
  });

  it.each(['check', 'jest', 'playwright'] as const)(
    'is told from the output when %s failed without a report',
    (kind) => {
      const texts = { ...nothing, log: 'out of memory\n' };
      expect(outcomeOf(result(kind, false), texts, budget, '/').failures).toEqual(['   ● sample\n     out of memory']);
    },
  );

  it('is told from the output when the runner ended badly although every test passed', () => {
    const texts = { ...nothing, report: JSON.stringify({ testResults: [] }), log: 'out of memory\n' };
    expect(outcomeOf(result('jest', false), texts, budget, '/').failures).toEqual(['   ● sample\n     out of memory']);
  });

  it('says beside its failed tests that it went beyond its limit', () => {
    const texts = { ...nothing, report, log: 'began\nEnded after 30 minutes, its limit.\n' };
    expect(outcomeOf(result('jest', false), texts, budget, '/repository').failures).toEqual([
      '   ● sample\n     Ended after 30 minutes, its limit.',
      '   ● a breaks (a.test.ts)\n     no',
    ]);
  });

  it('has no failures when the step succeeded', () => {
    expect(outcomeOf(result('check', true), nothing, budget, '/')).toMatchObject({
      verdict: 'passed',
      failures: [],
      counts,
    });
  });

  describe('whose test files evaluate modules', () => {
    const evaluating = (modules: number) =>
      outcomeOf(
        result('jest', true),
        { ...nothing, modules: JSON.stringify({ project: 'web', file: 'a.test.tsx', modules }) },
        budget,
        '/',
      );

    it('is passed within the budget', () => {
      expect(evaluating(40)).toMatchObject({ verdict: 'passed', counts, failures: [], modules: { web: 40 } });
    });

    it('is failed beyond the budget although every test passed', () => {
      expect(evaluating(41)).toMatchObject({
        verdict: 'failed',
        counts: { passed: 3, failed: 1 },
        failures: [expect.stringContaining('web evaluates 41 modules per test file, 40 at most.')],
        modules: { web: 41 },
      });
    });
  });

  it('counts nothing when the step is unchanged', () => {
    expect(unchanged(result('jest', true).step)).toMatchObject({
      verdict: 'unchanged',
      counts: { passed: 0, failed: 0 },
      failures: [],
    });
  });

  it('is a failure when the step could not be run', () => {
    expect(notRun(result('check', true).step, 'there is no browser')).toMatchObject({
      counts: { passed: 0, failed: 1 },
      failures: ['   ● sample\n     there is no browser'],
    });
  });
});
