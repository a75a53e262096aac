import { chromium, type Page } from '@playwright/test';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';

const steps = ['paint', 'scrollFrame', 'scrollP95', 'selectAll'] as const;
type Compared = Readonly<Record<(typeof steps)[number], number>>;
/** Sorting and the next page are measured of ours only: antd's Table takes most of a minute for them. */
type Times = Compared & Readonly<Record<'sort' | 'pageChange', number | null>>;

/** antd's Table takes long; one round is enough to tell the two apart. */
const rounds = { ours: 5, antd: 1 } as const;

/** Our grid against antd's plain Table, both with 500 rows by 40 columns, and selection, in one browser. */
export async function run(): Promise<BenchResult> {
  const bare = await startBarePage('grid');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(0);
    await page.goto(bare.url);
    return resultOf(await bestOf(page, 'ours'), await bestOf(page, 'antd'));
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** The best time of each step over several rounds: what the code costs, not what else the machine was doing. */
async function bestOf(page: Page, name: 'ours' | 'antd'): Promise<Times> {
  const all: Times[] = [];
  for (let round = 0; round < rounds[name]; round += 1) {
    all.push(await page.evaluate<Times>(`measureSheet('${name}')`));
  }
  const best = (step: keyof Times) => Math.min(...all.map((times) => times[step] ?? Infinity));
  const compared = Object.fromEntries(steps.map((step) => [step, best(step)])) as Compared;
  return { ...compared, sort: best('sort'), pageChange: best('pageChange') };
}

function resultOf(ours: Times, antd: Times): BenchResult {
  const ratio = (step: keyof Compared) => antd[step] / ours[step];
  const words: Readonly<Record<keyof Compared, string>> = {
    paint: 'paint',
    scrollFrame: 'frame of scrolling',
    scrollP95: '  95th percentile',
    selectAll: 'select all',
  };
  const table = steps.map((step) => [
    words[step],
    ours[step].toFixed(1),
    antd[step].toFixed(1),
    `${ratio(step).toFixed(1)}x`,
  ]);
  const figures = steps.flatMap((step) => [
    [`${step}Ms`, round(ours[step])] as const,
    [`${step}Ratio`, round(ratio(step))] as const,
  ]);
  const [sortMs, pageChangeMs] = [round(ours.sort ?? 0), round(ours.pageChange ?? 0)];
  return {
    table: [
      ['500 x 40', 'ours ms', 'antd ms', 'ratio'],
      ...table,
      ['sort', String(sortMs), '', ''],
      ['next page', String(pageChangeMs), '', ''],
    ],
    figures: { ...Object.fromEntries(figures), sortMs, pageChangeMs },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
