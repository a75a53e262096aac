import type { Locator, Page } from '@playwright/test';
import { quantile } from './list-page/driver.ts';

/** Letters that are typed into a field or a cell, one run of it. */
const letters = 'the quick brown fox jumps over the lazy dog';

/** The part of a page's globals that is used there. */
interface Typing {
  keyTimes: number[];
  addEventListener(name: 'keydown', listener: (event: { timeStamp: number }) => void, options: object): void;
  requestAnimationFrame(next: () => void): void;
  setTimeout(next: () => void): void;
}

/** Types a sentence into `target`: ms from each key until the frame that shows its letter, the 95th percentile. */
export async function typeInto(page: Page, target: Locator): Promise<number> {
  await target.click();
  await page.evaluate(watchKeys);
  for (const letter of letters) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.evaluate(painted);
  }
  return quantile(await page.evaluate(takeTimes), 0.95);
}

// Functions, not text: the policy of the product's pages forbids to evaluate text.

function watchKeys(): void {
  const window = globalThis as unknown as Typing & { isWatched?: boolean };
  window.keyTimes = [];
  if (window.isWatched === true) return;
  window.isWatched = true;
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.requestAnimationFrame(() => window.setTimeout(() => window.keyTimes.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
}

function painted(): Promise<void> {
  const window = globalThis as unknown as Typing;
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(() => resolve()));
  });
}

function takeTimes(): number[] {
  return (globalThis as unknown as Typing).keyTimes;
}
