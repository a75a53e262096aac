import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

/** The most that a page may cost, as the bench keeps it: only counts are held here, for clocks tremble. */
interface Budget {
  readonly bytes: number;
  readonly requests: number;
}

const budgets = JSON.parse(readFileSync(new URL('../bench/first-load/budget.json', import.meta.url), 'utf8')) as Record<
  'login' | 'dashboard' | 'list',
  Budget
>;

/** Answers hold times and numbers: so much more is no more. */
const slack = 1.01;

const list = '/application/sales/application-list/salesOrder';

/** Counts what a page fetches, and how much of that came over the network. */
async function countTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const sent: string[] = [];
  const fetched = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    sent.push(new URL(request.url).pathname);
    fetched.set(requestId, 0);
    paths.set(requestId, new URL(request.url).pathname);
  });
  const paths = new Map<string, string>();
  const before = new Map<string, number>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fetched.has(requestId)) fetched.set(requestId, encodedDataLength);
    const path = paths.get(requestId) ?? '';
    if (!before.has(path)) before.set(path, sent.length);
  });
  await session.send('Network.enable');
  return {
    session,
    /** Counts from nothing again. */
    restart: () => {
      sent.length = 0;
      for (const each of [fetched, paths, before]) each.clear();
    },
    sent,
    /** All bytes, and the requests that were sent until the last answer came that the page is for; '' counts all. */
    cost: (last: string): Budget => ({
      requests: before.get(last) ?? sent.length,
      bytes: [...fetched.values()].reduce((sum, bytes) => sum + bytes, 0),
    }),
  };
}

function expectWithin(cost: Budget, budget: Budget): void {
  expect(cost.requests, 'requests').toBeLessThanOrEqual(budget.requests);
  expect(cost.bytes, 'bytes').toBeLessThanOrEqual(budget.bytes * slack);
}

/** Records of a page's first rows, kept by a script that runs before the page's own. */
interface FirstRows {
  /** True where the filter was drawn no later than the first row. */
  isFilterThere: boolean | null;
  /** The sum of all layout shifts. */
  shift: number;
}

/** Runs before the page's own scripts, in the page. */
const watcher = `
  const seen = (window.porticoFirstRows = { isFilterThere: null, shift: 0 });
  new MutationObserver(() => {
    if (seen.isFilterThere !== null || document.querySelector('[role=grid] [role=row] a') === null) return;
    seen.isFilterThere = document.querySelector('main form[role=search]') !== null;
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((shifts) => {
    for (const { value } of shifts.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Resolves when all has been answered that a list begins with. */
function answersOfList(page: Page): Promise<unknown> {
  const paths = ['/api/start', '/list-config', '/api/records/query', '/menu'];
  return Promise.all(
    paths.map((path) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname.endsWith(path)),
    ),
  );
}

/** Keeps files from the page until something has happened. */
async function holdUntil(page: Page, files: RegExp, event: Promise<unknown>): Promise<void> {
  await page.route(files, async (route) => {
    await event;
    await route.continue();
  });
}

/** Opens the list and expects its rows before all else of it, each part in the room that was kept for it. */
async function expectRowsFirst(page: Page): Promise<void> {
  await page.goto(list);
  await expect(page.locator('main form[role=search]')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await settle(page);
  await page.unrouteAll();
  const { isFilterThere, shift } = await page.evaluate(
    () => (globalThis as unknown as { porticoFirstRows: FirstRows }).porticoFirstRows,
  );
  expect(isFilterThere).toBe(false);
  expect(shift).toBeLessThan(0.001);
}

/** Opens the list. True where the server, busy or just started, took long for its records: the page then fetches what helps with slow lists. */
async function isAnsweredSlowly(page: Page): Promise<boolean> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/records/query');
  await page.goto(list);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await settle(page);
  const { data } = (await (await answer).json()) as { readonly data: { readonly isSlow?: true } };
  return data.isSlow === true;
}

test('first loads stay within their budgets, and what was loaded once is not fetched again', async ({ openAs }) => {
  const page = await openAs('admin', { isOwnBrowser: true });
  const traffic = await countTraffic(page);
  while (await isAnsweredSlowly(page)) {
    await traffic.session.send('Network.clearBrowserCache');
    traffic.restart();
  }
  expectWithin(traffic.cost('/api/records/query'), budgets.list);

  await test.step('a second visit fetches data alone', async () => {
    traffic.restart();
    await page.reload();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await settle(page);
    // The page itself, what it asks for, and the headers of both.
    expect(traffic.cost('').bytes).toBeLessThan(30_000);
  });

  await test.step('the dashboard', async () => {
    await traffic.session.send('Network.clearBrowserCache');
    traffic.restart();
    await page.goto('/portal-page/defaultPortalDashboard');
    await expect(page.locator('main a[href^="/application/"]').first()).toBeVisible();
    await settle(page);
    expectWithin(traffic.cost('/api/workflow/work-items/query'), budgets.dashboard);
  });

  await test.step('from there to a list', async () => {
    const link = page.locator(`main a[href^="${list}"]`).first();
    traffic.restart();
    await link.hover();
    await expect
      .poll(() => traffic.sent.some((path) => path.includes('/mf-datalist/') && path.endsWith('.js')))
      .toBe(true);
    await expect.poll(() => traffic.sent.some((path) => path.includes('dates'))).toBe(true);
    await settle(page);
    traffic.restart();
    await link.click();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await settle(page);
    expect(traffic.sent.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  await page.addInitScript({ content: watcher });

  await test.step('the rows of a first list come before its filter, tools and pages, and nothing moves then', async () => {
    // Rows that are still on their way are not waited for: here they are there before the first script runs.
    await holdUntil(page, /\/shell-host\/[^/]+\/main\.\w+\.js$/, answersOfList(page));
    await expectRowsFirst(page);
  });

  await test.step('they do so, too, where the code of the list comes so late that the frame is drawn without it', async () => {
    const frame = Promise.all([answersOfList(page), page.waitForSelector('main')]);
    await holdUntil(page, /\/mf-datalist\/.*\.js$/, frame);
    await expectRowsFirst(page);
  });

  await test.step('the sign-in page', async () => {
    await page.evaluate(() => localStorage.clear());
    await traffic.session.send('Network.clearBrowserCache');
    traffic.restart();
    await page.goto('/login');
    await expect(page.locator('input[type=password]')).toBeVisible();
    await settle(page, page.locator('input[type=password]'));
    expectWithin(traffic.cost(''), budgets.login);
  });
});
