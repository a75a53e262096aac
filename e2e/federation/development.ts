import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { anyFreePort } from '../../tools/run/free-port.ts';

const root = join(import.meta.dirname, '../..');
const startsWithinMs = 240_000;

/** `npm run dev` for one remote, beside a running portal. */
export interface Development {
  /** The portal with the remote from its sources. */
  readonly url: string;
  /** An address of the released portal that offers the remote from its sources. */
  readonly offer: string;
  stop(): Promise<void>;
}

/** Serves a remote whose sources are in a folder, and resolves when its bundles can be had. */
export async function startDevelopment(name: string, folder: string, portal: string): Promise<Development> {
  const port = await anyFreePort();
  const child = spawn(process.execPath, ['tools/run/dev.ts', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, EXTRA_PACKAGES: `${name}=${folder}`, PORTICO_URL: portal, PORT: String(port) },
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  try {
    const [url = '', offer = ''] = await addressesOf(child);
    // The server holds this answer back until the first compilation is finished.
    await fetch(`${url}main.js`, { method: 'HEAD', signal: AbortSignal.timeout(startsWithinMs) });
    return { url, offer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The addresses that the program prints, in their order. Rejects with all it said when it ends before. */
function addressesOf(child: ChildProcess): Promise<string[]> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (words: Buffer) => {
      said += words.toString();
      const found = said.match(/http:\S+(?=\n)/g) ?? [];
      if (found.length === 2) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', () => reject(new Error(`The development server ended: ${said}`)));
    child.once('error', reject);
  });
}
