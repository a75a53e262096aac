import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../demo/accounts.ts';
import { signIn } from '../tools/run/sign-in.ts';
import { test } from './demo-test.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { NotificationBell } from './pages/NotificationBell.ts';
import { Shell } from './pages/Shell.ts';
import { listenTo } from './live-region.ts';

// People whom no other file signs in: their passwords are changed.
const [newcomer, employee, manager, careful] = ['guoanqi', 'dingzixuan', 'jinyuhang', 'hehaoran'];
const [second, third] = ['Better-2027', 'Third-2028x'];

/** Gives somebody a one-time password, as an administrator does. */
async function resetPassword(page: Page, address: string | undefined, id: string): Promise<string> {
  const { access_token: token } = await signIn(address ?? '', { username: 'admin', password: demoPassword });
  const url = `/api/organization/users/${id}/reset-password`;
  const reply = await page.request.post(url, { data: {}, headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { data: { password: string } }).data.password;
}

/** The three fields of a change, wherever they stand. */
async function typePasswords(page: Page, [old, next, again]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('旧密码', { exact: true }).fill(old);
  await page.getByLabel('新密码', { exact: true }).fill(next);
  await page.getByLabel('确认新密码', { exact: true }).fill(again);
  await page.getByRole('button', { name: '确认修改' }).click();
}

async function signedIn(context: BrowserContext, username: string, password: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login?return=/user');
  await new LoginPage(page, 'zh').signIn({ username, password });
  await expect(new Shell(page, 'zh').user).toBeVisible();
  return page;
}

async function openPanel(page: Page, entry: string): Promise<void> {
  await new Shell(page, 'zh').user.click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

test('a one-time password is changed before anything else, ends all sessions, and is told of', async ({
  openBrowser,
  baseURL,
}) => {
  const elsewhere = await signedIn(await openBrowser(), newcomer, demoPassword);
  await elsewhere.goto('/form/detail?startWorkflowCode=leaveApproval');
  const reason = elsewhere.getByRole('main').getByLabel('请假事由');
  await reason.fill('半封信');
  await expect(elsewhere.getByText(/^草稿已于/)).toBeVisible();
  const page = await (await openBrowser()).newPage();
  const oneTime = await resetPassword(page, baseURL, newcomer);
  const login = new LoginPage(page, 'zh');

  const again = elsewhere.getByRole('dialog', { name: '登录已结束，请重新登录' });
  await elsewhere.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await again.getByLabel('密码', { exact: true }).fill(oneTime);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('dialog', { name: '请修改初始密码' })).toBeVisible();
  await expect(reason).toHaveValue('半封信');

  await page.goto('/login?return=/message-notification');
  await login.signIn({ username: newcomer, password: demoPassword });
  await expect(login.failure).toContainText('账号或密码错误');
  await login.signIn({ username: newcomer, password: oneTime });
  const forced = page.getByRole('dialog', { name: '请修改初始密码' });
  await expect(forced).toBeVisible();
  await page.goto('/user');
  await page.keyboard.press('Escape');
  await expect(forced).toBeVisible();
  await expect(page.getByText('个人信息')).toHaveCount(0);
  await typePasswords(page, [oneTime, second, second]);
  await expect(page).toHaveURL(/\/login/);

  await login.signIn({ username: newcomer, password: oneTime });
  await expect(login.failure).toBeVisible();
  await login.signIn({ username: newcomer, password: second });
  const bell = new NotificationBell(page, 'zh');
  await bell.bell.click();
  await expect(bell.panel).toContainText('密码已修改');
  await expect(bell.panel).toContainText('密码已重置');
});

test('a password is changed in personal settings and from the header, and each time one signs in again', async ({
  openBrowser,
}) => {
  const page = await signedIn(await openBrowser(), employee, demoPassword);
  const login = new LoginPage(page, 'zh');
  await openPanel(page, '个人设置');
  const settings = page.getByRole('dialog', { name: '个人设置' });
  await expect(settings.getByRole('definition').first()).toHaveText('丁子轩');
  await settings.getByRole('tab', { name: '密码设置' }).click();
  await typePasswords(page, [demoPassword, 'abc 12', 'abc']);
  await expect(settings.getByText('密码不能包含中文字符或空格')).toBeVisible();
  await expect(settings.getByText('两次输入的新密码不一致')).toBeVisible();
  await expect(settings.getByRole('listitem').filter({ hasText: '至少一个数字' })).toContainText('已满足');
  await expect(settings.getByRole('listitem').filter({ hasText: '长度 8-14 位' })).toContainText('未满足');
  await typePasswords(page, ['Wrong-2026', third, third]);
  await expect(settings.getByRole('alert').filter({ hasText: '旧密码不正确' })).toBeVisible();
  const liveRegion = await listenTo(page);
  await typePasswords(page, [demoPassword, third, third]);
  await liveRegion.has('密码已修改，请用新密码登录');
  await expect(page).toHaveURL(/\/login/);

  await login.signIn({ username: employee, password: third });
  await openPanel(page, '修改密码');
  await typePasswords(page, [third, second, second]);
  await liveRegion.has(/\d 秒后退出登录/);
  await expect(page).toHaveURL(/\/login/);
  await login.signIn({ username: employee, password: second });
  await expect(new Shell(page, 'zh').user).toBeVisible();
});

test('wrong passwords delay whoever tries them, not the person on their own device, who is told of them', async ({
  openBrowser,
}) => {
  const own = await signedIn(await openBrowser(), manager, demoPassword);
  await openPanel(own, '退出登录');
  const ownLogin = new LoginPage(own, 'zh');
  await expect(ownLogin.title).toBeVisible();

  const stranger = await (await openBrowser()).newPage();
  const login = new LoginPage(stranger, 'zh');
  await stranger.goto('/login');
  // Each failure doubles the delay of the next attempt, so that it is met however slow the machine is.
  await expect(async () => {
    await login.signIn({ username: manager, password: 'wrong' });
    await expect(login.failure).toContainText(/请在 \d+ 秒后重试/, { timeout: 2_000 });
  }).toPass();

  await ownLogin.signIn({ username: manager, password: demoPassword });
  const bell = new NotificationBell(own, 'zh');
  await bell.bell.click();
  await expect(bell.panel).toContainText('次登录失败');
});

test('an administrator lets somebody in who has lost their password', async ({ openBrowser, baseURL }) => {
  const page = await (await openBrowser()).newPage();
  const login = new LoginPage(page, 'zh');
  await page.goto('/login');
  const oneTime = await resetPassword(page, baseURL, manager);
  await login.signIn({ username: manager, password: oneTime });
  await expect(page.getByRole('dialog', { name: '请修改初始密码' })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(login.title).toBeVisible();
});

/** The code of six digits that an authenticator app shows now, or some steps of 30 s later (RFC 6238). */
function codeOfApp(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

test('who turns two-step verification on signs in with a code, or with a recovery code that is good once', async ({
  openBrowser,
}) => {
  const page = await signedIn(await openBrowser(), careful, demoPassword);
  await openPanel(page, '个人设置');
  const settings = page.getByRole('dialog', { name: '个人设置' });
  await settings.getByRole('tab', { name: '两步验证' }).click();
  await settings.getByRole('button', { name: '设置两步验证' }).click();
  await settings.getByLabel('登录密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('img', { name: '身份验证器应用要扫描的二维码' })).toBeVisible();
  const secret = (await settings.locator('code').innerText()).replaceAll(' ', '');
  await settings.getByLabel('应用显示的 6 位验证码').fill(codeOfApp(secret));
  await page.keyboard.press('Enter');
  const codes = settings.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await settings.getByRole('button', { name: '我已保存' }).click();
  await expect(settings).toContainText('剩余恢复码：10 个');
  await page.keyboard.press('Escape');
  await new Shell(page, 'zh').signOut();

  const login = new LoginPage(page, 'zh');
  await login.signIn({ username: careful, password: demoPassword });
  const code = page.getByLabel('验证码', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(login.failure).toContainText('验证码不正确');
  await code.fill(codeOfApp(secret, 1));
  await page.keyboard.press('Enter');
  await expect(new Shell(page, 'zh').user).toBeVisible();
  await new Shell(page, 'zh').signOut();

  await login.signIn({ username: careful, password: demoPassword });
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await page.getByLabel('恢复码', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(new Shell(page, 'zh').user).toBeVisible();
  const bell = new NotificationBell(page, 'zh');
  await bell.bell.click();
  await expect(bell.panel).toContainText('还剩 9 个');
});
