import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { signIn } from '../tools/run/sign-in.ts';
import { test } from './demo-test.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';

// People whom no other file signs in: here sessions end.
const [traveller, writer, guest, sender] = ['chenghui', 'hanruoxi', 'liutingting', 'liangying'];

const form = '/form/detail?startWorkflowCode=leaveApproval';
const refreshPath = '/api/login/Authentication/get_refresh_token';
const items = ['token', 'refresh_token', 'expires_in', 'expireTime', 'corpId', 'user', 'login_jump'];

const item = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const dialog = (page: Page) => page.getByRole('dialog', { name: '登录已结束，请重新登录' });
const password = (page: Page) => dialog(page).getByLabel('密码', { exact: true });
const reason = (page: Page) => page.getByRole('main').getByLabel('请假事由');

/** Signs somebody in on the login page, in a page of this browser. */
async function signedIn(context: BrowserContext, username: string, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await new LoginPage(page, 'zh').signIn({ username, password: demoPassword });
  await expect(page).not.toHaveURL(/\/login/);
  await expect(new Shell(page, 'zh').user).toBeVisible();
  await expect.poll(() => item(page, 'login_jump')).not.toBeNull();
  return page;
}

/** Ends the session of a program in the list of one's own, where this one cannot be ended. */
async function endOtherSession(page: Page, { access_token: token }: { readonly access_token: string }): Promise<void> {
  const ask = async () => {
    const reply = await page.request.get('/api/login/sessions', { headers: { authorization: `Bearer ${token}` } });
    return reply.status();
  };
  expect(await ask()).toBe(200);
  await new Shell(page, 'zh').user.click();
  await page.getByRole('link', { name: '登录设备', exact: true }).click();
  const [own, other] = [page.getByRole('listitem').filter({ hasText: '当前设备' }), page.getByRole('listitem').nth(1)];
  await expect(own.getByText(/^Chrome \d+, /)).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
  await other.getByRole('button', { name: /^结束登录：/ }).click();
  const question = page.getByRole('dialog').filter({ hasText: '的登录？' });
  await question.getByRole('button', { name: '结束登录' }).click();
  await expect(page.getByText('您只在当前设备上登录。')).toBeVisible();
  expect(await ask()).toBe(401);
}

/** Shortens the rest of the token's life to a moment, so that the page renews it. */
async function makeTokenShort(page: Page): Promise<void> {
  await page.evaluate(`localStorage.setItem('expires_in', '4'); dispatchEvent(new Event('portico-session'))`);
}

/** Uses a refresh token as somebody who has a copy of it does. */
async function rotateToken(page: Page, token: string) {
  const query = new URLSearchParams({ refresh_token: token, corpId: 'main' });
  const reply = await page.request.get(`${refreshPath}?${query.toString()}`);
  return (await reply.json()) as { readonly errcode: number; readonly data: { readonly refresh_token: string } };
}

test('two tabs stay signed in past a renewal of which there is one for both, and signing out is for both', async ({
  openBrowser,
  baseURL,
}) => {
  const context = await openBrowser();
  const first = await signedIn(context, traveller, '/message-notification');
  const second = await context.newPage();
  await second.goto('/user');
  await expect(new Shell(second, 'zh').user).toBeVisible();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(refreshPath)) asked.push(request.url());
  });
  const before = await item(first, 'token');
  await Promise.all([makeTokenShort(first), makeTokenShort(second)]);
  for (const page of [first, second]) await expect.poll(() => item(page, 'token')).not.toBe(before);
  for (const page of [first, second]) {
    await page.reload();
    await expect(new Shell(page, 'zh').user).toBeVisible();
  }
  expect(asked).toHaveLength(1);

  await endOtherSession(second, await signIn(baseURL ?? '', { username: traveller, password: demoPassword }));

  await context.setOffline(true);
  const failed = first.waitForEvent('requestfailed', (request) => request.url().includes(refreshPath));
  await makeTokenShort(first);
  await failed;
  for (const name of items) expect(await item(second, name)).not.toBeNull();
  await context.setOffline(false);

  await new Shell(first, 'zh').signOut();
  for (const page of [first, second]) await expect(page).toHaveURL(/\/login$/);
  for (const name of [...items, 'singlePwd', 'refresh_attempt']) expect(await item(second, name)).toBeNull();
});

