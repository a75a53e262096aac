import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function compare(...args: string[]): { status: number | null; output: string } {
  const program = join(import.meta.dirname, 'compare-tests.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const before = run('before', { holds: 'passed', breaks: 'passed' });

test('two runs of the same tests in different checkouts have no faults', () => {
  const { status, output } = compare(before, run('same', { breaks: 'passed', holds: 'passed' }));
  expect(output).toBe('unit: 2 tests before, 2 after\ndatabase: 1 tests before, 1 after\n0 faults\n');
  expect(status).toBe(0);
});

test('a test that is gone ends the program with 1 until it is explained', () => {
  const after = run('dropped', { holds: 'passed' });
  expect(compare(before, after)).toMatchObject({
    status: 1,
    output: expect.stringContaining('Gone without an explanation: breaks (tools/a.test.ts)'),
  });
  const explanations = join(folder, 'explanations.json');
  writeFileSync(explanations, '{"merged": {"breaks": "holds"}}');
  expect(compare(before, after, explanations).status).toBe(0);
  writeFileSync(explanations, '{"merged": {"breaks": "nothing"}}');
  expect(compare(before, after, explanations).status).toBe(1);
});

test('a skipped test ends the program with 1', () => {
  const after = run('skipped', { holds: 'passed', breaks: 'pending' });
  expect(compare(before, after)).toMatchObject({ status: 1, output: expect.stringContaining('Has skipped after') });
});

test('a folder without reports and a missing folder end the program with 1', () => {
  expect(compare(before, join(folder, 'nowhere'))).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is no report in'),
  });
  expect(compare(before)).toMatchObject({ status: 1, output: expect.stringContaining('Usage') });
});
