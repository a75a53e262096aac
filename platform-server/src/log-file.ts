import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

interface LogFileLimits {
  /** In bytes. */
  readonly largest: number;
  /** In ms since its first line. */
  readonly oldest: number;
  /** Number of former files that stay: `server.log.1` is the newest. */
  readonly former: number;
}

const usualLimits: LogFileLimits = { largest: 20 * 1024 * 1024, oldest: 7 * 24 * 60 * 60_000, former: 9 };

/** The destination of a log, line by line. */
export interface LogFile {
  write(line: string): void;
}

/**
 * A log in a file that only its owner reads: what is there is kept, and a file that has become too large or too old gets
 * a number and is followed by a new one. One process writes to a file. A disk that is full costs lines, not the server.
 */
export function logFile(
  path: string,
  limits: LogFileLimits = usualLimits,
  now: () => number = () => Date.now(),
): LogFile {
  let file = openLog(path, limits, { now: now(), bytes: 1 });
  return {
    write(line) {
      try {
        const bytes = Buffer.byteLength(line);
        if (!hasRoom(file, bytes, limits, now())) {
          const former = file.descriptor;
          file = openLog(path, limits, { now: now(), bytes });
          closeSync(former);
        }
        file.size += writeSync(file.descriptor, line);
      } catch {
        // There is nowhere to say it.
      }
    },
  };
}

/** Opens the file that everything more is written to, after a former one has been put aside; for who adds to the log from outside. */
export function openLogFile(path: string): number {
  return openLog(path, usualLimits, { now: Date.now(), bytes: 1 }).descriptor;
}

interface OpenFile {
  readonly descriptor: number;
  /** Epoch ms. */
  readonly begun: number;
  size: number;
}

interface Next {
  readonly now: number;
  /** Number of lines to be written next. */
  readonly bytes: number;
}

function openLog(path: string, limits: LogFileLimits, { now, bytes }: Next): OpenFile {
  if (existsSync(path) && !hasRoom(factsOf(path), bytes, limits, now)) putAside(path, limits.former);
  const descriptor = openSync(path, 'a', 0o600);
  // One from before may be open to others.
  chmodSync(path, 0o600);
  return { descriptor, ...factsOf(path) };
}

function factsOf(path: string): { readonly begun: number; readonly size: number } {
  const { size, birthtimeMs } = statSync(path);
  return { size, begun: birthtimeMs };
}

function hasRoom(
  { begun, size }: { readonly begun: number; readonly size: number },
  bytes: number,
  { largest, oldest }: LogFileLimits,
  now: number,
): boolean {
  return size === 0 || (size + bytes <= largest && now - begun < oldest);
}

function putAside(path: string, former: number): void {
  rmSync(`${path}.${former}`, { force: true });
  for (let number = former - 1; number >= 1; number -= 1) {
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  renameSync(path, `${path}.1`);
}
