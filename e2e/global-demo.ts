import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from '../tools/run/free-port.ts';
import { startServer } from '../tools/run/server-process.ts';

const root = join(import.meta.dirname, '..');
const firstPort = 18_080;

/** Where the tests find the server's address and its log. */
export const addressVariable = 'PORTICO_E2E_URL';
export const logVariable = 'PORTICO_E2E_LOG';

/**
 * Starts one server with the demo, for all tests that share it: own port, own home folder, own embedded database.
 * Returns what stops it. Where PORTICO_E2E_URL names a server with the demo already, that one is used. Playwright takes
 * a default export only.
 */
export default async function startDemo(): Promise<() => Promise<void>> {
  if (process.env[addressVariable]) return () => Promise.resolve();
  const home = mkdtempSync(join(tmpdir(), 'portico-demo-'));
  const log = join(root, 'e2e/results/server.log');
  // An outside database must not get the demo because somebody tests with its address in the environment.
  const env = { ...process.env, PORTICO_HOME: home, DATABASE_URL: '', ADMIN_PASSWORD: '', HOST: '127.0.0.1' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(root, 'dist/builds.json'))) run('tools/build/build.ts');
  run('deploy/src/release.ts');
  const stopped = new AbortController();
  const port = await nextFreePort(firstPort);
  const server = await startServer({ port, log, env, signal: stopped.signal });
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  // The server is a process group of its own, so that a run that is ended from outside must end it.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    run('demo/load.ts', '--if-empty');
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[addressVariable] = `http://127.0.0.1:${port}`;
  process.env[logVariable] = log;
  return stop;
}
