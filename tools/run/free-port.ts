import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** True when nothing listens on the port, on this machine's loopback or on all its addresses. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // A machine without IPv6 cannot have the port taken there.
      probe.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
      );
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * A free port for a program that nobody has to find again. It is looked for from a random place, below those that the
 * system gives out itself, so that two runs that begin in the same moment do not both find the same one free.
 */
export function anyFreePort(): Promise<number> {
  return nextFreePort(randomInt(20_000, 32_000));
}

/** The first free port from `first` on. Throws when the next hundred are all taken. */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`The ports ${first} to ${first + 99} are all taken. Set PORT to a free one.`);
}
