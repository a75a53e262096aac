import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLogFile } from '../../platform-server/src/log-file.ts';

/** A started server. */
export interface ServerProcess {
  readonly pid: number | undefined;
  /** Settles when the process ended, with its exit code (null when a signal ended it). */
  readonly ended: Promise<number | null>;
  /** Asks it to stop and waits; after 15 seconds it is made to. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const readyWithinMs = 90_000;
const stopWithinMs = 15_000;

interface StartOptions {
  readonly port: number;
  /** The file that everything the server prints is added to. */
  readonly log: string;
  readonly env: NodeJS.ProcessEnv;
  /** Aborting it stops the server, at any time. */
  readonly signal: AbortSignal;
}

/** Starts the server and resolves when it says it is ready. Rejects with the log's last lines when it ends or stays silent. */
export async function startServer({ port, log, env, signal }: StartOptions): Promise<ServerProcess> {
  mkdirSync(dirname(log), { recursive: true });
  // What the server says before its log is open, and when it dies.
  const output = openLogFile(log);
  // A process group of its own: Ctrl-C reaches the server once, from us, and not a second time from the terminal.
  const child = spawn(process.execPath, ['platform-server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
    env: { ...env, PORT: String(port), LOG_FILE: log },
  });
  closeSync(output);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = (): Promise<void> => stopServer(child, ended);
  signal.addEventListener('abort', () => void stop());
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, child, signal);
  } catch (error) {
    await stop();
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
    throw new Error(`${error instanceof Error ? error.message : ''} The end of ${log}:\n${tail}`, { cause: error });
  }
  return { pid: child.pid, ended, stop };
}

async function untilReady(address: string, child: ChildProcess, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended while starting.');
    const reply = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (reply?.ok === true) return;
    await pause(100);
  }
  throw new Error(`The server was not ready after ${readyWithinMs / 1000} seconds.`);
}

async function stopServer(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(timer);
}
