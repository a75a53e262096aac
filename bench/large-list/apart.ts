import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Records of each round of a bench of whole lists; a million where `BENCH_SIZE` says so. */
export const sizesWith = (most: number): readonly number[] => [
  10_000,
  most,
  ...(process.env['BENCH_SIZE'] === 'million' ? [1_000_000] : []),
];

/** Runs a script in a process of its own on a new folder, so that its memory is its own; what it says last is JSON. */
export async function measureApart<T>(script: URL, rows: number): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-list-'));
  // Where we are root the database runs as somebody else, who must get to its data here.
  chmodSync(home, 0o711);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(script), home, String(rows)]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

export const inMegabytes = (bytes: number): string => String(Math.round(bytes / 1_000_000));

/** Memory of a process that measured: once its data was there, and at most. */
export interface Measured {
  readonly beforeBytes: number;
  readonly peakBytes: number;
}
