import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-run-step-'));
const log = join(folder, 'step.log');
afterAll(() => rmSync(folder, { recursive: true }));

/** A step that runs a script in a process of its own. */
const stepOf = (script: string, limit = 1): Step => ({
  name: 'sample',
  inputs: null,
  commands: [[process.execPath, '-e', script]],
  counting: 'check',
  needs: [],
  limit,
  hint: '',
});
const run = (step: Step) => runStep(step, log, join(folder, 'none.json'), process.env);

test('a step succeeds or fails with its program, and what that says is in its log', async () => {
  expect(await run(stepOf('console.log("well done")'))).toMatchObject({ succeeded: true, counts: { passed: 1 } });
  expect(readFileSync(log, 'utf8')).toContain('well done');
  expect(await run(stepOf('process.exitCode = 3'))).toMatchObject({ succeeded: false, counts: { failed: 1 } });
});

test('a step that goes beyond its limit is told to end, so that it can stop what it started, and has failed', async () => {
  const script = `
    process.on('SIGINT', () => { console.log('stopped my servers'); process.exit(); });
    setInterval(() => undefined, 1_000);`;
  expect(await run(stepOf(script, 1 / 60))).toMatchObject({ succeeded: false });
  const said = readFileSync(log, 'utf8');
  expect(said).toContain('its limit');
  expect(said).toContain('stopped my servers');
});

test('a step that is killed has failed, and its log says by which signal', async () => {
  expect(await run(stepOf('process.kill(process.pid, "SIGKILL")'))).toMatchObject({ succeeded: false });
  expect(readFileSync(log, 'utf8')).toContain('Ended by SIGKILL.');
});
