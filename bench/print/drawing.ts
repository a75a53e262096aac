import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { DrawingMeasure } from './drawing-measure.ts';

const rows = 20;
const jobs = [50, 200, 500];
const rounds = 3;

/** Use of the page's process while something stands there: bytes of the script heap and of the process, and nodes of the document. */
interface Use {
  readonly heap: number;
  readonly process: number;
  readonly nodes: number;
}

/** Pages drawn to be printed against bare tables of the same rows: time until painted, memory while they stand there, and after. */
export async function measureDrawing(browser: Browser, url: string) {
  const table = [
    ['drawn to be printed', 'pages', 'ms', 'bare ms', 'ratio', 'MB', 'bare MB', 'ratio', 'nodes', 'after MB'],
  ];
  const figures: Record<string, number> = {};
  for (const records of jobs) {
    const ours = await drawn(browser, url, `drawPages(${String(records)}, ${String(rows)})`);
    const bare = await drawn(browser, url, `drawTables(${String(records)}, ${String(rows)})`);
    const [time, memory] = [ours.ms / bare.ms, ours.added / bare.added];
    table.push([
      `${String(records)} records of ${String(rows)} rows`,
      String(ours.pages),
      ours.ms.toFixed(0),
      bare.ms.toFixed(0),
      `${time.toFixed(2)}x`,
      megabytes(ours.added),
      megabytes(bare.added),
      `${memory.toFixed(2)}x`,
      String(ours.nodes),
      megabytes(ours.left),
    ]);
    const own = { Ms: ours.ms, Ratio: time, MemoryRatio: memory, LeftBytes: ours.left };
    for (const [what, value] of Object.entries(own))
      figures[`drawn${String(records)}${what}`] = Math.round(value * 100) / 100;
  }
  return { table, figures };
}

/** Draws in a tab of its own, a few times; the memory is that of the first time, since later ones reuse it. */
async function drawn(browser: Browser, url: string, draw: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const pid = await processOf(browser, page);
  const before = await memoryOf(session, pid);
  const measures: DrawingMeasure[] = [await page.evaluate<DrawingMeasure>(draw)];
  const during = await memoryOf(session, pid);
  await page.evaluate('clearDrawing()');
  const after = await memoryOf(session, pid);
  for (let round = 1; round < rounds; round += 1) {
    measures.push(await page.evaluate<DrawingMeasure>(draw));
    await page.evaluate('clearDrawing()');
  }
  await context.close();
  const middle = measures.toSorted((one, other) => one.ms - other.ms)[Math.floor(rounds / 2)];
  if (middle === undefined) throw new Error('Nothing was drawn');
  const [added, left] = [during.process - before.process, after.heap - before.heap];
  return { ...middle, added, left, nodes: during.nodes - before.nodes };
}

/** The process that draws a page: the newest of the browser's. */
async function processOf(browser: Browser, page: Page): Promise<number> {
  await page.evaluate('0');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return Math.max(...ids);
}

async function memoryOf(session: CDPSession, pid: number): Promise<Use> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: valueOf('JSHeapUsedSize'), process: residentBytes(pid), nodes: valueOf('Nodes') };
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
