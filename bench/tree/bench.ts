import { chromium, type Page } from '@playwright/test';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';

const steps = ['paint', 'scrollFrame', 'search', 'clear'] as const;
type Times = Readonly<Record<(typeof steps)[number], number>>;

const words: Readonly<Record<keyof Times, string>> = {
  paint: 'paint',
  scrollFrame: 'frame of scrolling',
  search: 'search',
  clear: 'clear the search',
};

const rounds = 5;

/** Our tree of an application against antd's Tree, whole and windowed, with 2,000 entries in one browser. */
export async function run(): Promise<BenchResult> {
  const bare = await startBarePage('tree');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(0);
    await page.goto(bare.url);
    const ours = await bestOf(page, 'ours');
    const antd = await bestOf(page, 'antd');
    return resultOf(ours, antd, await bestOf(page, 'antdVirtual'));
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** The best time of each step over several rounds: what the code costs, not what else the machine was doing. */
async function bestOf(page: Page, name: 'ours' | 'antd' | 'antdVirtual'): Promise<Times> {
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await page.evaluate<Times>(`measureTree('${name}')`));
  }
  const best = (step: keyof Times) => Math.min(...all.map((times) => times[step]));
  return { paint: best('paint'), scrollFrame: best('scrollFrame'), search: best('search'), clear: best('clear') };
}

function resultOf(ours: Times, antd: Times, windowed: Times): BenchResult {
  const round = (value: number) => Math.round(value * 10) / 10;
  const table = steps.map((step) => [
    words[step],
    ours[step].toFixed(1),
    antd[step].toFixed(1),
    `${(antd[step] / ours[step]).toFixed(1)}x`,
    windowed[step].toFixed(1),
    `${(windowed[step] / ours[step]).toFixed(1)}x`,
  ]);
  const figures = steps.flatMap((step) => [
    [`${step}Ms`, round(ours[step])] as const,
    [`${step}Ratio`, round(antd[step] / ours[step])] as const,
    [`${step}WindowedRatio`, round(windowed[step] / ours[step])] as const,
  ]);
  return {
    table: [['2,000 entries', 'ours ms', 'antd ms', 'ratio', 'antd windowed ms', 'ratio'], ...table],
    figures: Object.fromEntries(figures),
  };
}
