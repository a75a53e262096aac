import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
const said = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
/** The limit of a step is a timeout; what watches its process goes on. */
const everythingButTimeouts = [
  'Date',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
] as const;
const run = (step: Step) => runStep(step, log, join(folder, 'none.json'), process.env);

test('a step succeeds or fails with its program, and what that says is in its log', async () => {
  expect(await run(stepOf('console.log("well done")'))).toMatchObject({ succeeded: true, counts: { passed: 1 } });
  expect(said()).toContain('well done');
  expect(await run(stepOf('process.exitCode = 3'))).toMatchObject({ succeeded: false, counts: { failed: 1 } });
});

test('a step that goes beyond its limit is told to end, so that it can stop what it started, and has failed', async () => {
  jest.useFakeTimers({ doNotFake: [...everythingButTimeouts] });
  const script = `
    process.on('SIGINT', () => { console.log('stopped my servers'); process.exit(); });
    setInterval(() => undefined, 1_000);
    console.log('my servers run');`;
  const running = run(stepOf(script));
  while (!said().includes('my servers run')) await sleep(20);
  jest.advanceTimersByTime(60_000);
  expect(await running).toMatchObject({ succeeded: false });
  jest.useRealTimers();
  expect(said()).toContain('its limit');
  expect(said()).toContain('stopped my servers');
});

test('a step that is killed has failed, and its log says by which signal', async () => {
  expect(await run(stepOf('process.kill(process.pid, "SIGKILL")'))).toMatchObject({ succeeded: false });
  expect(readFileSync(log, 'utf8')).toContain('Ended by SIGKILL.');
});
