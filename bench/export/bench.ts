import type { BenchResult } from '../bench-result.ts';
import { inMegabytes, measureApart, sizesWith } from '../large-list/apart.ts';
import { besideFigures, besideTable } from '../large-list/beside-figures.ts';
import type { Measurement } from './measure.ts';

/** The least part of the speed of COPY that a file is to be written at. */
const least = 0.3;

/**
 * Exports a list of 20 mixed columns as the job does it, people by their names, in a process of its own, against plain
 * `COPY TO` of the same columns over the same connection, in turns. Then somebody reads the list beside an export.
 */
export async function run(): Promise<BenchResult> {
  const table = [['20 mixed columns', 'rows per s', 'COPY rows per s', 'ratio', 'peak MB', 'before MB']];
  const figures: Record<string, number> = {};
  const overruns: string[] = [];
  const beside = new Map<string, Measurement['pages']>();
  for (const rows of sizesWith(200_000)) {
    const measurement = await measureApart<Measurement>(new URL('./measure.ts', import.meta.url), rows);
    const { copyMs, files, beforeBytes, peakBytes, pages } = measurement;
    beside.set(`export${rows}`, pages);
    for (const [format, ms] of Object.entries(files)) {
      const ratio = copyMs / ms;
      const speeds = [ms, copyMs].map((each) => String(Math.round((rows / each) * 1000)));
      const memory = [inMegabytes(peakBytes), inMegabytes(beforeBytes)];
      table.push([`${rows} rows: ${format}`, ...speeds, `${ratio.toFixed(2)}x`, ...memory]);
      Object.assign(figures, { [`${format}${rows}Ratio`]: ratio, [`${format}${rows}Ms`]: ms });
      if (ratio < least) overruns.push(`${rows} rows as ${format} at ${ratio.toFixed(2)} of COPY, not ${least}`);
    }
    Object.assign(figures, { [`copy${rows}Ms`]: copyMs, [`peak${rows}Bytes`]: peakBytes });
  }
  const waits = besideFigures(beside);
  return {
    table: [...table, ...besideTable(beside)],
    figures: { ...figures, ...waits.figures },
    overruns: [...overruns, ...waits.overruns],
  };
}
