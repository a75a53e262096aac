import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Observation {
  readonly file: string;
  readonly uses: number;
  readonly hasReplacedFetch: boolean;
}

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'portico-fixture-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the test files of the fixture in one worker, as the project's own are run, and returns what each saw. */
async function runFixture(): Promise<readonly Observation[]> {
  const output = join(folder, 'observations.jsonl');
  const config = {
    rootDir: join(here, 'fixtures'),
    testMatch: ['**/*.fixture.ts'],
    moduleFileExtensions: ['ts', 'js', 'json'],
    runtime: join(here, 'shared-modules-runtime.cjs'),
    testEnvironment: join(here, 'node-environment.cjs'),
    transform: { '\\.ts$': join(here, 'transform.mjs') },
  };
  const jestProgram = join(here, '../../node_modules/jest/bin/jest.js');
  const args = [jestProgram, '--runInBand', '--config', JSON.stringify(config)];
  const env = { ...process.env, FIXTURE_OUTPUT: output, PORTICO_MODULE_COUNTS: '' };
  await promisify(execFile)(process.execPath, args, { env });
  const lines = readFileSync(output, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Observation);
}

it('evaluates a module once for the files of a worker, and anew for a file that is isolated', async () => {
  const observed = await runFixture();
  const shared = observed.filter(({ file }) => file !== 'alone');
  expect(shared.map(({ uses }) => uses)).toEqual([1, 2]);
  expect(observed.find(({ file }) => file === 'alone')?.uses).toBe(1);
  // What a file replaces on the global object is put back for the next one.
  expect(observed.filter(({ hasReplacedFetch }) => hasReplacedFetch)).toEqual([]);
});
