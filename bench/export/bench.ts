import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchResult } from '../bench-result.ts';
import type { Measurement } from './measure.ts';

/** Records of each round; a million where `BENCH_SIZE` says so. */
const sizes = [10_000, 100_000, ...(process.env['BENCH_SIZE'] === 'million' ? [1_000_000] : [])];
/** The least part of the speed of COPY that a file is to be written at. */
const least = 0.3;

/**
 * Exports a list of 20 mixed columns as the job does it, people by their names, in a process of its own, against plain
 * `COPY TO` of the same columns over the same connection, in turns.
 */
export async function run(): Promise<BenchResult> {
  const table = [['20 mixed columns', 'rows per s', 'COPY rows per s', 'ratio', 'peak MB', 'before MB']];
  const figures: Record<string, number> = {};
  const overruns: string[] = [];
  for (const rows of sizes) {
    const { copyMs, files, beforeBytes, peakBytes } = await measure(rows);
    for (const [format, ms] of Object.entries(files)) {
      const ratio = copyMs / ms;
      const speeds = [ms, copyMs].map((each) => String(Math.round((rows / each) * 1000)));
      const sizesInMb = [peakBytes, beforeBytes].map((bytes) => String(Math.round(bytes / 1_000_000)));
      table.push([`${rows} rows: ${format}`, ...speeds, `${ratio.toFixed(2)}x`, ...sizesInMb]);
      Object.assign(figures, { [`${format}${rows}Ratio`]: ratio, [`${format}${rows}Ms`]: ms });
      if (ratio < least) overruns.push(`${rows} rows as ${format} at ${ratio.toFixed(2)} of COPY, not ${least}`);
    }
    Object.assign(figures, { [`copy${rows}Ms`]: copyMs, [`peak${rows}Bytes`]: peakBytes });
  }
  return { table, figures, overruns };
}

async function measure(rows: number): Promise<Measurement> {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-export-'));
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
