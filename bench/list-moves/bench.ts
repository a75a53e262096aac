import { type Browser, chromium, type Page } from '@playwright/test';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { median } from '../list-page/driver.ts';
import { openPage, type PageGlobals, slowDown, slowdown } from '../slow-page.ts';
import { startPortal } from '../start-portal.ts';

const size = 100;
const rounds = 9;

/** The control to press, and the element that shows that other rows are there. */
interface Move {
  readonly press: string;
  readonly row: string;
}

const bareMove: Move = { press: 'button', row: '.ant-table-row [title], .ant-table-row .ant-table-cell' };
const ourRow = '[role=grid] [role=row] a[href]';
const nextPage: Move = { press: '.ant-pagination-next button', row: ourRow };
const otherOrder: Move = { press: '[role=columnheader][aria-sort] button', row: ourRow };

/**
 * A list of a hundred rows to its next page and to another order, with a processor four times as slow, in turns with a bare page
 * that fetches and shows a hundred of the same rows.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('list-moves');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const tokens = await signIn(portal.url, demoAccounts.admin);
    const bare = await startBarePage('list-moves', await rowsOf(portal, tokens.access_token));
    const ours = await openSlow(browser, `${portal.url}${listPath}?size=${size}`, storedTokens(tokens));
    const other = await openSlow(browser, bare.url, {});
    const times = await measure(ours, other);
    bare.stop();
    return resultOf(times);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

const listPath = '/application/sales/application-list/salesOrder';

async function rowsOf({ url }: TemporaryPortal, token: string): Promise<Record<string, string>> {
  const pages = [0, 1].map(async (page) => {
    const reply = await fetch(`${url}/api/records/query`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ schemaCode: 'salesOrder', queryCode: 'allOrders', page, size }),
    });
    return [`/rows-${page}.json`, JSON.stringify(((await reply.json()) as { data: unknown }).data)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

async function openSlow(browser: Browser, url: string, stored: Readonly<Record<string, string>>): Promise<Page> {
  const page = await openPage(browser, stored);
  await page.goto(url);
  await page.locator(`${bareMove.row}, ${ourRow}`).first().waitFor();
  await slowDown(page);
  return page;
}

interface Times {
  readonly next: readonly number[];
  readonly order: readonly number[];
  readonly bare: readonly number[];
}

/** Takes turns, so that all have the same machine. The first round warms up and does not count. */
async function measure(ours: Page, bare: Page): Promise<Times> {
  const times = { next: [] as number[], order: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [next, order, other] = [await move(ours, nextPage), await move(ours, otherOrder), await move(bare, bareMove)];
    if (round === 0) continue;
    times.next.push(next);
    times.order.push(order);
    times.bare.push(other);
  }
  return times;
}

/** Presses and waits until another first row is painted. Returns the ms between the two by the page's clock. */
async function move(page: Page, { press, row }: Move): Promise<number> {
  const ms = await page.evaluate(
    async ([button, first]) => {
      const { document, requestAnimationFrame } = globalThis as unknown as PageGlobals;
      const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(resolve));
      const shown = () => {
        const element = document.querySelector(first);
        return `${element?.textContent} ${/objectId=[^&]*/.exec(element?.href ?? '')?.[0]}`;
      };
      const before = shown();
      const start = performance.now();
      document.querySelector(button)?.click();
      while (shown() === before) await nextFrame();
      await nextFrame();
      return performance.now() - start;
    },
    [press, row] as const,
  );
  // What is done after the rows are there is not the next press's.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return ms;
}

function resultOf({ next, order, bare }: Times): BenchResult {
  const [nextMs, orderMs, bareMs] = [middle(next), middle(order), middle(bare)];
  const ratio = (ms: number) => Math.round((100 * ms) / bareMs) / 100;
  return {
    table: [
      [`${size} rows, ${slowdown}x slower`, 'ms', 'to the bare page'],
      ['next page', String(nextMs), `${ratio(nextMs)}x`],
      ['another order', String(orderMs), `${ratio(orderMs)}x`],
      ['bare page', String(bareMs), '1x'],
    ],
    figures: { nextMs, orderMs, bareMs, nextRatio: ratio(nextMs), orderRatio: ratio(orderMs) },
  };
}

const middle = (times: readonly number[]) => Math.round(median(times));
