import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from '../../tools/run/free-port.ts';
import { startServer } from '../../tools/run/server-process.ts';
import { signIn } from '../sign-in.ts';

const root = join(import.meta.dirname, '../..');
const password = 'Portico-e2e-2026';
const administrator = { username: 'admin', password };
/** Tests that run beside each other look for a free port in different places. */
const firstPort = 18_180 + 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** A whole server of its own: free port, own home folder, own embedded database. */
export interface Portico {
  readonly url: string;
  readonly home: string;
  /** Builds a remote whose sources are in a folder. Returns the folder of the finished build. */
  build(name: string, folder: string): string;
  /** Releases finished builds with the release command. Throws with its words when it refuses. */
  release(...folders: string[]): void;
  rollBack(name: string): void;
  /** Local storage of somebody who is signed in as the first administrator. */
  signIn(): Promise<Readonly<Record<string, string>>>;
  /** Imports an application package as the administrator; `files` are path in the package to text. */
  importPackage(files: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

function node(script: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  return execFileSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a server with the builds of `npm run build` released. */
export async function startPortico(): Promise<Portico> {
  const home = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  const env = { PORTICO_HOME: home, DATABASE_URL: '', ADMIN_PASSWORD: password, HOST: '127.0.0.1' };
  if (!existsSync(join(root, 'dist/builds.json'))) node('tools/build/build.ts', [], env);
  node('deploy/src/release.ts', [], env);
  const port = await nextFreePort(firstPort);
  const { signal } = new AbortController();
  const server = await startServer({ port, log: join(home, 'server.log'), env: { ...process.env, ...env }, signal });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    home,
    build(name, folder) {
      const lines = node('tools/build/build.ts', [name], { EXTRA_PACKAGES: `${name}=${folder}` });
      const id = lines.trim().split('\n').at(-1)?.split(' ')[1] ?? '';
      return join(root, 'dist', name, id);
    },
    release: (...folders) => void node('deploy/src/release.ts', folders, env),
    rollBack: (name) => void node('deploy/src/release.ts', ['--rollback', name], env),
    signIn: () => signIn(url, administrator),
    async importPackage(files) {
      const { token } = await signIn(url, administrator);
      const answer = await fetch(`${url}/api/app/apppackage/update`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ files }),
      });
      if (!answer.ok) throw new Error(`The package is refused: ${await answer.text()}`);
    },
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Copies a folder to a temporary place and changes texts in it, file by file. */
export function changedCopy(folder: string, changes: Readonly<Record<string, (text: string) => string>>): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'portico-copy-')), 'copy');
  cpSync(folder, copy, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    rmSync(`${path}.br`, { force: true });
    rmSync(`${path}.gz`, { force: true });
  }
  return copy;
}
