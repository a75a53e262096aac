import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { countStep, type Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** A finished step. Times are in milliseconds. */
export interface StepResult {
  readonly step: Step;
  readonly succeeded: boolean;
  readonly counts: Counts;
  readonly duration: number;
  /** The file with everything the step printed. */
  readonly log: string;
}

/** Time in ms that a step that is told to end may take to stop the servers it started. */
const graceMs = 20_000;

const alive = new Set<ChildProcess>();

/** Ends every step that is still running, with the processes it started. */
export function endRunningSteps(): void {
  for (const child of alive) endGroup(child, 'SIGINT');
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Runs one command in a process group of its own; true when it ended with 0 within the time. */
async function runCommand(
  command: readonly string[],
  log: WriteStream,
  limitMs: number,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32', env });
  alive.add(child);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let forced: NodeJS.Timeout | undefined;
  let isLate = false;
  const timer = setTimeout(() => {
    log.write(`\nEnded after ${limitMs / 60_000} minutes, its limit.\n`);
    isLate = true;
    endGroup(child, 'SIGINT');
    forced = setTimeout(() => endGroup(child, 'SIGKILL'), graceMs);
  }, limitMs);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      log.write(`${file} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (exitCode, signal) => {
      if (signal !== null && !isLate) log.write(`\nEnded by ${signal}.\n`);
      resolve(exitCode);
    });
  });
  clearTimeout(timer);
  clearTimeout(forced);
  alive.delete(child);
  return code === 0 && !isLate;
}

/** Runs a step's commands one after the other and reads the report its test runner wrote. Never rejects. */
export async function runStep(step: Step, log: string, report: string, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const started = performance.now();
  const stream = createWriteStream(log);
  let succeeded = true;
  for (const command of step.commands) {
    succeeded = succeeded && (await runCommand(command, stream, step.limit * 60_000, env));
  }
  stream.end();
  await once(stream, 'close');
  const counts = countStep(step.counting, existsSync(report) ? readFileSync(report, 'utf8') : null, succeeded);
  return { step, succeeded: succeeded && counts.failed === 0, counts, duration: performance.now() - started, log };
}
