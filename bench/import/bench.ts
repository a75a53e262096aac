import type { BenchResult } from '../bench-result.ts';
import { inMegabytes, measureApart, sizesWith } from '../large-list/apart.ts';
import { besideFigures, besideTable } from '../large-list/beside-figures.ts';
import type { CorrectionTimes } from './corrections.ts';
import type { Measurement } from './measure.ts';

/** The least part of the speed of scanning and copying that an import is to have. */
const least = 0.5;

/** Refused rows of the table of corrections. */
const refusedRows = 100_000;

/**
 * Imports a file of 20 mixed columns as the job does it, checked and with form traces, in a process of its own, against a
 * bare scan of the same file whose texts go into a table by COPY, in turns. Then somebody reads the list beside an import.
 * At last 100,000 refused rows are leafed through, mended and imported.
 */
export async function run(): Promise<BenchResult> {
  const table = [['20 mixed columns', 'rows per s', 'scan + COPY rows per s', 'ratio', 'peak MB', 'before MB']];
  const figures: Record<string, number> = {};
  const overruns: string[] = [];
  const beside = new Map<string, Measurement['pages']>();
  for (const rows of sizesWith(100_000)) {
    const measurement = await measureApart<Measurement>(new URL('./measure.ts', import.meta.url), rows);
    const { importMs, copyMs, beforeBytes, peakBytes, pages } = measurement;
    beside.set(`import${rows}`, pages);
    const ratio = copyMs / importMs;
    const speeds = [importMs, copyMs].map((each) => String(Math.round((rows / each) * 1000)));
    const memory = [inMegabytes(peakBytes), inMegabytes(beforeBytes)];
    table.push([`${rows} rows of xlsx`, ...speeds, `${ratio.toFixed(2)}x`, ...memory]);
    Object.assign(figures, {
      [`import${rows}Ms`]: importMs,
      [`copy${rows}Ms`]: copyMs,
      [`peak${rows}Bytes`]: peakBytes,
    });
    if (ratio < least) overruns.push(`${rows} rows at ${ratio.toFixed(2)} of scan and COPY, not ${least}`);
  }
  const waits = besideFigures(beside);
  const script = new URL('./measure-corrections.ts', import.meta.url);
  const corrected = await measureApart<CorrectionTimes>(script, refusedRows);
  return {
    table: [...table, ...besideTable(beside), ...correctionTable(corrected)],
    figures: { ...figures, ...waits.figures, ...correctionFigures(corrected) },
    overruns: [...overruns, ...waits.overruns],
  };
}

function correctionTable(times: CorrectionTimes): string[][] {
  const rows = Object.entries(times).map(([name, ms]) => [name, ms.toFixed(0), '', '', '', '']);
  return [['', '', '', '', '', ''], [`${refusedRows} refused rows`, 'ms', '', '', '', ''], ...rows];
}

const correctionFigures = (times: CorrectionTimes) =>
  Object.fromEntries(Object.entries(times).map(([name, ms]) => [`corrections: ${name}`, ms]));
