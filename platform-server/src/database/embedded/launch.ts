import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFile } from '../../private-files.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { type OsUser, runAs } from './os-user.ts';
import { answers, portLeftBehind, type Postmaster, readPostmaster } from './postmaster.ts';

interface LaunchOptions {
  readonly user: OsUser | undefined;
  /** Further server settings, as `postgres -c name=value` takes them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The port it must have, since connections to it are made there; any where it is not given. */
  readonly port?: number;
  /** Number of tries, a second apart. */
  readonly attempts?: number;
}

/** A server that was killed a moment ago may hold its memory for seconds. */
const usualAttempts = 6;

const largestLog = 10 * 1024 * 1024;

/**
 * Starts the server and waits until it answers. A server that was killed may leave processes that hold its memory for
 * a second, and a free port may be taken while we ask for it: so it is tried again before it counts as failed.
 */
export async function launch(cluster: Cluster, binaries: Binaries, options: LaunchOptions): Promise<Postmaster> {
  const logFile = prepareLog(cluster, options.user);
  // Where a killed server was, so that processes which still use it find it again.
  const wished = portLeftBehind(cluster);
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort(attempt < 4 ? wished : 0));
    const exited = spawnServer(cluster, binaries, port, options, logFile);
    await untilAnswering(cluster, port, exited);
    // Ours, or that of a process which started at the same moment and was faster.
    const running = readPostmaster(cluster);
    if (running !== undefined && (await answers(cluster, running.port))) return running;
    if (attempt === (options.attempts ?? usualAttempts))
      throw new Error(`The embedded database did not start. Its log, ${logFile}, ends:\n${tail(logFile)}`);
    await sleep(1000);
  }
}

/** Tells the server to roll back what is open and end (a "fast" stop); returns when it has gone. */
export async function shutDown(cluster: Cluster, binaries: Binaries, user: OsUser | undefined): Promise<void> {
  signalStop(cluster, binaries, user);
  const deadline = performance.now() + 20_000;
  while (readPostmaster(cluster) !== undefined && performance.now() < deadline) await sleep(25);
}

/** The part of a stop that also works while the process is exiting: it does not wait. */
export function signalStop(cluster: Cluster, binaries: Binaries, user: OsUser | undefined): void {
  const running = readPostmaster(cluster);
  if (running === undefined) return;
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster.data, '-m', 'fast', '-W'], { ...runAs(user), stdio: 'ignore' });
  } else {
    process.kill(running.pid, 'SIGINT');
  }
}

/** @returns an object whose `value` turns true when the server's process ends */
function spawnServer(
  cluster: Cluster,
  binaries: Binaries,
  port: number,
  { user, settings }: LaunchOptions,
  logFile: string,
): { value: boolean } {
  const all = { listen_addresses: '127.0.0.1', port: `${port}`, unix_socket_directories: '', jit: 'off', ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a');
  // Its own process group: a Ctrl-C in the terminal reaches us only, and we stop the server when we are done with it.
  const common = { ...runAs(user), detached: true, stdio: ['ignore', log, log] as ['ignore', number, number] };
  const child: ChildProcess =
    process.platform === 'win32'
      ? spawn(binaries.pgCtl, ['start', '-w', '-D', cluster.data, '-o', options.map((o) => `"${o}"`).join(' ')], common)
      : spawn(binaries.postgres, ['-D', cluster.data, ...options], common);
  closeSync(log);
  child.unref();
  const exited = { value: false };
  // pg_ctl is expected to end once the server runs, so only its failure counts.
  child.on('exit', (code) => {
    exited.value = process.platform !== 'win32' || code !== 0;
  });
  child.on('error', () => {
    exited.value = true;
  });
  return exited;
}

async function untilAnswering(cluster: Cluster, port: number, exited: { value: boolean }): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!exited.value && performance.now() < deadline && !(await answers(cluster, port))) await sleep(25);
}

/** The wished port where it is free, else any; 0 wishes for none. */
async function freePort(wished: number): Promise<number> {
  const server = createServer().listen(wished, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (wished !== 0) return freePort(0);
    throw error;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port on 127.0.0.1.');
  return address.port;
}

function prepareLog(cluster: Cluster, user: OsUser | undefined): string {
  const file = join(cluster.folder, 'postgres.log');
  closeSync(openSync(file, 'a', privateFile));
  if (user !== undefined) chownSync(file, user.uid, user.gid);
  if (statSync(file).size > largestLog) truncateSync(file);
  return file;
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}
