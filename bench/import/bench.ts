import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchResult } from '../bench-result.ts';
import type { Measurement } from './measure.ts';

/** Rows of each file; a million where `BENCH_SIZE` says so. */
const sizes = [10_000, 100_000, ...(process.env['BENCH_SIZE'] === 'million' ? [1_000_000] : [])];
/** The least part of the speed of scanning and copying that an import is to have. */
const least = 0.5;

/**
 * Imports a file of 20 mixed columns as the job does it, checked and with form traces, in a process of its own, against a
 * bare scan of the same file whose texts go into a table by COPY, in turns.
 */
export async function run(): Promise<BenchResult> {
  const table = [['20 mixed columns', 'rows per s', 'scan + COPY rows per s', 'ratio', 'peak MB', 'before MB']];
  const figures: Record<string, number> = {};
  const overruns: string[] = [];
  for (const rows of sizes) {
    const { importMs, copyMs, beforeBytes, peakBytes } = await measure(rows);
    const ratio = copyMs / importMs;
    const speeds = [importMs, copyMs].map((each) => String(Math.round((rows / each) * 1000)));
    const sizesInMb = [peakBytes, beforeBytes].map((bytes) => String(Math.round(bytes / 1_000_000)));
    table.push([`${rows} rows of xlsx`, ...speeds, `${ratio.toFixed(2)}x`, ...sizesInMb]);
    Object.assign(figures, {
      [`import${rows}Ms`]: importMs,
      [`copy${rows}Ms`]: copyMs,
      [`peak${rows}Bytes`]: peakBytes,
    });
    if (ratio < least) overruns.push(`${rows} rows at ${ratio.toFixed(2)} of scan and COPY, not ${least}`);
  }
  return { table, figures, overruns };
}

async function measure(rows: number): Promise<Measurement> {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-import-'));
  // Where we are root the database runs as somebody else, who must get to its data here.
  chmodSync(home, 0o711);
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, home, String(rows)]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measurement;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
