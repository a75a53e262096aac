import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareRuns } from './reports/compare-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-compare-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the reports of a run in a checkout of its own: unit tests with these names and states, and one database test. */
function run(name: string, states: Record<string, string>): string {
  const report = (file: string, tests: Record<string, string>): string =>
    JSON.stringify({
      testResults: [
        {
          name: `/checkouts/${name}/${file}`,
          message: '',
          assertionResults: Object.entries(tests).map(([fullName, status]) => ({
            fullName,
            status,
            failureMessages: [],
          })),
        },
      ],
    });
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'unit.json'), report('tools/a.test.ts', states));
  writeFileSync(join(folder, name, 'database.json'), report('server/b.db.test.ts', { stores: 'passed' }));
  return join(folder, name);
}

const before = run('before', { holds: 'passed', breaks: 'passed' });
const after = run('after', { holds: 'passed' });

describe('two runs', () => {
  it('of the same tests in different checkouts have no faults', () => {
    expect(compareRuns(before, run('same', { breaks: 'passed', holds: 'passed' }), '{}')).toEqual({
      lines: ['database: 1 tests before, 1 after', 'unit: 2 tests before, 2 after', '0 faults'],
      faults: 0,
    });
  });

  it('have a fault when a test is gone, until it is explained by a test that is there', () => {
    expect(compareRuns(before, after, '{}')).toMatchObject({
      lines: expect.arrayContaining(['  Gone without an explanation: breaks (tools/a.test.ts)']),
      faults: 1,
    });
    expect(compareRuns(before, after, '{"merged": {"breaks": "holds"}}').faults).toBe(0);
    expect(compareRuns(before, after, '{"merged": {"breaks": "nothing"}}').faults).toBe(1);
  });

  it('have a fault when a test was skipped', () => {
    const skipped = run('skipped', { holds: 'passed', breaks: 'pending' });
    expect(compareRuns(before, skipped, '{}').lines).toContain(
      '  Not passed after, but skipped: breaks (tools/a.test.ts)',
    );
  });

  it('have a fault for every test of a report that is no longer written', () => {
    const alone = run('alone', { holds: 'passed', breaks: 'passed' });
    rmSync(join(alone, 'database.json'));
    expect(compareRuns(before, alone, '{}').lines).toContain(
      '  Gone without an explanation: stores (server/b.db.test.ts)',
    );
  });

  it('cannot be compared without a report', () => {
    expect(() => compareRuns(before, join(folder, 'nowhere'), '{}')).toThrow('There is no report in');
  });
});

test.each([
  ['1 when a test is gone', [before, after], 1],
  ['0 when no test is gone', [before, before], 0],
  ['1 when it is not told what to compare', [before], 1],
])('the program ends with %s', (_, folders, status) => {
  const program = join(import.meta.dirname, 'compare-tests.ts');
  expect(spawnSync(process.execPath, [program, ...folders]).status).toBe(status);
});
