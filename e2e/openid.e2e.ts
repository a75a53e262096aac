import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Locale } from './demo-test.ts';
import { test } from './federation/portico-test.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { watchPage } from './watch-page.ts';

/** Elements of the provider's own pages; the last of them leads back. */
const onProvider = (page: Page) => ({
  login: page.getByPlaceholder('Enter any login'),
  password: page.getByPlaceholder('and password'),
  enter: page.getByRole('button', { name: 'Sign-in' }),
  agree: page.getByRole('button', { name: 'Continue' }),
  cancel: page.getByRole('link', { name: 'Cancel' }),
});

const words = {
  zh: { button: '使用康托索账号登录', back: '返回登录页', other: '使用其他账号登录', again: '重试' },
  en: {
    button: 'Sign in with Contoso',
    back: 'Back to sign-in',
    other: 'Sign in with another account',
    again: 'Try again',
  },
} as const;

async function openLogin(context: BrowserContext, locale: Locale, path: string): Promise<Page> {
  const page = await context.newPage();
  // The provider's pages want a font of another site.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(path);
  await expect(new LoginPage(page, locale).title).toBeVisible();
  return page;
}

async function enterAs(page: Page, login: string): Promise<void> {
  const { login: name, password, enter } = onProvider(page);
  await name.fill(login);
  await password.fill('any');
  await enter.click();
}

test('somebody signs in at the provider and comes to where they wanted to go, and nobody does with their answer', async ({
  openBrowser,
  portico,
}) => {
  const page = await openLogin(await openBrowser('zh'), 'zh', '/my-draft');
  const troubles = watchPage(page);
  const answer = page.waitForRequest((request) => request.url().startsWith(`${portico.url}/oauth?`));
  await page.getByRole('button', { name: words.zh.button }).press('Enter');
  await enterAs(page, 'zhangwei');
  await onProvider(page).agree.click();
  await expect(page).toHaveURL(`${portico.url}/my-draft`);
  const shell = new Shell(page, 'zh');
  await expect(shell.user).toBeVisible();
  const kept = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '));
  expect(kept).not.toMatch(/id_token|code=|127\.0\.0\.1/);
  expect(await page.evaluate('document.cookie')).not.toContain('openid');
  expect(troubles).toEqual([]);
  const other = await (await openBrowser('zh')).newPage();
  await other.goto((await answer).url());
  await expect(other.getByRole('alert')).toContainText('本次登录已失效');
  await other.getByRole('button', { name: words.zh.back }).click();
  await expect(other.getByRole('button', { name: words.zh.button })).toBeVisible();
});

test('who is nobody here, or goes away, is told why and tries once more', async ({ openBrowser, portico }) => {
  const page = await openLogin(await openBrowser('en'), 'en', '/login?return=%2Fuser');
  await page.getByRole('button', { name: words.en.button }).click();
  await onProvider(page).cancel.click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The sign-in was cancelled');
  await expect(failure).toContainText('100021');
  await page.getByRole('button', { name: words.en.again }).click();
  await enterAs(page, 'stranger');
  await onProvider(page).agree.click();
  await expect(failure).toContainText('No Portico user is linked to this account');
  await page.getByRole('button', { name: words.en.other }).click();
  await enterAs(page, 'emma');
  await onProvider(page).agree.click();
  await expect(page).toHaveURL(`${portico.url}/user`);
  await expect(new Shell(page, 'en').user).toBeVisible();
});
