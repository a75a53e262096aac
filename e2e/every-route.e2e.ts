import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { routes } from './routes.ts';

async function open(page: Page, { path, heading }: (typeof routes)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Serious and critical violations of the page, each with the first element it is about. */
async function violations(page: Page): Promise<string[]> {
  // antd measures text areas with one that nobody sees and the Tab key does not reach.
  const { violations: found } = await new AxeBuilder({ page }).exclude('textarea[name="hiddenTextarea"]').analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

async function violationsOfRoutes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const route of routes) {
    await open(page, route);
    all.push(...(await violations(page)));
  }
  return all;
}

test('no route scrolls sideways on a phone', async ({ openAs }) => {
  const page = await openAs('zhangwei', { viewport: { width: 390, height: 844 } });
  for (const route of routes) {
    await open(page, route);
    const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(beyond, route.path).toBeLessThanOrEqual(0);
  }
});

test('every route is fit for assistive technology', async ({ openBrowser, openAs }) => {
  test.slow();
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto('/login');
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(stranger)).toEqual([]);
  expect(await violationsOfRoutes(await openAs('liufang'))).toEqual([]);
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
    expect(await violationsOfRoutes(await openAs('liufang'))).toEqual([]);
  } finally {
    await page.goto('/');
    await setTheme('默认', '浅色');
  }
});
