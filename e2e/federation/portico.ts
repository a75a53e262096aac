import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { startTemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { writeProbe } from './probe-source.ts';

const root = join(import.meta.dirname, '../..');
const password = 'Portico-e2e-2026';
const administrator = { username: 'admin', password };
/** A whole server of its own: free port, own home folder, own embedded database. */
export interface Portico {
  readonly url: string;
  readonly home: string;
  /** Builds an edition of the probe. Returns the folder of the finished build. */
  buildProbe(edition: number): string;
  /** Releases a finished build of the probe with the release command. Throws with its words when it refuses. */
  release(folder: string): void;
  /** Releases it where it is not the present release. */
  keepReleased(folder: string): void;
  rollBack(): void;
  /** Takes the probe out: the portal knows nothing of it. */
  withdraw(): void;
  /** Local storage of somebody who is signed in as the first administrator. */
  signIn(): Promise<Readonly<Record<string, string>>>;
  /** Imports an application package as the administrator; `files` are path in the package to text. */
  importPackage(files: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with the builds of `npm run build` released and with the people of the demo at a free port. */
export async function startPortico(port: number, env: Readonly<Record<string, string>>): Promise<Portico> {
  const portal = await startTemporaryPortal({ name: 'e2e', port, env: { ADMIN_PASSWORD: password, ...env } });
  const { url, home, run, stop } = portal;
  run('demo/load.ts', '--people', '--throw-away');
  const releases: string[] = [];
  const release = (folder: string) => {
    run('deploy/src/release.ts', folder);
    releases.push(folder);
  };
  return {
    url,
    home,
    buildProbe,
    release,
    keepReleased(folder) {
      if (releases.at(-1) !== folder) release(folder);
    },
    rollBack() {
      run('deploy/src/release.ts', '--rollback', 'mf-probe');
      releases.pop();
    },
    withdraw() {
      run('deploy/src/release.ts', '--withdraw', 'mf-probe');
      releases.length = 0;
    },
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

/** A build is named by a hash of its sources and of the tools: it is made once. */
function buildProbe(edition: number): string {
  const folder = join(root, '.cache/e2e', `probe-${edition}`);
  writeProbe(folder, edition);
  const lines = execFileSync(process.execPath, ['tools/build/build.ts', 'mf-probe'], {
    cwd: root,
    env: { ...process.env, EXTRA_PACKAGES: `mf-probe=${folder}` },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const id = lines.trim().split('\n').at(-1)?.split(' ')[1] ?? '';
  return join(root, 'dist/mf-probe', id);
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
