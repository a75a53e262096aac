import { readTestReport } from './test-report.ts';

const root = '/repository';

describe('the report of jest', () => {
  const assertion = (fullName: string, status: string, more: object = {}) => ({
    fullName,
    status,
    failureMessages: [],
    ...more,
  });
  const file = { name: '/repository/src/a.test.ts', message: '', startTime: 1_000, endTime: 3_500 };
  const read = (...testResults: object[]) => readTestReport('jest', JSON.stringify({ testResults }), root);

  it('has every test with its file, its tries and its errors', () => {
    const assertionResults = [
      assertion('a holds', 'passed', { invocations: 2 }),
      assertion('a breaks', 'failed', { failureMessages: ['no'] }),
      assertion('a waits', 'pending'),
      assertion('a is planned', 'todo'),
    ];
    expect(read({ ...file, assertionResults }).tests).toEqual([
      { name: 'a holds', file: 'src/a.test.ts', status: 'passed', tries: 2, errors: [] },
      { name: 'a breaks', file: 'src/a.test.ts', status: 'failed', tries: 1, errors: ['no'] },
      { name: 'a waits', file: 'src/a.test.ts', status: 'skipped', tries: 1, errors: [] },
      { name: 'a is planned', file: 'src/a.test.ts', status: 'skipped', tries: 1, errors: [] },
    ]);
  });

  it('tells files that could not be loaded from files without tests, and how long each took', () => {
    const report = read(
      { ...file, message: 'no such module', assertionResults: [] },
      { ...file, name: '/repository/src/b.test.ts', assertionResults: [] },
    );
    expect(report.loadFailures).toEqual([{ title: 'src/a.test.ts', error: 'no such module' }]);
    expect(report.files[0]).toEqual({ file: 'src/a.test.ts', duration: 2_500 });
  });
});

describe('the report of Playwright', () => {
  const late = { message: 'late', location: { file: '/repository/e2e/pages/Shell.ts', line: 3, column: 4 } };
  const spec = (title: string, status: string, ...errors: object[][]) => ({
    title,
    file: 'login.e2e.ts',
    line: 7,
    column: 2,
    tests: [{ status, results: errors.map((of) => ({ duration: 700, errors: of })) }],
  });
  const report = {
    config: { rootDir: '/repository/e2e' },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        title: 'login.e2e.ts',
        specs: [spec('signs in', 'flaky', [late], [])],
        suites: [
          { title: 'a guest', specs: [spec('is led away', 'unexpected', [late]), spec('waits', 'skipped', [])] },
        ],
      },
    ],
  };
  const { tests, loadFailures, files } = readTestReport('playwright', JSON.stringify(report), root);

  it('has every test with the groups around it, its tries and where it failed', () => {
    const errors = [
      expect.stringMatching(/^late\n[^]*at \/repository\/e2e\/pages\/Shell\.ts:3:4$/),
      '    at /repository/e2e/login.e2e.ts:7:2',
    ];
    expect(tests).toEqual([
      { name: 'signs in', file: 'e2e/login.e2e.ts', status: 'passed', tries: 2, errors },
      { name: 'a guest is led away', file: 'e2e/login.e2e.ts', status: 'failed', tries: 1, errors },
      { name: 'a guest waits', file: 'e2e/login.e2e.ts', status: 'skipped', tries: 1, errors: [] },
    ]);
  });

  it('has what stopped all tests, and how long a file took with all tries', () => {
    expect(loadFailures).toEqual([{ title: 'before any test', error: 'no browser\n' }]);
    expect(files).toEqual([{ file: 'e2e/login.e2e.ts', duration: 2_800 }]);
  });
});
