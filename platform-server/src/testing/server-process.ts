import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';
import type { Config } from '../config.ts';

/** The server as a process of its own, on a port that was free. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, whatever it is doing, and waits until it is gone. */
  kill(): Promise<void>;
  /** Lets it finish what it is doing, end its database and go. */
  stop(): Promise<void>;
}

/**
 * Starts the server on the database and the home of a test, without a database on one of its own; throws when it ends
 * before it answers.
 */
export async function startServerProcess({
  home,
  databaseUrl,
}: Pick<Config, 'home' | 'databaseUrl'>): Promise<ServerProcess> {
  const environment = { NODE_ENV: 'test', PORTICO_HOME: home, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const kill = () => end('SIGKILL');
  try {
    return { url: await readyUrl(child), kill, stop: () => end('SIGTERM') };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function readyUrl({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('the server has no output');
  let said = '';
  stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for await (const line of createInterface({ input: stdout })) {
    if (!line.includes('Portico is ready')) continue;
    // What it says from now on is let go, so that the pipe never fills.
    stdout.resume();
    return (JSON.parse(line) as { readonly url: string }).url;
  }
  throw new Error(`the server ended before it answered: ${said}`);
}

/** Calls an endpoint over the wire; throws where the server is gone. @returns the envelope */
export async function callServer<I, R>(
  url: string,
  token: string,
  endpoint: Endpoint<I, R>,
  input: I,
): Promise<{ readonly errcode: number; readonly data: R }> {
  const { url: path, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const isRead = endpoint.method === 'GET';
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const response = await fetch(`${url}${path}${query}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  });
  return (await response.json()) as { readonly errcode: number; readonly data: R };
}
