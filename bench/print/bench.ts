import { chromium, type Page } from '@playwright/test';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { measureDrawing } from './drawing.ts';
import { measurePdf } from './pdf.ts';
import type { PrintMeasure } from './print-measure.ts';

const works = [
  { name: 'oneRecord', words: '1 record of 1,000 rows', records: 1, rows: 1000 },
  { name: 'oneJob', words: '200 records of 20 rows', records: 200, rows: 20 },
] as const;
const rounds = 5;

/** Layout of records on paper against bare tables of the same rows that Chromium lays out and paints. */
export async function run(): Promise<BenchResult> {
  const bare = await startBarePage('print');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(bare.url);
    const table = [['', 'pages', 'ms', 'ms per page', 'bare ms', 'ratio', 'peak MB', 'bare MB']];
    const figures: Record<string, number> = {};
    for (const { name, words, records, rows } of works) {
      const { ours, plain } = await measure(page, `${String(records)}, ${String(rows)}`);
      const [perPage, ratio] = [ours.ms / ours.pages, ours.ms / plain.ms];
      const texts = [
        perPage.toFixed(2),
        plain.ms.toFixed(1),
        `${ratio.toFixed(2)}x`,
        megabytes(ours),
        megabytes(plain),
      ];
      table.push([words, String(ours.pages), ours.ms.toFixed(1), ...texts]);
      const own = { Ms: ours.ms, MsPerPage: perPage, Ratio: ratio, PeakBytes: ours.peakBytes };
      for (const [what, value] of Object.entries(own)) figures[name + what] = Math.round(value * 100) / 100;
    }
    const drawing = await measureDrawing(browser, bare.url);
    const pdf = await measurePdf();
    return {
      table: [...table, [''], ...drawing.table, [''], ...pdf.table],
      figures: { ...figures, ...drawing.figures, ...pdf.figures },
    };
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** Measures both in turns: the middle time of each, and its highest peak of memory. */
async function measure(page: Page, size: string) {
  const ours: PrintMeasure[] = [];
  const plain: PrintMeasure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await page.evaluate<PrintMeasure>(`measureLayout(${size})`));
    plain.push(await page.evaluate<PrintMeasure>(`measureTable(${size})`));
  }
  return { ours: middleOf(ours), plain: middleOf(plain) };
}

function middleOf(all: readonly PrintMeasure[]): PrintMeasure {
  const middle = all.toSorted((one, other) => one.ms - other.ms)[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return { ...middle, peakBytes: Math.max(...all.map(({ peakBytes }) => peakBytes)) };
}

function megabytes({ peakBytes }: PrintMeasure): string {
  return (peakBytes / 1e6).toFixed(1);
}
