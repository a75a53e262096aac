import { failuresOf, firstFaults } from './failures.ts';
import type { TestOutcome, TestReport } from './test-report.ts';

const root = '/repository';
const report = (parts: Partial<TestReport>): TestReport => ({ tests: [], loadFailures: [], files: [], ...parts });
const failed = (name: string, ...errors: string[]): TestOutcome => ({
  name,
  file: 'src/a.test.ts',
  status: 'failed',
  tries: 1,
  errors,
});

describe('the failures of a report', () => {
  it('name the test, its assertion and the first line of the stack in our own files', () => {
    const error = [
      'Error: \u001B[31mexpect(received).toBe(expected)\u001B[39m',
      '',
      'Expected: 2',
      'Received: 1',
      '    at expect (/repository/node_modules/expect/build/index.js:2116:15)',
      '    at Object.<anonymous> (/repository/src/a.test.ts:12:5)',
      '    at processTicksAndRejections (node:internal/process/task_queues:104:5)',
    ].join('\n');
    const passed: TestOutcome = { ...failed('a holds'), status: 'passed' };
    expect(failuresOf(report({ tests: [passed, failed('a breaks', error)] }), root)).toEqual([
      [
        '   ● a breaks (src/a.test.ts)',
        '     Error: expect(received).toBe(expected)',
        '     Expected: 2',
        '     Received: 1',
        '     at src/a.test.ts:12:5',
      ].join('\n'),
    ]);
  });

  it('say of a file that could not be loaded what is missing, without excerpts of its source', () => {
    const error = [
      '  ● Test suite failed to run',
      '',
      "    Cannot find module './b.ts' from 'src/a.test.ts'",
      '',
      '    > 3 | import',
      '        |        ^',
      '',
      '      at Resolver._throw (node_modules/jest-resolve/build/index.js:1031:11)',
      '      at Object.<anonymous> (src/a.test.ts:5:20)',
    ].join('\n');
    const loadFailures = [{ title: 'src/a.test.ts', error }];
    expect(failuresOf(report({ loadFailures }), root)).toEqual([
      "   ● src/a.test.ts\n     Cannot find module './b.ts' from 'src/a.test.ts'\n     at src/a.test.ts:5:20",
    ]);
  });

  it('find the place of a syntax error in the excerpt of the compiler', () => {
    const error = [
      '  x Unexpected token',
      '   ,-[/repository/src/a.test.ts:7:1]',
      ' 1 | it()',
      '   :   ^',
      '   `----',
      'Stack backtrace:',
      '   0: <unknown>',
      '    at process (file:///repository/tools/jest/transform.mjs:33:12)',
    ].join('\n');
    expect(failuresOf(report({ loadFailures: [{ title: 'src/a.test.ts', error }] }), root)).toEqual([
      '   ● src/a.test.ts\n     x Unexpected token\n     at src/a.test.ts:7:1',
    ]);
  });

  it('leave out the place that Playwright writes into a message', () => {
    const error = 'Expected: 2\n\n   at pages/Shell.ts:2\n\n  1 | a\n    at /repository/e2e/pages/Shell.ts:2:84';
    expect(failuresOf(report({ tests: [failed('a breaks', error)] }), root)).toEqual([
      '   ● a breaks (src/a.test.ts)\n     Expected: 2\n     at e2e/pages/Shell.ts:2:84',
    ]);
  });

  it('are cut to ten lines and 200 characters each', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `${line} ${'x'.repeat(300)}`);
    const [text = ''] = failuresOf(report({ tests: [failed('a breaks', lines.join('\n'))] }), root);
    expect(text.split('\n')).toHaveLength(11);
    expect(text.split('\n')[1]).toHaveLength(5 + 200 + 2);
  });

  it('are twenty at most, with the number of the others', () => {
    const tests = Array.from({ length: 23 }, (_, index) => failed(`test ${index}`, 'late'));
    const failures = failuresOf(report({ tests }), root);
    expect(failures).toHaveLength(21);
    expect(failures.at(-1)).toBe('   … and 3 more');
  });
});

describe('the first faults of a log', () => {
  it('leave out what was well', () => {
    const log = 'mf-print 6.13.10-ab in 13.5 s\nPASS pure a.test.ts\n\nsrc/a.ts(1,2): error TS1: no\n';
    expect(firstFaults('build', log)).toBe('   ● build\n     src/a.ts(1,2): error TS1: no');
  });

  it.each(['Ended after 25 minutes, its limit.', 'Ended by SIGKILL.'])('begin with what ended the step: %s', (end) => {
    expect(firstFaults('unit', `began\n\n${end}\n`)).toBe(`   ● unit\n     ${end}\n     began`);
  });
});
