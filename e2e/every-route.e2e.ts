import { expect, type Page, type Request } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { signIn } from '../tools/run/sign-in.ts';
import { test } from './demo-test.ts';
import { go } from './go.ts';
import { type Depth, faultsOn, type Screen, screens } from './page-faults.ts';
import { type Reader, type Route, readers, type RouteGroup, routeGroups } from './routes.ts';
import { settle } from './settle.ts';
import { watchPage } from './watch-page.ts';

/** The screens on which a page is looked at in turn, and how deep. */
type Looks = readonly (readonly [screen: Screen, depth: Depth])[];

/** A phone has another layout, hence axe is asked there by one reader and on the desk by the other. */
const looks: Readonly<Record<'zh' | 'en' | 'dark', Looks>> = {
  zh: [
    ['desk', 'width'],
    ['tablet', 'width'],
    ['phone', 'whole'],
  ],
  en: [['desk', 'whole']],
  dark: [['desk', 'contrast']],
};

/** Calls that opening a page makes once at most: each is work for the database, or for somebody who reads the numbers. */
const onceAPage = ['POST /api/portal/recent', 'GET /api/notifications/unread-count'];

const headingOf = (page: Page, { heading }: Route) => page.getByRole('heading', { level: 1, name: heading });

/** Waits until a route is there, whole. */
async function arrive(page: Page, route: Route): Promise<void> {
  await expect(headingOf(page, route).first()).toBeVisible();
  if (route.part !== undefined) await expect(page.locator(route.part).first()).toBeVisible();
  await settle(page, headingOf(page, route));
}

/** Loads a route and returns what it asked for more than once. */
async function callsRepeatedBy(page: Page, route: Route): Promise<string[]> {
  const asked: string[] = [];
  const listen = (request: Request) => {
    // What the page before still asked for while it was left is not of this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', listen);
  await page.goto(route.path);
  await arrive(page, route);
  // Later there may be notifications, or a minute is over.
  page.off('request', listen);
  const twice = onceAPage.filter((call) => asked.filter((each) => each === call).length > 1);
  return twice.map((call) => `${route.path} asks ${call} more than once`);
}

async function faultsOf(page: Page, route: Route, on: Looks): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, depth] of on) {
    // On a small screen a designer says in its heading's place that it needs a larger one.
    const heading = screen === 'desk' ? headingOf(page, route) : page.getByRole('heading', { level: 1 });
    found.push(...(await faultsOn(page, { screen, depth, heading })));
    if (screen === 'phone' && route.onPhone !== undefined) await expect(page.getByText(route.onPhone)).toBeVisible();
  }
  return found;
}

/** Opens every route of a group within the portal; returns what is wrong with them. */
async function faultsOfGroup(page: Page, group: RouteGroup, reader: Reader, on: Looks): Promise<string[]> {
  const troubles = watchPage(page);
  const faults: string[] = [];
  await page.goto('/user');
  await settle(page);
  for (const route of await group.routesFor(page, reader)) {
    await go(page, route.path);
    await arrive(page, route);
    faults.push(...(await faultsOf(page, route, on)));
  }
  return [...faults, ...troubles];
}

test('the sign-in page is whole on every screen and fit for assistive technology', async ({ openBrowser }) => {
  const page = await (await openBrowser()).newPage();
  const login = { path: '/login', heading: '登录 Portico' };
  await page.goto(login.path);
  await arrive(page, login);
  expect(await faultsOf(page, login, looks.zh)).toEqual([]);
});

for (const group of routeGroups) {
  test(`every route of ${group.name} asks once, is whole on every screen and fit for assistive technology`, async ({
    openAs,
  }) => {
    const page = await openAs(group.username ?? readers.zh.username);
    const troubles = watchPage(page);
    const faults: string[] = [];
    for (const route of await group.routesFor(page, readers.zh)) {
      await page.setViewportSize(screens.desk);
      faults.push(...(await callsRepeatedBy(page, route)), ...(await faultsOf(page, route, looks.zh)));
    }
    expect([...faults, ...troubles]).toEqual([]);
  });
}

for (const group of routeGroups) {
  test(`every route of ${group.name} is whole and fit for assistive technology in English`, async ({ openAs }) => {
    const page = await openAs(group.username ?? readers.en.username, { locale: 'en' });
    expect(await faultsOfGroup(page, group, readers.en, looks.en)).toEqual([]);
  });
}

test('the theme changes at once for everybody', async ({ openAs }) => {
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
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setTheme('默认', '浅色');
  const light = await background();
  await page.evaluate("document.documentElement.setAttribute('data-mark', 'same document')");
  await setTheme('蓝', '深色');
  await expect.poll(background).not.toBe(light);
  await setTheme('默认', '浅色');
  await expect.poll(background).toBe(light);
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
});

test.describe('in the dark', () => {
  const setTheme = async (address: string | undefined, theme: object) => {
    const { access_token: token } = await signIn(address ?? '', { username: 'admin', password: demoPassword });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/system/theme`, { method: 'PUT', headers, body: JSON.stringify(theme) });
    expect(answer.status, await answer.text()).toBe(200);
  };
  test.beforeAll(({ baseURL }) => setTheme(baseURL, { color: 'blue', outward: 'dark' }));
  test.afterAll(({ baseURL }) => setTheme(baseURL, { color: 'default', outward: 'light' }));

  for (const group of routeGroups) {
    test(`every route of ${group.name} has contrast in the dark`, async ({ openAs }) => {
      const page = await openAs(group.username ?? readers.zh.username);
      expect(await faultsOfGroup(page, group, readers.zh, looks.dark)).toEqual([]);
    });
  }
});
