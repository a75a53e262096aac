import { failuresOf } from './failures.ts';

const jestFile = (name: string, message: string, ...assertionResults: object[]): object => ({
  name,
  message,
  assertionResults,
});

describe('what is told of failed tests', () => {
  it('names a test of jest, its file and the beginning of why', () => {
    const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const report = JSON.stringify({
      testResults: [
        jestFile(
          'src/a.test.ts',
          'both',
          { fullName: 'a holds', status: 'passed', failureMessages: [] },
          { fullName: 'a breaks', status: 'failed', failureMessages: [`\u001B[31m${why}\u001B[39m`] },
        ),
      ],
    });
    const [failure, ...others] = failuresOf('jest', report);
    expect(others).toEqual([]);
    expect(failure?.split('\n').slice(0, 2)).toEqual(['   ● a breaks (src/a.test.ts)', '     line 0']);
    expect(failure).not.toContain('line 14');
  });

  it('names a file that could not be loaded, and none that was empty', () => {
    const report = JSON.stringify({ testResults: [jestFile('src/b.test.ts', 'no such module'), jestFile('c', '')] });
    expect(failuresOf('jest', report)).toEqual(['   ● src/b.test.ts\n     no such module']);
  });

  it('names a story of the browser, however deep it stands, and what stopped all of them', () => {
    const spec = {
      title: 'signs in',
      file: 'login.e2e.ts',
      ok: false,
      tests: [{ results: [{ error: { message: 'late' } }] }],
    };
    const report = JSON.stringify({
      errors: [{ message: 'no browser' }],
      suites: [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }],
    });
    expect(failuresOf('playwright', report)).toEqual([
      '   ● before any test\n     no browser',
      '   ● signs in (login.e2e.ts)\n     late',
    ]);
  });

  it('says nothing more of a check', () => expect(failuresOf('check', '')).toEqual([]));
});
