import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from '../../tools/run/free-port.ts';
import { startServer } from '../../tools/run/server-process.ts';
import { inRoot, root } from '../../tools/federation/workspace.ts';

/** A portal of a bench's own: its server, its embedded database with the demo, its folder. */
export interface BenchPortal {
  readonly url: string;
  readonly home: string;
  /** The server's process. */
  readonly pid: number;
  /** Ends the server and removes the folder. */
  stop(): Promise<void>;
}

const firstPort = 18_480;

/** Builds what changed, releases it into a new folder and starts a production server on it, filled with the demo. */
export async function startPortal(name: string): Promise<BenchPortal> {
  const home = mkdtempSync(join(tmpdir(), `portico-bench-${name}-`));
  // An outside database must not be filled because its address is in the environment.
  const quiet = { DATABASE_URL: '', ADMIN_PASSWORD: '', HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...quiet, PORTICO_HOME: home };
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  console.error('Building, starting a server and loading the demo …');
  run('tools/build/build.ts');
  run('deploy/src/release.ts');
  const port = await nextFreePort(firstPort);
  const log = inRoot('.cache', 'bench', `${name}.log`);
  process.chdir(root);
  const server = await startServer({ port, log, env, signal: new AbortController().signal });
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    run('demo/load.ts', '--if-empty');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, home, pid: server.pid ?? 0, stop };
}