test('a stolen refresh token ends the session of thief and owner, who signs in again over the form and loses nothing', async ({
  openBrowser,
}) => {
  const page = await signedIn(await openBrowser(), writer, form);
  await reason(page).fill('半封信');
  const stolen = (await item(page, 'refresh_token')) ?? '';
  const thief = await rotateToken(page, stolen);
  expect(thief.errcode).toBe(0);
  await makeTokenShort(page);
  await expect(dialog(page)).toBeVisible();
  expect((await rotateToken(page, thief.data.refresh_token)).errcode).not.toBe(0);

  await expect(password(page)).toBeFocused();
  await page.keyboard.type('Wrong-password-1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('账号或密码错误');
  await password(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(reason(page)).toHaveValue('半封信');
});

test('what was asked for while the session was over is answered after it, and somebody else finds nothing of it', async ({
  openBrowser,
}) => {
  const context = await openBrowser();
  const page = await signedIn(context, writer, form);
  const bell = page.getByRole('banner').getByRole('button', { name: /^通知/ });
  const endSession = async () =>
    page.request.post('/api/login/logout', { data: { T: await item(page, 'refresh_token') } });
  await reason(page).fill('私人内容');
  // Nothing but what is asked for next meets the end of the session.
  await expect(page.getByText(/^草稿已于/)).toBeVisible();
  await endSession();
  await bell.click();
  await password(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  // Words that stand there once the list has been answered: none are unread, or all can be marked as read.
  await expect(page.getByRole('dialog', { name: /^通知/ })).toContainText(/暂无新消息|全部已读/);
  await page.keyboard.press('Escape');
  await expect(reason(page)).toHaveValue('私人内容');

  await endSession();
  await makeTokenShort(page);
  await expect(dialog(page)).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page).getByRole('link', { name: '在新标签页中登录' }).click(),
  ]);
  await new LoginPage(other, 'zh').signIn({ username: guest, password: demoPassword });
  await expect(page).toHaveURL(/\/portal-page\/defaultPortalDashboard$/);
  await expect(new Shell(page, 'zh').user).toHaveAttribute('title', /刘婷婷/);
  await page.goto(form);
  await expect(reason(page)).toHaveValue('');
});

test('a link with a token asks who one wants to be, and the token stays neither in the address nor in the storage', async ({
  openBrowser,
  baseURL,
}) => {
  const { access_token: token } = await signIn(baseURL ?? '', { username: sender, password: demoPassword });
  const link = `${form}&T=${token}`;
  const page = await (await openBrowser()).newPage();
  await page.goto(link);
  await expect(page).toHaveURL(/startWorkflowCode=leaveApproval$/);
  await expect(page.getByRole('heading', { name: '使用此账号打开链接？' })).toBeVisible();
  await expect(page.getByText(sender, { exact: true })).toBeVisible();
  expect(await item(page, 'token')).toBeNull();
  await page.getByRole('button', { name: '用自己的账号登录' }).click();
  await new LoginPage(page, 'zh').signIn({ username: guest, password: demoPassword });
  await expect(reason(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('您当前登录的是刘婷婷')).toBeVisible();
  await page.getByRole('button', { name: '保持当前账号' }).click();
  await expect(new Shell(page, 'zh').user).toHaveAttribute('title', /刘婷婷/);
  await page.goto(link);
  await page.getByRole('button', { name: '使用此账号' }).click();
  await expect(new Shell(page, 'zh').user).toHaveAttribute('title', /梁颖/);
  await expect(reason(page)).toBeVisible();
  expect(page.url() + (await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))).not.toContain(token);
});
