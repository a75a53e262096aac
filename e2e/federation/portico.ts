import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { startTemporaryPortal } from '../../tools/run/temporary-portal.ts';

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

/** Starts a server with the builds of `npm run build` released. */
export async function startPortico(): Promise<Portico> {
  const portal = await startTemporaryPortal({ name: 'e2e', firstPort, env: { ADMIN_PASSWORD: password } });
  const { url, home, run, stop } = portal;
  return {
    url,
    home,
    build(name, folder) {
      const lines = buildWith(name, folder);
      const id = lines.trim().split('\n').at(-1)?.split(' ')[1] ?? '';
      return join(root, 'dist', name, id);
    },
    release: (...folders) => void run('deploy/src/release.ts', ...folders),
    rollBack: (name) => void run('deploy/src/release.ts', '--rollback', name),
    signIn: async () => storedTokens(await signIn(url, administrator)),
    async importPackage(files) {
      const { access_token: token } = await signIn(url, administrator);
      const answer = await fetch(`${url}/api/app/apppackage/update`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ files }),
      });
      if (!answer.ok) throw new Error(`The package is refused: ${await answer.text()}`);
    },
    stop,
  };
}

/** Builds a remote whose sources are elsewhere; returns what the build prints. */
function buildWith(name: string, folder: string): string {
  return execFileSync(process.execPath, ['tools/build/build.ts', name], {
    cwd: root,
    env: { ...process.env, EXTRA_PACKAGES: `${name}=${folder}` },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
