import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { PortalPage } from './pages/PortalPage.ts';
import { Shell } from './pages/Shell.ts';
import { settle } from './settle.ts';
import { tabTo } from './tab-to.ts';

const mark = (page: Page) => page.evaluate("document.documentElement.setAttribute('data-mark', 'same document')");

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
}

test('a link leads through the sign-in to where it points', async ({ openBrowser }) => {
  const page = await (await openBrowser()).newPage();
  const wanted = `${DataListPage.orders}?queryCode=receivables`;
  const login = new LoginPage(page, 'zh');
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent(wanted)}`);
  await login.signIn({ username: 'zhangwei', password: 'not-the-password' });
  await expect(login.failure).toBeVisible();
  await expect(login.account).toHaveValue('zhangwei');
  await login.signIn({ username: 'zhangwei', password: demoPassword });
  await expect(page).toHaveURL(wanted);
  await expect(new DataListPage(page, 'zh').view).toHaveText('应收账款');

  await new Shell(page, 'zh').signOut();
  await expect(login.title).toBeVisible();
  await page.goto('/user');
  await expect(login.title).toBeVisible();
});

test('a session that ends is renewed once for all tabs, and nobody notices', async ({ openAs }) => {
  const page = await openAs('zhangwei', { isOwnBrowser: true });
  const tabs = [page, await page.context().newPage()];
  const lists = tabs.map((tab) => new DataListPage(tab, 'zh'));
  const renewals: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/get_refresh_token')) renewals.push(request.url());
  });
  for (const tab of tabs) await tab.goto(DataListPage.orders);
  for (const list of lists) await expect(list.records.first()).toBeVisible();
  for (const tab of tabs) await settle(tab);

  // A session that is a quarter over is renewed while a page loads.
  renewals.length = 0;
  await page.evaluate("localStorage.setItem('token', 'no.longer.valid')");
  await Promise.all(lists.map((list) => list.switchView('订单跟进')));
  for (const list of lists) {
    await expect(list.view).toHaveText('订单跟进');
    await expect(list.records.first()).toBeVisible();
  }
  expect(renewals).toHaveLength(1);
});

test('the language changes at once and is remembered', async ({ openAs }) => {
  const page = await openAs('zhangwei');
  await page.goto('/');
  await expect(new PortalPage(page, 'zh').title).toBeVisible();
  await mark(page);
  await new Shell(page, 'zh').language.click();
  const portal = new PortalPage(page, 'en');
  await expect(portal.title).toBeVisible();
  await expect(portal.application('Leave')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSameDocument(page);
  await page.reload();
  await expect(portal.title).toBeVisible();
});

test('a reload and a link bring the same list', async ({ openAs }) => {
  const page = await openAs('zhangwei');
  const list = new DataListPage(page, 'zh');
  await page.goto(DataListPage.orders);
  await list.filterByOption('订单状态', '已完成');
  await expect(list.chips).toHaveCount(1);
  await list.sortBy('订单金额');
  await expect(list.header('订单金额')).toHaveAttribute('aria-sort', 'ascending');
  await list.nextPage.click();
  const ordinal = list.records.first().getByRole('gridcell').nth(1);
  await expect(ordinal).toHaveText('21');
  const first = await list.records.first().getByRole('link').innerText();

  await page.reload();
  await expect(ordinal).toHaveText('21');
  await expect(list.records.first()).toContainText(first);
  await expect(list.chips).toHaveText(['订单状态已完成']);
  await expect(list.header('订单金额')).toHaveAttribute('aria-sort', 'ascending');
});

test('coming back to a list finds it scrolled and selected as it was left', async ({ openAs }) => {
  const page = await openAs('zhangwei', { viewport: { width: 1280, height: 720 } });
  const list = new DataListPage(page, 'zh');
  await page.goto(DataListPage.orders);
  await list.records.nth(1).getByRole('checkbox').check();
  await expect(page.getByText('已选 1 条')).toBeVisible();
  const later = list.grid.getByRole('row', { name: /^选择第 18 行/ });
  await list.records.nth(5).hover();
  // Only rows near the window exist, so that the wheel must turn before there is a row to wait for.
  await page.mouse.wheel(0, 400);
  await list.open(later);
  await expect(new FormPage(page, 'zh').print).toBeVisible();
  await page.goBack();
  await expect(page.getByText('已选 1 条')).toBeVisible();
  await expect(later).toBeInViewport();
});

test('the keyboard alone signs in, searches a list and opens a record', async ({ openBrowser }) => {
  const page = await (await openBrowser()).newPage();
  const { keyboard } = page;
  await page.goto(`/login?return=${encodeURIComponent(DataListPage.orders)}`);
  await expect(new LoginPage(page, 'zh').account).toBeFocused();
  await keyboard.type('zhangwei');
  await keyboard.press('Tab');
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  const list = new DataListPage(page, 'zh');
  await expect(list.records.first()).toBeVisible();
  // The keys of a page are listened for once it is painted.
  await settle(page);
  await keyboard.press('/');
  await expect(list.search).toBeFocused();
  await keyboard.type('有限公司');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(list.records.first()).toContainText('有限公司');
  await tabTo(page, list.grid);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(new FormPage(page, 'zh').print).toBeVisible();
});
