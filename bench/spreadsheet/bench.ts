import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchResult } from '../bench-result.ts';

/** Figures of one process. */
interface Measurement {
  /** Rows written, or cells read: both ways must do the same. */
  readonly done: number;
  readonly processorMs: number;
  readonly peakBytes: number;
}

/** Comparison of one work done by both. */
interface Comparison {
  readonly words: string;
  readonly key: string;
  readonly rows: number;
  readonly ours: Measurement;
  readonly theirs: Measurement;
}

/** A million rows are ours alone: SheetJS holds a file as a whole. */
const sizes = [10_000, 100_000];
const millionRows = 1_000_000;

/**
 * Writes and reads lists of 20 mixed columns, ours as streams (reading in its thread) and SheetJS as a whole, each in a
 * process of its own. What is read was written by either: texts within the cells, and texts that cells share.
 */
export async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-spreadsheet-'));
  try {
    const all: Comparison[] = [];
    for (const rows of sizes) all.push(...(await compare(folder, rows)));
    const million = process.env['BENCH_SIZE'] === 'million' ? await ourMillion(folder) : [];
    return resultOf(all, million);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(work: string, path: string, rows: number): Promise<Measurement> {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, work, path, String(rows)]);
  return JSON.parse(stdout) as Measurement;
}

async function compare(folder: string, rows: number): Promise<Comparison[]> {
  const [inline, shared] = [join(folder, 'inline.xlsx'), join(folder, 'shared.xlsx')];
  const both = async (words: string, key: string, [ours, ourPath]: Work, [theirs, theirPath]: Work) => {
    const comparison = {
      words,
      key: `${key}${rows}`,
      rows,
      ours: await measure(ours, ourPath, rows),
      theirs: await measure(theirs, theirPath, rows),
    };
    if (comparison.ours.done !== comparison.theirs.done) throw new Error(`${words}: not the same was done`);
    return comparison;
  };
  return [
    await both('write', 'write', ['writeOurs', inline], ['writeSheetJs', shared]),
    await both('read, texts in cells', 'readInline', ['readOurs', inline], ['readSheetJs', inline]),
    await both('read, shared texts', 'readShared', ['readOurs', shared], ['readSheetJs', shared]),
  ];
}

type Work = readonly [work: string, path: string];

async function ourMillion(folder: string): Promise<string[][]> {
  const path = join(folder, 'million.xlsx');
  const written = await measure('writeOurs', path, millionRows);
  const read = await measure('readOurs', path, millionRows);
  return [
    ['1000000 rows: write', ...figuresOf(written, millionRows), '', '', ''],
    ['1000000 rows: read, texts in cells', ...figuresOf(read, millionRows), '', '', ''],
  ];
}

const perSecond = ({ processorMs }: Measurement, rows: number) => rows / (processorMs / 1000);
const figuresOf = (measurement: Measurement, rows: number) => [
  perSecond(measurement, rows).toFixed(0),
  (measurement.peakBytes / 1_000_000).toFixed(0),
];

function resultOf(all: readonly Comparison[], million: readonly string[][]): BenchResult {
  const figures: Record<string, number> = {};
  const table = [['20 mixed columns', 'rows per CPU s', 'peak MB', 'SheetJS', 'peak MB', 'faster']];
  for (const { words, key, rows, ours, theirs } of all) {
    const ratio = theirs.processorMs / ours.processorMs;
    table.push([
      `${rows} rows: ${words}`,
      ...figuresOf(ours, rows),
      ...figuresOf(theirs, rows),
      `${ratio.toFixed(1)}x`,
    ]);
    figures[`${key}Ratio`] = Number(ratio.toFixed(2));
    figures[`${key}PeakBytes`] = ours.peakBytes;
  }
  return { table: [...table, ...million], figures };
}
