import type { Browser, Page } from '@playwright/test';
import { openPage } from '../slow-page.ts';

/** In ms: a frame of a screen of 60 Hz. */
const frameMs = 1000 / 60;

/** In ms: as long as a pointer rests before it moves on, a frame each. */
const moves = 90;

/** Frames of one drag: their lengths at the 95th part of a hundred and at most, in frames of 60 Hz. */
export interface DragFrames {
  readonly p95: number;
  readonly longest: number;
}

/** Globals of the page in which frames are counted. */
interface FrameGlobals {
  frameTimes: number[];
  requestAnimationFrame(callback: (at: number) => void): number;
}

/** Drags the first widget of a design about the canvas and measures the frames meanwhile. */
export async function dragOne(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<DragFrames> {
  const page = await openPage(browser, stored);
  try {
    await page.goto(url);
    const handle = page.locator('.portal-drag-handle').first();
    await handle.waitFor();
    await page.locator('.grid-stack-item a[href]').first().waitFor({ state: 'attached' });
    // What the page does once it is there is no drag's.
    await page.waitForTimeout(2_000);
    const box = await handle.boundingBox();
    if (box === null) throw new Error('There is nothing to drag.');
    return framesOf(await dragAbout(page, { x: box.x + 20, y: box.y + 10 }));
  } finally {
    await page.context().close();
  }
}

async function dragAbout(page: Page, from: { readonly x: number; readonly y: number }): Promise<readonly number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const globals = globalThis as unknown as FrameGlobals;
    globals.frameTimes = [];
    const count = (at: number) => {
      globals.frameTimes.push(at);
      globals.requestAnimationFrame(count);
    };
    globals.requestAnimationFrame(count);
  });
  for (let move = 0; move < moves; move += 1) {
    const turn = (2 * Math.PI * move) / moves;
    await page.mouse.move(from.x + 260 - 260 * Math.cos(turn), from.y + 180 + 160 * Math.sin(turn));
    await page.waitForTimeout(frameMs);
  }
  const times = await page.evaluate(() => (globalThis as unknown as FrameGlobals).frameTimes);
  await page.mouse.up();
  return times;
}

function framesOf(times: readonly number[]): DragFrames {
  const lengths = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const sorted = lengths.toSorted((left, right) => left - right);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? sorted.at(-1) ?? 0) / frameMs;
  return { p95: at(0.95), longest: at(1) };
}
