import { expect, type Page, type Request } from '@playwright/test';
import { type Locale, test } from './demo-test.ts';
import { faultsOn, type Screen, screens, settle } from './page-faults.ts';
import { designRoutes, type Reader, type Route, readers, routesOf } from './routes.ts';
import { watchPage } from './watch-page.ts';

// A trace would take pictures at every step of hundreds; what fails is in words.
test.use({ trace: 'off', screenshot: 'off' });

/** Calls that opening a page makes once at most: each is work for the database, or for somebody who reads the numbers. */
const onceAPage = ['POST /api/portal/recent', 'GET /api/notifications/unread-count'];

async function open(page: Page, { path, heading }: Route): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  await settle(page);
}

/** Opens a route and says what is wrong with it on each screen, and what it asked for more than once. */
async function faultsOf(page: Page, route: Route, on: readonly Screen[]): Promise<string[]> {
  const asked: string[] = [];
  const listen = (request: Request) => {
    // What the page before still asked for while it was left is not of this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', listen);
  // Pictures that fade into each other have no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(screens[on[0] ?? 'desk']);
  await open(page, route);
  // Later there may be news, or a minute is over.
  page.off('request', listen);
  const found: string[] = [];
  for (const screen of on) found.push(...(await faultsOn(page, screen)));
  const twice = onceAPage.filter((call) => asked.filter((each) => each === call).length > 1);
  return [...found, ...twice.map((call) => `${route.path} asks ${call} more than once`)];
}

async function faultsOfRoutes(page: Page, reader: Reader, on: readonly Screen[]): Promise<string[]> {
  const troubles = watchPage(page);
  const faults: string[] = [];
  for (const route of await routesOf(page, reader)) faults.push(...(await faultsOf(page, route, on)));
  return [...faults, ...troubles];
}

/** What is wrong with the designer's pages; one that is opened has its diagram. */
async function faultsOfDesigner(page: Page, locale: Locale, on: readonly Screen[]): Promise<string[]> {
  const troubles = watchPage(page);
  const faults: string[] = [];
  for (const route of designRoutes[locale]) faults.push(...(await faultsOf(page, route, on)));
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  for (const screen of on) faults.push(...(await faultsOn(page, screen)));
  return [...faults, ...troubles];
}

test('every route is whole on every screen and fit for assistive technology', async ({ openBrowser, openAs }) => {
  test.setTimeout(300_000);
  const stranger = await (await openBrowser()).newPage();
  const login = { path: '/login', heading: '登录 Portico' };
  expect(await faultsOf(stranger, login, ['desk', 'tablet', 'phone'])).toEqual([]);
  const page = await openAs(readers.zh.username);
  expect(await faultsOfRoutes(page, readers.zh, ['desk', 'tablet', 'phone'])).toEqual([]);
  expect(await faultsOfDesigner(await openAs('admin'), 'zh', ['phone', 'desk'])).toEqual([]);
});

test('every route is whole and fit for assistive technology in English', async ({ openAs }) => {
  test.slow();
  const page = await openAs(readers.en.username, { locale: 'en' });
  expect(await faultsOfRoutes(page, readers.en, ['desk'])).toEqual([]);
  const designer = await openAs('admin', { locale: 'en' });
  expect(await faultsOfDesigner(designer, 'en', ['desk', 'tablet'])).toEqual([]);
});

test('the theme changes at once for everybody, and every route is fit in the dark too', async ({ openAs }) => {
  test.slow();
  const page = await openAs('admin');
  const setTheme = async (colour: string, outward: string) => {
    await page.getByRole('button', { name: '更换主题' }).click();
    const drawer = page.getByRole('dialog', { name: '主题设置' });
    await drawer.getByText(colour, { exact: true }).click();
    await drawer.getByText(outward, { exact: true }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect(drawer).toBeHidden();
  };
  const background = () => page.evaluate<string>("getComputedStyle(document.querySelector('header')).backgroundColor");
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setTheme('默认', '浅色');
  const light = await background();
  await page.evaluate("document.documentElement.setAttribute('data-mark', 'same document')");
  try {
    await setTheme('蓝', '深色');
    await expect.poll(background).not.toBe(light);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
    expect(await faultsOfRoutes(await openAs(readers.zh.username), readers.zh, ['desk'])).toEqual([]);
    expect(await faultsOfDesigner(await openAs('admin'), 'zh', ['desk'])).toEqual([]);
  } finally {
    await page.goto('/');
    await setTheme('默认', '浅色');
  }
});
