import { closingLine, countStep } from './counts.ts';

const jestReport = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0): string =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 0, numRuntimeErrorTestSuites });

describe('the count of a step', () => {
  it('is one for a check', () => {
    expect(countStep('check', null, true)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep('check', null, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is what the test runner reported', () => {
    expect(countStep('jest', jestReport(7, 2), false)).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countStep('jest', jestReport(7, 0, 1), false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('is a failure when the runner ended badly although every test passed', () => {
    expect(countStep('jest', jestReport(7, 0), false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('is a failure when no report was written', () => {
    expect(countStep('playwright', null, true)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a browser test that passed at the second try as passed, and shows it', () => {
    const report = JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] });
    expect(countStep('playwright', report, true)).toEqual({ passed: 4, failed: 0, skipped: 2, flaky: 1 });
  });
});

it('closes a run with the sums alone on a line', () => {
  const none = { skipped: 0, flaky: 0 };
  expect(
    closingLine([
      { passed: 3, failed: 0, ...none },
      { passed: 1, failed: 2, ...none },
    ]),
  ).toBe('4 passed, 2 failed');
});
