import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, test } from './demo-test.ts';
import { PortalPage } from './pages/PortalPage.ts';
import { Shell } from './pages/Shell.ts';

/** The parts of the portal that the header names, and how. */
const titled = [
  ['/app-list/applications', '应用列表', 'Applications'],
  ['/workflow-center/my-workflow', '流程中心', 'Workflow center'],
  ['/message-notification', '通知中心', 'Notification center'],
  ['/my-draft', '我的草稿', 'My drafts'],
] as const;

/** Returns the names of the buttons and links at the end of the header, in their order. */
async function namesAtTheEnd(page: Page): Promise<(string | null)[]> {
  const tools = await page.getByRole('banner').locator('> :last-child').locator('> a, > button').all();
  return Promise.all(
    tools.map(async (tool) => (await tool.getAttribute('aria-label')) ?? (await tool.getAttribute('title'))),
  );
}

async function expectTitles(page: Page, locale: Locale): Promise<void> {
  const { switcher } = new Shell(page, locale);
  for (const [path, zh, en] of titled) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText(locale === 'zh' ? zh : en, { exact: true })).toBeVisible();
    await expect(switcher).toHaveText('');
  }
}

const panel = (page: Page): Locator => page.getByRole('tooltip').filter({ visible: true }).getByRole('dialog');

/** Returns the page's depth in the tab's history. */
const depth = (page: Page) => page.evaluate<number>('history.state.idx');

test('an administrator finds theme, back-stage and customer service, and the language stays', async ({ openAs }) => {
  const page = await openAs('admin');
  const zh = new Shell(page, 'zh');
  const en = new Shell(page, 'en');
  await page.goto(PortalPage.path);
  const order = [
    '全局搜索',
    '更换主题',
    '后台管理',
    expect.stringMatching(/^通知/),
    '帮助',
    'Switch to English',
    '周启明 的账户',
  ];
  await expect.poll(() => namesAtTheEnd(page)).toEqual(order);
  await expect(zh.back).toHaveCount(0);
  await expect(page.getByRole('link', { name: '后台管理' })).toHaveAttribute('href', 'https://manage.example/');
  await zh.help.click();
  await expect(panel(page).getByRole('link', { name: '用户手册' })).toHaveAttribute('href', 'https://help.example/zh/');
  await expect(panel(page).getByRole('link', { name: '联系客服' })).toHaveAttribute('href', 'tel:+8610-12345678');
  await expect(panel(page)).toContainText('客户端版本 6.13.10');
  await expect(panel(page)).not.toContainText('视频教程');
  await panel(page).getByRole('button', { name: '本页帮助' }).click();
  const guide = page.getByRole('dialog', { name: '使用帮助' });
  await expect(guide.getByRole('article', { name: '首页与导航' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(guide.locator(':focus')).toHaveCount(1);
  await guide.getByRole('searchbox', { name: '搜索帮助' }).fill('恢复码');
  await guide.getByRole('button', { name: /^登录和安全/ }).click();
  await expect(guide.getByRole('article', { name: '登录和安全' }).locator('mark').first()).toHaveText('恢复码');
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await expect(zh.help).toBeFocused();
  await zh.language.click();
  await page.reload();
  await expect(en.language).toHaveText('中文');
  await en.help.click();
  await expect(panel(page).getByRole('link', { name: 'User manual' })).toHaveAttribute(
    'href',
    'https://help.example/en/',
  );
  await page.keyboard.press('Escape');
  await en.user.click();
  for (const fact of ['Qiming Zhou', 'Root admin', '10000000219', 'Information Technology'])
    await expect(panel(page).getByText(fact)).toBeVisible();
  await expectTitles(page, 'en');
});

test('by keys alone an employee goes to an application and back to the portal as it was left', async ({ openAs }) => {
  const page = await openAs('emma', { locale: 'en' });
  const { switcher, back, user } = new Shell(page, 'en');
  const { keyboard } = page;
  await page.goto(PortalPage.path);
  await expect.poll(() => namesAtTheEnd(page)).toHaveLength(5);
  await expect(page.getByRole('button', { name: 'Change theme' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back-stage' })).toHaveCount(0);
  const before = await depth(page);
  await switcher.focus();
  await keyboard.press('Enter');
  const leave = panel(page).getByRole('link', { name: 'Leave' });
  await expect(leave).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('link', { name: 'Portal home' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('link', { name: 'Workflow center' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(switcher).toBeFocused();
  await keyboard.press('Enter');
  await leave.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/application\/leave\//);
  await expect(page.getByRole('banner').getByText('Leave', { exact: true })).toBeVisible();
  await back.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PortalPage.path}$`));
  expect(await depth(page)).toBe(before);
  await switcher.click();
  const recent = panel(page).getByRole('region', { name: 'Recently used' });
  // Which one is first depends on what other stories do as the same person; the order has a test of its own.
  await expect(recent.getByRole('link').filter({ hasText: /Leave$/ })).toBeVisible();
  await keyboard.press('Escape');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setUserAgentOverride', { userAgent: 'Mozilla/5.0 (Windows NT 10.0) DingTalk(7.0.40)' });
  await page.reload();
  await user.click();
  const target = encodeURIComponent(page.url());
  const inBrowser = panel(page).getByRole('link', { name: 'Open in the browser' });
  await expect(inBrowser).toHaveAttribute('href', `dingtalk://dingtalkclient/page/link?url=${target}&pc_slide=false`);
});

test('on a phone everything of the header is a thumb wide and nothing leaves the window', async ({ openAs }) => {
  const page = await openAs('liufang', { viewport: { width: 390, height: 844 } });
  const { switcher, user } = new Shell(page, 'zh');
  const inside = async () => expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  await expectTitles(page, 'zh');
  const controls = page.getByRole('banner').locator('a, button');
  await expect(controls).toHaveCount(5);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  for (const opener of [switcher, user]) {
    await opener.click();
    await expect(panel(page).getByRole('link').first()).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(382);
    await inside();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
});
