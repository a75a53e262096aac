import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyFreePort } from './free-port.ts';
import { startServer } from './server-process.ts';

const root = join(import.meta.dirname, '../..');

/** A whole portal for a test or a measurement: free port, own home folder, own embedded database. */
export interface TemporaryPortal {
  readonly url: string;
  readonly home: string;
  /** The server's process. */
  readonly pid: number;
  /** Runs a program of the repository on this portal's data and returns what it prints. Throws with its words. */
  run(program: string, ...args: readonly string[]): string;
  /** Does the same beside whatever else is done; rejects in the place of throwing. */
  runBeside(program: string, ...args: readonly string[]): Promise<string>;
  /** Ends the server and removes the folder. */
  stop(): Promise<void>;
}

interface PortalOptions {
  /** Names the folder. */
  readonly name: string;
  /** A free port; any where it is not given. */
  readonly port?: number;
  /** The file that takes everything the server prints; in the home folder where it is not given. */
  readonly log?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly withDemo?: boolean;
}

/** Releases what was built, building it where nothing was, and starts a server with it. */
export async function startTemporaryPortal(wanted: PortalOptions): Promise<TemporaryPortal> {
  const home = mkdtempSync(join(tmpdir(), `portico-${wanted.name}-`));
  // Where we are root the database runs as somebody else, who must get to its data here: elsewhere they would stay.
  chmodSync(home, 0o711);
  // An outside database must not be filled because its address is in the environment.
  const own = { DATABASE_URL: '', ADMIN_PASSWORD: '', HOST: '127.0.0.1', PORTICO_HOME: home };
  const env = { ...process.env, ...own, ...wanted.env };
  const run = (program: string, ...args: readonly string[]): string => runProgram(program, args, env);
  if (!existsSync(join(root, 'dist/builds.json'))) run('tools/build/build.ts');
  run('deploy/src/release.ts');
  const port = wanted.port ?? (await anyFreePort());
  const log = wanted.log ?? join(home, 'server.log');
  const server = await startServer({ port, log, env, signal: new AbortController().signal });
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    if (wanted.withDemo) run('demo/load.ts', '--if-empty', '--throw-away');
  } catch (error) {
    await stop();
    throw error;
  }
  const runBeside = async (program: string, ...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, program), ...args], { cwd: root, env });
    return stdout;
  };
  return { url: `http://127.0.0.1:${port}`, home, pid: server.pid ?? 0, run, runBeside, stop };
}

/** Runs a program; its words on standard error are part of the error when it fails. */
function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return execFileSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: [...stdio],
  });
}
