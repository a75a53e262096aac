import type { Page } from '@playwright/test';

/** Place of a page that a key changes. */
export interface Effect {
  readonly selector: string;
  /** Text that it shows then, as the content of a box or in the page; any where there is none. */
  readonly text?: string;
}

/** Presses a key: ms until the frame that shows its effect is done. */
export async function press(page: Page, key: string, effect: Effect): Promise<number> {
  await page.evaluate(watch, effect);
  await page.keyboard.press(key);
  return page.evaluate(painted);
}

interface Watching {
  painted?: Promise<number>;
  readonly document: {
    querySelector(selector: string): { readonly value?: string; readonly textContent: string } | null;
  };
  addEventListener(name: 'keydown', listener: (event: { timeStamp: number }) => void, options: object): void;
  requestAnimationFrame(next: () => void): void;
  setTimeout(next: () => void): void;
}

// Functions, not text: the policy of the product's pages forbids to evaluate text.

function watch({ selector, text }: Effect): void {
  const window = globalThis as unknown as Watching;
  const isThere = () => {
    const element = window.document.querySelector(selector);
    return element !== null && (text === undefined || (element.value ?? element.textContent).includes(text));
  };
  window.painted = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: { timeStamp: number }) => {
      const look = () => {
        // A frame is done once a task that follows it can run.
        if (isThere()) window.setTimeout(() => resolve(performance.now() - timeStamp));
        else if (performance.now() - timeStamp > 60_000) reject(new Error(`The key has not changed ${selector}`));
        else window.requestAnimationFrame(look);
      };
      window.requestAnimationFrame(look);
    };
    window.addEventListener('keydown', begin, { capture: true, once: true });
  });
}

function painted(): Promise<number> {
  const { painted: promise } = globalThis as unknown as Watching;
  if (promise === undefined) throw new Error('Nothing is watched');
  return promise;
}

/** Returns the ms of a frame of a page in which nothing happens, the median of thirty. */
export function frameOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { requestAnimationFrame } = globalThis as unknown as {
      requestAnimationFrame(next: (at: number) => void): void;
    };
    const times: number[] = [];
    for (let frame = 0; frame <= 30; frame += 1)
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
    return gaps.toSorted((left, right) => left - right)[15] ?? 0;
  });
}
