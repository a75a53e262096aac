// `npm start`: builds what changed, starts the server with its database, loads the demo into an empty one, waits for Ctrl-C.
// Into a production server the demo is loaded only by `npm start -- --demo`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFree, nextFreePort } from './free-port.ts';
import { onStop } from './on-stop.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const defaultPort = 8080;

/** PORT when it is set; otherwise 8080 or the next free one. Throws when the chosen port is taken. */
async function choosePort(): Promise<number> {
  const chosen = process.env['PORT'];
  if (chosen === undefined || chosen === '') {
    const port = await nextFreePort(defaultPort);
    if (port !== defaultPort) console.log(`Port ${defaultPort} is taken; using ${port}.`);
    return port;
  }
  const port = Number(chosen);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${chosen}", which is not a port.`);
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
  return port;
}

/** Runs one of our programs with its output in this terminal. Throws when it fails. */
async function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', env, signal });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed.`);
}

/** Runs everything from the build to the end of the server; aborting `signal` stops whatever is going on. */
async function start(signal: AbortSignal): Promise<void> {
  const home = process.env['PORTICO_HOME'] ?? join(root, '.portico');
  const env = { ...process.env, PORTICO_HOME: home };
  await run('tools/build/build.ts', [], env, signal);
  await run('deploy/src/release.ts', [], env, signal);

  const port = await choosePort();
  const log = join(home, 'server.log');
  const server = await startServer({ port, log, env, signal });
  try {
    // It looks for itself whether there is anything to load, and names the demo accounts.
    const asked = process.argv.slice(2).filter((flag) => flag === '--demo');
    await run('demo/load.ts', ['--if-empty', ...asked], { ...env, PORT: String(port) }, signal);
    console.log(`\nPortico is ready: http://127.0.0.1:${port}   (Ctrl-C stops it; its log is ${log})`);
    const code = await server.ended;
    if (!signal.aborted) throw new Error(`The server ended by itself (${code ?? 'by a signal'}). Its log is ${log}`);
  } finally {
    await server.stop();
  }
}

process.chdir(root);
const stop = new AbortController();
onStop(() => {
  console.log('\nStopping.');
  stop.abort();
});
await start(stop.signal).catch((error: unknown) => {
  if (stop.signal.aborted) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
