import { chromium, type Page } from '@playwright/test';
import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { chromiumPath } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { median, quantile } from '../list-page/driver.ts';
import { openPage } from '../slow-page.ts';
import { startPortal } from '../start-portal.ts';
import { fillPlans, type Plan, plans } from './plans.ts';

const rounds = 5;
/**
 * The most that a frame of a mode may take, as a multiple of one of the flat grid, which has all its rows before it is scrolled: the others
 * read theirs meanwhile, and a Gantt chart draws each of them twice.
 */
const most: Readonly<Record<keyof typeof plans, number>> = { tree: 3, gantt: 4, board: 2 };

/** Element of a view that scrolls, and one that shows that its records are drawn. */
interface Look {
  readonly scroller: string;
  readonly drawn: string;
}

const grid: Look = { scroller: '[role=grid]', drawn: '[role=grid] [role=row] a[href]' };
const looks: Readonly<Record<keyof typeof plans, Look>> = {
  tree: { scroller: '[role=treegrid]', drawn: '[role=treegrid] [role=row] a[href]' },
  gantt: { scroller: '[role=treegrid]', drawn: '[role=treegrid] [role=row] a[href]' },
  board: { scroller: '[data-list]', drawn: '[data-item] a[href]' },
};

interface Times {
  readonly paint: readonly number[];
  readonly frames: readonly number[];
}

/** Trees, Gantt charts and boards with as many records as they are built for, in turns with the flat grid of the same records. */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('list-modes');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fill(portal.home);
    const tokens = await signIn(portal.url, demoAccounts.admin);
    const page = await openPage(browser, storedTokens(tokens));
    const results: Result[] = [];
    for (const name of ['tree', 'gantt', 'board'] as const) results.push(await compare(page, portal.url, name));
    return resultOf(results);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function fill(home: string): Promise<void> {
  const open = await openPlatform(readConfig({ PORTICO_HOME: home, LOG_LEVEL: 'error' }));
  try {
    await fillPlans(open);
  } finally {
    await open.close();
  }
}

interface Result {
  readonly name: keyof typeof plans;
  readonly mode: Times;
  readonly flat: Times;
}

async function compare(page: Page, url: string, name: keyof typeof plans): Promise<Result> {
  const plan: Plan = plans[name];
  const address = (view: string) => `${url}/application/plans/application-list/${plan.schemaCode}?queryCode=${view}`;
  const all = { mode: [] as Measured[], flat: [] as Measured[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [mode, flat] = [
      await measure(page, address('mode'), looks[name]),
      await measure(page, address('grid'), grid),
    ];
    // The first round warms up.
    if (round === 0) continue;
    all.mode.push(mode);
    all.flat.push(flat);
  }
  const joined = (of: readonly Measured[]): Times => ({
    paint: of.map(({ paint }) => paint),
    frames: of.flatMap(({ frames }) => frames),
  });
  return { name, mode: joined(all.mode), flat: joined(all.flat) };
}

interface Measured {
  readonly paint: number;
  readonly frames: readonly number[];
}

/** Opens a view with everything in the browser's cache: ms until its records are painted, and then of the frames of a scroll. */
async function measure(page: Page, address: string, { scroller, drawn }: Look): Promise<Measured> {
  await page.goto(address);
  await page.locator(drawn).first().waitFor();
  const paint = await page.evaluate(() => performance.now());
  // What is done after the records are there is not the scroll's.
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(scrollThrough, scroller);
  return { paint, frames };
}

interface Scrolled {
  scrollTop: number;
}

/** Scrolls by 300 px in each of forty frames: ms that each takes the page. */
async function scrollThrough(selector: string): Promise<number[]> {
  const { document, requestAnimationFrame } = globalThis as unknown as {
    readonly document: { querySelector(selector: string): Scrolled | null };
    requestAnimationFrame(callback: () => void): number;
  };
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  const frames: number[] = [];
  for (let step = 1; step <= 40; step += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    const begun = performance.now();
    element.scrollTop = step * 300;
    // A frame is done once a task that follows it can run.
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    frames.push(performance.now() - begun);
  }
  return frames;
}

function resultOf(results: readonly Result[]): BenchResult {
  const table = [['records', 'view', 'paint ms', 'to the grid', 'frame p95 ms', 'to the grid']];
  const figures: Record<string, number> = {};
  const overruns: string[] = [];
  for (const { name, mode, flat } of results) {
    const [paint, flatPaint] = [median(mode.paint), median(flat.paint)];
    const [frame, flatFrame] = [quantile(mode.frames, 0.95), quantile(flat.frames, 0.95)];
    const [paintRatio, frameRatio] = [rounded(paint / flatPaint), rounded(frame / flatFrame)];
    const records = plans[name].rows.toLocaleString('en');
    table.push(
      [records, name, paint.toFixed(0), `${paintRatio}x`, frame.toFixed(1), `${frameRatio}x`],
      ['', 'grid', flatPaint.toFixed(0), '', flatFrame.toFixed(1), ''],
    );
    Object.assign(figures, { [`${name}PaintRatio`]: paintRatio, [`${name}FrameRatio`]: frameRatio });
    if (frameRatio > most[name])
      overruns.push(`${name}: frames of a scroll take ${frameRatio} times as long as those of the grid`);
  }
  return { table, figures, overruns };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
