import { chromium, type Page } from '@playwright/test';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { typeInto } from '../typing.ts';

const rounds = 3;

const steps = ['paint', 'fieldKey', 'cellKey'] as const;
type Times = Readonly<Record<(typeof steps)[number], number>>;
const words: Readonly<Record<(typeof steps)[number], string>> = {
  paint: 'until it can be filled in',
  fieldKey: 'key in a field, 95th percentile',
  cellKey: 'key in a cell, 95th percentile',
};

/**
 * A hundred fields and two sub-tables of 200 rows, drawn by our editors and as the browser's own controls: the time
 * until they can be filled in, and from a key until its letter is painted.
 */
export async function run(): Promise<BenchResult> {
  const bare = await startBarePage('form');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(bare.url);
    // The code of the rows comes with the first form; it is not what is measured.
    await show(page, 'ours');
    const ours: Times[] = [];
    const theirs: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(page, 'ours'));
      theirs.push(await measure(page, 'bare'));
    }
    return resultOf(best(ours), best(theirs));
  } finally {
    await browser.close();
    bare.stop();
  }
}

type FormName = 'ours' | 'bare';

/** The first cell of the first sub-table. */
const firstCell: Readonly<Record<FormName, string>> = {
  ours: '[role=grid] [aria-rowindex="2"] [data-column="0"]',
  bare: 'table input',
};

async function show(page: Page, name: FormName): Promise<number> {
  const cell = JSON.stringify(firstCell[name]);
  return page.evaluate<number>(`(async () => {
    const start = performance.now();
    showForm('${name}');
    while (document.querySelector(${cell}) === null) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  })()`);
}

async function measure(page: Page, name: FormName): Promise<Times> {
  const paint = await show(page, name);
  const fieldKey = await typeInto(page, page.locator('#Field0'));
  const cellKey = await typeInto(page, page.locator(firstCell[name]).first());
  return { paint, fieldKey, cellKey };
}

/** The best of several rounds: what the code costs, not what else the machine was doing. */
function best(all: readonly Times[]): Times {
  return Object.fromEntries(steps.map((step) => [step, Math.min(...all.map((times) => times[step]))])) as Times;
}

function resultOf(ours: Times, bare: Times): BenchResult {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const rows = steps.map((step) => [
    words[step],
    ours[step].toFixed(1),
    bare[step].toFixed(1),
    `${tenths(ours[step] / bare[step])}x`,
  ]);
  const figures = steps.flatMap((step) => [
    [`${step}Ms`, tenths(ours[step])] as const,
    [`${step}Ratio`, tenths(ours[step] / bare[step])] as const,
  ]);
  return {
    table: [['100 fields, 2 x 200 rows', 'ours ms', 'bare ms', 'ratio'], ...rows],
    figures: Object.fromEntries(figures),
  };
}
