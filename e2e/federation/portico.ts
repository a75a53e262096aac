import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const password = 'Portico-e2e-2026';
const startWithinMs = 60_000;

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
  const env = { PORTICO_HOME: home };
  if (!existsSync(join(root, 'dist/builds.json'))) node('tools/build/build.ts', [], env);
  node('deploy/src/release.ts', [], env);
  const server = spawn(process.execPath, [join(root, 'platform-server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1', ADMIN_PASSWORD: password, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server);
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
    signIn: () => signIn(url),
    stop: () => stop(server, home),
  };
}

/** The address in the server's own line that says it is ready. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server was not ready in time.')), startWithinMs);
    server.once('exit', (code) => reject(new Error(`The server ended while starting (${code ?? 'by a signal'}).`)));
    if (!server.stdout) return reject(new Error('The server has no output.'));
    createInterface({ input: server.stdout }).on('line', (line) => {
      const entry = line.startsWith('{') ? (JSON.parse(line) as { url?: string; msg?: string }) : {};
      if (entry.msg !== 'Portico is ready' || entry.url === undefined) return;
      clearTimeout(timer);
      resolve(entry.url);
    });
  });
}

async function stop(server: ChildProcess, home: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(home, { recursive: true, force: true });
}

/** Signs in as the login page does: a public key first, then the encrypted password (shell spec, section 7). */
async function signIn(url: string): Promise<Record<string, string>> {
  const key = await call(`${url}/api/login/rsa-key`);
  const rsa = { key: String(key['key']), padding: constants.RSA_PKCS1_PADDING };
  const body = {
    username: 'admin',
    index: key['index'],
    password: publicEncrypt(rsa, Buffer.from(password)).toString('base64'),
  };
  const data = await call(`${url}/api/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    token: String(data['access_token']),
    refresh_token: String(data['refresh_token']),
    expires_in: String(data['expires_in']),
    expireTime: String(data['exp']),
    corpId: String(data['corpId']),
  };
}

interface Reply {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: Readonly<Record<string, string | number>>;
}

async function call(address: string, init?: RequestInit): Promise<Reply['data']> {
  const reply = (await (await fetch(address, init)).json()) as Reply;
  if (reply.errcode !== 0) throw new Error(`${address}: ${reply.errcode} ${reply.errmsg}`);
  return reply.data;
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
